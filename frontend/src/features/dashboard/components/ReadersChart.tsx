import { t } from '../../../i18n/index.ts';
import { ColumnChart } from '../../../ui/chart/index.ts';
import type { ReadersOfDay } from '../api.ts';
import { dayLetter, dayLong } from '../labels.ts';

/** Number of days for which labels fit. */
const SHOWN = 10;

/** Number of readers on each of the last days. */
export function ReadersChart({ days }: { days: ReadersOfDay[] }) {
  return (
    <ColumnChart
      title={t('Readers by day')}
      place={t('Day')}
      measure={t('Readers')}
      columns={days.slice(-SHOWN).map(({ day, readers }) => ({
        short: dayLetter(day),
        long: dayLong(day),
        value: readers,
      }))}
    />
  );
}

/** Comparison of this week with the previous one, as text. */
export function comparedToLast(now: number, before: number): string {
  const more = now - before;
  if (more === 0) return t('As many as the week before');
  return more > 0
    ? t('{count} more than the week before', { count: more })
    : t('{count} fewer than the week before', { count: -more });
}
