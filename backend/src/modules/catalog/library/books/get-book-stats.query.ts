import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import type { Reader } from './book-access.rules.ts';
import { ReaderProfiles } from './reader-profiles.ts';
import { visibilityCondition } from './visibility-sql.ts';

/** Numbers of books that the reader finds in the library of this school. */
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
    private readonly readers: ReaderProfiles,
  ) {}

  async execute({ reader }: GetBookStats): Promise<BookStats> {
    const visible = visibilityCondition(await this.readers.visibilityScope(reader), [
      [currentTenantId(), PLATFORM_TENANT_ID],
    ]);
    // Every page of the library requests this, and it reads every book: it is counted once per change, like the
    // filters.
    const name = `book_stats_${visible.name}`;
    const book_stats = await this.cache.keep(`${name} ${JSON.stringify(visible.values)}`, () =>
      this.count(name, visible),
    );
    return { book_stats };
  }

  private async count(name: string, visible: ReturnType<typeof visibilityCondition>): Promise<BookCounts> {
    const [counts] = await this.db.rows<BookCounts & Record<string, unknown>>({
      name,
      text: `select count(*)::int as all_book, count(*) filter (where featured and price_minor is null)::int as featured_book,
               count(*) filter (where student_made)::int as student_books, count(distinct catalog.language_of(language))::int as languages
             from catalog.book b where b.tenant_id = any($1::uuid[]) and ${visible.text}`,
      values: visible.values,
    });
    return counts!;
  }
}
