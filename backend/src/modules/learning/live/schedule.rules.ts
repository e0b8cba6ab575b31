import { DateTime, IANAZone } from 'luxon';
import { LIVE_LIMITS, type LiveRepeat, type LiveState } from '@bookgrove/contract';

/** When a live lesson is held. Days are `YYYY-MM-DD` in the time zone. */
export interface ScheduleRule {
  /** IANA */
  time_zone: string;
  starts_on: string;
  /** Minutes since midnight. */
  starts_minute: number;
  repeats: LiveRepeat;
  /** The last day; null: it is held once. */
  until: string | null;
}

const WEEKS: Record<LiveRepeat, number> = { once: 0, weekly: 1, fortnightly: 2 };

/** Whether the name is an IANA time zone that can be calculated with. */
export const isTimeZone = (name: string): boolean => name.includes('/') && IANAZone.isValidZone(name);

/**
 * The moment of a local time. A time that daylight saving skips is read with the offset before the gap, and of one that
 * occurs twice the first is meant (RFC 5545, 3.3.5).
 */
export function momentOf(day: string, minute: number, zone: string): Date {
  const at = DateTime.fromISO(day, { zone }).set({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const [first] = at.getPossibleOffsets().sort((a, b) => a.toMillis() - b.toMillis());
  return (first ?? at).toJSDate();
}

/** Day and minutes since midnight of a moment in a time zone. */
export function localTime(moment: Date, zone: string): { day: string; minute: number } {
  const at = DateTime.fromJSDate(moment, { zone });
  return { day: at.toISODate()!, minute: at.hour * 60 + at.minute };
}

/** The moments of a rule, in order, at most as many as a plan may have. The local time stays when the clocks change. */
export function momentsOf(rule: ScheduleRule): Date[] {
  const { time_zone, starts_on, starts_minute, repeats, until } = rule;
  const weeks = WEEKS[repeats];
  const first = DateTime.fromISO(starts_on, { zone: 'utc' });
  const days: string[] = [];
  for (let number = 0; number < LIVE_LIMITS.occurrences; number += 1) {
    const day = first.plus({ weeks: number * weeks }).toISODate()!;
    if (number > 0 && (weeks === 0 || until === null || day > until)) break;
    days.push(day);
  }
  return days.map((day) => momentOf(day, starts_minute, time_zone));
}

/** What is wrong with a rule, by its member. */
export function scheduleProblems(rule: ScheduleRule): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  if (!isTimeZone(rule.time_zone)) problems['time_zone'] = ['Choose a time zone, such as Europe/London.'];
  if (!DateTime.fromISO(rule.starts_on).isValid) problems['starts_on'] = ['Choose a day.'];
  if (rule.repeats !== 'once') {
    if (rule.until === null || !DateTime.fromISO(rule.until).isValid)
      problems['until'] = ['Choose the last day.'];
    else if (rule.until < rule.starts_on) problems['until'] = ['The last day is before the first.'];
    else if (rule.until > DateTime.fromISO(rule.starts_on).plus({ years: 1, weeks: 4 }).toISODate()!)
      problems['until'] = ['Plan at most a year ahead.'];
  }
  return problems;
}

/** A time of a lesson as it is stored. */
interface PlannedTime {
  id: string;
  planned_at: Date;
  state: LiveState;
}

/**
 * What changes when a lesson gets another rule: times that are over stay as they are, coming ones that the rule has
 * stay (with what was changed about them), others go, and new ones are added.
 */
export function replan(
  stored: readonly PlannedTime[],
  moments: readonly Date[],
  now: Date,
): { removed: string[]; added: Date[] } {
  const wanted = new Set(moments.map((moment) => moment.getTime()));
  const kept = stored.filter(
    ({ planned_at, state }) =>
      wanted.has(planned_at.getTime()) || planned_at <= now || state === 'open' || state === 'ended',
  );
  const known = new Set(kept.map(({ planned_at }) => planned_at.getTime()));
  return {
    removed: stored.filter((one) => !kept.includes(one)).map(({ id }) => id),
    added: moments.filter((moment) => moment > now && !known.has(moment.getTime())),
  };
}

/** What can be done to a time of a lesson. */
type LiveMove = 'open' | 'end' | 'cancel' | 'put_back' | 'reschedule';

const NEXT: Record<LiveState, Partial<Record<LiveMove, LiveState>>> = {
  planned: { open: 'open', cancel: 'cancelled', reschedule: 'planned' },
  open: { end: 'ended' },
  ended: {},
  cancelled: { put_back: 'planned' },
};

/** The state after a move; null when it is not possible. */
export const stateAfter = (state: LiveState, move: LiveMove): LiveState | null => NEXT[state][move] ?? null;

/** Which reminder is due: the day before, or the hour before; none for what has begun. */
export function reminderDue(
  time: { starts_at: Date; day_reminded_at: Date | null; hour_reminded_at: Date | null },
  now: Date,
): 'day' | 'hour' | null {
  const minutes = (time.starts_at.getTime() - now.getTime()) / 60_000;
  if (minutes <= 0) return null;
  if (minutes <= 60) return time.hour_reminded_at ? null : 'hour';
  // Where it was planned within the day, the reminder of the hour is enough.
  return minutes <= 24 * 60 && minutes > 120 && !time.day_reminded_at ? 'day' : null;
}
