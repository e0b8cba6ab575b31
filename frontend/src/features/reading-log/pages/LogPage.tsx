import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { locale, t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ColumnChart } from '../../../ui/chart/index.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { useGetReadingLogQuery, type LogView, type LogWeek } from '../api.ts';
import { Entries } from '../components/Entries.tsx';
import { OwnBooks } from '../components/OwnBooks.tsx';
import { PaperForm } from '../components/PaperForm.tsx';
import styles from './LogPage.module.css';

const SIZE = 20;

/** `/reading-log`: what a person read, week by week; `?person=` for a guardian or teacher of a child. */
export default function LogPage() {
  const [params] = useSearchParams();
  const user = useSelector(selectUser);
  const person = params.get('person') ?? undefined;
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = useGetReadingLogQuery({
    ...(person && { person }),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    limit: SIZE,
    offset: (page - 1) * SIZE,
  });
  const isOwn = !person || person === user?.id;
  return (
    <div className={`wrap ${styles['page']}`}>
      <QueryView
        query={query}
        failed={t('The reading log did not load')}
        skeleton={
          <>
            <h1>{isOwn ? t('My reading') : t('Reading log')}</h1>
            <SkeletonLine width={100} height={320} />
          </>
        }
        missing={
          <State scene="lost" asPage title={t('This log is not here')}>
            <p>{t('You may not see it, or the child is not at this school any more.')}</p>
          </State>
        }
      >
        {(log) => (
          <Log log={log} person={person} isOwn={isOwn} isGrownUp={user !== null && user.role !== 'student'} />
        )}
      </QueryView>
    </div>
  );
}

function Log({
  log,
  person,
  isOwn,
  isGrownUp,
}: {
  log: LogView;
  person: string | undefined;
  isOwn: boolean;
  isGrownUp: boolean;
}) {
  const [adding, setAdding] = useState(false);
  const name = log.person.first_name;
  const title = isOwn ? t('My reading') : t('What {name} reads', { name });
  usePageTitle(title);
  const isEmpty = log.count === 0;
  return (
    <>
      <header className={styles['head']}>
        <div>
          <h1>{title}</h1>
          <p className="soft">{t('Time with an open book. A long break is not counted.')}</p>
        </div>
        {isGrownUp && !adding && (
          <Button tone="main" icon="plus" onClick={() => setAdding(true)}>
            {t('Add a book of paper')}
          </Button>
        )}
      </header>
      {adding && <PaperForm person={log.person} isOwn={isOwn} onDone={() => setAdding(false)} />}
      {isEmpty ? (
        <State
          scene="empty"
          title={t('Nothing was read yet')}
          actions={
            isOwn && (
              <ButtonLink tone="main" to={paths.library}>
                {t('To the library')}
              </ButtonLink>
            )
          }
        >
          <p>{t('The first book that is opened appears here.')}</p>
        </State>
      ) : (
        <>
          <Sums weeks={log.weeks} />
          <section className={styles['chart']}>
            <ColumnChart
              title={t('Minutes by week')}
              place={t('Week')}
              measure={t('Minutes')}
              columns={log.weeks.map(({ week, minutes }) => ({
                short: weekDay(week, { day: 'numeric', month: 'short' }),
                long: t('Week of {day}', { day: weekDay(week, { day: 'numeric', month: 'long' }) }),
                value: minutes,
              }))}
            />
          </section>
        </>
      )}
      <OwnBooks person={person} isOwn={isOwn} />
      {!isEmpty && (
        <section className="sec">
          <h2>{t('Every reading')}</h2>
          <Entries entries={log.results} isOwn={isOwn} />
          <Pager count={log.count} size={SIZE} />
        </section>
      )}
    </>
  );
}

const weekDay = (week: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(new Date(`${week}T12:00:00Z`));

/** Sums of this week, and of all weeks in the chart. */
function Sums({ weeks }: { weeks: LogWeek[] }) {
  const now = weeks.at(-1) ?? { minutes: 0, days: 0, books: 0 };
  const all = weeks.reduce((sum, { minutes }) => sum + minutes, 0);
  const sums = [
    [now.minutes, t('{count, plural, one {minute} other {minutes}} this week', { count: now.minutes })],
    [now.days, t('{count, plural, one {day} other {days}} with a book this week', { count: now.days })],
    [now.books, t('{count, plural, one {book} other {books}} this week', { count: now.books })],
    [all, t('{count, plural, one {minute} other {minutes}} in twelve weeks', { count: all })],
  ] as const;
  return (
    <ul className={styles['sums']}>
      {sums.map(([value, label], index) => (
        <li key={label} data-tone={index}>
          <Art file="shapes" name={`corner-${index + 1}`} viewBox="0 0 112 112" />
          <b className="num">{formatNumber(value)}</b>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
