import { useState } from 'react';
import { t } from '../i18n/index.ts';
import type { BookCover, BookInList } from '../api/types.ts';
import { Art } from './Art.tsx';
import styles from './Cover.module.css';

type CoverOf = Pick<BookInList, 'title' | 'authors'> & { cover: (BookCover & { alt?: string }) | null };

const GROUNDS = ['hills', 'waves', 'leaves', 'quilt'] as const;

/** The background of a book without a cover; always the same for the same book. */
function groundOf(title: string): (typeof GROUNDS)[number] {
  let hash = 0;
  for (const letter of title) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return GROUNDS[hash % GROUNDS.length] ?? 'hills';
}

/** Each width is a file beside the one of 240 px. */
const sourceSet = ({ medium }: BookCover): string =>
  [160, 240, 360, 480]
    .map((width) => `${medium.replace(/240\.webp$/, `${width}.webp`)} ${width}w`)
    .join(', ');

interface CoverProps {
  book: CoverOf;
  /** The width the cover takes, as in the `sizes` attribute. */
  sizes: string;
  /** The largest picture of the page: loaded first. */
  eager?: boolean;
  /** Whether the title is shown beside it, so that the picture needs no text alternative. */
  decorative?: boolean;
  className?: string | undefined;
}

/** A book's cover with its spine, always 3:4; a book without one gets a drawn background and its title. */
export function Cover({ book, sizes, eager = false, decorative = false, className }: CoverProps) {
  const [broken, setBroken] = useState(false);
  const cover = broken ? null : book.cover;
  const name = t('Cover: {title}', { title: book.title });
  return (
    <span
      className={className ? `${styles['cover']} ${className}` : styles['cover']}
      style={cover ? { backgroundColor: cover.color } : undefined}
    >
      {cover ? (
        <img
          src={cover.medium}
          srcSet={sourceSet(cover)}
          sizes={sizes}
          alt={decorative ? '' : cover.alt || name}
          width={300}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <DrawnCover book={book} {...(!decorative && { name })} />
      )}
    </span>
  );
}

function DrawnCover({ book, name }: { book: CoverOf; name?: string }) {
  const ground = groundOf(book.title);
  return (
    <span
      className={styles['drawn']}
      data-ground={ground}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <Art file="covers" name={ground} viewBox="0 0 300 400" fit="xMidYMax slice" />
      <span className={styles['title']}>{book.title}</span>
      {book.authors[0] && <span className={styles['author']}>{book.authors[0]}</span>}
    </span>
  );
}
