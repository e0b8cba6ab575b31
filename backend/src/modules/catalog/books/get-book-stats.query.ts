import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import type { Reader } from './book-access.rules.ts';
import { Readers } from './readers.ts';
import { onShelf } from './shelf-sql.ts';

/** Counts of what the reader finds in the library of this school. */
export class BookCounts {
  all_book!: number;
  featured_book!: number;
  student_books!: number;
  languages!: number;
}
export class BookStats {
  book_stats!: BookCounts;
}

export class GetBookStats extends Query<BookStats> {
  constructor(readonly reader: Reader) {
    super();
  }
}

@QueryHandler(GetBookStats)
export class GetBookStatsHandler implements IQueryHandler<GetBookStats> {
  constructor(
    private readonly cache: PublicCache,
    private readonly db: Db,
    private readonly readers: Readers,
  ) {}

  async execute({ reader }: GetBookStats): Promise<BookStats> {
    const shelf = onShelf(await this.readers.shelf(reader), [[currentTenantId(), PLATFORM_TENANT_ID]]);
    // Every page of the library asks, and every book is read for it: counted once per change, as the filters are.
    const name = `book_stats_${shelf.name}`;
    const book_stats = await this.cache.keep(`${name} ${JSON.stringify(shelf.values)}`, () =>
      this.count(name, shelf),
    );
    return { book_stats };
  }

  private async count(name: string, shelf: ReturnType<typeof onShelf>): Promise<BookCounts> {
    const [counts] = await this.db.rows<BookCounts & Record<string, unknown>>({
      name,
      text: `select count(*)::int as all_book, count(*) filter (where featured)::int as featured_book,
               count(*) filter (where student_made)::int as student_books, count(distinct language)::int as languages
             from catalog.book b where b.tenant_id = any($1::uuid[]) and ${shelf.text}`,
      values: shelf.values,
    });
    return counts!;
  }
}
