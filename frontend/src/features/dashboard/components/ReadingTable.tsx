import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { DashboardStudent } from '../api.ts';
import { dayLetter, dayLong } from '../words.ts';
import styles from './Dashboard.module.css';

/** Who read on which of the last days. Days that were read are filled and ticked: never colour alone. */
export function ReadingTable({ students, period }: { students: DashboardStudent[]; period: string[] }) {
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('Reading by day')}>
      <table className={styles['heat']}>
        <thead>
          <tr>
            <th scope="col">{t('Student')}</th>
            {period.map((day) => (
              <th key={day} scope="col" aria-label={dayLong(day)} title={dayLong(day)}>
                <span>{dayLetter(day)}</span>
                <small className="num">{formatNumber(Number(day.slice(8)))}</small>
              </th>
            ))}
            <th scope="col">{t('Days')}</th>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <tr key={student.id}>
              <th scope="row">
                <span>
                  <Avatar person={student} size={32} />
                  {`${student.first_name} ${student.last_name}`.trim()}
                </span>
              </th>
              {period.map((day) => {
                const read = student.days.includes(day);
                return (
                  <td key={day}>
                    <i data-read={read} aria-hidden="true">
                      {read ? '✓' : '–'}
                    </i>
                    <span className="sr">{read ? t('read') : t('not read')}</span>
                  </td>
                );
              })}
              <td className="num">{formatNumber(student.days.length)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
