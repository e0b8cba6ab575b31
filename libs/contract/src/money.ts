/** An amount of money: a whole number of minor units (pence, paise, yen) of a currency of ISO 4217. */
export interface Money {
  amount: number;
  currency: string;
}

/** The whole in basis points: shares of a price add up to it. */
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

/**
 * The currencies in use, by ISO 4217 list one, without funds, metals and test codes. Kept here because `Intl` also
 * knows currencies that no longer exist.
 */
const CURRENCIES =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY ' +
  'COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ' +
  'ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK ' +
  'MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF ' +
  'SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU ' +
  'UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG';

/** Whether three capital letters are the code of a currency in use. */
export const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code) && CURRENCIES.includes(code);

/** Currencies of ISO 4217 whose number of decimals is not two. */
const DECIMALS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
};

/**
 * Number of decimals of a currency by ISO 4217: two for pounds, none for yen, three for Kuwaiti dinars. `Intl` is not
 * asked: its numbers are those of everyday use (none for the forint), and they differ between versions, so that server
 * and browser would read one amount differently.
 */
export const minorUnits = (currency: string): number =>
  Number(Object.keys(DECIMALS).find((digits) => DECIMALS[Number(digits)]!.includes(currency)) ?? 2);

/** Format `4.50 GBP`, for people and programs. */
export const formatPrice = ({ amount, currency }: Money): string => {
  const digits = minorUnits(currency);
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency}`;
};

/**
 * Divides an amount in proportion to weights so that the parts add up to it exactly (largest remainder, or Hamilton,
 * method): each part is its exact share rounded down, and the minor units left over go one each to the parts with the
 * largest fractions, the earlier part first among equals. A negative amount (a refund) is divided as its opposite.
 *
 * @param amount minor units, a safe integer
 * @param weights whole numbers of at least zero, for example basis points; one is above zero
 * @returns one part for each weight, in their order
 * @throws RangeError for an amount that is not a safe integer, or weights that are negative, fractional or all zero
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of minor units: ${amount}`);
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError(`Weights are whole numbers of at least zero: ${weights.join(', ')}`);
  // An amount times a weight may exceed 2^53.
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) throw new RangeError('One weight must be above zero.');
  const whole = BigInt(Math.abs(amount));
  const parts = weights.map((weight) => (whole * BigInt(weight)) / total);
  const fraction = (index: number) => (whole * BigInt(weights[index]!)) % total;
  let left = whole - parts.reduce((sum, part) => sum + part, 0n);
  const byFraction = weights
    .map((_, index) => index)
    .sort((a, b) => Number(fraction(b) > fraction(a)) - Number(fraction(b) < fraction(a)) || a - b);
  for (const index of byFraction) {
    if (left === 0n) break;
    parts[index]! += 1n;
    left -= 1n;
  }
  return parts.map((part) => (amount < 0 ? 0 - Number(part) : Number(part)));
}

/** Splits a price into the charity's share and the rest, by `allocate`. The shares add up to the price. */
export function splitPrice(
  { amount, currency }: Money,
  charityBps: number,
): { charity: Money; making: Money } {
  const [charity = 0, making = 0] = allocate(amount, [charityBps, WHOLE_BPS - charityBps]);
  return { charity: { amount: charity, currency }, making: { amount: making, currency } };
}
