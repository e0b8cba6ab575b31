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

/** The due date of a list as text. */
export const dueText = (due: string | null): string => (due ? t('Until {day}', { day: formatDay(due) }) : '');

/** Progress in a list as text. */
export const finishedText = (finished: number, books: number): string =>
  finished >= books && books > 0
    ? t('All read')
    : t('{finished} of {count, plural, one {# book} other {# books}} read', { finished, count: books });
