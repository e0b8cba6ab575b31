/** Two places that differ by less than this share of the book, in percent, are the same page on another screen. */
const SAME_PLACE = 0.5;

interface Place {
  percentage: number;
  client_time: Date;
}

/**
 * Whether a place of another device is worth a word: it is somewhere else in the book, and this device has not heard of
 * it. A device that never looked (`knownAt` null) has heard of nothing.
 */
export function isElsewhere(other: Place, here: { percentage: number }, knownAt: Date | null): boolean {
  const isNews = knownAt === null || other.client_time.getTime() > knownAt.getTime();
  return isNews && Math.abs(other.percentage - here.percentage) >= SAME_PLACE;
}
