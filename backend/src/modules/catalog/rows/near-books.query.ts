import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { BookView, type BookRow as Row } from '../books/book-view.ts';
import { FindBook } from '../books/find-book.ts';
import { Readers } from '../books/readers.ts';
import { Voices } from '../voices/voices.ts';
import { RowBook } from './book-rows.ts';
import { nearTo, type Kin } from './row.rules.ts';
import { booksStatement, nearStatement } from './rows.sql.ts';

/** What to read next: books near one, the nearest first, each with its reason. */
export class NearBooks {
  books!: RowBook[];
}

const MOST = 6;

/** Books near one that the reader knows of; of those on their shelf, without what they have begun. */
export class GetNearBooks extends Query<NearBooks> {
  constructor(
    readonly idOrSlug: string,
    readonly reader: Reader,
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(GetNearBooks)
export class GetNearBooksHandler implements IQueryHandler<GetNearBooks> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly readers: Readers,
    private readonly view: BookView,
    private readonly voices: Voices,
  ) {}

  async execute({ idOrSlug, reader: asker, files }: GetNearBooks): Promise<NearBooks> {
    const reader = await this.readers.know(asker);
    const book = await this.find.for(reader, idOrSlug);
    const tenant = currentTenantId();
    const near = await this.db.rows<Kin & Record<string, unknown>>(nearStatement(reader, tenant, [book.id]));
    const seed = { ...book, categories: book.categories.map(({ slug }) => slug) };
    const found = nearTo(seed, near).slice(0, MOST);
    if (found.length === 0) return { books: [] };
    const ids = found.map(({ book: { id } }) => id);
    const [rows, voices] = await Promise.all([
      this.db.rows<Row & Record<string, unknown>>(booksStatement(reader, tenant, ids)),
      this.voices.of(ids),
    ]);
    const shown = new Map(rows.map((row) => [row.id, this.view.show(row, reader, files, voices(row.id))]));
    return {
      books: found.flatMap(({ book: { id }, why }) =>
        shown.has(id) ? [{ book: shown.get(id)!, why, device: null }] : [],
      ),
    };
  }
}
