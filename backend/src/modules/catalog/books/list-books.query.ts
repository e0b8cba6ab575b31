import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import type { Reader } from './book-access.rules.ts';
import { Voices } from '../voices/voices.ts';
import { BookView, type Book, type BookRow } from './book-view.ts';
import type { BookFilters } from './book-filters.ts';
import { Readers } from './readers.ts';
import { listStatements } from './list-books.statements.ts';

/** Books that the reader may see, one page of them. */
export class ListBooks extends Query<{ count: number; books: Book[] }> {
  constructor(
    readonly filters: BookFilters,
    readonly reader: Reader,
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(ListBooks)
export class ListBooksHandler implements IQueryHandler<ListBooks> {
  constructor(
    private readonly db: Db,
    private readonly view: BookView,
    private readonly cache: PublicCache,
    private readonly readers: Readers,
    private readonly voices: Voices,
  ) {}

  async execute({ filters, reader: asker, files }: ListBooks): Promise<{ count: number; books: Book[] }> {
    const reader = await this.readers.know(asker);
    const { list, count, shared } = listStatements(filters, reader, currentTenantId());
    if (!count) {
      const rows = await this.db.rows<BookRow & { total: number }>(list);
      const found = rows.filter(({ id }) => id !== null);
      const voices = await this.voices.of(found.map(({ id }) => id));
      return {
        count: rows[0]?.total ?? 0,
        books: found.map((row) => this.view.show(row, reader, files, voices(row.id))),
      };
    }
    // A count reads every match, a page only its own rows: what all readers share is counted once per change.
    const key = `${count.name} ${JSON.stringify(count.values)}`;
    const known = shared ? this.cache.get<number>(key) : undefined;
    const asOf = this.cache.changes;
    const [rows, counted] = await this.db.batch(known === undefined ? [list, count] : [list]);
    const total = known ?? (counted!.rows[0] as { count: number }).count;
    if (known === undefined && shared) this.cache.set(key, total, asOf);
    const books = rows!.rows as BookRow[];
    const voices = await this.voices.of(books.map(({ id }) => id));
    return {
      count: total,
      books: books.map((row) => this.view.show(row, reader, files, voices(row.id))),
    };
  }
}
