import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { BookView, type BookRow as Row } from '../books/book-view.ts';
import { FindBook } from '../books/find-book.ts';
import { ReaderProfiles } from '../books/reader-profiles.ts';
import { BookFeedbackReader } from '../books/book-feedback.ts';
import { RowBook } from './book-rows.ts';
import { similarBooks, type SimilarityKeys } from './row.rules.ts';
import { booksStatement, similarBooksStatement } from './rows.sql.ts';

/** What to read next: similar books, the most similar first, each with its reason. */
export class SimilarBooks {
  books!: RowBook[];
}

const MOST = 6;

/** Similar books that the reader finds and has not begun. */
export class GetSimilarBooks extends Query<SimilarBooks> {
  constructor(
    readonly idOrSlug: string,
    readonly reader: Reader,
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(GetSimilarBooks)
export class GetSimilarBooksHandler implements IQueryHandler<GetSimilarBooks> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly readers: ReaderProfiles,
    private readonly view: BookView,
    private readonly feedback: BookFeedbackReader,
  ) {}

  async execute({ idOrSlug, reader: requester, files }: GetSimilarBooks): Promise<SimilarBooks> {
    const reader = await this.readers.know(requester);
    const book = await this.find.for(reader, idOrSlug);
    const tenant = currentTenantId();
    const near = await this.db.rows<SimilarityKeys & Record<string, unknown>>(
      similarBooksStatement(reader, tenant, [book.id]),
    );
    const seed = { ...book, categories: book.categories.map(({ slug }) => slug) };
    const found = similarBooks(seed, near).slice(0, MOST);
    if (found.length === 0) return { books: [] };
    const ids = found.map(({ book: { id } }) => id);
    const [rows, feedback] = await Promise.all([
      this.db.rows<Row & Record<string, unknown>>(booksStatement(reader, tenant, ids)),
      this.feedback.of(ids),
    ]);
    const shown = new Map(rows.map((row) => [row.id, this.view.show(row, reader, files, feedback(row.id))]));
    return {
      books: found.flatMap(({ book: { id }, why }) =>
        shown.has(id) ? [{ book: shown.get(id)!, why, device: null }] : [],
      ),
    };
  }
}
