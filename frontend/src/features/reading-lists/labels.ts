import { locale, t } from '../../i18n/index.ts';

/** A day such as 2026-12-18 as text, the same in every time zone. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat(locale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

const DAY_MS = 86_400_000;
/** Days from which on the date says more than their number. */
const FAR = 14;

/** The time that is left for a list as text, by the calendar of the device. */
export function timeLeftText(due: string | null, now = new Date()): string {
  if (!due) return '';
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.round((Date.parse(`${due}T00:00:00Z`) - today) / DAY_MS);
  if (days === 0) return t('Until today');
  if (days === 1) return t('Until tomorrow');
  if (days < 0 || days > FAR) return dueText(due);
  return t('{count, plural, one {# day left} other {# days left}}', { count: days });
}

/** The due date of a list as text. */
export const dueText = (due: string | null): string => (due ? t('Until {day}', { day: formatDay(due) }) : '');

/** Progress in a list as text. */
export const finishedText = (finished: number, books: number): string =>
  finished >= books && books > 0
    ? t('All read')
    : t('{finished} of {count, plural, one {# book} other {# books}} read', { finished, count: books });
