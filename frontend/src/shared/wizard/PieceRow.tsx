import type { ReactNode } from 'react';
import styles from './Wizard.module.css';

/** What one put in, as a list. */
export function PieceRows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles['rows']} aria-label={label}>
      {children}
    </ul>
  );
}

/** One of them: its picture, what it is called, how it stands, and the way on. */
export function PieceRow({
  picture,
  title,
  facts,
  children,
  action,
}: {
  picture: ReactNode;
  title: string;
  facts?: string | undefined;
  /** How it stands. */
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
