import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import type { DashboardClass } from '../api.ts';
import styles from './ClassCards.module.css';

/** The three colour blocks of the design, in turn. */
const SHAPES: ReactNode[] = [
  <>
    <path d="M80 0V80A80 80 0 0 1 0 0Z" fill="var(--brand)" />
    <path d="M80 0V40A40 40 0 0 1 40 0Z" fill="var(--book-button)" />
  </>,
  <>
    <path d="M80 0V40A40 40 0 0 1 40 0Z" fill="var(--announce)" />
    <path d="M80 40V80H40A40 40 0 0 1 80 40Z" fill="var(--paper)" />
  </>,
  <>
    <path d="M20 0H80A30 30 0 0 1 20 0Z" fill="var(--brand)" />
    <path d="M20 40H80A30 30 0 0 1 20 40Z" fill="var(--book-button)" />
  </>,
];

/** Cards that are shown at most: the page stays short, and has a link to all classes. */
const MOST_CARDS = 4;

/** The first classes as coloured cards: name, code, and how many read in the last seven days. */
export function ClassCards({
  classes,
  to,
}: {
  classes: DashboardClass[];
  to: (schoolClass: DashboardClass) => string;
}) {
  return (
    <ul className={styles['classes']}>
      {classes.slice(0, MOST_CARDS).map((schoolClass, index) => (
        <li key={schoolClass.id} data-colour={index % SHAPES.length}>
          <svg viewBox="0 0 80 80" aria-hidden="true">
            {SHAPES[index % SHAPES.length]}
          </svg>
          <Link to={to(schoolClass)}>{schoolClass.name}</Link>
          <strong className="num">{schoolClass.code}</strong>
          <p className="num">
            {t('{count, plural, one {# student} other {# students}}, {readers} read in the last 7 days', {
              count: schoolClass.students,
              readers: formatNumber(schoolClass.readers),
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}
