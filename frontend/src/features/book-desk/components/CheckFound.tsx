import { t } from '../../../i18n/index.ts';
import { BarChart } from '../../../ui/chart/index.ts';
import type { DeskNumbers } from '../api.ts';
import { findingWord } from '../words.ts';

/** What the automatic check came upon lately, most frequent first. */
export function CheckFound({ numbers: { checked, clean, found } }: { numbers: DeskNumbers }) {
  if (found.length === 0) return null;
  return (
    <BarChart
      title={t('What the automatic check found in 30 days')}
      place={t('Found')}
      measure={t('Books')}
      bars={found.map(({ name, count }) => ({ key: name, name: findingWord(name, 1), value: count }))}
      note={t(
        '{checked, plural, one {# file} other {# files}} checked, {clean} without any remark. The check never publishes and, but for broken files, never refuses.',
        { checked, clean },
      )}
    />
  );
}
