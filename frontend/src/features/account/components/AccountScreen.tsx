import type { ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import styles from './AccountScreen.module.css';

/** Page layout for a single task: the logo on a plain background. */
export function AccountScreen({ end, children }: { end?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles['screen']}>
      <SkipLink label={t('Skip to the form')} />
      <header className={`wrap ${styles['bar']}`}>
        <Logo />
        {end}
      </header>
      <main id="main" className="wrap">
        {children}
      </main>
    </div>
  );
}

/** A card with an optional picture: beside a message or a short form, above a long one. */
export function Card({
  picture,
  long = false,
  ground,
  children,
}: {
  picture?: ReactNode;
  long?: boolean;
  /** Background of the picture, shown where the picture does not fill its strip. */
  ground?: 'book' | 'brand' | 'announce';
  children: ReactNode;
}) {
  const shape = picture ? (long ? styles['long'] : '') : styles['narrow'];
  return (
    <div className={`${styles['card']} ${shape}`}>
      {picture && (
        <div className={styles['picture']} data-ground={ground}>
          {picture}
        </div>
      )}
      <div className={styles['words']}>{children}</div>
    </div>
  );
}
