import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PageQuery } from '../../../../platform/http/page.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { BookView, type Cover, type CoverFacts } from '../../library/books/book-view.ts';

export class PlatformBookReport {
  fault!: string;
  note!: string;
  at!: string;
}
export class SchoolHiding {
  /** One of BOOK_REASONS. */
  reason!: string;
  note!: string;
  by!: string;
  at!: string;
}
/** A book of the platform on which this school decides for itself. */
export class PlatformBookCard {
  id!: string;
  slug!: string;
  title!: string;
  authors!: string[];
  /** BCP 47. */
  language!: string;
  cover!: Cover | null;
  /** Null while this school shows it. */
  hidden!: SchoolHiding | null;
  /** Reports of this school's readers that wait for its decision. */
  reports!: number;
  /** The newest of them, at most 10. */
  reader_reports!: PlatformBookReport[];
}

/** Books of the platform that readers of this school reported, or that it hides; those with waiting reports first. */
export class ListPlatformBooks extends Query<{ count: number; books: PlatformBookCard[] }> {
  constructor(
    readonly filters: PageQuery,
    readonly files: string,
  ) {
    super();
  }
}

type Row = CoverFacts & {
  slug: string;
  authors: string[];
  language: string;
  reason: string | null;
  note: string;
  hidden_name: string;
  hidden_at: Date;
  reports: number;
  reader_reports: { fault: string; note: string; at: string }[];
  total: number;
};

/** SQL: reports of this school about the platform's books that wait for its decision. */
export const WAITING_REPORTS = `r.book_tenant_id = '${PLATFORM_TENANT_ID}' and r.settled_at is null and r.kept_at is null`;

@QueryHandler(ListPlatformBooks)
export class ListPlatformBooksHandler implements IQueryHandler<ListPlatformBooks> {
  constructor(
    private readonly db: Db,
    private readonly view: BookView,
  ) {}

  async execute({
    filters,
    files,
  }: ListPlatformBooks): Promise<{ count: number; books: PlatformBookCard[] }> {
    const rows = await this.db.rows<Row & Record<string, unknown>>({
      name: 'moderated_platform_books',
      text: `with waiting as (
               select r.book_id, count(*)::int as reports, max(r.created_at) as newest from catalog.book_report r
               where r.tenant_id = $1::uuid and ${WAITING_REPORTS} group by r.book_id),
             moderated as (
               select coalesce(w.book_id, h.book_id) as book_id, coalesce(w.reports, 0) as reports,
                 coalesce(w.newest, h.hidden_at) as lately, h.reason, h.note, h.hidden_name, h.hidden_at
               from waiting w
               full join (select * from catalog.hidden_book where tenant_id = $1::uuid) h on h.book_id = w.book_id)
             select b.id, b.slug, b.title, b.authors, b.language, b.file_id, b.has_cover, b.cover_id, b.cover_color,
               d.reason, d.note, d.hidden_name, d.hidden_at, d.reports, count(*) over ()::int as total,
               coalesce((select json_agg(json_build_object('fault', n.fault, 'note', n.note, 'at', n.created_at) order by n.created_at desc)
                 from (select r.fault, r.note, r.created_at from catalog.book_report r
                   where r.tenant_id = $1::uuid and r.book_id = b.id and ${WAITING_REPORTS}
                   order by r.created_at desc limit 10) n), '[]') as reader_reports
             from moderated d join catalog.book b on b.tenant_id = '${PLATFORM_TENANT_ID}' and b.id = d.book_id
             order by d.reports > 0 desc, d.lately desc, b.id limit $2 offset $3`,
      values: [currentTenantId(), filters.limit, filters.offset],
    });
    return {
      count: rows[0]?.total ?? 0,
      books: rows.map((row) => ({
        id: row.id,
        slug: row.slug,
        title: row.title,
        authors: row.authors,
        language: row.language,
        cover: this.view.cover(row, files),
        hidden: row.reason
          ? { reason: row.reason, note: row.note, by: row.hidden_name, at: row.hidden_at.toISOString() }
          : null,
        reports: row.reports,
        reader_reports: row.reader_reports.map(({ at, ...said }) => ({
          ...said,
          at: new Date(at).toISOString(),
        })),
      })),
    };
  }
}
