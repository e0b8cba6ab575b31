import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { t } from '../../../i18n/index.ts';
import styles from './Page.module.css';

/** Says that a form has arrived, and what to quote. It takes the focus, so that it is read out. */
export function Done({
  title,
  reference,
  children,
}: {
  title: string;
  reference: string;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`${styles['card']} ${styles['done']}`}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>
        {t('Your reference')}
        <br />
        <b className={styles['reference']}>{reference}</b>
      </p>
      {children}
    </div>
  );
}
