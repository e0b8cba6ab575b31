import { Link } from 'react-router-dom';
import { bookPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { statesApi, type ReaderBook } from '../../../shared/books/statesApi.ts';
import { readingStateText } from '../../../shared/readingStateLabels.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import styles from './OwnShelf.module.css';

/** Number of books in the row; the others are in the reading log. */
const SHOWN = 6;

/** The books that a child is reading, then those it finished, each with how far it is; nothing before the first. */
export function OwnShelf() {
  const reading = statesApi.useListReaderBooksQuery({ state: 'reading', limit: SHOWN });
  const finished = statesApi.useListReaderBooksQuery({ state: 'finished', limit: SHOWN });
  if (!reading.data || !finished.data) return null;
  const books = [...reading.data.results, ...finished.data.results].slice(0, SHOWN);
  if (books.length === 0) return null;
  const all = reading.data.count + finished.data.count;
  return (
    <section className="sec">
      <div className={styles['head']}>
        <h2>{t('My shelf')}</h2>
        {all > books.length && (
          <TextLink to={paths.readingLog}>
            {t('{count, plural, one {# book} other {All # books}}', { count: all })}
          </TextLink>
        )}
      </div>
      <ul className={styles['books']}>
        {books.map((book) => (
          <li key={book.book_id}>
            <OnShelf book={book} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OnShelf({ book }: { book: ReaderBook }) {
  const isRead = book.reading.state === 'finished';
  return (
    <>
      <Link to={bookPath(book.slug)} lang={book.language}>
        <Cover book={book} sizes="(width >= 1024px) 180px, (width >= 640px) 22vw, 44vw" decorative />
        <h3 dir="auto">{book.title}</h3>
      </Link>
      <div data-finished={isRead}>
        <Progress label={book.title} value={isRead ? 100 : (book.percentage ?? 0)} />
      </div>
      <p className="num">{readingStateText(book.reading, book.percentage)}</p>
    </>
  );
}
