import type { ReactNode } from 'react';
import styles from './Record.module.css';

/** The parts of a screen that shows one order, payment, account or payout, and of lists of them. */
export { styles as record };

/** Facts by their names, side by side. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto" className="num">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
