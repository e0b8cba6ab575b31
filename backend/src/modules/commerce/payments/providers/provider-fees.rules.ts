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
