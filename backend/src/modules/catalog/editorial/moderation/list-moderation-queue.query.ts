import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { BOOK_STAGES, LONG_WAIT_DAYS, type BookStage } from '@bookgrove/contract';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { currentContext, currentTenantId } from '../../../../platform/context.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import { PageQuery } from '../../../../platform/http/page.ts';
import { namedStatement } from '../../library/search/list-books.statements.ts';
import { CARD, CASES, MODERATION, LIVE_SINCE, SINCE, STAGE } from './moderation-sql.ts';
import { WAITING_REPORTS } from './list-platform-books.query.ts';
import { ModerationCard, ModerationCards, type CardRow } from './moderation-cards.ts';

/** Filters of the moderation queue. */
export class ModerationQueueFilters extends PageQuery {
  @IsOptional()
  @IsIn(BOOK_STAGES, { message: `stage must be one of ${BOOK_STAGES.join(', ')}.` })
  stage?: BookStage;

  @IsOptional()
  @IsIn(['mine', 'nobody'], { message: 'owner must be mine or nobody.' })
  owner?: 'mine' | 'nobody';

  /** Only books that readers reported. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => value === 'true' || value === true)
  reported?: boolean;

  /** Only books that a school asks the platform about. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => value === 'true' || value === true)
  escalated?: boolean;
}

export class ModerationColumn {
  stage!: 'uploaded' | 'checking' | 'review' | 'changes' | 'ready' | 'live' | 'withdrawn';
  count!: number;
  /** The books that have waited longest. */
  cards!: ModerationCard[];
}
export class ModerationBoard {
  columns!: ModerationColumn[];
  live!: number;
  withdrawn!: number;
  /** Books with reports that nobody has decided on. */
  reported!: number;
  /**
   * Books of the platform with reports of this school's readers that it has not decided on, and the books that it
   * hides.
   */
  platform_reported!: number;
  platform_hidden!: number;
  /** Books that wait too long and have no assignee: how many, and the one that waits longest. */
  forgotten!: number;
  longest!: ModerationCard | null;
}

/**
 * The tables of `MODERATION` for the books of a list `p`, each looked up: without `offset 0` the planner, which expects
 * more rows than a page has, reads all books.
 */
const JOIN_MODERATION = `join lateral (select * from catalog.book b where b.tenant_id = p.tenant_id and b.id = p.id offset 0) b on true
  ${MODERATION.slice('catalog.book b'.length)}`;

/** Columns of the moderation board; published and withdrawn books are only counted. */
const ON_BOARD: readonly BookStage[] = ['uploaded', 'checking', 'review', 'changes', 'ready'];
const CARDS = 5;

/** Uploads that are read beyond the last one of a page, since the oldest ones need not wait longest. */
const OLDEST = 20;

/**
 * SQL: a page of the unpublished books, longest waiting first, without reading all of them. No book has waited for longer
 * than since its upload: the oldest uploads are read first, then those that were uploaded before the last one of the page
 * began to wait.
 */
const longestWaiting = (matches: string, size: { reach: string; first: string; page: string }): string => `
  with first as materialized (
    select b.tenant_id, b.id, b.created_at, ${SINCE} as since from ${MODERATION} where ${matches}
    order by b.created_at, b.id limit ${size.first}),
  rest as (
    select b.tenant_id, b.id, ${SINCE} as since from ${MODERATION} where ${matches}
      and (select count(*) from first) = ${size.first}
      and b.created_at <= (select since from first order by since offset ${size.reach} - 1 limit 1)
      and (b.created_at, b.id) > (select created_at, id from first order by created_at desc, id desc limit 1))
  select tenant_id, id, since from (select tenant_id, id, since from first union all select * from rest) b
  order by since, id ${size.page}`;

/** The filters of the moderation queue as SQL conditions. */
export function queueFilters(
  filters: Pick<ModerationQueueFilters, 'search' | 'owner' | 'escalated' | 'reported'>,
  add: (value: unknown) => string,
): string[] {
  // A book without a file is not in the queue; it is listed with the imports.
  const where: string[] = ['not b.awaits_file'];
  const words = filters.search?.trim();
  if (words) {
    const like = add(likePattern(words));
    where.push(`(b.title ilike ${like} or array_to_string(b.authors, ' ') ilike ${like})`);
  }
  if (filters.owner === 'nobody') where.push('k.owner_id is null');
  if (filters.owner === 'mine') where.push(`k.owner_id = ${add(currentContext()!.principal!.userId)}`);
  if (filters.escalated) where.push(`k.stage = 'escalated'`);
  if (filters.reported)
    // The few ids are read once, and the books looked up by them: "exists" is evaluated for every book.
    where.push('b.id = any(array(select r.book_id from catalog.book_report r where r.settled_at is null))');
  return where;
}

