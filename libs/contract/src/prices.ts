/** An amount of money: whole minor units of a currency (ISO 4217). */
export interface Price {
  amount: number;
  currency: string;
}

/** The whole of a price in basis points: shares always add up to it. */
export const WHOLE_BPS = 10_000;

/**
 * Currencies that a form lists first: those in which most readers buy. All others of ISO 4217 are accepted
 * too.
 */
export const OFTEN_USED_CURRENCIES = [
  'GBP',
  'EUR',
  'USD',
  'INR',
  'ZAR',
  'KES',
  'AED',
  'AUD',
  'CAD',
  'CHF',
  'JPY',
] as const;

let known: ReadonlySet<string> | undefined;
/** Whether three capital letters name a currency. */
export const isCurrency = (code: string): boolean =>
  (known ??= new Set(Intl.supportedValuesOf('currency'))).has(code);

/** Number of decimals: two for pounds, none for yen. */
export const minorUnits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Format `4.50 GBP`, for people and programs. */
export const formatPrice = ({ amount, currency }: Price): string => {
  const digits = minorUnits(currency);
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency}`;
};

/**
 * Splits a price into the charity's share and the rest. The shares add up to the price: a remainder below one
 * minor unit goes to the charity.
 */
export function splitPrice(
  { amount, currency }: Price,
  charityBps: number,
): { charity: Price; making: Price } {
  const charity = Math.ceil((amount * charityBps) / WHOLE_BPS);
  return { charity: { amount: charity, currency }, making: { amount: amount - charity, currency } };
}
