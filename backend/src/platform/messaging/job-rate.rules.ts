const WINDOW_MS = 15 * 60_000;

/**
 * Jobs per minute over the last quarter of an hour, from the times at which the newest jobs ended (milliseconds since 1970,
 * at most `most` of them). When all of them ended within it, the time since the oldest of them is the window.
 */
export function jobsPerMinute(ended: readonly number[], most: number, now: number): number {
  const recent = ended.filter((at) => now - at <= WINDOW_MS);
  if (recent.length === 0) return 0;
  const window = recent.length < most ? WINDOW_MS : Math.max(1_000, now - Math.min(...recent));
  return Math.round((recent.length / (window / 60_000)) * 10) / 10;
}
