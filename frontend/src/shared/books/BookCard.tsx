import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectUser } from '../../api/session.ts';
import type { BookInList } from '../../api/types.ts';
import { bookPath } from '../../app/paths.ts';
import { formatAges } from '../../i18n/format.ts';
import { locale, t } from '../../i18n/index.ts';
import { Cover } from '../../ui/Cover.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './BookCard.module.css';

// Loaded for signed-in users only.
const Ribbon = lazy(() => import('./Ribbon.tsx'));

/** Ages and minutes in one line; unknown values are omitted. */
export function bookSummary({
  age_range,
  reading_minutes,
}: Pick<BookInList, 'age_range' | 'reading_minutes'>): string {
  return [
    age_range && t('Ages {ages}', { ages: formatAges(age_range) }),
    reading_minutes > 0 && t('{minutes} min', { minutes: reading_minutes }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The labels in words: on the cover they would be read before the title. */
const marksText = ({ has_audio, price, access }: BookInList): string =>
  [has_audio && t('Read to me'), price && shopMark(access)].filter(Boolean).join(', ');

/** Of a book with a price: whether the reader owns it. */
const shopMark = ({ reason }: BookInList['access']): string =>
  reason === 'owned' ? t('Yours') : t('School shop');

/** Labels on the cover: a recorded voice, and that the book is sold, or the reader's own. */
function Marks({ book: { has_audio, price, access } }: { book: BookInList }) {
  if (!has_audio && !price) return null;
  return (
    <span className={styles['marks']} lang={locale()} aria-hidden="true">
      {has_audio && (
        <span data-mark="voice">
          <Icon name="audio" />
          {t('Read to me')}
        </span>
      )}
      {price && (
        <span data-mark="sold">
          <Icon name={access.reason === 'owned' ? 'check' : 'school'} />
          {shopMark(access)}
        </span>
      )}
    </span>
  );
}

interface BookCardProps {
  book: BookInList;
  sizes: string;
  eager?: boolean;
  /** Shows a short summary, for lists. */
  told?: boolean;
}

/**
 * A book in a list or row: cover, title, author and one line of facts as a single link, with a ribbon for readers who
 * can mark it as wanted.
 */
export function BookCard({ book, sizes, eager = false, told = false }: BookCardProps) {
  const isMember = useSelector(selectUser) !== null;
  return (
    <>
      <Link
        className={told ? `${styles['book']} ${styles['row']}` : styles['book']}
        to={bookPath(book.slug)}
        lang={book.language}
        viewTransition
      >
        <span className={styles['picture']}>
          <Cover book={book} sizes={sizes} eager={eager} decorative />
          <Marks book={book} />
        </span>
        <h3 dir="auto">{book.title}</h3>
        <p dir="auto">{book.authors.join(', ')}</p>
        <p className="num" lang={locale()}>
          {bookSummary(book)}
          {marksText(book) && <span className="sr">{marksText(book)}</span>}
        </p>
        {told && book.summary && (
          <p className={styles['summary']} dir="auto">
            {book.summary}
          </p>
        )}
      </Link>
      {isMember && (
        <Suspense fallback={null}>
          <Ribbon book={book} />
        </Suspense>
      )}
    </>
  );
}
