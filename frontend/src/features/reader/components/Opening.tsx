import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import styles from './ReaderScreen.module.css';

/** The reader before its book is loaded: the same bars, and a placeholder of the page. */
export function Opening({ title, back }: { title: string | null; back: string }) {
  return (
    <main className={styles['reader']}>
      <header className={styles['top']}>
        <div>
          <ButtonLink icon="before" to={back} className={styles['back']}>
            <span>{t('Back to book')}</span>
          </ButtonLink>
        </div>
        {title ? <h1 className={styles['title']}>{title}</h1> : <span />}
        <span />
      </header>
      <div className={styles['main']}>
        <div className={styles['stage']}>
          <OpeningPage />
        </div>
      </div>
      <div className={styles['bottom']} />
    </main>
  );
}

/** Placeholder of a page that is loading. */
export function OpeningPage() {
  return (
    <div className={styles['opening']} role="status">
      <svg viewBox="0 0 88 64" aria-hidden="true">
        <path d="M44 12C34 5 20 4 8 8v44c12-4 26-3 36 4Z" />
        <path d="M44 12c10-7 24-8 36-4v44c-12-4-26-3-36 4Z" />
      </svg>
      <p>{t('Opening the book')}</p>
    </div>
  );
}
