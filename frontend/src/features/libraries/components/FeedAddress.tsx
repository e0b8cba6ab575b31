import { t } from '../../../i18n/index.ts';
import styles from '../Libraries.module.css';

/** Where another reading app finds what stands on a page. */
export function FeedAddress({ words, opds }: { words: string; opds: string }) {
  return (
    <section className={styles['feed']} aria-labelledby="feed">
      <h2 id="feed">{t('In another reading app')}</h2>
      <p>{words}</p>
      <p>
        <code dir="ltr">{`${location.origin}${opds}`}</code>
      </p>
    </section>
  );
}
