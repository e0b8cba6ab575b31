/** Positions that differ by less than this, in percent of the book, are the same page on screens of different size. */
const SAME_POSITION = 0.5;

interface Position {
  percentage: number;
  client_time: Date;
}

/**
 * Whether to report the position of another device: it is elsewhere in the book, and newer than what this device knows. `knownAt`
 * is null for a device that knows no other position.
 */
export function differsFromKnownPosition(
  other: Position,
  here: { percentage: number },
  knownAt: Date | null,
): boolean {
  const isNewer = knownAt === null || other.client_time.getTime() > knownAt.getTime();
  return isNewer && Math.abs(other.percentage - here.percentage) >= SAME_POSITION;
}
