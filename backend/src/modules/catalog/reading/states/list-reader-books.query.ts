import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { BookView, Cover, type CoverFacts } from '../../library/books/book-view.ts';
import { ReaderProfiles } from '../../library/books/reader-profiles.ts';
import { visibilityCondition } from '../../library/books/visibility-sql.ts';
import { LogReaders } from '../log/log-readers.ts';
import type { State } from '../../library/books/reading-state.rules.ts';
import { ReadingStateView, stateView } from '../../library/books/reading-state.ts';

/** A book with the reading state that a reader has for it. */
export class ReaderBook {
  book_id!: string;
  slug!: string;
  title!: string;
  authors!: string[];
  /** BCP 47. */
  language!: string;
  cover!: Cover | null;
  /** 0 to 100; null before the first page. */
  percentage!: number | null;
  reading!: ReadingStateView;
}
export class ReaderBookCounts {
  want!: number;
  reading!: number;
  finished!: number;
  abandoned!: number;
}

/** Somebody's books in one state, the latest first, and how many there are in each. */
export class ListReaderBooks extends Query<{
  count: number;
  counts: ReaderBookCounts;
  results: ReaderBook[];
}> {
  constructor(
    readonly requester: NonNullable<Reader>,
    readonly person: string | undefined,
    readonly state: State,
    /** Address of the book origin that belongs to the request. */
    readonly files: string,
    readonly slice: Pick<PageQuery, 'limit' | 'offset'>,
  ) {
    super();
  }
}

interface Row extends CoverFacts {
  book_id: string;
  slug: string;
  authors: string[];
  language: string;
  percentage: number | null;
  state: State;
  reread_count: number;
  finished_at: Date | null;
  since: Date;
}

@QueryHandler(ListReaderBooks)
export class ListReaderBooksHandler implements IQueryHandler<ListReaderBooks> {
  constructor(
    private readonly db: Db,
    private readonly logs: LogReaders,
    private readonly readers: ReaderProfiles,
    private readonly view: BookView,
  ) {}

  async execute({
    requester,
    person,
    state,
    files,
    slice,
  }: ListReaderBooks): Promise<{ count: number; counts: ReaderBookCounts; results: ReaderBook[] }> {
    const owner = await this.logs.owner(requester, person);
    // Books that the requester may not find are left out.
    const visible = visibilityCondition(
      await this.readers.visibilityScope(await this.readers.know(requester)),
      [currentTenantId(), owner.id, PLATFORM_TENANT_ID],
    );
    const own = `
      select b.id as book_id, b.id, b.slug, b.title, b.authors, b.language, b.file_id, b.has_cover, b.cover_id, b.cover_color,
        o.percentage, o.state, o.reread_count, o.finished_at, o.since
      from (
        select coalesce(p.book_tenant_id, r.book_tenant_id) as book_tenant_id, book_id, p.percentage,
          coalesce(r.state, case when p.percentage >= 100 then 'finished' else 'reading' end) as state,
          coalesce(r.reread_count, 0) as reread_count,
          coalesce(r.finished_at, case when p.percentage >= 100 then p.updated_at end) as finished_at,
          -- A book that is being read is ordered by when it was read last.
          case when r.state = 'reading' then p.updated_at else coalesce(r.since, p.updated_at) end as since
        from (select * from catalog.reading_progress where tenant_id = $1 and user_id = $2) p
        full join (select * from catalog.reading_state where tenant_id = $1 and user_id = $2) r using (book_id)
        -- Otherwise the ids would be expressions in the condition on the books, which row-level security keeps from an index.
        offset 0) o
      -- A reader has few books, which the planner does not know: without \`offset 0\` it would scan the library.
      cross join lateral (select * from catalog.book b where b.tenant_id = o.book_tenant_id and b.id = o.book_id
        and ${visible.text} offset 0) b
      where o.book_tenant_id in ($1, $3)`;
    const at = visible.values.length;
    const [sums, rows] = await this.db.batch([
      {
        name: `reader_books_counts_${visible.name}`,
        text: `select count(*) filter (where state = 'want')::int as want, count(*) filter (where state = 'reading')::int as reading,
                 count(*) filter (where state = 'finished')::int as finished,
                 count(*) filter (where state = 'abandoned')::int as abandoned
               from (${own}) o`,
        values: visible.values,
      },
      {
        name: `reader_books_${visible.name}`,
        text: `select * from (${own}) o where state = $${at + 1} order by since desc, id limit $${at + 2} offset $${at + 3}`,
        values: [...visible.values, state, slice.limit, slice.offset],
      },
    ]);
    const counts = sums!.rows[0] as unknown as ReaderBookCounts;
    return {
      count: counts[state],
      counts,
      results: (rows!.rows as unknown as Row[]).map((row) => ({
        book_id: row.book_id,
        slug: row.slug,
        title: row.title,
        authors: row.authors,
        language: row.language,
        cover: this.view.cover(row, files),
        percentage: row.percentage,
        reading: stateView(row),
      })),
    };
  }
}
