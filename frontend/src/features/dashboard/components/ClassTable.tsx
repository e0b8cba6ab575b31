import { Link } from 'react-router-dom';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Progress } from '../../../ui/Progress.tsx';
import { Status } from '../../../ui/Status.tsx';
import type { DashboardClass } from '../api.ts';
import styles from './Dashboard.module.css';

/** Classes with the number of recent readers; rows become cards on a phone. */
export function ClassTable({
  classes,
  to,
}: {
  classes: DashboardClass[];
  to: (schoolClass: DashboardClass) => string;
}) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('Class')}</th>
          <th scope="col">{t('Code')}</th>
          <th scope="col">{t('Read in the last 7 days')}</th>
          <th scope="col">{t('Minutes')}</th>
          <th scope="col">{t('Badges')}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map((schoolClass) => {
          const { id, name, code, teachers, students, readers, minutes, without_badge } = schoolClass;
          const words = t('{readers} of {students}', {
            readers: formatNumber(readers),
            students: formatNumber(students),
          });
          return (
            <tr key={id}>
              <th scope="row">
                <Link to={to(schoolClass)}>{name}</Link>
                <small>{teachers.join(', ')}</small>
              </th>
              <td data-label={t('Code')}>
                <b>{code}</b>
              </td>
              <td data-label={t('Read in the last 7 days')}>
                <span className={styles['share']}>
                  <Progress
                    label={t('{name}: {words} read in the last 7 days', { name, words })}
                    value={students === 0 ? 0 : (readers / students) * 100}
                  />
                  <span className="num">{words}</span>
                </span>
              </td>
              <td className="num" data-label={t('Minutes')}>
                {formatNumber(minutes)}
              </td>
              <td data-label={t('Badges')}>
                {students === 0 ? (
                  <Status kind="off" label={t('No students')} />
                ) : without_badge === 0 ? (
                  <Status kind="ok" label={t('Everybody has one')} />
                ) : (
                  <Status
                    kind="wait"
                    label={t('{count, plural, one {# to print} other {# to print}}', {
                      count: without_badge,
                    })}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
