import type { ReactNode } from 'react';
import styles from './Stamp.module.css';

/** A picture as a stamp; `--stamp` of what is around it says how large. */
export const Stamp = ({ children }: { children: ReactNode }) => (
  <span className={styles['stamp']}>{children}</span>
);
