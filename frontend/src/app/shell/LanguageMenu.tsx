import { lazy, Suspense } from 'react';
import { t } from '../../i18n/index.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Popover } from '../../ui/Disclosure.tsx';
import styles from './LanguageMenu.module.css';

const LanguageList = lazy(() => import('./LanguageList.tsx'));

/** A button that opens the list of languages, for the navbar of the desktop. */
export function LanguageMenu() {
  return (
    <Popover
      className={`only-desktop ${styles['menu']}`}
      button={(props) => <IconButton icon="globe" label={t('Language')} {...props} />}
    >
      {() => (
        <Suspense fallback={null}>
          <LanguageList />
        </Suspense>
      )}
    </Popover>
  );
}
