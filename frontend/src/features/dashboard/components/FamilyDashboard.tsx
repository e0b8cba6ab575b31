import { Link } from 'react-router-dom';
import type { User } from '../../../api/types.ts';
import { bookPath, paths, todayOfChildPath } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { OwnCertificates } from '../../certificates/index.ts';
import { ContinueReading } from '../../library/index.ts';
import { readingStateText, stateKind, stateName } from '../../../shared/readingStateLabels.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useDashboard, type Dashboard, type DashboardChild } from '../api.ts';
import { greeting } from '../labels.ts';
import styles from './FamilyDashboard.module.css';
import { Giving } from './Giving.tsx';
import { Purchases } from './Purchases.tsx';
import { ReadingWeek } from './ReadingWeek.tsx';

/** Dashboard of a guardian: each child's week, open consents, and the guardian's current book. */
export default function FamilyDashboard({ user }: { user: User }) {
  const query = useDashboard();
  return (
    <div className="wrap">
      <h1 className={styles['hello']}>{greeting(user.first_name)}</h1>
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={100} height={240} />}
        failed={t('Your family did not load')}
        isEmpty={({ children }) => children.length === 0}
        empty={
          <State
            scene="gate"
            title={t('No child yet')}
            actions={
              <ButtonLink tone="main" size="lg" to={paths.family}>
                {t('Add a child')}
              </ButtonLink>
            }
          >
            <p>
              {t('The school gives you a letter with a code for each child. Type it here, and you are in.')}
            </p>
          </State>
        }
      >
        {(dashboard) => (
          <section className={styles['family']}>
            <h2>{t('My children')}</h2>
            <ul className={styles['children']}>
              {dashboard.children.map((child) => (
                <Child key={child.id} child={child} dashboard={dashboard} />
              ))}
            </ul>
          </section>
        )}
      </QueryView>
      <ContinueReading below />
      <OwnCertificates />
      <Purchases className="sec" />
      <Giving className="sec" />
    </div>
  );
}

function Child({ child, dashboard }: { child: DashboardChild; dashboard: Dashboard }) {
  const { id, first_name: name, state, classes, days, minutes, reading, consents_waiting: waiting } = child;
  return (
    <li className={styles['child']}>
      <span className={styles['person']}>
        <Avatar person={child} size={72} />
        <span>
          <b dir="auto">{name}</b>
          {classes.join(', ')}
        </span>
      </span>
      {state === 'pending_school' ? (
        <Status kind="wait" label={t('The school looks at it first')} />
      ) : (
        <>
          {days && <Week dashboard={dashboard} days={days} minutes={minutes ?? 0} />}
          {reading && reading.length > 0 && <Books books={reading} />}
          {waiting > 0 && (
            <p className={styles['waiting']}>
              <Status
                kind="wait"
                label={t('{count, plural, one {# consent waits} other {# consents wait}} for your answer', {
                  count: waiting,
                })}
              />
            </p>
          )}
          {days && <ButtonLink to={todayOfChildPath(id)}>{t('What is due')}</ButtonLink>}
          <ButtonLink tone={waiting > 0 ? 'main' : 'line'} to={`${paths.family}?child=${id}`}>
            {waiting > 0 ? t('Answer for {name}', { name }) : t('What {name} reads', { name })}
          </ButtonLink>
        </>
      )}
    </li>
  );
}

/** A child's reading this week: days, minutes, and which days. */
function Week({ dashboard, days, minutes }: { dashboard: Dashboard; days: string[]; minutes: number }) {
  return (
    <div className={styles['week']}>
      <p>
        <b className="num">{formatNumber(days.length)}</b>
        {t('{count, plural, one {day} other {days}} of reading this week', { count: days.length })}
      </p>
      {minutes > 0 && (
        <p>
          <b className="num">{formatNumber(minutes)}</b>
          {t('{count, plural, one {minute} other {minutes}}', { count: minutes })}
        </p>
      )}
      <ReadingWeek week={dashboard.week} days={days} today={dashboard.today} />
    </div>
  );
}

/** The books that a child read last, with their reading states. */
function Books({ books }: { books: NonNullable<DashboardChild['reading']> }) {
  return (
    <ul className={styles['books']}>
      {books.map((book) => (
        <li key={book.slug}>
          <Cover book={{ ...book, authors: [] }} sizes="56px" decorative />
          <span>
            <Link to={bookPath(book.slug)} lang={book.language} dir="auto">
              {book.title}
            </Link>
            {book.state === 'reading' ? (
              <span className={styles['far']}>
                <Progress label={book.title} value={book.percentage} />
                <span className="num">{readingStateText(book, book.percentage)}</span>
              </span>
            ) : (
              <span className={styles['standing']}>
                <Status kind={stateKind(book.state)} label={stateName(book.state)} />
                <span className="num">{readingStateText(book, book.percentage)}</span>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
