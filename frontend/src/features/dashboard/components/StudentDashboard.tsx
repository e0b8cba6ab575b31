import { Link } from 'react-router-dom';
import { useListBooksQuery } from '../../../api/books.ts';
import type { User } from '../../../api/types.ts';
import { libraryPath, paths, readPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { NextBook, BookStrip } from '../../library/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { Art } from '../../../ui/Art.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { TeacherNames } from '../../../ui/TeacherNames.tsx';
import { useDashboard, type Dashboard, type DashboardOwnClass } from '../api.ts';
import styles from './StudentDashboard.module.css';
import { ReadingWeek } from './ReadingWeek.tsx';
import { LazyReadPage } from '../../../shared/LazyReadPage.tsx';
import { OwnStories } from './OwnStories.tsx';

/** Dashboard of a student: next task, current book, week, class, books. */
export default function StudentDashboard({ user }: { user: User }) {
  const query = useDashboard();
  const reading = useListBooksQuery({ continue: true, ordering: '-progress', limit: 12 });
  const current = reading.data?.results[0];
  return (
    <div className="wrap">
      <div className={styles['top']}>
        <section className={`block ${styles['hello']}`}>
          <h1>{t('Hello, {name}', { name: user.first_name })}</h1>
          <ul className={styles['things']}>
            <Thing
              done={Boolean(query.data?.days.includes(query.data.today))}
              to={current ? readPath(current.slug) : paths.library}
              art="all"
              title={t('Read a little today')}
              help={current ? current.title : t('Any book you like')}
            />
            <Thing
              to={libraryPath({ featured: 'true' })}
              art="other"
              title={t('Look at something new')}
              help={t('Picked for you')}
            />
            <Thing
              to={paths.myConsents}
              art="feelings"
              title={t('What my family allows')}
              help={t('In your own words')}
            />
          </ul>
          <div className={styles['read']}>
            <LazyReadPage />
          </div>
          <Art
            file="hero"
            name="grove"
            viewBox="440 -80 360 400"
            fit="xMaxYMax slice"
            className={styles['reader']}
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
            <Week dashboard={dashboard} />
            {dashboard.own_classes.map((own) => (
              <OwnClass key={`${own.name} ${own.year}`} own={own} />
            ))}
          </div>
        )}
      </QueryView>
      <OwnStories />
      {reading.data && reading.data.count > 0 && (
        <section className="sec">
          <BookStrip books={reading.data.results} heading={<h2>{t('My books')}</h2>} />
        </section>
      )}
    </div>
  );
}

function Thing({
  to,
  art,
  title,
  help,
  done = false,
}: {
  to: string;
  art: string;
  title: string;
  help: string;
  done?: boolean;
}) {
  return (
    <li>
      <Link to={to} data-done={done}>
        <Art file="categories" name={art} viewBox="0 0 56 56" />
        <span>
          <b>{title}</b>
          <bdi>{done ? t('Done for today') : help}</bdi>
        </span>
        {done && <Icon name="check" />}
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
