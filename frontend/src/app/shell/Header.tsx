import { announcementIn } from '@bookgrove/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSession } from '../../api/session.ts';
import { language, t } from '../../i18n/index.ts';
import { ModePicker } from '../../features/modes/index.ts';
import { openPicker, selectPickerOpen, useModeView } from '../../shared/modes.ts';
import { useTenant } from '../../shared/tenant.ts';
import { ButtonLink, IconButton } from '../../ui/Button.tsx';
import { loginPath, paths } from '../paths.ts';
import { Logo } from '../../ui/Logo.tsx';
import { HeaderItems } from './HeaderItems.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import styles from './Header.module.css';

// Not needed for the first paint; each is fetched when it is used.
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }));
const SearchBox = lazy(async () => ({ default: (await import('./SearchBox.tsx')).SearchBox }));
const SlideMenu = lazy(async () => ({ default: (await import('./SlideMenu.tsx')).SlideMenu }));

/** Announcement bar and navbar of the public pages. */
export function Header() {
  const tenant = useTenant();
  const { phase, user } = useSelector(selectSession);
  const { pathname, search, key } = useLocation();
  const [searching, setSearching] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);
  // Once fetched the menu stays mounted, so that closing it can return the focus.
  const [menuWanted, setMenuWanted] = useState(false);
  const announcement = tenant && announcementIn(tenant, language());
  const view = useModeView();
  const dispatch = useDispatch();
  const picking = useSelector(selectPickerOpen);
  const [pickerWanted, setPickerWanted] = useState(false);
  useEffect(() => {
    if (picking) setPickerWanted(true);
  }, [picking]);
  useSlashKey(() => setSearching(true));
  useEffect(() => {
    setSearching(false);
    setMenuOpen(false);
  }, [pathname, search, key]);

  return (
    <header>
      {announcement && view !== 'quiet' && (
        <div className={styles['announce']}>
          <p className="wrap" dir="auto">
            {announcement}
          </p>
        </div>
      )}
      <div className={styles['nav']}>
        <div className={`wrap ${styles['row']}`} data-member={user ? '' : undefined}>
          <Logo />
          <span className={styles['space']} />
          {searching ? (
            <Suspense>
              <SearchBox onClose={() => setSearching(false)} />
            </Suspense>
          ) : (
            <>
              <MegaMenu />
              {tenant?.['switchboard'] === true && (
                <IconButton
                  icon="modes"
                  label={t('Select a Different Mode')}
                  className="only-desktop"
                  aria-haspopup="dialog"
                  onClick={() => dispatch(openPicker())}
                />
              )}
              <LanguageMenu />
              <IconButton
                icon="search"
                label={t('Search')}
                aria-expanded={false}
                onClick={() => setSearching(true)}
              />
            </>
          )}
          <HeaderItems user={user} />
          {user && (
            <Suspense fallback={<span className={styles['me']} />}>
              <AccountMenu user={user} />
            </Suspense>
          )}
          {phase === 'visitor' && (
            <ButtonLink
              tone="main"
              className="only-desktop"
              to={loginPath(pathname === paths.library ? undefined : pathname + search)}
            >
              {t('Log in')}
            </ButtonLink>
          )}
          <IconButton
            icon="menu"
            label={t('Menu')}
            className="only-phone"
            aria-expanded={menuOpen}
            onClick={() => {
              setMenuWanted(true);
              setMenuOpen(true);
            }}
          />
        </div>
      </div>
      {pickerWanted && (
        <Suspense>
          <ModePicker />
        </Suspense>
      )}
      {menuWanted && (
        <Suspense>
          <SlideMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

/** `/` opens the search from anywhere, except in an input field. */
function useSlashKey(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