/** Books that are not published yet, by their stage. */
export class GetModerationBoard extends Query<ModerationBoard> {
  constructor(
    readonly filters: ModerationQueueFilters,
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(GetModerationBoard)
export class GetModerationBoardHandler implements IQueryHandler<GetModerationBoard> {
  constructor(private readonly cards: ModerationCards) {}

  async execute({ filters, files }: GetModerationBoard): Promise<ModerationBoard> {
    const values: unknown[] = [];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const where = [this.cards.fence(add), ...queueFilters(filters, add)].join(' and ');
    const counted: unknown[] = [];
    const count = (value: unknown): string => `$${counted.push(value)}`;
    const fence = this.cards.fence(count);
    const here = `${count(currentTenantId())}::uuid`;
    const [rows, sums] = await this.cards.read([
      namedStatement(
        `with queue as (
                 select b.tenant_id, b.id, ${STAGE} as stage, ${SINCE} as since, k.owner_id from ${MODERATION}
                 where b.status in ('draft', 'in_review') and ${where}),
               placed as (
                 select *, row_number() over (partition by stage order by since, id) as position,
                   count(*) over (partition by stage)::int as total,
                   (count(*) filter (where owner_id is null and since < now() - interval '${LONG_WAIT_DAYS} days') over ())::int as forgotten
                 from queue)
               select ${CARD}, p.total, p.forgotten from placed p ${JOIN_MODERATION}
               where p.position <= ${CARDS} order by p.since, p.id`,
        values,
      ),
      namedStatement(
        `select coalesce(sum(k.count) filter (where k.key like 'published/%'), 0)::int as live,
                 coalesce(sum(k.count) filter (where k.key like 'archived/%'), 0)::int as withdrawn,
                 (select count(distinct r.book_id)::int from catalog.book_report r where r.settled_at is null and ${fence.replace('b.tenant_id', 'r.book_tenant_id')}) as reported,
                 (select count(distinct r.book_id)::int from catalog.book_report r where ${WAITING_REPORTS} and r.tenant_id = ${here}) as platform_reported,
                 (select count(*)::int from catalog.hidden_book h where h.tenant_id = ${here}) as platform_hidden
               from catalog.kept_count k where k.name = 'state' and k.owner_id is null and ${fence.replace('b.', 'k.')}`,
        counted,
      ),
    ]);
    const found = rows as (CardRow & { total: number; forgotten: number })[];
    const shown = await this.cards.show(found, files);
    const old = Date.now() - LONG_WAIT_DAYS * 86_400_000;
    const [sum] = sums as Pick<
      ModerationBoard,
      'live' | 'withdrawn' | 'reported' | 'platform_reported' | 'platform_hidden'
    >[];
    return {
      columns: ON_BOARD.map((stage) => ({
        stage,
        count: found.find((row) => row.stage === stage)?.total ?? 0,
        cards: shown.filter((card) => card.stage === stage),
      })),
      ...sum!,
      forgotten: found[0]?.forgotten ?? 0,
      longest: shown.find(({ owner, since }) => !owner && Date.parse(since) < old) ?? null,
    };
  }
}

/** A page of the moderation queue, longest waiting first; published and withdrawn books newest first. */
export class ListModerationQueue extends Query<{ count: number; cards: ModerationCard[] }> {
  constructor(
    readonly filters: ModerationQueueFilters,
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(ListModerationQueue)
export class ListModerationQueueHandler implements IQueryHandler<ListModerationQueue> {
  constructor(private readonly cards: ModerationCards) {}

  async execute({
    filters,
    files,
  }: ListModerationQueue): Promise<{ count: number; cards: ModerationCard[] }> {
    const values: unknown[] = [];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const { stage, reported } = filters;
    const done = stage === 'live' || stage === 'withdrawn';
    const statuses = done
      ? `b.status = '${stage === 'live' ? 'published' : 'archived'}'`
      : reported
        ? 'true'
        : `b.status in ('draft', 'in_review')`;
    const where = [statuses, this.cards.fence(add), ...queueFilters(filters, add)];
    if (stage && !done) where.push(`${STAGE} = ${add(stage)}`);
    const matches = where.join(' and ');
    const counted = [...values];
    // There may be many published books: cards are made only for books on the page, and files are not queried.
    const [from, since] = stage === 'live' ? [CASES, LIVE_SINCE] : [MODERATION, SINCE];
    const order = (column: string) => `order by ${column} ${done ? 'desc' : 'asc'}, b.id`;
    const reach = filters.offset + filters.limit;
    const page =
      done || reported
        ? `select b.tenant_id, b.id, ${since} as since from ${from} where ${matches}
      ${order(since)} limit ${add(filters.limit)} offset ${add(filters.offset)}`
        : longestWaiting(matches, {
            reach: `${add(reach)}::int`,
            first: `${add(reach + OLDEST)}::int`,
            page: `limit ${add(filters.limit)} offset ${add(filters.offset)}`,
          });
    // Without a further filter, the number of published, withdrawn or open books is a kept count (ADR 0063).
    const plain =
      (done || !stage) && !reported && !filters.owner && !filters.escalated && !filters.search?.trim();
    const all: unknown[] = [];
    const counts = !stage ? `'draft', 'in_review'` : stage === 'live' ? `'published'` : `'archived'`;
    const total = plain
      ? namedStatement(
          `select coalesce(sum(k.count), 0)::int as count from catalog.kept_count k
           where k.name = 'queue' and k.owner_id is null and k.key in (${counts})
             and ${this.cards.fence((value) => `$${all.push(value)}`).replace('b.', 'k.')}`,
          all,
        )
      : namedStatement(`select count(*)::int as count from ${CASES} where ${matches}`, counted);
    const [rows, sums] = await this.cards.read([
      // There are few different statements, and planning one took longer than reading its page.
      namedStatement(`select ${CARD} from (${page}) p ${JOIN_MODERATION} ${order('p.since')}`, values),
      total,
    ]);
    const [{ count }] = sums as [{ count: number }];
    return { count, cards: await this.cards.show(rows as CardRow[], files) };
  }
}
