import { locale } from '../../i18n/index.ts';

const format = (iso: string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { ...options, timeZone }).format(new Date(iso));

/** The day of a moment in a zone: `Tuesday 24 November`. */
export const dayIn = (iso: string, zone: string): string =>
  format(iso, zone, { weekday: 'long', day: 'numeric', month: 'long' });

/** The hour of a moment in a zone: `09:30`. */
export const timeIn = (iso: string, zone: string): string =>
  format(iso, zone, { hour: '2-digit', minute: '2-digit' });

/** Day, hour and zone. */
export const whenIn = (iso: string, zone: string): string =>
  `${dayIn(iso, zone)}, ${timeIn(iso, zone)} (${zone.replaceAll('_', ' ')})`;
