import type { FlaggedWords as Found } from '@bookgrove/api-client';
import { t } from '../i18n/index.ts';
import { flagLabel } from './flagLabel.ts';
import styles from './FlaggedWords.module.css';

/** Flagged words that a person should check before others read the text; not rendered where there are none. */
export function FlaggedWords({ flags }: { flags: Found[] }) {
  if (flags.length === 0) return null;
  return (
    <div className={styles['found']}>
      <b>{t('Please look at these words')}</b>
      <ul>
        {flags.map(({ kind, exact }, index) => (
          <li key={index}>
            {flagLabel(kind)}: <q dir="auto">{exact}</q>
          </li>
        ))}
      </ul>
    </div>
  );
}
