import { t } from '../../../i18n/index.ts';
import { hoursNumber, hoursText } from './hours.ts';
import styles from './Training.module.css';

const RADIUS = 52;

/** Hours that are done, as a ring with the number in it. */
export function HoursRing({ minutes, all }: { minutes: number; all: number }) {
  const share = all === 0 ? 0 : Math.min(1, minutes / all);
  return (
    <div
      className={styles['ring']}
      role="img"
      aria-label={t('{done} of {all}', { done: hoursNumber(minutes), all: hoursText(all) })}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r={RADIUS} pathLength="1" />
        <circle cx="60" cy="60" r={RADIUS} pathLength="1" strokeDasharray={`${share} 1`} />
      </svg>
      <span className="num" aria-hidden="true">
        <b>{hoursNumber(minutes)}</b>
        {t('of {all}', { all: hoursNumber(all) })}
      </span>
    </div>
  );
}
