import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { formatNumber } from '../i18n/format.ts';
import { t } from '../i18n/index.ts';
import { Icon } from './Icon.tsx';
import styles from './WorkHead.module.css';

/** The parts of a screen of work; its tables are in `table/`. */
export { styles as work };

/** The heading of a screen with its actions, and the link back. */
export function WorkHead({
  title,
  count,
  lead,
  back,
  children,
}: {
  title: string;
  /** The total number. */
  count?: number | undefined;
  lead?: ReactNode;
  back?: { to: To; label: string } | undefined;
  children?: ReactNode;
}) {
  return (
    <>
      {back && (
        <Link to={back.to} className={styles['back']}>
          <Icon name="before" />
          {back.label}
        </Link>
      )}
      <div className={styles['head']}>
        <div className={styles['title']}>
          <h1>
            <bdi>{title}</bdi> {count !== undefined && <small className="num">{formatNumber(count)}</small>}
          </h1>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {children}
      </div>
    </>
  );
}

/** First and last name, as far as given. */
export const personName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();

/** `{n}` students, as text. */
export const studentCountText = (count: number): string =>
  t('{count, plural, =0 {No students} one {# student} other {# students}}', { count });
