import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@bookgrove/contract';
import { lazy, Suspense, useState } from 'react';
import { language, t } from '../../i18n/index.ts';
import styles from './LanguageList.module.css';

const LanguageChange = lazy(() => import('./LanguageChange.tsx'));

/** The languages by their own names; the current one is marked. */
export default function LanguageList() {
  const [wanted, setWanted] = useState<Language | null>(null);
  return (
    <>
      <ul data-languages="" className={styles['list']} aria-label={t('Language')}>
        {LANGUAGES.map((each) => (
          <li key={each}>
            <button
              type="button"
              lang={each}
              aria-current={each === language() ? 'true' : undefined}
              onClick={() => setWanted(each === language() ? null : each)}
            >
              {LANGUAGE_NAMES[each]}
            </button>
          </li>
        ))}
      </ul>
      {wanted && (
        <Suspense>
          <LanguageChange key={wanted} to={wanted} onDone={() => setWanted(null)} />
        </Suspense>
      )}
    </>
  );
}
