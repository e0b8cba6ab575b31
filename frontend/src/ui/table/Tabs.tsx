import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { formatNumber } from '../../i18n/format.ts';
import styles from './Tabs.module.css';

/** Views of a list as links, so that each has an address. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={`${styles['tabs']} num`} aria-label={label}>
      {children}
    </nav>
  );
}

/** One view, with its number of rows. */
export function Tab({
  to,
  label,
  count,
  selected,
}: {
  to: To;
  label: string;
  count?: number | undefined;
  selected: boolean;
}) {
  return (
    <Link to={to} aria-current={selected ? 'page' : undefined}>
      {label}
      {count !== undefined && <span>{formatNumber(count)}</span>}
    </Link>
  );
}
