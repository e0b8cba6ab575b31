import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import styles from './TableHead.module.css';

/** A table's title, how many rows there are in all, and the way to add one. */
export function TableHead({
  title,
  count,
  children,
}: {
  title: string;
  count?: number | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={styles['head']}>
      <h1>
        {title} {count !== undefined && <small className="num">{formatNumber(count)}</small>}
      </h1>
      {children}
    </div>
  );
}
