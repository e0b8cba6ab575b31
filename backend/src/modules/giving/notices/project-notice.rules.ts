/** Moves of a project of which donors are told. */
const TOLD_MOVES = ['funded', 'completed', 'cancelled'] as const;
type ToldMove = (typeof TOLD_MOVES)[number];

export const isTold = (to: string): to is ToldMove => TOLD_MOVES.some((one) => one === to);

/** Hours between two e-mails with news to one person, so that news gather. */
const QUIET_HOURS = 20;

/** A notice for one recipient. */
interface Pending {
  /** Null for news. */
  moved_to: string | null;
}

/**
 * What of the notices of one recipient is sent now: that a project is not carried out at once, each by itself; news together, and
 * not again within `QUIET_HOURS`.
 * @param last when news were sent to the recipient the last time; null: never
 */
export function sendNow<Notice extends Pending>(
  notices: readonly Notice[],
  last: Date | null,
  now: Date,
): { cancelled: Notice[]; digest: Notice[] } {
  const quiet = last !== null && now.getTime() - last.getTime() < QUIET_HOURS * 3_600_000;
  return {
    cancelled: notices.filter(({ moved_to }) => moved_to === 'cancelled'),
    digest: quiet ? [] : notices.filter(({ moved_to }) => moved_to !== 'cancelled'),
  };
}
