import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './MegaMenu.module.css';

const loadPanel = () => import('./MegaMenuPanel.tsx');
const Panel = lazy(async () => ({ default: (await loadPanel()).MegaMenuPanel }));

/** The wide menu of the desktop: a button that opens a panel of links. Escape closes and gives focus back. */
export function MegaMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const location = useLocation();
  useEffect(() => setOpen(false), [location]);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  return (
    <nav
      ref={root}
      className={`only-desk ${styles['main']}`}
      aria-label={t('Main')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls="menu-books"
        onClick={() => setOpen(!open)}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
      >
        {t('Books')}
        <Icon name="down" />
      </button>
      {open && <div className={styles['scrim']} />}
      {open && (
        <Suspense>
          <Panel />
        </Suspense>
      )}
    </nav>
  );
}
