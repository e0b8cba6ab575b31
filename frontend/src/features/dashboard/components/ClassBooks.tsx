import { Link } from 'react-router-dom';
import { bookPath } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ColumnChart } from '../../../ui/chart/index.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import type { Dashboard } from '../api.ts';
import { dayLetter, dayLong } from '../labels.ts';
import styles from './ClassBooks.module.css';

/** Number of days for which labels fit. */
const DAYS = 10;

/** Reading of a class in the period: minutes by day, and books with the students who read and finished them. */
export default function ClassBooks({ name, dashboard }: { name: string; dashboard: Dashboard }) {
  const { books, period, students } = dashboard;
  const minutes = period.map((_, at) =>
    students.reduce((sum, student) => sum + (student.minutes[at] ?? 0), 0),
  );
  return (
    <section className={styles['section']}>
      <h2 className="sr">{t('What {name} reads', { name })}</h2>
      <div className={styles['two']}>
        <ColumnChart
          title={t('Minutes by day')}
          place={t('Day')}
          measure={t('Minutes')}
          columns={period
            .map((day, at) => ({ short: dayLetter(day), long: dayLong(day), value: minutes[at] ?? 0 }))
            .slice(-DAYS)}
        />
        <ol className={styles['books']}>
          {books.map((book) => (
            <li key={book.slug}>
              <Cover book={{ ...book, authors: [] }} sizes="48px" decorative />
              <span className={styles['words']}>
                <Link to={bookPath(book.slug)} lang={book.language} dir="auto">
                  {book.title}
                </Link>
                <span className={styles['share']}>
                  <Progress
                    label={t('{title}: readers of the class', { title: book.title })}
                    value={students.length === 0 ? 0 : (book.readers / students.length) * 100}
                  />
                  <span className="num">
                    {t('{count, plural, one {# reader} other {# readers}}', { count: book.readers })}
                  </span>
                </span>
                <span className="soft num">
                  {[
                    book.minutes > 0 && t('{minutes} min', { minutes: formatNumber(book.minutes) }),
                    book.finished > 0 && t('{finished} finished', { finished: formatNumber(book.finished) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
