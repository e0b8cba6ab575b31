/**
 * From this sum of all refunds of an order or gift on, in minor units, a second person must agree: about 50 pounds. It counts the
 * whole order or gift, so that several small refunds do not pass for one.
 */
const THRESHOLDS: Readonly<Record<string, number>> = {
  GBP: 5_000,
  EUR: 6_000,
  USD: 6_000,
  INR: 500_000,
  KES: 800_000,
  JPY: 9_000,
};

/** The threshold of a currency; null where none is set: then every refund needs a second person. */
export const thresholdOf = (currency: string): number | null => THRESHOLDS[currency] ?? null;

/** Whether a refund needs a second person. `before`: paid back or requested so far. */
export function needsSecondPerson(currency: string, before: number, amount: number): boolean {
  const threshold = thresholdOf(currency);
  return threshold === null || before + amount >= threshold;
}
