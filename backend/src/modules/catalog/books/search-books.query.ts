import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { SearchBooks, type FoundBook } from '../contract.ts';
import { BookView, type CoverFacts } from './book-view.ts';

type Row = CoverFacts & { slug: string; subtitle: string | null; authors: string[] } & Record<
    'of_title' | 'of_author' | 'of_category' | 'of_summary' | 'score',
    number
  >;

/**
 * Every word that is nearly right counts by the trigrams it shares with the title or the authors. Under the fence no
 * text index can be used (its operators might leak), so the shelf's own index gives the school's published books and
 * each is weighed: some milliseconds for ten thousand (docs/performance.md). What is far worse than the best is left
 * out, so that a title that was typed in full stands alone.
 */
const TEXT = `
  with weighed as (
    select b.id, b.slug, b.title, b.subtitle, b.authors, b.file_id, b.has_cover, b.cover_id, b.cover_color, b.published_at,
      greatest(
        case when lower(b.title) = $3 then 1.0
             when starts_with(lower(b.title), $3) then 0.96
             when position(' ' || $3 in lower(b.title)) > 0 then 0.93
             when position($3 in lower(b.title)) > 0 then 0.85 else 0 end,
        platform.word_similarity($3, lower(b.title)) * 0.9)::float8 as of_title,
      greatest(
        case when position($3 in lower(array_to_string(b.authors || b.illustrators, ' '))) > 0 then 0.82 else 0 end,
        platform.word_similarity($3, lower(array_to_string(b.authors || b.illustrators, ' '))) * 0.78)::float8 as of_author,
      (case when length($3) > 2 and exists (select 1 from catalog.category c
        where c.tenant_id = any($1::uuid[]) and c.slug = any(b.categories) and starts_with(lower(c.name), $3))
        then 0.6 else 0 end)::float8 as of_category,
      (case when length($3) > 2 and position($3 in lower(b.summary)) > 0 then 0.5 else 0 end)::float8 as of_summary
    from catalog.book b
    where b.tenant_id = any($1::uuid[]) and b.status = 'published'),
  scored as (select *, greatest(of_title, of_author, of_category, of_summary) as score from weighed)
  select * from scored
  where score >= greatest(0.27, (select max(score) * 0.5 from scored))
  order by score desc, published_at desc, id desc limit $2`;

@QueryHandler(SearchBooks)
export class SearchBooksHandler implements IQueryHandler<SearchBooks> {
  constructor(
    private readonly db: Db,
    private readonly view: BookView,
  ) {}

  async execute({ words, limit, files }: SearchBooks): Promise<FoundBook[]> {
    const asked = words.trim().replace(/\s+/g, ' ').toLowerCase();
    if (!asked) return [];
    const rows = await this.db.rows<Row>({
      name: 'books_found',
      text: TEXT,
      values: [[...new Set([currentTenantId(), PLATFORM_TENANT_ID])], limit, asked],
    });
    return rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      title: row.title,
      subtitle: row.subtitle ?? row.authors.join(', '),
      image: this.view.cover(row, files)?.medium ?? null,
      score: Math.round(row.score * 1000) / 1000,
      matched_on: reasonOf(row),
    }));
  }
}

const reasonOf = (row: Row): FoundBook['matched_on'] =>
  row.score === row.of_title
    ? 'title'
    : row.score === row.of_author
      ? 'author'
      : row.score === row.of_category
        ? 'category'
        : 'summary';
