import { lazy } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { User } from '../../../api/types.ts';
import { paths, readingLogPath, writeToFamiliesPath } from '../../../app/paths.ts';
import { OwnCertificates } from '../../certificates/index.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { personName, WorkHead } from '../../../ui/WorkHead.tsx';
import { useDashboard, type Dashboard, type DashboardClass, type DashboardStudent } from '../api.ts';
import { greeting } from '../labels.ts';
import { ClassCards } from './ClassCards.tsx';
import styles from './Dashboard.module.css';
import { OnDemand } from './OnDemand.tsx';
import { ReadingTable } from './ReadingTable.tsx';
import { Tasks } from './Tasks.tsx';

// Charts are large and load when they are asked for.
const ClassBooks = lazy(() => import('./ClassBooks.tsx'));
const ContributionsPanel = lazy(() => import('./ContributionsPanel.tsx'));

/** Dashboard of a teacher: students who need attention, tasks, classes, and the reading of one class by day. */
export default function TeacherDashboard({ user }: { user: User }) {
  const [params] = useSearchParams();
  const query = useDashboard(params.get('class') ?? undefined);
  return (
    <>
      <WorkHead title={greeting(user.first_name)} lead={query.data && needsText(query.data)}>
        {query.data?.class_id && (
          <ButtonLink icon="mail" to={writeToFamiliesPath(query.data.class_id)}>
            {t('Write to parents')}
          </ButtonLink>
        )}
        <ButtonLink tone="main" icon="plus" to={`${paths.classes}/new`}>
          {t('Add a class')}
        </ButtonLink>
      </WorkHead>
      <QueryView
        query={query}
        skeleton={
          // As high as the window, so that content that loads earlier below does not shift.
          <div style={{ minBlockSize: '100vh' }}>
            <SkeletonLine width={100} height={320} />
          </div>
        }
        failed={t('Your classes did not load')}
        isEmpty={({ classes }) => classes.length === 0}
        empty={
          <State
            scene="empty"
            title={t('No class yet')}
            actions={
              <ButtonLink tone="main" size="lg" to={`${paths.classes}/new`}>
                {t('Make your first class')}
              </ButtonLink>
            }
          >
            <p>{t('A class gives its children a code, and you a look at what they read.')}</p>
          </State>
        }
      >
        {(dashboard) => <Day dashboard={dashboard} />}
      </QueryView>
      <OnDemand label={t('Books and stories in charts')}>
        <ContributionsPanel />
      </OnDemand>
      <Gifts user={user} />
      <OwnCertificates />
    </>
  );
}

/** The way to the own gifts of a teacher who may give. */
function Gifts({ user }: { user: User }) {
  if (!user.permissions?.includes('donation.give')) return null;
  return (
    <section className={`${styles['section']} ${styles['demand']}`}>
      <ButtonLink icon="heart" to={paths.gifts}>
        {t('My gifts')}
      </ButtonLink>
    </section>
  );
}

/** Students who never signed in, then those who did not read in the period. */
const inNeed = (students: DashboardStudent[]): DashboardStudent[] => [
  ...students.filter(({ seen }) => !seen),
  ...students.filter(({ seen, days }) => seen && days.length === 0),
];

/** How many students of the class need help and how many things wait, as a sentence each. */
function needsText({ classes, class_id, students, tasks }: Dashboard): string | undefined {
  const chosen = classes.find(({ id }) => id === class_id);
  if (!chosen) return undefined;
  return [
    t(
      '{count, plural, =0 {Nobody in {name} needs help.} one {# student in {name} needs help.} other {# students in {name} need help.}}',
      { count: inNeed(students).length, name: chosen.name },
    ),
    t(
      '{count, plural, =0 {Nothing waits for you.} one {One thing waits for you.} other {# things wait for you.}}',
      {
        count: tasks.length,
      },
    ),
  ].join(' ');
}

function Day({ dashboard }: { dashboard: Dashboard }) {
  const { classes, class_id, students, period, tasks } = dashboard;
  const chosen = classes.find(({ id }) => id === class_id);
  return (
    <>
      <Helpless students={students} classId={class_id} />
      <div className={styles['two']}>
        <Tasks tasks={tasks} teaching />
        <section className={styles['section']}>
          <div className={styles['title']}>
            <h2>{t('My classes')}</h2>
            <TextLink to={paths.classes}>
              {t('All classes ({count})', { count: formatNumber(classes.length) })}
            </TextLink>
          </div>
          <ClassCards classes={classes} to={({ id }) => `${paths.classes}/${id}`} />
        </section>
      </div>
      {chosen && (
        <section className={styles['section']}>
          <h2>
            {t('Reading, {name}', { name: chosen.name })} <small>{t('minutes a day')}</small>
          </h2>
          {classes.length > 1 && <ClassChoice classes={classes} chosen={chosen.id} />}
          {students.length > 0 ? (
            <ReadingTable students={students} period={period} />
          ) : (
            <p className="soft">
              {t('Nobody is in this class yet.')}{' '}
              <Link to={paths.bulkEnrolment}>{t('Bring a list of students')}</Link>
            </p>
          )}
        </section>
      )}
      {chosen && dashboard.books.length > 0 && (
        <OnDemand label={t('What {name} reads', { name: chosen.name })}>
          <ClassBooks name={chosen.name} dashboard={dashboard} />
        </OnDemand>
      )}
    </>
  );
}

/** Classes that are offered as chips at most; more are a list to choose from, which takes one line. */
const MOST_CHIPS = 6;

function ClassChoice({ classes, chosen }: { classes: DashboardClass[]; chosen: string }) {
  const navigate = useNavigate();
  if (classes.length > MOST_CHIPS)
    return (
      <SelectField
        label={t('Class')}
        value={chosen}
        onChange={({ target }) =>
          void navigate({ search: `?class=${target.value}` }, { preventScrollReset: true })
        }
      >
        {classes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  return (
    <Chips label={t('Class')}>
      {classes.map(({ id, name }) => (
        <Chip
          key={id}
          to={{ search: `?class=${id}` }}
          label={name}
          selected={id === chosen}
          preventScrollReset
        />
      ))}
    </Chips>
  );
}

/** At most three of the students in need. */
function Helpless({ students, classId }: { students: DashboardStudent[]; classId: string | null }) {
  const shown = inNeed(students).slice(0, 3);
  if (shown.length === 0 || !classId) return null;
  return (
    <section className={styles['section']}>
      <h2>{t('Who needs help')}</h2>
      <ul className={styles['help']}>
        {shown.map((student) => (
          <li key={student.id} data-kind={student.seen ? 'wait' : 'bad'}>
            <Avatar person={student} size={72} />
            <div>
              <Status
                kind={student.seen ? 'wait' : 'bad'}
                label={student.seen ? t('No reading for two weeks') : t('Never logged in')}
              />
              <h3>
                <Link to={readingLogPath(student.id)} dir="auto">
                  {personName(student)}
                </Link>
              </h3>
            </div>
            <ButtonLink tone="ink" size="sm" to={`${paths.classes}/${classId}`}>
              {student.seen ? t('Open the class') : t('Print a badge')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
