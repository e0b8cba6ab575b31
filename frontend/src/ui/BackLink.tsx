import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import styles from './BackLink.module.css';

/** A link to the parent page. */
export function BackLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link className={styles['back']} to={to}>
      <Icon name="before" />
      {children}
    </Link>
  );
}
