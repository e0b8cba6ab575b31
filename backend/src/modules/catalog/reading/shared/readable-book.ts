import type { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { accessOf, type Access, type Reader } from '../../library/books/book-access.rules.ts';
import type { BookRow } from '../../library/books/book-view.ts';
import type { FindBook } from '../../library/books/find-book.ts';

const REFUSALS = {
  purchase_required: 'This book is for sale. It opens for those who own it.',
  sign_in_required: 'Please log in to read this book.',
} as const;

/**
 * The book and its file, for a reader who may open it, and why they may.
 * @throws AppError not_found for a book that the reader may not see; unauthenticated or forbidden with the reason for one that
 * they may not open; conflict `book_not_ready` while its file is being checked
 */
export async function readableBook(
  find: FindBook,
  bookId: string,
  reader: Reader,
): Promise<{ book: BookRow; fileId: string; reason: Access['reason'] }> {
  const book = await find.for(reader, bookId);
  const { read, reason } = accessOf(reader, book);
  if (!read)
    throw new AppError(
      reason === 'sign_in_required' ? 'unauthenticated' : 'forbidden',
      reason,
      REFUSALS[reason as keyof typeof REFUSALS],
    );
  if (!book.file_id || book.ingestion !== 'ready')
    throw new AppError(
      'conflict',
      'book_not_ready',
      'The file of this book is still being checked. Try again in a moment.',
    );
  return { book, fileId: book.file_id, reason };
}

/** The Readium manifest of a book's file; null for an unknown file. */
export async function manifestOf<M>(
  db: Db,
  { tenant_id }: Pick<BookRow, 'tenant_id'>,
  fileId: string,
): Promise<M | null> {
  const [file] = await db.rows<{ manifest: M }>({
    name: 'manifest_of_file',
    text: 'select manifest from catalog.book_file where tenant_id = $1 and id = $2',
    values: [tenant_id, fileId],
  });
  return file?.manifest ?? null;
}
