import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import { goalLabel } from '../books/facetLabels.ts';
import styles from './Giving.module.css';

/** The goals of the United Nations that something works for: number and name. */
export function GoalTags({ goals }: { goals: readonly number[] }) {
  if (goals.length === 0) return null;
  return (
    <ul className={styles['goals']} aria-label={t('Goals')}>
      {goals.map((goal) => (
        <li key={goal}>
          <b className="num">{formatNumber(goal)}</b> {goalLabel(goal)}
        </li>
      ))}
    </ul>
  );
}
