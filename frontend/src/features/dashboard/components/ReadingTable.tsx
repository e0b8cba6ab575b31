import { Link } from 'react-router-dom';
import { readingLogPath } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { DashboardStudent } from '../api.ts';
import { dayLetter, dayLong } from '../labels.ts';
import styles from './ReadingTable.module.css';

/** Shade of a day by its minutes; untimed reading counts as a small amount. */
const levelOf = (minutes: number, read: boolean): 0 | 1 | 2 | 3 =>
  minutes >= 18 ? 3 : minutes >= 10 ? 2 : minutes > 0 || read ? 1 : 0;

/**
 * Who read on which of the last days, and for how many minutes. Each cell contains the number, so that nothing
 * depends on colour alone.
 */
export function ReadingTable({ students, period }: { students: DashboardStudent[]; period: string[] }) {
  return (
    <>
      <ul className={styles['legend']} aria-label={t('Minutes a day')}>
        {[t('None'), '1–9', '10–17', '18+'].map((words, level) => (
          <li key={words}>
            <i data-level={level} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
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
              <th scope="col">{t('Minutes')}</th>
            </tr>
          </thead>
          <tbody>
            {students.map((student) => (
              <tr key={student.id}>
                <th scope="row">
                  <span>
                    <Avatar person={student} size={32} />
                    <Link to={readingLogPath(student.id)}>
                      {`${student.first_name} ${student.last_name}`.trim()}
                    </Link>
                  </span>
                </th>
                {period.map((day, index) => (
                  <Day key={day} minutes={student.minutes[index] ?? 0} read={student.days.includes(day)} />
                ))}
                <td className="num">{formatNumber(student.days.length)}</td>
                <td className="num">
                  <b>{formatNumber(student.minutes.reduce((sum, minutes) => sum + minutes, 0))}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Day({ minutes, read }: { minutes: number; read: boolean }) {
  return (
    <td>
      <i data-level={levelOf(minutes, read)} className="num" aria-hidden="true">
        {minutes > 0 ? formatNumber(minutes) : read ? '✓' : '–'}
      </i>
      <span className="sr">
        {minutes > 0
          ? t('{count, plural, one {# minute} other {# minutes}}', { count: minutes })
          : read
            ? t('read')
            : t('not read')}
      </span>
    </td>
  );
}
