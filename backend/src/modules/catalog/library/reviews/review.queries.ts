import { may } from '@bookgrove/contract';
import { privateWords } from '@bookgrove/contract/stories';
import { Injectable } from '@nestjs/common';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { GetPeople } from '../../../identity/contract.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { FindBook } from '../books/find-book.ts';
import { FlaggedWords } from '../../shared/flagged-words.ts';

/** A review as other people see it. */
export class Review {
  id!: string;
  /** 1 to 5. */
  rating!: number;
  text!: string;
  /** First name and initial of the surname. */
  name!: string;
  role!: string;
  mine!: boolean;
  /** Taken down: only its author and those who manage books still see it. */
  hidden!: boolean;
  /** Why it was taken down, for the same people. */
  hidden_reason!: string | null;
  /** Reports that nobody has decided on; null for people who do not manage books. */
  open_reports!: number | null;
  created_at!: string;
}
/** A review that somebody reported, or that has flagged words. */
export class ReportedReview extends Review {
  book!: { slug: string; title: string };
  reasons!: string[];
  /** Flagged words, which may be private or hurtful; empty for a review that was only reported by people. */
  flags!: FlaggedWords[];
}

interface Row extends Record<string, unknown> {
  id: string;
  user_id: string;
  rating: number;
  text: string;
  hidden_at: Date | null;
  hidden_reason: string | null;
  open_reports: number;
  created_at: Date;
  total: number;
}
const COLUMNS = `r.id, r.user_id, r.rating, r.text, r.hidden_at, r.hidden_reason, r.open_reports, r.created_at,
  count(*) over ()::int as total`;

/** Adds the names of their authors to reviews. */
@Injectable()
export class ReviewView {
  constructor(private readonly queries: QueryBus) {}

  async show<R extends Row>(rows: R[], reader: Reader): Promise<(Review & { row: R })[]> {
    const people = await this.queries.execute(new GetPeople([...new Set(rows.map((row) => row.user_id))]));
    const manages = reader !== null && may(reader.role, 'book.manage', reader.tenantKind);
    return rows.map((row) => {
      const person = people.find(({ id }) => id === row.user_id);
      const initial = person?.last_name ? ` ${[...person.last_name][0]}.` : '';
      return {
        row,
        id: row.id,
        rating: row.rating,
        text: row.text,
        name: person ? `${person.first_name}${initial}` : '',
        role: person?.role ?? '',
        mine: row.user_id === reader?.userId,
        hidden: row.hidden_at !== null,
        hidden_reason: row.hidden_reason,
        open_reports: manages ? row.open_reports : null,
        created_at: row.created_at.toISOString(),
      };
    });
  }
}

const bare = <T extends { row: unknown }>({ row: _row, ...review }: T): Omit<T, 'row'> => review;

/** Reviews of a book, the caller's own first, then the newest. */
export class ListReviews extends Query<{ count: number; reviews: Review[] }> {
  constructor(
    readonly bookId: string,
    readonly reader: Reader,
    readonly page: PageQuery,
  ) {
    super();
  }
}

@QueryHandler(ListReviews)
export class ListReviewsHandler implements IQueryHandler<ListReviews> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly view: ReviewView,
  ) {}

  async execute({ bookId, reader, page }: ListReviews): Promise<{ count: number; reviews: Review[] }> {
    const book = await this.find.for(reader, bookId);
    const manages = reader !== null && may(reader.role, 'book.manage', reader.tenantKind);
    const rows = await this.db.rows<Row>({
      name: 'reviews_of_book',
      text: `select ${COLUMNS} from catalog.book_review r
             where r.tenant_id = $1::uuid and r.book_id = $2::uuid
               and (r.hidden_at is null or $4::boolean or r.user_id = $3::uuid)
             order by r.user_id = $3::uuid desc nulls last, r.created_at desc, r.id limit $5 offset $6`,
      values: [currentTenantId(), book.id, reader?.userId ?? null, manages, page.limit, page.offset],
    });
    const reviews = await this.view.show(rows, reader);
    return { count: rows[0]?.total ?? 0, reviews: reviews.map(bare) };
  }
}

/** Reviews that wait for a decision, those with most reports first. */
export class ListReportedReviews extends Query<{ count: number; reviews: ReportedReview[] }> {
  constructor(
    readonly reader: Reader,
    readonly page: PageQuery,
  ) {
    super();
  }
}

@QueryHandler(ListReportedReviews)
export class ListReportedReviewsHandler implements IQueryHandler<ListReportedReviews> {
  constructor(
    private readonly db: Db,
    private readonly view: ReviewView,
  ) {}

  async execute({
    reader,
    page,
  }: ListReportedReviews): Promise<{ count: number; reviews: ReportedReview[] }> {
    const rows = await this.db.rows<
      Row & { slug: string; title: string; reasons: string[]; flagged: boolean }
    >({
      name: 'reported_reviews',
      text: `select ${COLUMNS}, r.flagged, b.slug, b.title,
               (select array_agg(distinct p.reason) from catalog.book_review_report p
                where p.tenant_id = r.tenant_id and p.review_id = r.id and p.settled_at is null) as reasons
             from catalog.book_review r
             join catalog.book b on b.tenant_id = r.book_tenant_id and b.id = r.book_id
             where r.tenant_id = $1::uuid and (r.open_reports > 0 or r.flagged) and b.tenant_id in ($1::uuid, '${PLATFORM_TENANT_ID}')
             order by r.open_reports desc, r.created_at, r.id limit $2 offset $3`,
      values: [currentTenantId(), page.limit, page.offset],
    });
    const reviews = (await this.view.show(rows, reader)).map(({ row, ...review }) => ({
      ...review,
      book: { slug: row.slug, title: row.title },
      reasons: row.reasons ?? [],
      flags: row.flagged ? privateWords(row.text) : [],
    }));
    return { count: rows[0]?.total ?? 0, reviews };
  }
}
