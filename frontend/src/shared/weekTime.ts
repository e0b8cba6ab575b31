import { locale } from '../i18n/index.ts';

/** Name of a weekday; 1 is Monday. */
export const dayName = (weekday: number, length: 'long' | 'short' = 'long'): string =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(locale(), { weekday: length, timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

/** Minutes since midnight as the value of a time input. */
export const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The value of a time input in minutes since midnight. */
export const minutesOf = (text: string): number => {
  const [hour = '0', minute = '0'] = text.split(':');
  return Number(hour) * 60 + Number(minute);
};

/** Time zone of this browser. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Time zones to choose from, including `chosen` in whatever spelling. */
export const zones = (chosen: string): string[] =>
  [...new Set([chosen, zoneHere(), ...Intl.supportedValuesOf('timeZone')])].sort();
