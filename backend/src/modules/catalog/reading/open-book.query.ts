import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { accessOf, type Reader } from '../books/book-access.rules.ts';
import type { BookRow } from '../books/book-view.ts';
import { FindBook } from '../books/find-book.ts';
import { Capabilities } from './capabilities.ts';

/** What the reader needs to open a book. */
export class BookContent {
  format!: 'epub' | 'pdf';
  layout!: 'reflowable' | 'fixed';
  direction!: 'ltr' | 'rtl';
  /** Folder of the book's files on the book origin; its segment expires after some hours. */
  base_url!: string;
  /** The reader's shell on the book origin. */
  shell_url!: string;
  /** Readium Web Publication Manifest. */
  manifest!: object;
}

/** Opens a book for one who may read it. */
export class OpenBook extends Query<BookContent> {
  constructor(
    readonly bookId: string,
    readonly reader: Reader,
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(OpenBook)
export class OpenBookHandler implements IQueryHandler<OpenBook> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly capabilities: Capabilities,
  ) {}

  async execute({ bookId, reader, files }: OpenBook): Promise<BookContent> {
    const { book, fileId } = await readableBook(this.find, bookId, reader);
    const [file] = await this.db.rows<{ manifest: object }>({
      name: 'manifest_of_file',
      text: 'select manifest from catalog.book_file where tenant_id = $1 and id = $2',
      values: [book.tenant_id, fileId],
    });
    const segment = this.capabilities.open({ tenantId: currentTenantId(), bookId: book.id, fileId });
    return {
      format: book.format!,
      layout: book.layout,
      direction: book.direction,
      base_url: `${files}/b/${segment}/`,
      shell_url: `${files}/reader/?${book.format!}`,
      manifest: file!.manifest,
    };
  }
}

const REFUSALS = {
  purchase_required: 'This book is for sale. It opens for those who own it.',
  sign_in_required: 'Please sign in to read this book.',
} as const;

/** The book and its file, for a reader who may open it; otherwise the reason why not. */
export async function readableBook(
  find: FindBook,
  bookId: string,
  reader: Reader,
): Promise<{ book: BookRow; fileId: string }> {
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
  return { book, fileId: book.file_id };
}
