import type { ReactNode } from 'react';
import { t } from '../../i18n/index.ts';
import styles from './Wizard.module.css';

/** Previews as on a phone and in large print. */
export function DevicePreviews({ children }: { children: ReactNode }) {
  return (
    <div className={styles['screens']}>
      {[false, true].map((large) => (
        <figure key={String(large)}>
          <figcaption className="soft">{large ? t('In large print') : t('On a telephone')}</figcaption>
          <div className={styles['phone']} data-large={large || undefined}>
            {children}
          </div>
        </figure>
      ))}
    </div>
  );
}
