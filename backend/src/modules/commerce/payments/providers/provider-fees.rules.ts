import type { PaymentProvider } from '../payment-facts.ts';

/** What a provider keeps of a payment: a share in basis points and a fixed part in minor units. */
export interface ProviderFee {
  bps: number;
  fixed: number;
}

const fee = (bps: number, fixed: number): ProviderFee => ({ bps, fixed });

/**
 * Public prices of the providers for an ordinary card of the country of the currency, to estimate a fee before the payment.
 * What was kept is told by the provider afterwards, and differs for cards of other countries. A currency that is missing has
 * no estimate. PhonePe keeps nothing of payments by UPI.
 * https://stripe.com/pricing, https://www.paypal.com/uk/business/paypal-business-fees
 */
const FEES: Readonly<Record<PaymentProvider, Readonly<Record<string, ProviderFee>>>> = {
  stripe: {
    GBP: fee(150, 20),
    EUR: fee(150, 25),
    USD: fee(290, 30),
    INR: fee(300, 0),
    KES: fee(290, 30_00),
    JPY: fee(360, 0),
  },
  paypal: {
    GBP: fee(290, 30),
    EUR: fee(290, 35),
    USD: fee(349, 49),
    JPY: fee(360, 40),
  },
  phonepe: {},
};

/** The fee that a provider is expected to keep; null where it is not known. */
export const expectedFee = (provider: PaymentProvider, currency: string): ProviderFee | null =>
  FEES[provider][currency] ?? null;
