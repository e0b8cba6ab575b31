import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { ReaderProfiles } from '../../library/books/reader-profiles.ts';
import { visibilityCondition } from '../../library/books/visibility-sql.ts';
import { BookView, type CoverFacts } from '../../library/books/book-view.ts';
import { ListReading, type ReadingEntry } from '../../contract.ts';

@QueryHandler(ListReading)
export class ListReadingHandler implements IQueryHandler<ListReading> {
  constructor(
    private readonly db: Db,
    private readonly view: BookView,
    private readonly readers: ReaderProfiles,
  ) {}

  async execute({ userId, limit, files }: ListReading): Promise<ReadingEntry[]> {
    // Books that the viewer may not find are left out, such as one that was rated for older children since.
    const viewer = await this.readers.current();
    const visible = visibilityCondition(await this.readers.visibilityScope(viewer), [
      currentTenantId(),
      userId,
      limit,
      PLATFORM_TENANT_ID,
    ]);
    const rows = await this.db.rows<Omit<ReadingEntry, 'cover'> & CoverFacts>({
      name: `reading_of_person_${visible.name}`,
      text: `select b.id as book_id, b.slug, b.title, b.authors, b.language, p.percentage, p.updated_at as read_at,
               coalesce(r.state, case when p.percentage >= 100 then 'finished' else 'reading' end) as state,
               coalesce(r.reread_count, 0) as reread_count, coalesce(r.since, p.updated_at) as since,
               b.id, b.file_id, b.has_cover, b.cover_id, b.cover_color
             from catalog.reading_progress p
             -- Positions from before states were recorded have none.
             left join catalog.reading_state r
               on r.tenant_id = p.tenant_id and r.user_id = p.user_id and r.book_id = p.book_id
             join catalog.book b on b.tenant_id = p.book_tenant_id and b.id = p.book_id and ${visible.text}
             where p.tenant_id = $1 and p.user_id = $2 and p.book_tenant_id in ($1, $4)
             order by p.updated_at desc limit $3`,
      values: visible.values,
    });
    return rows.map((row) => ({
      book_id: row.book_id,
      slug: row.slug,
      title: row.title,
      authors: row.authors,
      language: row.language,
      percentage: row.percentage,
      read_at: row.read_at,
      state: row.state,
      reread_count: row.reread_count,
      since: row.since,
      cover: this.view.cover(row, files),
    }));
  }
}
