/**
 * Reading time is the time between two actions of a reader (a page turn, a tap, a key, reading aloud by the device)
 * while the page is on the screen. Of a longer pause three minutes count.
 * `frontend/src/features/reader/readingTime.ts` measures it; these rules check the result.
 */

const LONGEST_MS = 12 * 3_600_000;
/** Sessions from offline reading arrive later; older ones than this are refused. */
const OLDEST_MS = 60 * 86_400_000;
/** How far the reader's clock may be ahead. */
const AHEAD_MS = 10 * 60_000;

export interface Session {
  started_at: Date;
  ended_at: Date;
  active_seconds: number;
}

/** Why a session is implausible, or null. */
export function sessionProblem({ started_at, ended_at, active_seconds }: Session, now: Date): string | null {
  const span = ended_at.getTime() - started_at.getTime();
  if (span < 0) return 'ended_at lies before started_at.';
  if (span > LONGEST_MS) return 'A session lasts at most 12 hours.';
  if (ended_at.getTime() > now.getTime() + AHEAD_MS) return 'ended_at lies in the future.';
  if (now.getTime() - started_at.getTime() > OLDEST_MS)
    return 'A session from more than 60 days ago is not accepted.';
  // One second of tolerance: both ends are rounded.
  if (active_seconds * 1000 > span + 1000) return 'active_seconds are more than the session lasted.';
  return null;
}
