/**
 * What counts as reading: the time between two signs of a reader (a page turned, a tap, a key, a voice that reads), as
 * long as they follow each other within three minutes with the page on the screen. A longer pause counts for nothing
 * beyond those three minutes. `frontend/src/features/reader/readingTime.ts` counts; this checks what it says.
 */
export const IDLE_AFTER_S = 180;

const LONGEST_MS = 12 * 3_600_000;
/** Read offline and told later: not longer ago than this. */
const OLDEST_MS = 60 * 86_400_000;
/** How far the reader's clock may be ahead. */
const AHEAD_MS = 10 * 60_000;

export interface Session {
  started_at: Date;
  ended_at: Date;
  active_seconds: number;
}

/** Why a session cannot be as it says, or null. */
export function sessionFault({ started_at, ended_at, active_seconds }: Session, now: Date): string | null {
  const span = ended_at.getTime() - started_at.getTime();
  if (span < 0) return 'ended_at lies before started_at.';
  if (span > LONGEST_MS) return 'A session lasts at most 12 hours.';
  if (ended_at.getTime() > now.getTime() + AHEAD_MS) return 'ended_at lies in the future.';
  if (now.getTime() - started_at.getTime() > OLDEST_MS)
    return 'A session of more than 60 days ago is not taken any more.';
  // A second more for the rounding of both ends.
  if (active_seconds * 1000 > span + 1000) return 'active_seconds are more than the session lasted.';
  return null;
}
