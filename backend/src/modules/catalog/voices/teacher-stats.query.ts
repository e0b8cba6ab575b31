import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { ListPupils } from '../../identity/contract.ts';
import type { Reader } from '../books/book-access.rules.ts';

export class MonthOfReading {
  /** `2026-11` */
  month!: string;
  /** Readers whose latest reading of one of these books was in this month. */
  reads!: number;
}
/** What became of somebody's books. */
export class WorkStats {
  total!: number;
  published!: number;
  in_review!: number;
  /** Readers of each book, added up. */
  reads!: number;
  reactions!: number;
  /** The last twelve months, oldest first. */
  by_month!: MonthOfReading[];
}

/** Numbers of the books that a teacher put in; of the whole school for those who manage books. */
export class GetBookNumbers extends Query<WorkStats> {
  constructor(readonly reader: NonNullable<Reader>) {
    super();
  }
}
/** Numbers of what a teacher and their pupils wrote in the story maker; of the whole school's for those who manage books. */
export class GetBlogNumbers extends Query<WorkStats> {
  constructor(readonly reader: NonNullable<Reader>) {
    super();
  }
}

const numbers = (works: string): string => `
  with work as (${works}),
  months as (
    select to_char(m, 'YYYY-MM') as month from generate_series(
      date_trunc('month', now() at time zone 'UTC') - interval '11 months',
      date_trunc('month', now() at time zone 'UTC'), interval '1 month') m),
  reading as (
    select to_char(p.updated_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as reads
    from catalog.reading_progress p
    where p.tenant_id = $1::uuid and p.book_id in (select book_id from work where book_id is not null) group by 1)
  select (select count(*)::int from work) as total,
    (select count(*)::int from work where state = 'published') as published,
    (select count(*)::int from work where state = 'in_review') as in_review,
    coalesce((select sum(reads)::int from reading), 0) as reads,
    (select count(*)::int from catalog.book_reaction r
     where r.tenant_id = $1::uuid and r.book_id in (select book_id from work where book_id is not null)) as reactions,
    (select json_agg(json_build_object('month', months.month, 'reads', coalesce(reading.reads, 0)) order by months.month)
     from months left join reading using (month)) as by_month`;

const seesAll = ({ role, place }: NonNullable<Reader>): boolean => may(role, 'book.manage', place);

@QueryHandler(GetBookNumbers)
export class GetBookNumbersHandler implements IQueryHandler<GetBookNumbers> {
  constructor(private readonly db: Db) {}

  async execute({ reader }: GetBookNumbers): Promise<WorkStats> {
    const [row] = await this.db.rows<WorkStats & Record<string, unknown>>({
      name: 'book_numbers_of_teacher',
      text: numbers(`select id as book_id, status::text as state from catalog.book
        where tenant_id = $1::uuid and ($2::uuid is null or created_by = $2::uuid)`),
      values: [currentTenantId(), seesAll(reader) ? null : reader.userId],
    });
    return row!;
  }
}

@QueryHandler(GetBlogNumbers)
export class GetBlogNumbersHandler implements IQueryHandler<GetBlogNumbers> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ reader }: GetBlogNumbers): Promise<WorkStats> {
    const authors = seesAll(reader)
      ? null
      : [reader.userId, ...(await this.queries.execute(new ListPupils(reader.userId)))];
    const [row] = await this.db.rows<WorkStats & Record<string, unknown>>({
      name: 'blog_numbers_of_teacher',
      text: numbers(`select book_id, case when state = 'published' then 'published'
          when state in ('submitted', 'changes_requested', 'approved') then 'in_review' else state end as state
        from catalog.story s where tenant_id = $1::uuid and (author_id = $3::uuid or state <> 'draft')
          and ($2::uuid[] is null or author_id = any($2::uuid[]) or exists (select from catalog.story_co_author c
            where c.tenant_id = s.tenant_id and c.story_id = s.id and c.joined_at is not null and c.user_id = any($2::uuid[])))`),
      values: [currentTenantId(), authors, reader.userId],
    });
    return row!;
  }
}
