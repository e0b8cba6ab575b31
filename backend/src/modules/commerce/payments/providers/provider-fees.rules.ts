import type { PaymentProvider } from '../payment-facts.ts';

/** What a provider keeps of a payment: a share in basis points and a fixed part in minor units. */
export interface ProviderFee {
  bps: number;
  fixed: number;
}

const fee = (bps: number, fixed: number): ProviderFee => ({ bps, fixed });

/**
 * Prices of the providers for an ordinary card of the country of the currency, to estimate a fee before the payment. What was
 * kept is told by the provider afterwards (of Stripe: `fee` of the balance transaction), which alone is recorded in the
 * ledger; it differs for cards of other countries. A currency that is missing has no
 * estimate: Stripe has no accounts, and so no price, in Kenya; PhonePe publishes 1.95 % for all ways to pay together, keeps
 * nothing of payments by UPI, and agrees prices for each way with the business
 * (https://www.terra-insight.com/insights/phonepe-pg-mdr-reconciliation-india/, 2026-06-23). Looked up on 2026-11-28.
 */
const FEES: Readonly<Record<PaymentProvider, Readonly<Record<string, ProviderFee>>>> = {
  stripe: {
    // https://support.stripe.com/questions/pricing-updates-for-businesses-in-the-united-kingdom, since 2023-04-10
    GBP: fee(150, 20),
    // https://help.writeupp.com/en/article/what-rate-will-i-pay-with-a-stripe-unified-account-19nqogt
    EUR: fee(150, 25),
    // https://plasso.com/support/why-stripe-fee, https://blog.flipdare.com/prod/stripe/fees/
    USD: fee(290, 30),
    // An estimate, and an upper one for Indian cards: 3 % is published for cards of other countries that are charged in
    // rupees (4.3 % in other currencies), without the 18 % GST on the fee
    // (https://support.stripe.com/questions/additional-pricing-information-for-indian-cross-border-sellers, looked up on
    // 2026-11-28). No published price for Indian cards was found: Stripe opens accounts there by invitation.
    INR: fee(300, 0),
    // https://blog.flipdare.com/prod/stripe/fees/
    JPY: fee(360, 0),
  },
  paypal: {
    // https://www.ebayfeescalculator.com/uk-paypal-calculator/ of 2023-01-02, https://wise.com/gb/paypal-fee-calculator/
    GBP: fee(290, 30),
    // https://www.takethecapital.net/?p=4328, a business in France
    EUR: fee(290, 35),
    // https://e-commerce-fee-calculator.pages.dev/blog/paypal-merchant-fees-2026 of 2026-01-10, https://toolorbit.site/blog/paypal-fees-complete-guide
    USD: fee(349, 49),
    // http://paypal-square.com/sub_7.html
    JPY: fee(360, 40),
  },
  phonepe: {},
};

/** The fee that a provider is expected to keep; null where it is not known. */
export const expectedFee = (provider: PaymentProvider, currency: string): ProviderFee | null =>
  FEES[provider][currency] ?? null;

/**
 * What has to be added to an amount so that it is left after the provider's fee: the smallest sum whose fee, rounded down,
 * leaves it. `gross = ceil((net + fixed) / (1 - rate))`.
 * @param net minor units, above 0
 */
export function feeCoverOf(net: number, { bps, fixed }: ProviderFee): number {
  // An amount times a rate may exceed 2^53.
  const kept = BigInt(10_000 - bps);
  const gross = (BigInt(net + fixed) * 10_000n + kept - 1n) / kept;
  return Number(gross) - net;
}
