import { formatNumber } from '../i18n/format.ts';
import { locale, t } from '../i18n/index.ts';
import type { StatusKind } from '../ui/Status.tsx';

/** A reader's state of a book. */
export interface Standing {
  state: 'want' | 'reading' | 'finished' | 'abandoned';
  /** How often the book was finished again. */
  reread_count: number;
  /** ISO 8601. */
  since: string;
}

export const stateName = (state: Standing['state']): string =>
  ({
    reading: t('Reading now'),
    want: t('Want to read'),
    finished: t('Read to the end'),
    abandoned: t('Put aside'),
  })[state];

export const stateKind = (state: Standing['state']): StatusKind =>
  (({ reading: 'wait', want: 'info', finished: 'ok', abandoned: 'off' }) as const)[state];

/** Detail of a reading state: since when, how far, or how often. */
export function readingStateText(
  { state, reread_count, since }: Standing,
  percentage: number | null,
): string {
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date(since));
  if (state === 'want') return t('Since {day}', { day });
  if (state !== 'finished')
    return t('{percentage} % read', { percentage: formatNumber(Math.round(percentage ?? 0)) });
  return reread_count > 0
    ? t('{count, plural, one {Once} other {# times}}, last on {day}', { count: reread_count + 1, day })
    : day;
}
