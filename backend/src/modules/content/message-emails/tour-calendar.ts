import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';

interface CalendarEventData {
  id: string;
  school_name: string;
  origin: string;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  path: string;
  cancelled: boolean;
  /** When it was booked: repeated exports return the same file. */
  stamp: Date;
}

/**
 * Formatted date and time, in the time zone of the tour: `Tuesday 24 November 2026, 09:30 (Europe/London)`.
 */
export const whenOf = (startsAt: Date, timeZone: string): string =>
  `${DateTime.fromJSDate(startsAt, { zone: timeZone }).setLocale('en-GB').toFormat('cccc d LLLL yyyy, HH:mm')} (${timeZone.replaceAll('_', ' ')})`;

/** The appointment in iCalendar format; a cancelled one removes itself from the calendar. */
export function tourCalendar(tour: CalendarEventData): string {
  const calendar = ical({ name: `Tour of ${tour.school_name}`, prodId: '//Bookgrove//Tours//EN' });
  calendar.method(tour.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  calendar.createEvent({
    id: `${tour.id}@bookgrove`,
    sequence: tour.cancelled ? 1 : 0,
    stamp: tour.stamp,
    start: tour.starts_at,
    end: tour.ends_at,
    summary: `Tour of ${tour.school_name}`,
    description: `${whenOf(tour.starts_at, tour.time_zone)}\nTo change your mind: ${tour.origin}${tour.path}`,
    url: `${tour.origin}${tour.path}`,
    status: tour.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  // Every line ends with a line break, the last one too (RFC 5545, 3.1): strict parsers refuse the file
  // otherwise.
  return `${calendar.toString().trimEnd()}\r\n`;
}
