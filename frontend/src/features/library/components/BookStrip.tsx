import { useRef } from 'react';
import type { BookInList } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { SkeletonBooks } from '../../../ui/Skeleton.tsx';
import { BookCard } from '../../../shared/books/BookCard.tsx';
import { moveFocus } from '../../../shared/books/moveFocus.ts';
import styles from './BookStrip.module.css';

interface BookStripProps {
  books: BookInList[];
  /** Content of the heading row before the buttons. */
  heading: React.ReactNode;
  eager?: boolean;
  /** A line below the book at this index. */
  under?: (at: number) => React.ReactNode;
}

/** One row of large covers: swiped on a phone, scrolled by two buttons elsewhere; it never moves by itself. */
export function BookStrip({ books, heading, eager = false, under }: BookStripProps) {
  const row = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const towardsEnd = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    element.scrollBy({ left: towardsEnd * element.clientWidth, behavior: 'smooth' });
  };
  return (
    <>
      <div className={styles['head']}>
        {heading}
        {books.length > 4 && (
          <span className="only-desktop">
            <IconButton icon="before" label={t('Books before')} onClick={() => move(-1)} />
            <IconButton icon="next" label={t('More books')} onClick={() => move(1)} />
          </span>
        )}
      </div>
      <ul className={styles['books']} ref={row} onKeyDown={moveFocus}>
        {books.map((book, index) => (
          <li key={book.id}>
            <BookCard
              book={book}
              sizes="(width >= 1280px) 276px, (width >= 640px) 22vw, 64vw"
              eager={eager && index < 2}
            />
            {under?.(index)}
          </li>
        ))}
      </ul>
    </>
  );
}

export function BookStripSkeleton() {
  return <SkeletonBooks count={4} className={styles['books']} />;
}
