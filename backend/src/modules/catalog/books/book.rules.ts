import { rightsRemarks, type BookRemark } from '@bookgrove/contract';
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

/** What stands in the way, and the field that mends it. */
const UNCLEAR: Partial<Record<BookRemark, readonly [field: string, message: string]>> = {
  'rights-missing': ['rights', 'Say by which right the book is here first.'],
  'licence-missing': ['license', 'Choose under which licence the book is first.'],
  'proof-missing': ['rights_proof', 'Write down who gave the permission first.'],
  'no-everybody': [
    'visibility',
    'A permission for this school does not let visitors in. Choose who hears of the book again.',
  ],
};

/**
 * What is to be said first of the right by which a book is here; null where it may go on.
 * @param begun whether only what was begun to be told has to be told whole
 */
export function unclearRight(
  book: Parameters<typeof rightsRemarks>[0],
  begun: boolean,
): readonly [field: string, message: string] | null {
  const [remark] = rightsRemarks(book).filter((one) => !(begun && one === 'rights-missing'));
  return (remark && UNCLEAR[remark]) ?? null;
}

/**
 * A draft takes a file while nobody reads the book or looks at it, one at a time.
 * @throws AppError conflict otherwise, with what to do first
 */
export function assertTakesFile(book: {
  status: BookStatus;
  ingestion: 'waiting' | 'processing' | 'ready' | 'refused';
  /** Described, with no file yet. */
  awaits_file: boolean;
  of_story: boolean;
  file_in_check: boolean;
  first_only: boolean;
}): void {
  const conflict = (code: string, message: string) => new AppError('conflict', code, message);
  if (book.of_story)
    throw conflict('made_of_a_story', 'This book is made of a story. Mend the story, and its book follows.');
  if (book.status !== 'draft')
    throw conflict(
      'not_a_draft',
      'The file of a draft can be changed alone. Ask whoever looks after the books to return it first.',
    );
  // A book that was described waits too, but for its file, not for a check.
  const checked = !book.awaits_file && (book.ingestion === 'waiting' || book.ingestion === 'processing');
  if (book.file_in_check || checked)
    throw conflict('check_running', 'The last file is still being checked. Try again in a moment.');
  if (book.first_only && !book.awaits_file) throw conflict('has_a_file', 'This book has its file already.');
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
