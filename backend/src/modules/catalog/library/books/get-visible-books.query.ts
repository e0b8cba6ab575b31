import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { GetVisibleBooks, type VisibleBook } from '../../contract.ts';
import { visibilityScopeOf } from './book-access.rules.ts';
import { BookView, type CoverFacts } from './book-view.ts';
import { ReaderProfiles } from './reader-profiles.ts';
import { visibilityCondition } from './visibility-sql.ts';

interface Row extends CoverFacts, Pick<VisibleBook, 'slug' | 'authors' | 'language'> {
  student_made: boolean;
}

/** Books that another module names, as the person of the request sees them. */
@QueryHandler(GetVisibleBooks)
export class GetVisibleBooksHandler implements IQueryHandler<GetVisibleBooks> {
  constructor(
    private readonly db: Db,
    private readonly readers: ReaderProfiles,
    private readonly view: BookView,
  ) {}

  async execute({ ids, files }: GetVisibleBooks): Promise<VisibleBook[]> {
    if (ids.length === 0) return [];
    const scope = visibilityScopeOf(await this.readers.current());
    const visible = visibilityCondition(scope, [
      [...new Set([currentTenantId(), PLATFORM_TENANT_ID])],
      ids.slice(0, 500),
    ]);
    const rows = await this.db.rows<Row & Record<string, unknown>>({
      name: `visible_books_${visible.name}`,
      text: `select b.id, b.slug, b.title, b.authors, b.language, b.student_made, b.file_id, b.has_cover, b.cover_id, b.cover_color
             from catalog.book b
             where b.tenant_id = any($1::uuid[]) and b.id = any($2::uuid[]) and ${visible.text}`,
      values: visible.values,
    });
    return rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      title: row.title,
      authors: row.authors,
      language: row.language,
      cover: this.view.cover(row, files),
      listed: !row.student_made,
    }));
  }
}
