import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../../api/types.ts';
import { paths, storyPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { OwnCertificates } from '../../certificates/index.ts';
import { TodayThings, workApi, type TodayThing } from '../../assignments/index.ts';
import { OwnImpact } from '../../impact/index.ts';
import { NextBook } from '../../library/index.ts';
import { keepLastKnown } from '../../offline-books/index.ts';
import { useListStoriesQuery } from '../../stories/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { Art } from '../../../ui/Art.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { TeacherNames } from '../../../ui/TeacherNames.tsx';
import { useDashboard, type Dashboard, type DashboardOwnClass } from '../api.ts';
import styles from './StudentDashboard.module.css';
import { ReadingWeek } from './ReadingWeek.tsx';
import { LazyReadPage } from '../../../shared/LazyReadPage.tsx';
import { NextCertificate } from './NextCertificate.tsx';
import { OwnShelf } from './OwnShelf.tsx';
import { OwnStories } from './OwnStories.tsx';
import { RaisedTile } from './RaisedTile.tsx';

/** Dashboard of a student: what is due, the current book, the week, the class, stories and books. */
export default function StudentDashboard({ user }: { user: User }) {
  const query = useDashboard();
  return (
    <div className="wrap">
      <div className={styles['top']}>
        <section className={`block ${styles['hello']}`}>
          <div>
            <h1>{t('Hello, {name}', { name: user.first_name })}</h1>
            <Today user={user} />
            <div className={styles['read']}>
              <LazyReadPage />
            </div>
          </div>
          <Art
            file="hero"
            name="reader"
            viewBox="0 0 360 460"
            fit="xMidYMax meet"
            className={styles['scene']}
          />
        </section>
        <NextBook />
      </div>
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={100} height={200} />}
        failed={t('Your week did not load')}
      >
        {(dashboard) => (
          <div className={styles['week']}>
            <RaisedTile />
            <Week dashboard={dashboard} />
            <NextCertificate />
            {dashboard.own_classes.map((own) => (
              <OwnClass key={`${own.name} ${own.year}`} own={own} />
            ))}
          </div>
        )}
      </QueryView>
      <OwnShelf />
      <OwnStories />
      <OwnCertificates />
      <OwnImpact />
    </div>
  );
}

const isOpen = ({ state }: TodayThing): boolean => state !== 'done' && state !== 'handed_in';

/** What a teacher gave and is for today, what comes next, and stories that were returned. */
function Today({ user }: { user: User }) {
  const query = workApi.useGetTodayQuery({
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
  });
  const stories = useListStoriesQuery({ limit: 20 });
  const given = query.data?.things;
  useEffect(() => {
    if (given && !user.viewing)
      keepLastKnown(user.id, { due: given.filter(isOpen).map(({ title }) => title) });
  }, [given, user]);
  if (!query.data || stories.isLoading) return null;
  const { things, coming, given_back: back, today } = query.data;
  const returned = (stories.data?.results ?? []).filter(({ state }) => state === 'changes_requested');
  const open = things.filter(isOpen).length;
  const more = coming.length + back.length;
  return (
    <>
      {open + returned.length === 0 ? (
        <p className={styles['nothing']}>{t('Nothing is due today. Read what you like.')}</p>
      ) : (
        <h2 className={styles['today']}>
          {t('{count, plural, one {# thing} other {# things}} for today', {
            count: open + returned.length,
          })}
        </h2>
      )}
      <TodayThings things={things} today={today} own />
      <ul className={styles['things']}>
        {returned.map((story) => (
          <Thing
            key={story.id}
            to={storyPath(story.id)}
            art="poems"
            title={story.title || t('Story without a title')}
            help={t('Returned with ideas')}
          />
        ))}
      </ul>
      <p className={styles['nothing']}>
        <ButtonLink to={paths.today}>{more > 0 ? t('Coming up and given back') : t('My week')}</ButtonLink>
      </p>
    </>
  );
}

function Thing({ to, art, title, help }: { to: string; art: string; title: string; help: string }) {
  return (
    <li>
      <Link to={to}>
        <Art file="categories" name={art} viewBox="0 0 56 56" />
        <span>
          <b dir="auto">{title}</b>
          <bdi>{help}</bdi>
        </span>
      </Link>
    </li>
  );
}

function Week({ dashboard: { days, minutes, week, today } }: { dashboard: Dashboard }) {
  return (
    <section className={styles['tile']} data-tone="soft">
      <h2>{t('My reading leaves')}</h2>
      <p className={`num ${styles['big']}`}>{days.length}</p>
      <p>
        {t('{count, plural, one {day} other {days}} this week. A missed day is fine.', {
          count: days.length,
        })}
      </p>
      {minutes > 0 && (
        <p className="soft">
          {t('{count, plural, one {# minute} other {# minutes}} of reading so far', { count: minutes })}
        </p>
      )}
      <ReadingWeek week={week} days={days} today={today} />
      <p>
        <TextLink iconEnd="next" to={paths.readingLog}>
          {t('My reading')}
        </TextLink>
      </p>
      <p>
        <TextLink iconEnd="next" to={paths.myWords}>
          {t('My words')}
        </TextLink>
      </p>
    </section>
  );
}

function OwnClass({ own: { name, teachers, classmates } }: { own: DashboardOwnClass }) {
  return (
    <section className={styles['tile']} data-tone="plain">
      <h2>{t('My class')}</h2>
      <p className={styles['big']}>{name}</p>
      {teachers.length > 0 && (
        <p>
          <TeacherNames teachers={teachers} />
        </p>
      )}
      <p className="soft">
        {t(
          '{count, plural, =0 {Nobody else yet} one {You and # other child} other {You and # other children}}',
          {
            count: classmates,
          },
        )}
      </p>
    </section>
  );
}
