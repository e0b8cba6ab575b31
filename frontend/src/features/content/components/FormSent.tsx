import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { t } from '../../../i18n/index.ts';
import styles from './Page.module.css';

/**
 * Confirms that a form was received, with its reference number. It takes the focus, so that screen readers announce
 * it.
 */
export function FormSent({
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
