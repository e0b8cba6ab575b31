/** States of a monthly gift. */
export const MONTHLY_GIFT_STATUSES = [
  'incomplete',
  'active',
  'paused',
  'past_due',
  'lapsed',
  'cancelled',
  'abandoned',
] as const;
type MonthlyGiftStatus = (typeof MONTHLY_GIFT_STATUSES)[number];

/**
 * The state machine. What is over begins again only with a payment to which the donor agrees on the provider's page: a report of
 * the provider alone never moves it.
 */
export const TRANSITIONS: Readonly<Record<MonthlyGiftStatus, readonly MonthlyGiftStatus[]>> = {
  incomplete: ['active', 'abandoned'],
  active: ['paused', 'past_due', 'lapsed', 'cancelled'],
  paused: ['active', 'past_due', 'lapsed', 'cancelled'],
  past_due: ['active', 'paused', 'lapsed', 'cancelled'],
  lapsed: ['active'],
  cancelled: ['active'],
  abandoned: ['active'],
};

/** Whether the state machine has this step; staying is no step. */
export const isMonthlyStep = (from: MonthlyGiftStatus, to: MonthlyGiftStatus): boolean =>
  from === to || TRANSITIONS[from].includes(to);

/** Something is charged, or will be again without a new agreement. */
export const isRunning = (status: MonthlyGiftStatus): boolean =>
  status === 'active' || status === 'paused' || status === 'past_due';

/**
 * The status that follows from what the provider says of the subscription.
 * @param exhausted a charge failed and the provider does not try again
 */
export function statusSeen(
  current: MonthlyGiftStatus,
  seen: 'incomplete' | 'active' | 'paused' | 'past_due' | 'cancelled',
  exhausted: boolean,
): MonthlyGiftStatus {
  if (!isRunning(current) || seen === 'incomplete') return current;
  return seen === 'past_due' && exhausted ? 'lapsed' : seen;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Days after a failed charge on which a letter is sent. */
const REMINDER_DAYS = [0, 3, 8, 14] as const;
/** Days after a failed charge after which the gift lapses, if the provider has not said so before. */
const LAPSE_DAYS = 21;
/** A first payment that was not made within this time is not made any more. */
const BEGIN_HOURS = 26;

/**
 * What is due for a charge that is not paid.
 * @param since when it failed; for a monthly link, when it was sent
 * @param sent how many letters were sent about it
 */
export function dunning(since: Date, sent: number, now: Date): { remind: boolean; lapse: boolean } {
  const age = now.getTime() - since.getTime();
  if (age >= LAPSE_DAYS * DAY) return { remind: false, lapse: true };
  const day = REMINDER_DAYS[sent];
  return { remind: day !== undefined && age >= day * DAY, lapse: false };
}

/** A month later, on the same day where the month has it (else its last one). */
export function monthAfter(at: Date, months = 1): Date {
  const after = new Date(at);
  const day = after.getUTCDate();
  after.setUTCDate(1);
  after.setUTCMonth(after.getUTCMonth() + months);
  const last = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 1, 0)).getUTCDate();
  after.setUTCDate(Math.min(day, last));
  return after;
}

/** Whether the donor is to be asked to agree again: a year after the last agreement, once. */
export const asksAgain = (
  { consented_at, asked_at }: { consented_at: Date; asked_at: Date | null },
  now: Date,
): boolean => monthAfter(consented_at, 12) <= now && (asked_at === null || asked_at < consented_at);

/** Days after the yearly question: a second letter, and the end of a gift whose donor has not answered. */
const ASKED_AGAIN_DAYS = 30;
const ANSWER_DAYS = 60;

/** What is due of the yearly question while the donor does not answer it; null when it was answered or not asked. */
export function unanswered(
  { consented_at, asked_at }: { consented_at: Date; asked_at: Date | null },
  now: Date,
): 'wait' | 'remind' | 'end' | null {
  if (asked_at === null || asked_at < consented_at) return null;
  const age = now.getTime() - asked_at.getTime();
  if (age >= ANSWER_DAYS * DAY) return 'end';
  return age >= ASKED_AGAIN_DAYS * DAY ? 'remind' : 'wait';
}

/** A change after which more than twice as much is charged is confirmed once more. */
export const isLargeChange = (before: number, after: number): boolean => after > 2 * before;

/** What decides when a monthly gift is looked at next. */
interface Planned {
  status: MonthlyGiftStatus;
  next_charge_at: Date | null;
  paused_until: Date | null;
  unpaid_since: Date | null;
  reminders: number;
  consented_at: Date;
  asked_at: Date | null;
  created_at: Date;
}

/**
 * When a monthly gift is looked at next, for reports of the provider that were lost and for what is due by the calendar; null for
 * one that is over.
 */
export function nextLook(gift: Planned, now: Date): Date | null {
  if (gift.status === 'incomplete') return new Date(gift.created_at.getTime() + BEGIN_HOURS * HOUR);
  if (!isRunning(gift.status)) return null;
  const times = [new Date(now.getTime() + 31 * DAY)];
  if (gift.asked_at === null || gift.asked_at < gift.consented_at)
    times.push(monthAfter(gift.consented_at, 12));
  else
    times.push(
      ...[ASKED_AGAIN_DAYS, ANSWER_DAYS]
        .map((days) => new Date(gift.asked_at!.getTime() + days * DAY))
        .filter((at) => at > now),
    );
  if (gift.status === 'paused' && gift.paused_until) times.push(gift.paused_until);
  if (gift.status === 'active' && gift.next_charge_at)
    times.push(new Date(gift.next_charge_at.getTime() + HOUR));
  if (gift.unpaid_since) {
    const day = REMINDER_DAYS[gift.reminders] ?? LAPSE_DAYS;
    times.push(new Date(gift.unpaid_since.getTime() + day * DAY), new Date(now.getTime() + 12 * HOUR));
  }
  const first = new Date(Math.min(...times.map((time) => time.getTime())));
  // What is overdue is looked at again in some hours: the provider was just asked.
  return first > now ? first : new Date(now.getTime() + 6 * HOUR);
}

/** Until when a pause lasts: the months that are left out, from the next charge on. */
export const pauseEnd = (nextCharge: Date | null, months: number, now: Date): Date =>
  monthAfter(nextCharge && nextCharge > now ? nextCharge : now, months);
