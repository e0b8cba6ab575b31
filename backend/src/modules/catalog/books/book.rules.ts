import { AppError } from '../../../platform/errors.ts';

export type BookStatus = 'draft' | 'in_review' | 'published' | 'archived';

/** What can be done to a book's state, from where, and where it leads. */
export const BOOK_MOVES = {
  publish: { from: ['draft', 'in_review', 'archived'], to: 'published' },
  archive: { from: ['draft', 'in_review', 'published'], to: 'archived' },
} as const satisfies Record<string, { from: readonly BookStatus[]; to: BookStatus }>;
export type BookMove = keyof typeof BOOK_MOVES;

/**
 * The state after a move. Moving to where the book is already changes nothing.
 * @throws AppError conflict when its file is not ready to be published.
 */
export function move(
  book: {
    status: BookStatus;
    ingestion: 'waiting' | 'processing' | 'ready' | 'refused';
    awaits_file?: boolean;
  },
  name: BookMove,
): BookStatus {
  const { to } = BOOK_MOVES[name];
  if (name === 'publish' && book.ingestion !== 'ready')
    throw new AppError(
      'conflict',
      'book_not_ready',
      book.awaits_file
        ? 'This book waits for its file. Upload that first.'
        : book.ingestion === 'refused'
          ? 'The file of this book was refused. Upload a mended one first.'
          : 'The file of this book is still being checked. Try again in a moment.',
    );
  return to;
}

/** A slug from a title: letters and digits of any script, joined by hyphens, at most 80 symbols. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return [...slug].slice(0, 80).join('').replace(/-+$/, '') || 'book';
}
