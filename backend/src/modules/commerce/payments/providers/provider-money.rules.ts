import { minorUnits, type Money } from '@bookgrove/contract';
import type { PaymentProvider } from '../payment-facts.ts';

/** How a provider writes amounts of a currency, and which it accepts. */
interface CurrencyRule {
  /** Decimals of the provider's unit. */
  decimals: number;
  /** Decimals that may be other than zero. */
  used: number;
  /** Smallest and largest charge, in minor units of ISO 4217. */
  min: number;
  max: number;
}

/** https://docs.stripe.com/currencies#zero-decimal */
const STRIPE_ZERO = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF';
/** Sent with two decimals that are zero: https://docs.stripe.com/currencies#special-cases */
const STRIPE_ZERO_AS_TWO = 'ISK UGX';
/** Sent with three decimals, of which the last is zero. */
const STRIPE_THREE = 'BHD JOD KWD OMR TND';
/**
 * Smallest charges, in minor units of ISO 4217; the only table of them. Stripe's:
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. Stripe names none for KES, and then asks for the
 * smallest charge of the currency of settlement: about half a US dollar.
 */
const STRIPE_MIN: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  KES: 6500,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};
/** `amount` of `/checkout/v2/pay`: https://developer.phonepe.com/payment-gateway/website-integration/standard-checkout/api-integration/api-reference/create-payment */
const PHONEPE_MIN = 100;
/** https://developer.paypal.com/api/rest/reference/currency-codes/ (no rupees since April 2021) */
const PAYPAL =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD';
const PAYPAL_ZERO = 'HUF JPY TWD';

/** How the provider writes amounts of the currency; null when it does not take it. */
export function currencyRule(provider: PaymentProvider, currency: string): CurrencyRule | null {
  const iso = minorUnits(currency);
  if (provider === 'phonepe')
    return currency === 'INR' ? { decimals: 2, used: 2, min: PHONEPE_MIN, max: 1_000_000_00 } : null;
  if (provider === 'paypal') {
    if (!PAYPAL.includes(currency)) return null;
    const decimals = PAYPAL_ZERO.includes(currency) ? 0 : 2;
    return { decimals, used: decimals, min: 10 ** iso, max: 10_000_000 * 10 ** iso };
  }
  const decimals = STRIPE_ZERO.includes(currency) ? 0 : STRIPE_THREE.includes(currency) ? 3 : 2;
  const used = STRIPE_ZERO_AS_TWO.includes(currency) ? 0 : Math.min(decimals, 2);
  const scale = 10 ** (iso - decimals);
  return {
    decimals,
    used,
    min: Math.max(1, STRIPE_MIN[currency] ?? 0),
    max: Math.floor(99_999_999 * scale),
  };
}

/**
 * The lowest price that is offered in a currency, in minor units: every provider that takes cards or transfers in it charges
 * so much. One whole unit where none names a smallest charge.
 */
export const minimumCharge = (currency: string): number =>
  Math.max(STRIPE_MIN[currency] ?? 10 ** minorUnits(currency), currency === 'INR' ? PHONEPE_MIN : 0);

/** Whether the provider can take this amount exactly. */
export function takes(provider: PaymentProvider, { amount, currency }: Money): boolean {
  const rule = currencyRule(provider, currency);
  if (!rule || amount < rule.min || amount > rule.max) return false;
  return amount % 10 ** Math.max(0, minorUnits(currency) - rule.used) === 0;
}

/**
 * Minor units of ISO 4217 in units of the provider.
 * @throws RangeError when the provider cannot express the amount
 */
export function toProviderUnits(provider: PaymentProvider, { amount, currency }: Money): number {
  const rule = currencyRule(provider, currency);
  if (!rule) throw new RangeError(`${provider} does not take ${currency}`);
  const units = amount * 10 ** (rule.decimals - minorUnits(currency));
  if (!Number.isSafeInteger(units)) throw new RangeError(`${provider} cannot express ${amount} ${currency}`);
  return units;
}

/** Units of the provider in minor units of ISO 4217. Rounded down where the provider is finer. */
export function fromProviderUnits(provider: PaymentProvider, units: number, currency: string): number {
  const decimals = currencyRule(provider, currency)?.decimals ?? minorUnits(currency);
  const shift = minorUnits(currency) - decimals;
  return shift >= 0 ? units * 10 ** shift : Math.floor(units / 10 ** -shift);
}

/** An amount as PayPal writes it: `12.34`, and `12` for yen. */
export function toPayPalValue(money: Money): string {
  const { decimals } = currencyRule('paypal', money.currency) ?? { decimals: 2 };
  const digits = String(toProviderUnits('paypal', money)).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Reads an amount of PayPal into minor units; NaN for a text that is no amount. */
export function fromPayPalValue(value: string, currency: string): number {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === undefined) return NaN;
  const digits = minorUnits(currency);
  if (/[1-9]/.test(fraction.slice(digits))) return NaN;
  return Number(`${sign}${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`);
}
