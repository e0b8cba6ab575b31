import type { KeyboardEvent } from 'react';
import type { Book } from '../../../api/types.ts';
import { SkeletonBooks } from '../../../ui/Skeleton.tsx';
import type { View } from '../filters.ts';
import { BookCard } from './BookCard.tsx';
import styles from './BookCard.module.css';

const SIZES: Record<View, string> = {
  '': '(min-width: 1264px) 180px, (min-width: 1024px) 15vw, (min-width: 641px) 22vw, 45vw',
  big: '(min-width: 1024px) 280px, (min-width: 641px) 30vw, 90vw',
  list: '96px',
};

/** Covers in rows, a list with a few words of each, or large covers for small readers. */
export function BookGrid({
  books,
  view = '',
  under,
}: {
  books: Book[];
  view?: View;
  /** A line below the book at this place. */
  under?: (at: number) => React.ReactNode;
}) {
  return (
    // The links inside take the focus; arrows only move it among them.
    <ul
      className={view === 'list' ? styles['list'] : styles['grid']}
      data-view={view || undefined}
      onKeyDown={moveFocus}
    >
      {books.map((book, at) => (
        <li key={book.id}>
          <BookCard book={book} sizes={SIZES[view]} told={view === 'list'} />
          {under?.(at)}
        </li>
      ))}
    </ul>
  );
}

/** Arrow keys go to the book beside, above and below; Tab goes through them one by one as ever. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (at < 0) return;
  const top = (link: HTMLElement) => link.getBoundingClientRect().top;
  const inRow = links.filter((link) => Math.abs(top(link) - top(links[0]!)) < 4).length || 1;
  const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    ArrowDown: inRow,
    ArrowUp: -inRow,
  };
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? links.length - 1 : at + (steps[event.key] ?? NaN);
  if (!links[next]) return;
  event.preventDefault();
  links[next].focus();
}

/** The same grid before its books are there. */
export function BookGridSkeleton({ count = 12 }: { count?: number }) {
  return <SkeletonBooks count={count} className={styles['grid']} />;
}
