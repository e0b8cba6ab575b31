import type { FoundWords as Found } from '@bookgrove/api-client';
import { t } from '../i18n/index.ts';
import { flagWord } from './flagWords.ts';
import styles from './FoundWords.module.css';

/** Words that somebody should look at before others read them; nothing where there are none. */
export function FoundWords({ flags }: { flags: Found[] }) {
  if (flags.length === 0) return null;
  return (
    <div className={styles['found']}>
      <b>{t('Please look at these words')}</b>
      <ul>
        {flags.map(({ kind, exact }, index) => (
          <li key={index}>
            {flagWord(kind)}: <q dir="auto">{exact}</q>
          </li>
        ))}
      </ul>
    </div>
  );
}
