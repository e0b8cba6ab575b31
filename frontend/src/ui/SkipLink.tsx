import styles from './SkipLink.module.css';

/** The first Tab stop: skips the header and moves to the content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles['skip']} href="#main">
      {label}
    </a>
  );
}
