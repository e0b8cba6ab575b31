import { t } from '../../../i18n/index.ts';
import { ColumnChart } from '../../../ui/chart/index.ts';
import type { ReadersOfDay } from '../api.ts';
import { dayLetter, dayLong } from '../words.ts';

/** As many days as have room for their names. */
const SHOWN = 10;

/** How many people read on each of the last days. */
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

/** How this week stands beside the last, in words. */
export function comparedToLast(now: number, before: number): string {
  const more = now - before;
  if (more === 0) return t('As many as the week before');
  return more > 0
    ? t('{count} more than the week before', { count: more })
    : t('{count} fewer than the week before', { count: -more });
}
