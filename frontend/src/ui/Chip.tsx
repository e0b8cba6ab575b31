import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../i18n/format.ts';
import styles from './Chip.module.css';

interface ChipProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  label: string;
  count?: number | undefined;
  selected?: boolean;
}

/** A filter as a link: the address contains the state, so a chip can be opened in a new tab and shared. */
export function Chip({ label, count, selected = false, className, ...rest }: ChipProps) {
  return (
    <Link
      className={className ? `${styles['chip']} ${className}` : styles['chip']}
      aria-current={selected ? 'true' : undefined}
      {...rest}
    >
      {label}
      {count !== undefined && <b className="num">{formatNumber(count)}</b>}
    </Link>
  );
}

/** Chips in a row that wraps. */
export function Chips({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles['chips']} role="group" aria-label={label}>
      {children}
    </div>
  );
}
