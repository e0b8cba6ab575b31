import { Fragment, lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectUser } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { useModeView } from '../../shared/modes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { sectionsFor, type SectionId } from './menu.rules.ts';
import styles from './MegaMenu.module.css';

const loadPanel = () => import('./MegaMenuPanel.tsx');
const Panel = lazy(async () => ({ default: (await loadPanel()).MegaMenuPanel }));

const TITLES: Record<SectionId, () => string> = {
  register: () => t('Register'),
  learn: () => t('Learn'),
  books: () => t('Books'),
  give: () => t('Give'),
  about: () => t('About'),
};

/**
 * The wide menu of the desktop: buttons that open a panel of links each. The arrow keys move between buttons,
 * Escape closes a panel and returns the focus. The mode decides which sections there are and their order.
 */
export function MegaMenu() {
  const [open, setOpen] = useState<SectionId | null>(null);
  const user = useSelector(selectUser);
  const sections = sectionsFor(user, useModeView());
  const root = useRef<HTMLElement>(null);
  const location = useLocation();
  useEffect(() => setOpen(null), [location]);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(null);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) {
      root.current?.querySelector<HTMLElement>(`[aria-controls="menu-${open}"]`)?.focus();
      return setOpen(null);
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[aria-controls]') ?? [])];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (!step || at < 0) return;
    const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
    buttons[(at + onwards + buttons.length) % buttons.length]?.focus();
  };

  return (
    <nav ref={root} className={`only-desktop ${styles['main']}`} aria-label={t('Main')} onKeyDown={onKeyDown}>
      {sections.map((id) => (
        <Fragment key={id}>
          <button
            type="button"
            aria-expanded={open === id}
            aria-controls={`menu-${id}`}
            onClick={() => setOpen(open === id ? null : id)}
            onPointerEnter={() => void loadPanel()}
            onFocus={() => void loadPanel()}
          >
            {TITLES[id]()}
            <Icon name="down" />
          </button>
          {/* Directly after its button, so that the next Tab moves into it. */}
          {open === id && (
            <>
              <div className={styles['scrim']} />
              <Suspense>
                <Panel section={id} />
              </Suspense>
            </>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
