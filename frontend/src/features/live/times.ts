import { locale } from '../../i18n/index.ts';

/** The time zone of the browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The city of a time zone: `Europe/London` is London. */
export const cityOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');

/** The hour of a moment, in the zone of the browser or another one. */
export const hourIn = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale(), { timeStyle: 'short', ...(timeZone && { timeZone }) }).format(
    new Date(iso),
  );

/** Weekday and day of a moment. */
export const dayIn = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(timeZone && { timeZone }),
  }).format(new Date(iso));

/** Parts of a day as a leaf of a calendar shows them. */
export const leafOf = (iso: string): { day: string; weekday: string } => ({
  day: new Intl.DateTimeFormat(locale(), { day: 'numeric' }).format(new Date(iso)),
  weekday: new Intl.DateTimeFormat(locale(), { weekday: 'short' }).format(new Date(iso)),
});
