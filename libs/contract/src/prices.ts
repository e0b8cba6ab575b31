/** Money: whole minor units of a currency (ISO 4217). */
export interface Price {
  amount: number;
  currency: string;
}

/** All of a price, in the unit in which its parts are told: they always make up the whole. */
export const WHOLE_BPS = 10_000;

/** Currencies that a form offers first: those in which its readers buy. Every other one of ISO 4217 is taken, too. */
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

/** Digits behind the point: two for pounds, none for yen. */
export const minorUnits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** `4.50 GBP`: for people and programs alike. */
export const formatPrice = ({ amount, currency }: Price): string => {
  const digits = minorUnits(currency);
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency}`;
};

/**
 * Divides a price by the part that goes to a charity. Nothing is lost and nothing made: what is left of a minor unit goes
 * to the charity.
 */
export function splitPrice(
  { amount, currency }: Price,
  charityBps: number,
): { charity: Price; making: Price } {
  const charity = Math.ceil((amount * charityBps) / WHOLE_BPS);
  return { charity: { amount: charity, currency }, making: { amount: amount - charity, currency } };
}
