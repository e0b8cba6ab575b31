import { reviewsCalls, type WorkStats } from '@bookgrove/api-client';
import type { Reaction } from '@bookgrove/contract';
import { Link } from 'react-router-dom';
import { useGetTeacherBlogStatsQuery, useGetTeacherBookStatsQuery } from '../../../api/teacherStats.ts';
import { bookPath, paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { locale, t } from '../../../i18n/index.ts';
import { BarChart, ColumnChart } from '../../../ui/chart/index.ts';
import { reactionLabel } from '../../../shared/reactionLabel.ts';
import { formatMoney } from '../../../ui/Money.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import styles from './Dashboard.module.css';

/** Status of the books and stories that the person contributed, and the reactions to all books. */
export default function ContributionsPanel({ school = false }: { school?: boolean }) {
  const books = useGetTeacherBookStatsQuery();
  const stories = useGetTeacherBlogStatsQuery();
  const reactions = reviewsCalls.useGetReactionStatsQuery();
  const byCategory = reviewsCalls.useGetReactionContributionsQuery();
  return (
    <>
      <div className={styles['two']}>
        <section className={styles['section']}>
          <h2>{school ? t('Books of the school') : t('My books')}</h2>
          <QueryView
            query={books}
            skeleton={<SkeletonLine height={260} />}
            failed={t('Failed to fetch book stats')}
            isEmpty={({ total }) => total === 0}
            empty={<p className="soft">{t('No book yet. What you upload is counted here.')}</p>}
          >
            {(stats) => <Works stats={stats} school={school} title={t('Readers of these books by month')} />}
          </QueryView>
        </section>
        <section className={styles['section']}>
          <h2>{school ? t('Stories of the school') : t('My stories')}</h2>
          <QueryView
            query={stories}
            skeleton={<SkeletonLine height={260} />}
            failed={t('Failed to fetch story stats')}
            isEmpty={({ total }) => total === 0}
            empty={
              <p className="soft">{t('No story yet. What is written in the story maker is counted here.')}</p>
            }
          >
            {(stats) => (
              <Works stats={stats} school={school} title={t('Readers of these stories by month')} />
            )}
          </QueryView>
        </section>
      </div>
      <div className={styles['two']}>
        <section className={styles['section']}>
          <QueryView
            query={reactions}
            skeleton={<SkeletonLine height={260} />}
            failed={t('Failed to fetch reaction stats')}
            isEmpty={({ results }) => results.every(({ count }) => count === 0)}
            empty={<p className="soft">{t('Nobody has said yet how a book was.')}</p>}
          >
            {({ results }) => (
              <BarChart
                title={t('How books were for our readers')}
                place={t('Reaction')}
                measure={t('Readers')}
                bars={results.map(({ reaction, count }) => ({
                  key: reaction,
                  name: reactionLabel(reaction as Reaction),
                  value: count ?? 0,
                }))}
                note={t('{count, plural, one {# of them} other {# of them}} in the last 30 days', {
                  count: results.reduce((sum, { trend_30d }) => sum + (trend_30d ?? 0), 0),
                })}
              />
            )}
          </QueryView>
        </section>
        <section className={styles['section']}>
          <QueryView
            query={byCategory}
            skeleton={<SkeletonLine height={260} />}
            failed={t('Failed to fetch analytics')}
            isEmpty={({ categories }) => categories.every(({ contributions }) => contributions === 0)}
            empty={<p className="soft">{t('No category has a reaction yet.')}</p>}
          >
            {({ categories }) => (
              <BarChart
                title={t('Reactions by category')}
                place={t('Category')}
                measure={t('Reactions')}
                bars={categories
                  .flatMap(({ id, name, contributions }) =>
                    contributions ? [{ key: id, name, value: contributions }] : [],
                  )
                  .slice(0, 8)}
              />
            )}
          </QueryView>
        </section>
      </div>
    </>
  );
}

/** Numbers by status, readers of a year, most-read works, and works by class. */
function Works({ stats, school, title }: { stats: WorkStats; school: boolean; title: string }) {
  const { totals, top, by_class: classes, waiting_oldest_days: waited } = stats;
  const facts = [
    [t('published'), stats.published],
    [t('waiting for review'), totals.submitted],
    [t('to be changed'), totals.changes_requested],
    [t('not sent yet'), totals.draft],
    [t('readers'), stats.reads],
    [t('reactions'), stats.reactions],
    [t('copies sold'), stats.sold],
  ] as const;
  return (
    <>
      <dl className={styles['works']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{formatNumber(value)}</dd>
          </div>
        ))}
        {stats.raised.map((raised) => (
          <div key={raised.currency}>
            <dt>{t('raised for charity')}</dt>
            <dd className="num">{formatMoney(raised)}</dd>
          </div>
        ))}
      </dl>
      {waited !== null && (
        <p className="soft">
          {waited === 0
            ? t('What waits for review came today.')
            : t('The oldest has waited {count, plural, one {# day} other {# days}} for review.', {
                count: waited,
              })}
        </p>
      )}
      <ColumnChart
        title={title}
        place={t('Month')}
        measure={t('Readers')}
        columns={fromFirst(stats.by_month).map(({ month, reads }) => ({ ...named(month), value: reads }))}
      />
      {top.length > 0 && (
        <BarChart
          title={t('Read most')}
          place={t('Title')}
          measure={t('Readers')}
          bars={top.map(({ id, slug, title: name, language, reads }) => ({
            key: id,
            name,
            link: (
              <Link to={bookPath(slug)} lang={language} dir="auto">
                {name}
              </Link>
            ),
            value: reads,
          }))}
        />
      )}
      {stats.published > 0 && classes.some(({ readers }) => readers > 0) && (
        <Classes classes={classes} school={school} />
      )}
    </>
  );
}

function Classes({ classes, school }: { classes: WorkStats['by_class']; school: boolean }) {
  return (
    <table className={styles['table']}>
      <caption className="sr">{t('By class')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Class')}</th>
          <th scope="col" data-align="end">
            {t('Published')}
          </th>
          <th scope="col" data-align="end">
            {t('Readers')}
          </th>
          <th scope="col" data-align="end">
            {t('Minutes')}
          </th>
        </tr>
      </thead>
      <tbody>
        {classes.map(({ class_id: id, name, published, readers, minutes }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={school ? `${paths.adminClassStudents}/${id}` : `${paths.dashboard}?class=${id}`}>
                {name}
              </Link>
            </th>
            <td data-align="end" data-label={t('Published')} className="num">
              {formatNumber(published)}
            </td>
            <td data-align="end" data-label={t('Readers')} className="num">
              {formatNumber(readers)}
            </td>
            <td data-align="end" data-label={t('Minutes')} className="num">
              {formatNumber(minutes)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The months from the first one with a reader on. */
function fromFirst<M extends { reads: number }>(months: M[]): M[] {
  return months.slice(
    Math.max(
      0,
      months.findIndex(({ reads }) => reads > 0),
    ),
  );
}

/** A month such as `2026-11` as text, short and long. */
function named(month: string): { short: string; long: string } {
  const day = new Date(`${month}-01T00:00:00Z`);
  const say = (style: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(locale(), {
      month: style,
      timeZone: 'UTC',
      ...(style === 'long' && { year: 'numeric' }),
    }).format(day);
  return { short: say('narrow'), long: say('long') };
}
