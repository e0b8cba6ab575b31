import { t } from '../../../i18n/index.ts';
import styles from '../Libraries.module.css';

/** Address of a page's OPDS feed for other reading apps. */
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
