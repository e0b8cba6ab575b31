import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { locale, t } from '../../../i18n/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import { usePeopleCounts, type PeopleCounts } from '../api.ts';
import { useArea } from '../area.ts';
import { roleName } from '../model.ts';
import styles from './PeopleDashboardPage.module.css';

/** How many people there are, by role, school and month. */
export default function PeopleDashboardPage() {
  const { area, add } = useArea();
  const query = usePeopleCounts(area);
  return (
    <>
      <TableHead title={t('Users')}>
        <ButtonLink tone="main" icon="plus" to={add}>
          {t('Add user')}
        </ButtonLink>
      </TableHead>
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
    { value: counts.total, label: t('can sign in'), to: `${list}?status=active` },
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
        <Months months={counts.months} />
        <section>
          <h2>{t('By role')}</h2>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{t('Role')}</th>
                <th scope="col">{t('People')}</th>
              </tr>
            </thead>
            <tbody>
              {counts.roles.map(({ role, count }) => (
                <tr key={role}>
                  <th scope="row">
                    <Link to={`${list}?role=${role}`}>{roleName(role)}</Link>
                  </th>
                  <td className="num">{formatNumber(count)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">
                  <Link to={`${list}?status=archived`}>{t('Archived')}</Link>
                </th>
                <td className="num">{formatNumber(counts.archived)}</td>
              </tr>
            </tbody>
          </table>
        </section>
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

const monthName = (iso: string, month: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale(), {
    month,
    ...(month === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${iso}T00:00:00Z`));

/** People added, month by month: a chart whose numbers are a table for who cannot see it. */
function Months({ months }: { months: PeopleCounts['months'] }) {
  const most = Math.max(1, ...months.map(({ count }) => count));
  return (
    <section>
      <h2>{t('Added each month')}</h2>
      <table className={styles['chart']}>
        <caption className="sr">{t('People added each month')}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{t('Month')}</th>
            <th scope="col">{t('People')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, count }) => (
            <tr key={month}>
              <th scope="row">
                <span className="sr">{monthName(month, 'long')}</span>
                <span aria-hidden="true">{monthName(month, 'short')}</span>
              </th>
              <td className="num">
                <span style={{ blockSize: `${(count / most) * 100}%` }} />
                <b>{formatNumber(count)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
