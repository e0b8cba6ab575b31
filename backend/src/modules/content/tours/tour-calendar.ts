import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { whenOf } from './tour.rules.ts';

export interface CalendarFacts {
  id: string;
  place: string;
  origin: string;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  path: string;
  cancelled: boolean;
  /** When it was asked for: the same booking makes the same file. */
  stamp: Date;
}

/** The appointment in iCalendar form; a cancelled one takes itself out of the calendar. */
export function tourCalendar(facts: CalendarFacts): string {
  const calendar = ical({ name: `Tour of ${facts.place}`, prodId: '//Bookgrove//Tours//EN' });
  calendar.method(facts.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  calendar.createEvent({
    id: `${facts.id}@bookgrove`,
    sequence: facts.cancelled ? 1 : 0,
    stamp: facts.stamp,
    start: facts.starts_at,
    end: facts.ends_at,
    summary: `Tour of ${facts.place}`,
    description: `${whenOf(facts.starts_at, facts.time_zone)}\nTo change your mind: ${facts.origin}${facts.path}`,
    url: `${facts.origin}${facts.path}`,
    status: facts.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  // Every line ends with a break, the last one too (RFC 5545, 3.1): strict readers refuse the file otherwise.
  return `${calendar.toString().trimEnd()}\r\n`;
}
