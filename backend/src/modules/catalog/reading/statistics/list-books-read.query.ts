import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { BookView, type CoverFacts } from '../../library/books/book-view.ts';
import { ReaderProfiles } from '../../library/books/reader-profiles.ts';
import { visibilityCondition } from '../../library/books/visibility-sql.ts';
import { ListBooksRead, type BookRead } from '../../contract.ts';

/** Reading positions state who read a book and how far; sessions state for how long. */
@QueryHandler(ListBooksRead)
export class ListBooksReadHandler implements IQueryHandler<ListBooksRead> {
  constructor(
    private readonly db: Db,
    private readonly readers: ReaderProfiles,
    private readonly view: BookView,
  ) {}

  async execute({ people, since, limit, files }: ListBooksRead): Promise<BookRead[]> {
    if (people.length === 0) return [];
    // Books that the viewer may not find are left out here, too.
    const viewer = await this.readers.current();
    const visible = visibilityCondition(await this.readers.visibilityScope(viewer), [
      currentTenantId(),
      people,
      since,
      limit,
      PLATFORM_TENANT_ID,
    ]);
    // Without `offset 0` the planner, which does not know how few books these are, would scan all books.
    const rows = await this.db.rows<Omit<BookRead, 'cover'> & CoverFacts>({
      name: `books_read_by_people_${visible.name}`,
      text: `with progress as (
               select p.book_tenant_id, book_id, user_id, p.percentage >= 100 or r.finished_at is not null as is_read
               from catalog.reading_progress p left join catalog.reading_state r using (tenant_id, user_id, book_id)
               where tenant_id = $1 and user_id = any($2::uuid[]) and p.updated_at >= $3 and p.book_tenant_id in ($1, $5)),
             time as (
               select book_tenant_id, book_id, user_id, sum(active_seconds) as seconds from catalog.reading_session
               where tenant_id = $1 and user_id = any($2::uuid[]) and started_at >= $3 and book_tenant_id in ($1, $5)
               group by 1, 2, 3)
             select b.id, b.slug, b.title, b.language, b.file_id, b.has_cover, b.cover_id, b.cover_color,
               r.readers, r.finished, r.minutes
             from (
               select book_tenant_id, book_id, count(*)::int as readers,
                 count(*) filter (where is_read)::int as finished,
                 ceil(coalesce(sum(seconds), 0) / 60.0)::int as minutes
               from progress full join time using (book_tenant_id, book_id, user_id) group by 1, 2) r
             cross join lateral (select b.* from catalog.book b
               where b.tenant_id = r.book_tenant_id and b.id = r.book_id and ${visible.text} offset 0) b
             order by r.readers desc, r.minutes desc, b.title, b.id limit $4`,
      values: visible.values,
    });
    return rows.map((row) => ({
      slug: row.slug,
      title: row.title,
      language: row.language,
      cover: this.view.cover(row, files),
      readers: row.readers,
      finished: row.finished,
      minutes: row.minutes,
    }));
  }
}
