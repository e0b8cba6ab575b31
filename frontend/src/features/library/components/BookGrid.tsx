import type { Book } from '../../../api/types.ts';
import { SkeletonBooks } from '../../../ui/Skeleton.tsx';
import type { View } from '../filters.ts';
import { BookCard } from './BookCard.tsx';
import styles from './BookCard.module.css';
import { moveFocus } from './moveFocus.ts';

const SIZES: Record<View, string> = {
  covers: '(min-width: 1264px) 180px, (min-width: 1024px) 15vw, (min-width: 641px) 22vw, 45vw',
  big: '(min-width: 1024px) 280px, (min-width: 641px) 30vw, 90vw',
  list: '96px',
};

/** Covers in rows, a list with a few words of each, or large covers for small readers. */
export function BookGrid({
  books,
  view = 'covers',
  under,
}: {
  books: Book[];
  view?: View;
  /** A line below the book at this place. */
  under?: (at: number) => React.ReactNode;
}) {
  return (
    // The links inside take the focus; arrows only move it among them.
    <ul className={view === 'list' ? styles['list'] : styles['grid']} data-view={view} onKeyDown={moveFocus}>
      {books.map((book, at) => (
        <li key={book.id}>
          <BookCard book={book} sizes={SIZES[view]} told={view === 'list'} />
          {under?.(at)}
        </li>
      ))}
    </ul>
  );
}

/** The same grid before its books are there. */
export function BookGridSkeleton({ count = 12 }: { count?: number }) {
  return <SkeletonBooks count={count} className={styles['grid']} />;
}
