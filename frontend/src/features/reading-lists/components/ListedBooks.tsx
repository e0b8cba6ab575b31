import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { State } from '../../../ui/State.tsx';
import { BookCard } from '../../../shared/books/BookCard.tsx';
import type { ListedBook } from '../api.ts';
import styles from './Lists.module.css';

/** The books of a list in order, with the teacher's hints and the reader's progress. */
export function ListedBooks({ books }: { books: ListedBook[] }) {
  if (books.length === 0) return <State scene="empty" title={t('No book stands on this list yet')} />;
  return (
    <>
      <h2 className="sr">{t('The books')}</h2>
      <ul className={styles['books']}>
        {books.map((listed) => (
          <Listed key={listed.book.id} listed={listed} />
        ))}
      </ul>
    </>
  );
}

function Listed({ listed: { book, note } }: { listed: ListedBook }) {
  const percentage = book.progress?.percentage ?? 0;
  return (
    <li>
      <BookCard book={book} sizes="(width >= 1280px) 220px, (width >= 640px) 28vw, 44vw" />
      {percentage >= 100 ? (
        <p className={styles['done']}>
          <Icon name="check" />
          {t('Read')}
        </p>
      ) : (
        percentage > 0 && (
          <Progress
            label={t('How far you are in {title}', { title: book.title })}
            value={percentage}
            className={styles['place']}
          />
        )
      )}
      {note && (
        <p className={styles['tip']} dir="auto">
          {note}
        </p>
      )}
    </li>
  );
}
