import type { ReactNode } from 'react';
import styles from './Stamp.module.css';

/** A picture as a stamp; the parent sets its size by `--stamp`. */
export const Stamp = ({ children }: { children: ReactNode }) => (
  <span className={styles['stamp']}>{children}</span>
);
