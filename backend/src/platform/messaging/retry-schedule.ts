/** How long a failing job is tried again, in milliseconds. */
export interface RetrySchedule {
  /** Pause before the second attempt; it doubles with each further one. */
  first: number;
  /** No pause is longer than this. */
  longest: number;
  /** A failure after this time since the job was added is the last one: the job becomes a dead letter. */
  during: number;
  /** After that time the job is tried again at this pause, without end, instead of becoming a dead letter. */
  then?: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Schedules for `@Consumes`. Each pause is shortened at random by up to a half, so that jobs that failed
 * together spread.
 */
export const RETRY = {
  /** For results that a person waits for: eight or nine attempts in four minutes. */
  minutes: { first: 2_000, longest: 128_000, during: 255_000 },
  /** Default. */
  day: { first: 2_000, longest: 30 * MINUTE, during: DAY },
  /** E-mail: as long as mail servers themselves keep trying, every 15 minutes. */
  days: { first: 5_000, longest: 15 * MINUTE, during: 3 * DAY },
  /** E-mail on which somebody's safety depends: after three days once an hour, until it is sent or discarded. */
  untilDone: { first: 5_000, longest: 15 * MINUTE, during: 3 * DAY, then: HOUR },
  /** Payments: longer than an outage of a payment provider plus a long weekend. */
  weeks: { first: 5_000, longest: HOUR, during: 14 * DAY },
} as const satisfies Record<string, RetrySchedule>;

/**
 * Milliseconds until the next attempt; -1 when there is none.
 * @param failures attempts that failed so far, from 1
 * @param age milliseconds since the job was added
 * @param random from 0 to 1
 */
export function nextDelay(schedule: RetrySchedule, failures: number, age: number, random: number): number {
  if (age >= schedule.during) return schedule.then ? Math.round(schedule.then * (1 - random / 2)) : -1;
  const pause = Math.min(schedule.longest, schedule.first * 2 ** Math.min(failures - 1, 30));
  return Math.max(1, Math.round(Math.min(pause * (1 - random / 2), schedule.during - age)));
}
