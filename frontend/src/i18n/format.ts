import { locale, t } from './index.ts';

/** A whole number with the locale's grouping. */
export const formatNumber = (value: number): string => new Intl.NumberFormat(locale()).format(value);

/**
 * Name of a language: `en-GB` → `English`, `zh-Hant` → `Traditional Chinese`. The region is omitted because it says
 * little about a book; unknown tags are returned unchanged.
 */
export function languageName(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag);
    const name = new Intl.DisplayNames([locale()], { type: 'language' });
    return name.of(script ? `${language}-${script}` : language) ?? tag;
  } catch {
    return tag;
  }
}

/** An age range with an en dash: `5–7`. */
export const formatAges = ({ min, max }: { min: number; max: number }): string =>
  min === max ? formatNumber(min) : `${formatNumber(min)}–${formatNumber(max)}`;

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86400],
];

/** A relative time up to a week; older times as a date. `now` is in milliseconds since 1970. */
export function formatAgo(iso: string, now: number = Date.now()): string {
  const then = new Date(iso);
  const seconds = Math.max(0, (now - then.getTime()) / 1000);
  if (seconds < 60) return t('just now');
  if (seconds >= 7 * 86400) {
    const sameYear = then.getFullYear() === new Date(now).getFullYear();
    return new Intl.DateTimeFormat(locale(), {
      day: 'numeric',
      month: 'short',
      ...(sameYear ? {} : { year: 'numeric' }),
    }).format(then);
  }
  const [unit, size] = UNITS.findLast(([, length]) => seconds >= length) ?? ['minute', 60];
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto', style: 'short' }).format(
    -Math.floor(seconds / size),
    unit,
  );
}

/** Date and time in full, for the title of a relative time. */
export const formatDateTime = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** A date in full, e.g. `28 November 2026`. */
export const formatDay = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(new Date(iso));

/** The name of a month in short, e.g. `Nov`. */
export const formatMonth = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { month: 'short' }).format(new Date(iso));
