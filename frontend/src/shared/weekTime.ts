import { locale } from '../i18n/index.ts';

/** A weekday's name; 1 is Monday. */
export const dayName = (weekday: number, length: 'long' | 'short' = 'long'): string =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(locale(), { weekday: length, timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

/** Minutes since midnight as a field of time has them. */
export const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** What a field of time has, in minutes since midnight. */
export const minutesOf = (text: string): number => {
  const [hour = '0', minute = '0'] = text.split(':');
  return Number(hour) * 60 + Number(minute);
};

/** Where this browser is. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Time zones to choose from, `chosen` among them, however it is spelt. */
export const zones = (chosen: string): string[] =>
  [...new Set([chosen, zoneHere(), ...Intl.supportedValuesOf('timeZone')])].sort();
