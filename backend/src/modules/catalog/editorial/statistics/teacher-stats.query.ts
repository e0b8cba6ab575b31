import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Money } from '../../../../platform/http/money.ts';
import { CountSold, GetRaised } from '../../../commerce/contract.ts';
import { ListClassSummaries, ListStudentsOfTeacher, type ClassSummary } from '../../../identity/contract.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { bookNumbers } from './book-numbers.sql.ts';

export class MonthOfReading {
  /** `2026-11` */
  month!: string;
  /** Readers whose latest reading of one of these books was in this month. */
  reads!: number;
  /** Copies that were paid in this month and not paid back whole. */
  sold!: number;
}
/** How many works are in each stage before publishing. */
export class WorkTotals {
  draft!: number;
  submitted!: number;
  changes_requested!: number;
  /** Only the file, or the consent of a family, is missing. */
  approved!: number;
  published!: number;
}
/** Numbers of the works for one class. */
export class ClassOfReaders {
  class_id!: string;
  name!: string;
  /** Books: those that only this class can find. Stories: those that somebody of the class wrote. */
  published!: number;
  /** Students of the class who opened one of the works, and the minutes that they read in them. */
  readers!: number;
  minutes!: number;
}
/** One of the most read works. */
export class TopWork {
  id!: string;
  slug!: string;
  title!: string;
  language!: string;
  reads!: number;
}
/** Statistics of somebody's books or stories. */
export class WorkStats {
  total!: number;
  published!: number;
  in_review!: number;
  totals!: WorkTotals;
  /** Sum of the readers of each book. */
  reads!: number;
  reactions!: number;
  /** Copies sold and not paid back whole. */
  sold!: number;
  /** Raised for charity by their sales, after refunds, in each currency. */
  raised!: Money[];
  /** The last twelve months, oldest first. */
  by_month!: MonthOfReading[];
  /** The caller's classes that are not archived, or all of the school for those who manage books; by name. */
  by_class!: ClassOfReaders[];
  /** Full days for which the oldest waiting work has waited for a review; null if none waits. */
  waiting_oldest_days!: number | null;
  /** At most five, most read first. */
  top!: TopWork[];
}

/** Statistics of the books that a teacher uploaded; for those who manage books, of the whole school. */
export class GetTeacherBookStats extends Query<WorkStats> {
  constructor(readonly reader: NonNullable<Reader>) {
    super();
  }
}
/**
 * Statistics of what a teacher and their students wrote in the story editor; for those who manage books, of the whole
 * school.
 */
export class GetTeacherBlogStats extends Query<WorkStats> {
  constructor(readonly reader: NonNullable<Reader>) {
    super();
  }
}

const TOTALS = [
  'draft',
  'submitted',
  'changes_requested',
  'approved',
  'published',
] satisfies (keyof WorkTotals)[];
const TOP_MOST = 5;

/** SQL: authors and uploaders are not counted as readers of their own work, as in the moderation queue. */
const notOwn = (reading: string): string =>
  `not exists (select from work w where w.book_id = ${reading}.book_id and ${reading}.user_id = any(w.authors))`;

/**
 * `works` selects book_id, state, class_id (the only class that finds it), authors (null: the authors do not matter)
 * and since (when it began to wait). $1 is the school, $2 the classes.
 */
const numbers = (works: string): string => `
  with work as (${works}),
  class as (
    select c.id, c.name, c.students from jsonb_to_recordset($2::jsonb) c (id uuid, name text, students uuid[])),
  months as (
    select to_char(m, 'YYYY-MM') as month from generate_series(
      date_trunc('month', now() at time zone 'UTC') - interval '11 months',
      date_trunc('month', now() at time zone 'UTC'), interval '1 month') m),
  progress as (
    select p.user_id, p.book_id, to_char(p.updated_at at time zone 'UTC', 'YYYY-MM') as month
    from catalog.reading_progress p
    where p.tenant_id = $1::uuid and p.book_id in (select book_id from work where book_id is not null)
      and ${notOwn('p')}),
  reading as (select month, count(*)::int as reads from progress group by 1),
  readers as (
    select c.id, count(distinct p.user_id)::int as readers from class c join progress p on p.user_id = any(c.students) group by 1),
  sitting as (
    select c.id, round(sum(s.active_seconds) / 60.0)::int as minutes from class c
    join catalog.reading_session s on s.tenant_id = $1::uuid and s.user_id = any(c.students)
      and s.book_id in (select book_id from work where book_id is not null) and ${notOwn('s')} group by 1)
  select (select coalesce(json_agg(distinct book_id), '[]') from work where book_id is not null) as book_ids,
    (select count(*)::int from work) as total,
    (select count(*)::int from work where state = 'published') as published,
    (select count(*)::int from work where state in ('submitted', 'changes_requested', 'approved')) as in_review,
    (select json_build_object(${TOTALS.map((state) => `'${state}', count(*) filter (where state = '${state}')`).join(', ')}) from work) as totals,
    coalesce((select sum(reads)::int from reading), 0) as reads,
    (select count(*)::int from catalog.book_reaction r
     where r.tenant_id = $1::uuid and r.book_id in (select book_id from work where book_id is not null)) as reactions,
    (select json_agg(json_build_object('month', months.month, 'reads', coalesce(reading.reads, 0)) order by months.month)
     from months left join reading using (month)) as by_month,
    (select coalesce(json_agg(json_build_object('class_id', c.id, 'name', c.name,
        'published', (select count(*)::int from work w where w.state = 'published'
          and (w.class_id is null or w.class_id = c.id) and (w.authors is null or w.authors && c.students)),
        'readers', coalesce(readers.readers, 0), 'minutes', coalesce(sitting.minutes, 0)) order by c.name, c.id), '[]')
     from class c left join readers on readers.id = c.id left join sitting on sitting.id = c.id) as by_class,
    (select floor(extract(epoch from now() - min(since)) / 86400)::int from work where state = 'submitted') as waiting_oldest_days,
    (select coalesce(json_agg(t), '[]') from (
       select b.id, b.slug, b.title, b.language, count(*)::int as reads from progress p
       join catalog.book b on b.tenant_id = $1::uuid and b.id = p.book_id
       where b.status = 'published' group by b.id, b.slug, b.title, b.language
       order by count(*) desc, b.title, b.id limit ${TOP_MOST}) t) as top`;

