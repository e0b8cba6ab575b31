import { t } from '../../../i18n/index.ts';
import styles from './StepDots.module.css';

/** Shows the number of the current step and of all steps. */
export function StepDots({ place: [current, count] }: { place: [number, number] }) {
  return (
    <ol className={styles['dots']} aria-label={t('Step {current} of {count}', { current, count })}>
      {Array.from({ length: count }, (_, index) => (
        <li
          key={index}
          data-done={index + 1 < current || undefined}
          aria-current={index + 1 === current ? 'step' : undefined}
        >
          <span className="sr">{t('Step {number}', { number: index + 1 })}</span>
        </li>
      ))}
    </ol>
  );
}
