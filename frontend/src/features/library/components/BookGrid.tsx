import type { Book } from '../../../api/types.ts';
import { SkeletonBooks } from '../../../ui/Skeleton.tsx';
import { BookCard } from './BookCard.tsx';
import styles from './BookCard.module.css';

const SIZES = '(min-width: 1264px) 180px, (min-width: 1024px) 15vw, (min-width: 641px) 22vw, 45vw';

/** Covers six, four or two in a row. */
export function BookGrid({ books }: { books: Book[] }) {
  return (
    <ul className={styles['grid']}>
      {books.map((book) => (
        <li key={book.id}>
          <BookCard book={book} sizes={SIZES} />
        </li>
      ))}
    </ul>
  );
}

/** The same grid before its books are there. */
export function BookGridSkeleton({ count = 12 }: { count?: number }) {
  return <SkeletonBooks count={count} className={styles['grid']} />;
}
