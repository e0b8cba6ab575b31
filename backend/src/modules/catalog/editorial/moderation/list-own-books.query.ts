import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { IsIn, IsOptional } from 'class-validator';
import { currentContext, currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import { PageQuery } from '../../../../platform/http/page.ts';
import { ModerationCard, ModerationCards, type CardRow } from './moderation-cards.ts';
import { namedStatement } from '../../library/search/list-books.statements.ts';
import { CARD, MODERATION, SINCE } from './moderation-sql.ts';

const STATES = ['open', 'live', 'withdrawn'] as const;

/** Filters of the list of one's own books. */
export class OwnBookFilters extends PageQuery {
  /** `open`: not published yet; the default. */
  @IsOptional()
  @IsIn(STATES, { message: `state must be one of ${STATES.join(', ')}.` })
  state?: (typeof STATES)[number];
}

/** A book that the caller uploaded. */
export class OwnBook extends ModerationCard {
  /** The current step of the check of its file. */
  step!: string | null;
  /** Why its file was refused. */
  refusal!: string | null;
  /** Name of its newest file; empty while it has none. */
  file_name!: string;
}

/** The caller's own uploads, latest change first. Books of stories are listed with the stories. */
export class ListOwnBooks extends Query<{ count: number; books: OwnBook[] }> {
  constructor(
    readonly filters: OwnBookFilters,
    readonly files: string,
  ) {
    super();
  }
}

const IN_STATE = {
  open: `b.status in ('draft', 'in_review')`,
  live: `b.status = 'published'`,
  withdrawn: `b.status = 'archived' and b.merged_into is null`,
};

@QueryHandler(ListOwnBooks)
export class ListOwnBooksHandler implements IQueryHandler<ListOwnBooks> {
  constructor(
    private readonly cards: ModerationCards,
    private readonly db: Db,
  ) {}

  async execute({ filters, files }: ListOwnBooks): Promise<{ count: number; books: OwnBook[] }> {
    const values: unknown[] = [currentTenantId(), currentContext()!.principal!.userId];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const where = [IN_STATE[filters.state ?? 'open'], 'b.form is null', 'not b.student_made'];
    const words = filters.search?.trim();
    if (words) where.push(`b.title ilike ${add(likePattern(words))}`);
    const rows = await this.db.rows<
      CardRow & { total: number; status: string; step: string | null; file_name: string | null }
    >(
      namedStatement(
        `select ${CARD}, b.status::text as status, coalesce(n.original_name, '') as file_name, count(*) over ()::int as total from ${MODERATION}
             left join catalog.book_file n on n.tenant_id = b.tenant_id and n.id = f.id
             where b.tenant_id = $1::uuid and b.created_by = $2::uuid and ${where.join(' and ')}
             order by ${SINCE} desc, b.id desc limit ${add(filters.limit)} offset ${add(filters.offset)}`,
        values,
      ),
    );
    const shown = await this.cards.show(rows, files);
    return {
      count: rows[0]?.total ?? 0,
      books: shown.map((card, index) => {
        const { status, step, refusal, file_name } = rows[index]!;
        // The moderators review a draft without details; for its uploader it is not submitted.
        const unsent = status === 'draft' && card.stage === 'review' && !card.escalated;
        const stage = unsent ? ('ready' as const) : card.stage;
        return { ...card, stage, step, refusal, file_name: file_name ?? '' };
      }),
    };
  }
}