const ofClasses = (classes: readonly ClassSummary[]): string =>
  JSON.stringify(classes.map(({ id, name, students }) => ({ id, name, students })));

/** Numbers with what commerce knows of the sales of these books; null: of all books of the school. */
async function withSales(queries: QueryBus, stats: WorkStats, books: string[] | null): Promise<WorkStats> {
  const [sales, raised] = await Promise.all([
    queries.execute(new CountSold(books)),
    queries.execute(new GetRaised(books && { books })),
  ]);
  const sold = new Map(sales.by_month.map((one) => [one.month, one.sold]));
  return {
    ...stats,
    sold: sales.sold,
    raised: raised.map(({ currency, raised: amount }) => ({ amount, currency })),
    by_month: stats.by_month.map((month) => ({ ...month, sold: sold.get(month.month) ?? 0 })),
  };
}

const seesAll = ({ role, tenantKind }: NonNullable<Reader>): boolean => may(role, 'book.manage', tenantKind);

@QueryHandler(GetTeacherBookStats)
export class GetTeacherBookStatsHandler implements IQueryHandler<GetTeacherBookStats> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ reader }: GetTeacherBookStats): Promise<WorkStats> {
    const own = seesAll(reader) ? null : reader.userId;
    const classes = await this.queries.execute(new ListClassSummaries(own));
    const [row] = await this.db.rows<WorkStats & Record<string, unknown>>({
      name: own ? 'book_numbers_of_teacher' : 'book_numbers_of_school',
      text: bookNumbers(own ? 'own' : 'school', TOTALS, TOP_MOST),
      values: [currentTenantId(), ofClasses(classes), ...(own ? [own] : [])],
    });
    return withSales(this.queries, row!, own ? await this.booksOf(own) : null);
  }

  private async booksOf(uploader: string): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>({
      name: 'books_of_uploader',
      text: 'select id from catalog.book where tenant_id = $1 and created_by = $2',
      values: [currentTenantId(), uploader],
    });
    return rows.map(({ id }) => id);
  }
}

@QueryHandler(GetTeacherBlogStats)
export class GetTeacherBlogStatsHandler implements IQueryHandler<GetTeacherBlogStats> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ reader }: GetTeacherBlogStats): Promise<WorkStats> {
    const all = seesAll(reader);
    const [classes, taught] = await Promise.all([
      this.queries.execute(new ListClassSummaries(all ? null : reader.userId)),
      all ? [] : this.queries.execute(new ListStudentsOfTeacher(reader.userId)),
    ]);
    const [row] = await this.db.rows<WorkStats & { book_ids: string[] } & Record<string, unknown>>({
      name: 'blog_numbers_of_teacher',
      text: numbers(`select s.book_id, null::uuid as class_id, array[s.author_id] || array(
            select c.user_id from catalog.story_co_author c
            where c.tenant_id = s.tenant_id and c.story_id = s.id and c.joined_at is not null) as authors,
          s.sent_at as since, s.state
        from catalog.story s where s.tenant_id = $1::uuid and (s.author_id = $4::uuid or s.state <> 'draft')
          and ($3::uuid[] is null or s.author_id = any($3::uuid[]) or exists (select from catalog.story_co_author c
            where c.tenant_id = s.tenant_id and c.story_id = s.id and c.joined_at is not null and c.user_id = any($3::uuid[])))`),
      values: [currentTenantId(), ofClasses(classes), all ? null : [reader.userId, ...taught], reader.userId],
    });
    const { book_ids, ...stats } = row!;
    return withSales(this.queries, stats, book_ids);
  }
}
