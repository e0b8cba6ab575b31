/**
 * Full years of age that have passed for certain. Without a birth month, and during it, the birthday counts
 * as still to come.
 */
export function ageAt(now: Date, year: number | null, month: number | null): number | null {
  if (year === null) return null;
  const passed = now.getUTCMonth() + 1 > (month ?? 12);
  return Math.max(0, now.getUTCFullYear() - year - (passed ? 0 : 1));
}
