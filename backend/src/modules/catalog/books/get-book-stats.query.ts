import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';

/** Counts of what the library of this school holds. */
export class BookCounts {
  all_book!: number;
  featured_book!: number;
  student_books!: number;
  languages!: number;
}
export class BookStats {
  book_stats!: BookCounts;
}

export class GetBookStats extends Query<BookStats> {}

@QueryHandler(GetBookStats)
export class GetBookStatsHandler implements IQueryHandler<GetBookStats> {
  constructor(private readonly db: Db) {}

  async execute(): Promise<BookStats> {
    const [counts] = await this.db.rows<BookCounts>({
      name: 'book_stats',
      text: `select count(*)::int as all_book, count(*) filter (where featured)::int as featured_book,
               count(*) filter (where student_made)::int as student_books, count(distinct language)::int as languages
             from catalog.book where tenant_id = any($1::uuid[]) and status = 'published'`,
      values: [[currentTenantId(), PLATFORM_TENANT_ID]],
    });
    return { book_stats: counts! };
  }
}
