import { locale } from '../../i18n/index.ts';

const format = (iso: string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { ...options, timeZone }).format(new Date(iso));

/** The date of a time in a time zone: `Tuesday 24 November`. */
export const dayInZone = (iso: string, zone: string): string =>
  format(iso, zone, { weekday: 'long', day: 'numeric', month: 'long' });

/** The time of day in a time zone: `09:30`. */
export const timeInZone = (iso: string, zone: string): string =>
  format(iso, zone, { hour: '2-digit', minute: '2-digit' });

/** Date, time and time zone. */
export const momentInZone = (iso: string, zone: string): string =>
  `${dayInZone(iso, zone)}, ${timeInZone(iso, zone)} (${zone.replaceAll('_', ' ')})`;
