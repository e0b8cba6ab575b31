import { t } from '../../../i18n/index.ts';
import { BarChart } from '../../../ui/chart/index.ts';
import type { ModerationCounts } from '../api.ts';
import { findingLabel } from '../../../shared/books/moderationLabels.ts';

/** The most frequent recent findings of the automatic check. */
export function FrequentFindings({ numbers: { checked, clean, found } }: { numbers: ModerationCounts }) {
  if (found.length === 0) return null;
  return (
    <BarChart
      title={t('What the automatic check found in 30 days')}
      place={t('Found')}
      measure={t('Books')}
      bars={found.map(({ name, count }) => ({ key: name, name: findingLabel(name, 1), value: count }))}
      note={t(
        '{checked, plural, one {# file} other {# files}} checked, {clean} without any remark. The check never publishes and, but for broken files, never refuses.',
        { checked, clean },
      )}
    />
  );
}
