import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import styles from '../Inbox.module.css';

/** Tabs for the languages of a text; one form is shown at a time. */
export function LanguageTabs({
  language,
  onChange,
}: {
  language: Language;
  onChange: (language: Language) => void;
}) {
  return (
    <nav className={styles['tabs']} aria-label={t('Language')}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-current={one === language ? 'true' : undefined}
          onClick={() => onChange(one)}
        >
          {LANGUAGE_NAMES[one]}
        </button>
      ))}
    </nav>
  );
}
