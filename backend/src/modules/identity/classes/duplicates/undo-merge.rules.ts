/** How long a merge can be undone, in milliseconds. */
const UNDO_TIME = 24 * 3_600_000;

/** Until when a merge can be undone. */
export const undoUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + UNDO_TIME);

/** What decides whether a merge can be undone. */
export interface MergeFacts {
  merged_at: Date;
  undone_at: Date | null;
  /** Data of one of the two were erased since. */
  sealed: boolean;
  /** One of the two accounts is part of a later merge that holds. */
  has_later: boolean;
  /** One of the two accounts is to be erased. */
  erasure_open: boolean;
}

export type UndoRefusal = 'undone' | 'sealed' | 'expired' | 'later_merge' | 'erasure_open';

/** Why a merge cannot be undone, or null. Of several merges of an account the last one is undone first. */
export function undoRefusal(merge: MergeFacts, now: Date): UndoRefusal | null {
  if (merge.undone_at !== null) return 'undone';
  if (merge.sealed) return 'sealed';
  if (now >= undoUntil(merge.merged_at)) return 'expired';
  if (merge.has_later) return 'later_merge';
  return merge.erasure_open ? 'erasure_open' : null;
}
