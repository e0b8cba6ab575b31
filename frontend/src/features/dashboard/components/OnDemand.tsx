import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import styles from './Dashboard.module.css';

/** Content that is loaded and shown only when it is asked for, so that the day's work stays in view. */
export function OnDemand({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={`${styles['section']} ${styles['demand']}`}>
      <Button
        icon="chart"
        iconEnd={open ? 'close' : 'down'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && <Suspense fallback={<SkeletonLine width={100} height={260} />}>{children}</Suspense>}
    </section>
  );
}
