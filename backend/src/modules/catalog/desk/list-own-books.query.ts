import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { IsIn, IsOptional } from 'class-validator';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { DeskCard, DeskCards, type CardRow } from './desk-cards.ts';
import { named } from '../books/list-books.statements.ts';
import { CARD, DESK, SINCE } from './desk-sql.ts';

const STATES = ['open', 'live', 'withdrawn'] as const;

/** What the list of one's own books can be narrowed by. */
export class OwnBookFilters extends PageQuery {
  /** `open`: on its way to the shelf, which is also what is shown without it. */
  @IsOptional()
  @IsIn(STATES, { message: `state must be one of ${STATES.join(', ')}.` })
  state?: (typeof STATES)[number];
}

/** A book that one put in oneself. */
export class OwnBook extends DeskCard {
  /** What is being done to its file. */
  step!: string | null;
  /** Why its file was refused. */
  refusal!: string | null;
  /** Name of its newest file; empty while it waits for one. */
  file_name!: string;
}

/** The asker's own uploads, those first that moved last. What is made of stories is with the stories. */
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
    private readonly cards: DeskCards,
    private readonly db: Db,
  ) {}

  async execute({ filters, files }: ListOwnBooks): Promise<{ count: number; books: OwnBook[] }> {
    const values: unknown[] = [currentTenantId(), currentContext()!.principal!.userId];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const where = [IN_STATE[filters.state ?? 'open'], 'b.form is null', 'not b.student_made'];
    const words = filters.search?.trim();
    if (words) where.push(`b.title ilike ${add(`%${words.replace(/[\\%_]/g, '\\$&')}%`)}`);
    const rows = await this.db.rows<
      CardRow & { total: number; step: string | null; file_name: string | null }
    >(
      named(
        `select ${CARD}, coalesce(n.original_name, '') as file_name, count(*) over ()::int as total from ${DESK}
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
        const { step, refusal, file_name } = rows[index]!;
        return { ...card, step, refusal, file_name: file_name ?? '' };
      }),
    };
  }
}
