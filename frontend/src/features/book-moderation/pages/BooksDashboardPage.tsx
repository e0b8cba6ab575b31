import { Link } from 'react-router-dom';
import { formatNumber, languageName } from '../../../i18n/format.ts';
import { locale, t } from '../../../i18n/index.ts';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { BarChart, ColumnChart } from '../../../ui/chart/index.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { Tiles } from '../../../ui/Tiles.tsx';
import { bookModerationApi, type ModerationCounts } from '../api.ts';
import { useModerationPaths } from '../paths.ts';
import { FrequentFindings } from '../components/FrequentFindings.tsx';
import { memberLabel } from '../../../shared/books/moderationLabels.ts';
import styles from '../components/Moderation.module.css';

/** Overview of all books: totals, moderation, completeness of details, findings of the check. */
export default function BooksDashboardPage() {
  const query = bookModerationApi.useGetModerationCountsQuery();
  const { board } = useModerationPaths();
  return (
    <>
      <WorkHead title={t('Books in numbers')}>
        <ButtonLink tone="main" icon="eye" to={board}>
          {t('To the moderation queue')}
        </ButtonLink>
      </WorkHead>
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={100} height={320} />}
        failed={t('The numbers did not load')}
      >
        {(numbers) => <Numbers numbers={numbers} />}
      </QueryView>
    </>
  );
}

function Numbers({ numbers }: { numbers: ModerationCounts }) {
  const { board, area } = useModerationPaths();
  const table = area === 'platform' ? paths.platformBooks : paths.adminBooks;
  const { live, in_moderation, waiting_long, reported, coverage, languages, added, schools } = numbers;
  const day = (iso: string, month: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale(), { day: 'numeric', month, timeZone: 'UTC' }).format(new Date(iso));
  const percent = (value: number) =>
    new Intl.NumberFormat(locale(), { style: 'percent' }).format(live === 0 ? 0 : value / live);
  return (
    <>
      <Tiles
        label={t('Books in numbers')}
        tiles={[
          {
            value: live,
            label: t('{count, plural, one {book is} other {books are}} published', { count: live }),
            to: `${board}?view=list&stage=live`,
          },
          {
            value: in_moderation,
            label: t('{count, plural, one {book is} other {books are}} on the way', { count: in_moderation }),
            to: board,
          },
          {
            value: waiting_long,
            label: t('{count, plural, one {book waits} other {books wait}} too long', {
              count: waiting_long,
            }),
            to: `${board}?view=list`,
          },
          {
            value: reported,
            label: t('{count, plural, one {book was} other {books were}} reported', { count: reported }),
            to: `${board}?view=list&reported=true`,
          },
        ]}
      />
      <div className={styles['numbers']}>
        <ColumnChart
          title={t('Books put in, by day')}
          place={t('Day')}
          measure={t('Books')}
          columns={added.map(({ day: iso, count }) => ({
            short: day(iso, 'short'),
            long: day(iso, 'long'),
            value: count,
          }))}
        />
        <div className={styles['pair']}>
          <BarChart
            title={t('What published books say of themselves')}
            place={t('What')}
            measure={t('Books')}
            bars={coverage.map(({ name, count }) => ({
              key: name,
              name: memberLabel(name),
              value: count,
              // Optional details do not count as missing.
              ...(name !== 'audio' && count < live && { link: <Lacking name={name} table={table} /> }),
            }))}
            format={(value) => `${formatNumber(value)} · ${percent(value)}`}
            note={t('A book that says its age and level is found by the children it is for.')}
          />
          <BarChart
            title={t('Languages')}
            place={t('Language')}
            measure={t('Books')}
            bars={byName(languages)}
          />
        </div>
        <FrequentFindings numbers={numbers} />
        {area === 'platform' && schools.length > 0 && (
          <BarChart
            title={t('Published books by owner')}
            place={t('School')}
            measure={t('Books')}
            bars={schools.map(({ name, count }) => ({ key: name, name, value: count }))}
          />
        )}
      </div>
      <p className={styles['elsewhere']}>
        <ButtonLink icon="library" to={table}>
          {t('The table of books')}
        </ButtonLink>
      </p>
    </>
  );
}

/** Link to the live books that lack a detail. */
function Lacking({ name, table }: { name: string; table: string }) {
  return <Link to={`${table}?status=published&missing=${name}`}>{memberLabel(name)}</Link>;
}

/** Counts by language name: tags such as en and en-GB are combined. */
function byName(languages: readonly { name: string; count: number }[]) {
  const counts = new Map<string, number>();
  for (const { name: tag, count } of languages) {
    const name = tag === 'und' ? t('Not said') : languageName(tag);
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts]
    .map(([name, value]) => ({ key: name, name, value }))
    .sort((one, other) => other.value - one.value);
}
