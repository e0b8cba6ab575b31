import { Link } from 'react-router-dom';
import type { Book, User } from '../../../api/types.ts';
import { bookPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ReactionPicker } from '../../../shared/ReactionPicker.tsx';
import { reviewsApi } from '../../../shared/reviewsApi.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { BookQuestions } from '../../comprehension/index.ts';
import { rowsApi } from '../../../shared/books/rowsApi.ts';
import styles from './EndPage.module.css';

/** Maximum number of books that are offered after the last page. */
const MOST_NEXT = 3;

/** A reaction to the book, its questions, and similar books. Without a network none is shown. */
export function AfterReading({ book, user }: { book: Book; user: User | null }) {
  const mayReact =
    book.status === 'published' && !user?.viewing && (user?.permissions?.includes('book.react') ?? false);
  return (
    <>
      {mayReact && <Reaction book={book} />}
      {book.status === 'published' && (
        <BookQuestions bookId={book.id} heading="h3" className={styles['sheet']} />
      )}
      <NextBooks book={book} />
    </>
  );
}

function Reaction({ book }: { book: Book }) {
  const { data } = reviewsApi.useGetReactionsQuery(book.id);
  const [react] = reviewsApi.useReactMutation();
  const [unreact] = reviewsApi.useUnreactMutation();
  if (!data) return null;
  return (
    <section className={styles['sheet']} aria-labelledby="reader-end-reaction">
      <h3 id="reader-end-reaction">{t('How was it?')}</h3>
      <ReactionPicker
        labelledBy="reader-end-reaction"
        counts={data.reactions}
        mine={data.mine}
        allowed
        say={(reaction) => (reaction ? react({ id: book.id, reactionBody: { reaction } }) : unreact(book.id))}
      />
    </section>
  );
}

function NextBooks({ book }: { book: Book }) {
  const { data } = rowsApi.useListSimilarBooksQuery(book.id);
  const next = data?.books.slice(0, MOST_NEXT) ?? [];
  if (next.length === 0) return null;
  return (
    <section className={styles['sheet']} aria-labelledby="reader-end-next">
      <h3 id="reader-end-next">{t('Read next')}</h3>
      <ul className={styles['next']}>
        {next.map(({ book: one }) => (
          <li key={one.id}>
            <Link to={bookPath(one.slug)}>
              <Cover book={one} sizes="120px" decorative />
              <span lang={one.language} dir="auto">
                {one.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
