import { t } from '../../../i18n/index.ts';
import { dayLetter, dayLong } from '../labels.ts';
import styles from './ReadingWeek.module.css';

/** A week of reading as seven leaves: green for days with reading, empty for days without. */
export function ReadingWeek({ week, days, today }: { week: string[]; days: string[]; today: string }) {
  return (
    <ol className={styles['leaves']}>
      {week.map((day) => {
        const read = days.includes(day);
        return (
          <li key={day} data-read={read} data-today={day === today}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M20 4C10 4 4 9 4 16c0 2 1 4 1 4s2 0 5 0C17 20 20 13 20 4Z" />
              <path d="M5 20L14 11" />
            </svg>
            <span aria-hidden="true">{dayLetter(day)}</span>
            <span className="sr">
              {read
                ? t('{day}: read', { day: dayLong(day) })
                : day > today
                  ? t('{day}: still to come', { day: dayLong(day) })
                  : t('{day}: no reading', { day: dayLong(day) })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
