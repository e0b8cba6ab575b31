import type { PosterCode as Code } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import type { ListedBook } from '../api.ts';
import styles from './Poster.module.css';
import { PosterCode } from './PosterCode.tsx';

/** As many as fill three columns well. */
const FEW = 6;

/** A list as a poster for a shelf or a door: its covers, and a code that leads to it. */
export function ListPoster({
  title,
  note,
  from,
  due = '',
  books,
  code,
  back,
}: {
  title: string;
  note: string;
  /** Whose it is. */
  from: string;
  due?: string;
  books: ListedBook[];
  code: Code | undefined;
  /** Path of the list. */
  back: string;
}) {
  // Browsers name the PDF after the page.
  usePageTitle(title);
  return (
    <>
      <div className={styles['tools']}>
        <ButtonLink tone="plain" icon="before" to={back}>
          {t('Back to the list')}
        </ButtonLink>
        <Button tone="main" size="lg" icon="print" onClick={() => window.print()}>
          {t('Print the poster')}
        </Button>
      </div>
      <article className={styles['sheet']}>
        <header className={styles['title']}>
          <div>
            <p className={styles['school']}>{from}</p>
            <h1 dir="auto">{title}</h1>
            {note && (
              <p className={styles['note']} dir="auto">
                {note}
              </p>
            )}
          </div>
          {code && <PosterCode code={code} label={t('Code of this list')} />}
        </header>
        <ul className={styles['books']} data-few={books.length <= FEW || undefined}>
          {books.map(({ book }) => (
            <li key={book.id}>
              <Cover book={book} sizes="220px" eager decorative />
              <b dir="auto">{book.title}</b>
              <span dir="auto">{book.authors.join(', ')}</span>
            </li>
          ))}
        </ul>
        <footer className={styles['foot']}>
          <span>{due}</span>
          <span dir="ltr">{code && decodeURI(code.link)}</span>
        </footer>
      </article>
    </>
  );
}
