import type { ReactNode } from 'react';
import styles from './Wizard.module.css';

/** List of the person's contributions. */
export function ContributionRows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles['rows']} aria-label={label}>
      {children}
    </ul>
  );
}

/** One contribution: picture, title, status and actions. */
export function ContributionRow({
  picture,
  title,
  facts,
  children,
  action,
}: {
  picture: ReactNode;
  title: string;
  facts?: string | undefined;
  /** Status of the contribution. */
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <li className={styles['row']}>
      {picture}
      <div>
        <b dir="auto">{title}</b>
        {facts && <small dir="auto">{facts}</small>}
        {children}
      </div>
      {action && <div className={styles['actions']}>{action}</div>}
    </li>
  );
}
