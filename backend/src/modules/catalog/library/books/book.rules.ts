import { rightsRemarks, type BookRemark } from '@bookgrove/contract';
import { AppError } from '../../../../platform/errors.ts';
import { slugFrom } from '../../../../platform/text/slug.rules.ts';

export type BookStatus = 'draft' | 'in_review' | 'published' | 'archived';

/** The two status changes that a book's uploader may make: the statuses from which they start, and the new one. */
const BOOK_STATUS_CHANGES = {
  publish: { from: ['draft', 'in_review', 'archived'], to: 'published' },
  archive: { from: ['draft', 'in_review', 'published'], to: 'archived' },
} as const satisfies Record<string, { from: readonly BookStatus[]; to: BookStatus }>;
export type BookStatusChangeName = keyof typeof BOOK_STATUS_CHANGES;

/**
 * The status after a change; it may be the present one.
 * @throws AppError conflict when its file is not ready to be published
 */
export function nextBookStatus(
  book: {
    status: BookStatus;
    ingestion: 'waiting' | 'processing' | 'ready' | 'refused';
    awaits_file?: boolean;
  },
  name: BookStatusChangeName,
): BookStatus {
  const { to } = BOOK_STATUS_CHANGES[name];
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

/**
 * A merged book stays in the archive: its address leads to the book that it was merged into.
 * @throws AppError conflict
 */
export function assertNotMerged(book: { merged_into: string | null }): void {
  if (book.merged_into)
    throw new AppError(
      'conflict',
      'book_merged',
      'This book was merged into another one. Use that one instead.',
    );
}

/** Remarks that prevent publishing, each with the field to correct. */
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
 * The first thing that is missing in the statement of a book's rights; null if it is complete.
 * @param begun whether a book without any statement is accepted, too: then only a statement that was begun has to be
 * complete
 */
export function unresolvedRights(
  book: Parameters<typeof rightsRemarks>[0],
  begun: boolean,
): readonly [field: string, message: string] | null {
  const [remark] = rightsRemarks(book).filter((one) => !(begun && one === 'rights-missing'));
  return (remark && UNCLEAR[remark]) ?? null;
}

/**
 * A draft accepts one file at a time; a book that is published or being reviewed accepts none.
 * @throws AppError conflict otherwise, with what to do first
 */
export function assertAcceptsFile(book: {
  status: BookStatus;
  ingestion: 'waiting' | 'processing' | 'ready' | 'refused';
  /** It was described, and its file has not been uploaded yet. */
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
  // A described book waits for its file, not for a check.
  const checked = !book.awaits_file && (book.ingestion === 'waiting' || book.ingestion === 'processing');
  if (book.file_in_check || checked)
    throw conflict('check_running', 'The last file is still being checked. Try again in a moment.');
  if (book.first_only && !book.awaits_file) throw conflict('has_a_file', 'This book has its file already.');
}

/** A slug from a title: letters and digits of any script, joined by hyphens, at most 80 symbols. */
export const slugOf = (title: string): string => slugFrom(title, 'book');
