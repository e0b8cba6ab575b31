import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { FindBook } from '../../library/books/find-book.ts';
import { CapabilityUrls } from '../../library/books/capability-urls.ts';
import { manifestOf, readableBook } from '../shared/readable-book.ts';

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

/** Opens a book for a reader who may read it. */
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
    private readonly capabilities: CapabilityUrls,
  ) {}

  async execute({ bookId, reader, files }: OpenBook): Promise<BookContent> {
    const { book, fileId, reason } = await readableBook(this.find, bookId, reader);
    const manifest = await manifestOf<object>(this.db, book, fileId);
    const segment = this.capabilities.open({
      tenantId: currentTenantId(),
      bookId: book.id,
      fileId,
      ...(reason === 'owned' && { owner: reader!.userId }),
    });
    return {
      format: book.format!,
      layout: book.layout,
      direction: book.direction,
      base_url: `${files}/b/${segment}/`,
      shell_url: `${files}/reader/?${book.format!}`,
      manifest: manifest!,
    };
  }
}
