import type { BookInList } from '../../api/types.ts';
import { SkeletonBooks } from '../../ui/Skeleton.tsx';
import type { View } from './filters.ts';
import { BookCard } from './BookCard.tsx';
import styles from './BookCard.module.css';
import { moveFocus } from './moveFocus.ts';

const SIZES: Record<View, string> = {
  covers: '(width >= 1280px) 180px, (width >= 1024px) 15vw, (width >= 640px) 22vw, 45vw',
  big: '(width >= 1024px) 280px, (width >= 640px) 30vw, 90vw',
  list: '96px',
};

/** Covers in rows, a list with summaries, or large covers for the youngest readers. */
export function BookGrid({
  books,
  view = 'covers',
  under,
}: {
  books: BookInList[];
  view?: View;
  /** A line below the book at this index. */
  under?: (at: number) => React.ReactNode;
}) {
  return (
    // The links inside have the focus; the arrow keys only move it.
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

/** Placeholder of the grid while books load. */
export function BookGridSkeleton({ count = 12 }: { count?: number }) {
  return <SkeletonBooks count={count} className={styles['grid']} />;
}
