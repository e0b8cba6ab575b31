import { DateTime } from 'luxon';

/** A weekly time at which a tour can start. */
export interface WeeklyTime {
  /** 1 is Monday. */
  weekday: number;
  start_minute: number;
  minutes: number;
  time_zone: string;
}

interface Slot {
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
}

/** Hours of notice before the first tour that can be booked. */
const NOTICE_HOURS = 24;
const WEEKS_AHEAD = 4;

/**
 * The start times of tours within the next four weeks, in order. A slot in the hour that daylight saving time
 * skips is left out.
 */
export function slotsOf(times: readonly WeeklyTime[], now: Date): Slot[] {
  const first = DateTime.fromJSDate(now).plus({ hours: NOTICE_HOURS });
  const last = DateTime.fromJSDate(now).plus({ weeks: WEEKS_AHEAD });
  const slots = times.flatMap(({ weekday, start_minute, minutes, time_zone }) => {
    const today = DateTime.fromJSDate(now, { zone: time_zone }).startOf('day');
    return Array.from({ length: WEEKS_AHEAD * 7 + 1 }, (_, day) => today.plus({ days: day }))
      .filter((day) => day.weekday === weekday)
      .map((day) => day.set({ hour: Math.floor(start_minute / 60), minute: start_minute % 60 }))
      .filter((start) => start.hour * 60 + start.minute === start_minute && start >= first && start <= last)
      .map((start) => ({
        starts_at: start.toJSDate(),
        ends_at: start.plus({ minutes }).toJSDate(),
        time_zone,
      }));
  });
  return slots.sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
}

/** Whether it is the name of a time zone. */
export const isTimeZone = (name: string): boolean =>
  DateTime.local({ zone: name }).isValid && /^[A-Z]/.test(name);
