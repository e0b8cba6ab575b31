import type { PaymentProvider } from '../payment-facts.ts';

/** Countries whose payers are the only ones that a provider serves: PhonePe takes UPI and Indian banks alone. */
const ONLY: Partial<Record<PaymentProvider, readonly string[]>> = { phonepe: ['IN'] };
/**
 * Countries whose payers a provider refuses.
 * https://support.stripe.com/questions/list-of-prohibited-and-restricted-businesses,
 * https://www.paypal.com/webapps/mpp/country-worldwide
 */
const NEVER: Partial<Record<PaymentProvider, readonly string[]>> = {
  stripe: ['CU', 'IR', 'KP'],
  paypal: ['CU', 'IR', 'KP'],
};

/**
 * Whether payers of this country can use the provider.
 * @param country ISO 3166-1 alpha-2; null while it is not known, which excludes nothing
 */
export function servesCountry(provider: PaymentProvider, country: string | null): boolean {
  if (country === null) return true;
  return ONLY[provider]?.includes(country) ?? !NEVER[provider]?.includes(country);
}
