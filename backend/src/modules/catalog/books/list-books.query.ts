import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import type { Reader } from './book-access.rules.ts';
import { voicesOf, type VoicesRow } from '../voices/voices.ts';
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

type Row = BookRow & VoicesRow;

@QueryHandler(ListBooks)
export class ListBooksHandler implements IQueryHandler<ListBooks> {
  constructor(
    private readonly db: Db,
    private readonly view: BookView,
    private readonly cache: PublicCache,
    private readonly readers: Readers,
  ) {}

  async execute({ filters, reader: asker, files }: ListBooks): Promise<{ count: number; books: Book[] }> {
    const reader = await this.readers.know(asker);
    const show = (rows: Row[]) => rows.map((row) => this.view.show(row, reader, files, voicesOf(row)));
    const { list, count, counted, shared } = listStatements(filters, reader, currentTenantId());
    const key = count ? `${count.name} ${JSON.stringify(count.values)}` : '';
    if (!count || counted) {
      const rows = await this.db.rows<Row & { total: number }>(list);
      let total = rows[0]?.total ?? 0;
      // Where a search stopped looking, all is counted, as the filters beside the list count.
      if (count && total >= counted!)
        total = await this.cache.keep(key, async () => {
          const [all] = await this.db.rows<{ count: number }>(count);
          return all!.count;
        });
      return { count: total, books: show(rows.filter(({ id }) => id !== null)) };
    }
    // A count reads every match, a page only its own rows: what all readers share is counted once per change.
    const known = shared ? this.cache.get<number>(key) : undefined;
    const asOf = this.cache.changes;
    const [rows, answer] = await this.db.batch(known === undefined ? [list, count] : [list]);
    const total = known ?? (answer!.rows[0] as { count: number }).count;
    if (known === undefined && shared) this.cache.set(key, total, asOf);
    return { count: total, books: show(rows!.rows as Row[]) };
  }
}
