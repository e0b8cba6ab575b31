import type { ReadingPosition } from '../../shared/reader/protocol.ts';

/** Whole minutes left at this position of a book that takes `minutes`; at least 1 before the end. */
export function minutesLeft(
  minutes: number,
  { percentage, atEnd }: Pick<ReadingPosition, 'percentage' | 'atEnd'>,
): number {
  return atEnd ? 0 : Math.max(1, Math.ceil(minutes * (1 - percentage / 100)));
}
