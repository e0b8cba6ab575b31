import { useId, type ReactNode } from 'react';
import styles from './SchoolData.module.css';

/** Milliseconds between two looks at an export or an erasure that goes on. */
export const POLL_MS = 3_000;

/** A titled part of the page of all data of a school. */
export function DataSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
