import type { StateRecord } from '../../library/books/reading-state.rules.ts';

/**
 * Whether a reading position brought the reader to the end of the book: for the first time, or once more after they
 * began it again. A book that was put aside keeps its state when such a position arrives late, but counts as
 * finished.
 */
export const isFinish = (before: StateRecord | null, after: StateRecord): boolean =>
  (after.finished_at !== null && !before?.finished_at) || after.reread_count > (before?.reread_count ?? 0);
