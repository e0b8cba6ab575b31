import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { locale, t } from '../../../i18n/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { BarChart, ColumnChart, DonutChart, LineChart } from '../../../ui/chart/index.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { usePeopleCounts, type PeopleCounts } from '../api.ts';
import { useArea } from '../workArea.ts';
import { roleName } from '../model.ts';
import styles from './PeopleDashboardPage.module.css';

/** Counts of people by role, school and month. */
export default function PeopleDashboardPage() {
  const { area, add } = useArea();
  const query = usePeopleCounts(area);
  return (
    <>
      <WorkHead title={t('Users')}>
        <ButtonLink tone="main" icon="plus" to={add}>
          {t('Add user')}
        </ButtonLink>
      </WorkHead>
      <QueryView query={query} skeleton={<TableSkeleton rows={6} />} failed={t('The numbers did not load')}>
        {(counts) => <Numbers counts={counts} />}
      </QueryView>
    </>
  );
}

function Numbers({ counts }: { counts: PeopleCounts }) {
  const { list } = useArea();
  const of = (role: string): number => counts.roles.find((entry) => entry.role === role)?.count ?? 0;
  const tiles = [
    { value: counts.total, label: t('can log in'), to: `${list}?status=active` },
    { value: counts.seen_lately, label: t('seen in the last 7 days'), to: `${list}?ordering=-last_seen_at` },
    { value: of('student'), label: t('students'), to: paths.platformStudents },
    { value: of('teacher'), label: t('teachers'), to: paths.platformTeachers },
  ];
  return (
    <>
      <ul className={styles['tiles']}>
        {tiles.map(({ value, label, to }) => (
          <li key={label}>
            <Link to={to}>
              <b className="num">{formatNumber(value)}</b>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles['two']}>
        <LineChart
          title={t('Sign-ins each day')}
          place={t('Day')}
          labels={counts.sign_ins.map(({ day }) => ({
            short: dayName(day, { day: 'numeric', month: 'short' }),
            long: dayName(day, { dateStyle: 'long' }),
          }))}
          series={[{ name: t('Sign-ins'), values: counts.sign_ins.map(({ count }) => count) }]}
          note={t('The last thirty days. Who stays logged in is not counted again.')}
        />
        <DonutChart
          title={t('By role')}
          place={t('Role')}
          measure={t('People')}
          whole={t('can log in')}
          slices={counts.roles.map(({ role, count }) => ({ name: roleName(role), value: count }))}
          note={t(
            '{count, plural, =0 {Nobody is archived.} one {One more is archived.} other {# more are archived.}}',
            {
              count: counts.archived,
            },
          )}
        />
        <ColumnChart
          title={t('New each week')}
          place={t('Week from')}
          measure={t('People')}
          columns={counts.weeks.map(({ week, count }) => ({
            short: dayName(week, { day: 'numeric', month: 'numeric' }),
            long: dayName(week, { dateStyle: 'long' }),
            value: count,
          }))}
        />
        <BarChart
          title={t('By school')}
          place={t('School')}
          measure={t('People')}
          bars={counts.schools.slice(0, 8).map(({ school, total }) => ({
            key: school.id,
            name: school.name,
            value: total,
            link: <Link to={`${list}?school=${school.id}`}>{school.name}</Link>,
          }))}
        />
      </div>
      <div className={styles['whole']}>
        <ColumnChart
          title={t('Added each month')}
          place={t('Month')}
          measure={t('People')}
          columns={counts.months.map(({ month, count }) => ({
            short: dayName(month, { month: 'short' }),
            long: dayName(month, { month: 'long', year: 'numeric' }),
            value: count,
          }))}
        />
      </div>
      <section>
        <div className={styles['title']}>
          <h2>{t('Schools')}</h2>
          <TextLink to={list}>{t('All users')}</TextLink>
        </div>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('School')}</th>
              <th scope="col">{t('Students')}</th>
              <th scope="col">{t('Teachers')}</th>
              <th scope="col">{t('Parents')}</th>
              <th scope="col">{t('All')}</th>
            </tr>
          </thead>
          <tbody>
            {counts.schools.map(({ school, students, teachers, parents, total }) => (
              <tr key={school.id}>
                <th scope="row">
                  <Link to={`${list}?school=${school.id}`}>{school.name}</Link>
                </th>
                {[students, teachers, parents, total].map((value, index) => (
                  <td key={index} className="num">
                    {formatNumber(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

const dayName = (iso: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
