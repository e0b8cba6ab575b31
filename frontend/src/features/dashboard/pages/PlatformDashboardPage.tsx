import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { paths, schoolPath } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { LineChart } from '../../../ui/chart/index.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { usePlatformDashboard, type PlatformDashboard, type SchoolHealth } from '../api.ts';
import styles from '../components/Dashboard.module.css';
import { MoneyTable } from '../components/MoneyTable.tsx';
import { PlatformTasks } from '../components/PlatformTasks.tsx';
import { SystemHealth } from '../components/SystemHealth.tsx';
import { comparedToLast, ReadersChart } from '../components/ReadersChart.tsx';
import { Tiles } from '../../../ui/Tiles.tsx';
import { greeting, monthLong, monthShort } from '../labels.ts';

/** Dashboard of the platform: system state, growth, and each school. */
export default function PlatformDashboardPage() {
  const user = useSelector(selectUser);
  const query = usePlatformDashboard();
  return (
    <>
      <WorkHead title={greeting(user?.first_name ?? '')}>
        <ButtonLink tone="main" icon="plus" to={schoolPath()}>
          {t('Open a school')}
        </ButtonLink>
      </WorkHead>
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={100} height={320} />}
        failed={t('The numbers did not load')}
      >
        {(dashboard) => <Numbers dashboard={dashboard} />}
      </QueryView>
    </>
  );
}

function Numbers({ dashboard }: { dashboard: PlatformDashboard }) {
  const { schools_active, schools_suspended, schools_new, readers_this_week, readers_last_week } = dashboard;
  return (
    <>
      <SystemHealth dashboard={dashboard} />
      <Tiles
        label={t('The platform in numbers')}
        tiles={[
          {
            value: schools_active,
            label: t('{count, plural, one {school} other {schools}}', { count: schools_active }),
            help: t('{count} new in the last 30 days', { count: schools_new }),
            to: paths.platformSchools,
          },
          {
            value: readers_this_week,
            label: t('{count, plural, one {reader} other {readers}} in the last 7 days', {
              count: readers_this_week,
            }),
            help: comparedToLast(readers_this_week, readers_last_week),
            to: paths.platformUsersDashboard,
          },
          {
            value: dashboard.inbox.open,
            label: t('{count, plural, one {message} other {messages}} in our inbox', {
              count: dashboard.inbox.open,
            }),
            to: paths.platformInbox,
          },
          {
            value: schools_suspended,
            label: t('{count, plural, one {school is} other {schools are}} suspended', {
              count: schools_suspended,
            }),
            to: `${paths.platformSchools}?status=suspended`,
          },
        ]}
      />
      <div className={styles['two']}>
        <div className={styles['section']}>
          <ReadersChart days={dashboard.days} />
        </div>
        <MoneyTable
          title={t('Money, 30 days')}
          money={dashboard.money}
          link={{ to: paths.platformPayments, label: t('Payments') }}
          empty={t('Nobody has paid in the last 60 days.')}
        />
      </div>
      <div className={styles['two']}>
        <PlatformTasks dashboard={dashboard} />
        <div className={styles['section']}>
          <LineChart
            title={t('Schools over a year')}
            place={t('Month')}
            labels={dashboard.months.map(({ month }) => ({
              short: monthShort(month),
              long: monthLong(month),
            }))}
            series={[{ name: t('Schools'), values: dashboard.months.map(({ total }) => total) }]}
          />
        </div>
      </div>
      <Schools schools={dashboard.schools} />
    </>
  );
}

function Schools({ schools }: { schools: SchoolHealth[] }) {
  return (
    <section className={styles['section']}>
      <div className={styles['title']}>
        <h2>{t('Schools')}</h2>
        <TextLink to={paths.platformSchools}>{t('All schools')}</TextLink>
      </div>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('School')}</th>
            <th scope="col">{t('People')}</th>
            <th scope="col">{t('Classes')}</th>
            <th scope="col">{t('Own books')}</th>
            <th scope="col">{t('Readers, 7 days')}</th>
            <th scope="col">{t('State')}</th>
          </tr>
        </thead>
        <tbody>
          {schools.map(({ id, name, address, people, classes, books, readers }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={schoolPath(id)}>{name}</Link>
                <small>{address.replace(/^https?:\/\//, '')}</small>
              </th>
              <td className="num" data-label={t('People')}>
                {formatNumber(people)}
              </td>
              <td className="num" data-label={t('Classes')}>
                {formatNumber(classes)}
              </td>
              <td className="num" data-label={t('Own books')}>
                {formatNumber(books)}
              </td>
              <td className="num" data-label={t('Readers, 7 days')}>
                {readers === null ? t('fewer than 5') : formatNumber(readers)}
              </td>
              <td data-label={t('State')}>
                {readers !== 0 ? (
                  <Status kind="ok" label={t('Reading')} />
                ) : classes > 0 ? (
                  <Status kind="wait" label={t('Quiet this week')} />
                ) : (
                  <Status kind="info" label={t('Setting up')} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
