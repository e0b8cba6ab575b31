import { readPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useOnline } from '../../../shared/useOnline.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { formatSize } from '../formatSize.ts';
import { isFresh, type OfflineBookEntry } from '../offlineBooks.ts';
import styles from './BagList.module.css';

interface BagListProps {
  books: OfflineBookEntry[];
  /** Removes a book, by id, from the bag; without it the books can only be read. */
  remove?: (bookId: string) => Promise<void>;
}

/** The books of the school bag, each with its button to read it. */
export function BagList({ books, remove }: BagListProps) {
  const online = useOnline();
  return (
    <ul className={styles['books']}>
      {books.map((home) => (
        <li key={home.book.id}>
          {home.cover ? (
            <img src={home.cover} alt="" width="96" height="128" />
          ) : (
            <span className={styles['blank']} aria-hidden="true" />
          )}
          <div>
            <h2 lang={home.book.language} dir="auto">
              {home.book.title}
            </h2>
            <p dir="auto">{home.book.authors.join(', ')}</p>
            <p className="num">{formatSize(home.bytes)}</p>
            {!isFresh(home) && <p>{t('Go online once, then it opens again.')}</p>}
            <div className={styles['ways']}>
              {(online || isFresh(home)) && (
                <ButtonLink tone="book" icon="read" to={readPath(home.book.slug)}>
                  {t('Read')}
                </ButtonLink>
              )}
              {remove && (
                <Button onClick={() => void remove(home.book.id)}>
                  {t('Put back')}
                  <span className="sr">{home.book.title}</span>
                </Button>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
