/** The package has time zones as iCalendar components, but no types. */
declare module 'timezones-ical-library' {
  /** The VTIMEZONE of an IANA time zone and its parameter `TZID=…`. */
  export function tzlib_get_ical_block(timeZone: string): [component: string, parameter: string];
}
