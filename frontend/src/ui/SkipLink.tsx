import styles from './SkipLink.module.css';

/** First stop of the Tab key: over the header, to the content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles['skip']} href="#main">
      {label}
    </a>
  );
}
