import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { feedbackOf, type FeedbackRow } from '../books/book-feedback.ts';
import { BookView, type Book, type BookRow } from '../books/book-view.ts';
import type { BookFilters } from './book-filters.ts';
import { ReaderProfiles } from '../books/reader-profiles.ts';
import { listStatements } from './list-books.statements.ts';

/** One page of the books that the reader may see. */
export class ListBooks extends Query<{ count: number; books: Book[] }> {
  constructor(
    readonly filters: BookFilters,
    readonly reader: Reader,
    readonly files: string,
  ) {
    super();
  }
}

type Row = BookRow & FeedbackRow;

@QueryHandler(ListBooks)
export class ListBooksHandler implements IQueryHandler<ListBooks> {
  constructor(
    private readonly db: Db,
    private readonly view: BookView,
    private readonly cache: PublicCache,
    private readonly readers: ReaderProfiles,
  ) {}

  async execute({ filters, reader: requester, files }: ListBooks): Promise<{ count: number; books: Book[] }> {
    const reader = await this.readers.know(requester);
    const show = (rows: Row[]) => rows.map((row) => this.view.show(row, reader, files, feedbackOf(row)));
    const { list, count, counted, shared } = listStatements(filters, reader, currentTenantId());
    const key = count ? `${count.name} ${JSON.stringify(count.values)}` : '';
    if (!count || counted) {
      const rows = await this.db.rows<Row & { total: number }>(list);
      let total = rows[0]?.total ?? 0;
      // When a search stopped at its limit, all matches are counted, like in the facets.
      if (count && total >= counted!)
        total = await this.cache.keep(key, async () => {
          const [all] = await this.db.rows<{ count: number }>(count);
          return all!.count;
        });
      return { count: total, books: show(rows.filter(({ id }) => id !== null)) };
    }
    // A count reads every match, a page only its own rows: a count that all readers share is cached until a change.
    const known = shared ? this.cache.get<number>(key) : undefined;
    const asOf = this.cache.changes;
    const [rows, answer] = await this.db.batch(known === undefined ? [list, count] : [list]);
    const total = known ?? (answer!.rows[0] as { count: number }).count;
    if (known === undefined && shared) this.cache.set(key, total, asOf);
    return { count: total, books: show(rows!.rows as Row[]) };
  }
}
