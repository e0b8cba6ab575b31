import type { LiveRepeat, LiveState } from '@bookgrove/contract';
import ical, {
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  type ICalCalendar,
  type ICalEventData,
} from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block as timeZoneBlock } from 'timezones-ical-library';
import { momentsOf, type ScheduleRule } from './schedule.rules.ts';

/** A time of a lesson, as a calendar shows it. */
interface CalendarTime {
  id: string;
  /** The time by the rule. */
  planned_at: Date;
  starts_at: Date;
  minutes: number;
  state: LiveState;
}

/** A lesson with its times. */
export interface CalendarLesson extends ScheduleRule {
  id: string;
  title: string;
  summary: string;
  minutes: number;
  repeats: LiveRepeat;
  /** The whole lesson was cancelled. */
  cancelled: boolean;
  sequence: number;
  updated_at: Date;
  /** Absolute. */
  url: string;
  times: readonly CalendarTime[];
}

/** A day on which work is due, as a calendar shows it. */
export interface DueDay {
  /** Id of the assignment or the reading list. */
  id: string;
  title: string;
  /** Whose work it is part of, and what the teacher wrote. */
  summary: string;
  /** ISO date. */
  day: string;
  /** Absolute. */
  url: string;
}

/** Hours after which a program that follows a calendar reads it again. */
const REFRESH_HOURS = 6;

/**
 * Lessons in iCalendar format (RFC 5545). A lesson that repeats is one event with an RRULE: cancelled times are its EXDATEs,
 * moved ones have a RECURRENCE-ID. Ids are those of the lesson; SEQUENCE grows with each change. Days on which work is due
 * are events of the whole day.
 */
export function liveCalendar(
  name: string,
  lessons: readonly CalendarLesson[],
  due: readonly DueDay[] = [],
): string {
  const calendar = ical({ name, prodId: '//Bookgrove//Live lessons//EN', ttl: REFRESH_HOURS * 3_600 });
  calendar.method(ICalCalendarMethod.PUBLISH);
  calendar.timezone({ name: null, generator: (zone) => timeZoneBlock(zone)[0] });
  for (const lesson of lessons) addLesson(calendar, lesson);
  for (const { id, title, summary, day, url } of due) {
    const start = DateTime.fromISO(day, { zone: 'utc' });
    calendar.createEvent({
      id: `${id}@work.bookgrove`,
      stamp: start,
      start,
      allDay: true,
      summary: title,
      description: summary,
      url,
    });
  }
  // Every line ends with a line break, the last one too (RFC 5545, 3.1).
  return `${calendar.toString().trimEnd()}\r\n`;
}

function addLesson(calendar: ICalCalendar, lesson: CalendarLesson): void {
  const zone = lesson.time_zone;
  const uid = `${lesson.id}@live.bookgrove`;
  const at = (moment: Date) => DateTime.fromJSDate(moment, { zone });
  const event = (start: Date, minutes: number, more: ICalEventData | object = {}): void => {
    calendar.createEvent({
      id: uid,
      sequence: lesson.sequence,
      stamp: DateTime.fromJSDate(lesson.updated_at, { zone: 'utc' }),
      timezone: zone,
      start: at(start),
      end: at(start).plus({ minutes }),
      summary: lesson.title,
      description: lesson.summary,
      url: lesson.url,
      status: lesson.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...more,
    });
  };
  const byPlan = new Map(lesson.times.map((time) => [time.planned_at.getTime(), time]));
  const moments = momentsOf(lesson);
  const held = moments.filter((moment) => {
    const time = byPlan.get(moment.getTime());
    return time && (lesson.cancelled || time.state !== 'cancelled');
  });
  if (lesson.repeats === 'once') {
    const [moment] = moments;
    const time = moment && byPlan.get(moment.getTime());
    if (time)
      event(time.starts_at, time.minutes, {
        ...(time.state === 'cancelled' && { status: ICalEventStatus.CANCELLED }),
      });
  } else if (held.length > 0) {
    const first = moments[0]!;
    const without = moments.filter((moment) => !held.includes(moment));
    event(first, lesson.minutes, {
      repeating: {
        freq: ICalEventRepeatingFreq.WEEKLY,
        interval: lesson.repeats === 'fortnightly' ? 2 : 1,
        count: moments.length,
        ...(without.length > 0 && { exclude: without.map(at), excludeTimezone: zone }),
      },
    });
    for (const moment of held) {
      const time = byPlan.get(moment.getTime())!;
      if (time.starts_at.getTime() !== moment.getTime() || time.minutes !== lesson.minutes)
        event(time.starts_at, time.minutes, { recurrenceId: at(moment) });
    }
  }
  // Times of an earlier plan.
  const planned = new Set(moments.map((moment) => moment.getTime()));
  for (const time of lesson.times)
    if (!planned.has(time.planned_at.getTime()) && time.state !== 'cancelled')
      event(time.starts_at, time.minutes, { id: `${time.id}@live.bookgrove` });
}
