import { createHash } from 'node:crypto';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  LEADER_KINDS,
  LEADER_STATUSES,
  LEADER_STEPS,
  type LeaderKind,
  type LeaderStatus,
} from '@bookgrove/contract';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { Clock } from '../../../platform/clock.ts';
import { Db, type Statement } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { GetSchools } from '../../tenancy/contract.ts';
import type { LeaderRow } from './leader-view.ts';

/** Every order ends with the id, so that pages never overlap. */
const ORDER = {
  name: 'lower(u.last_name), lower(u.first_name), l.id',
  '-name': 'lower(u.last_name) desc, lower(u.first_name) desc, l.id',
  submitted_at: 'l.submitted_at, l.id',
  '-submitted_at': 'l.submitted_at desc, l.id desc',
  valid_until: 'l.valid_until nulls last, l.id',
  '-valid_until': 'l.valid_until desc nulls last, l.id desc',
} as const;
const ORDERINGS = Object.keys(ORDER) as (keyof typeof ORDER)[];

/** Query of the platform's table. Applications that are not submitted are never in it. */
export class LeaderFilters extends PageQuery {
  @IsIn(LEADER_KINDS, { message: 'kind must be teacher or parent.' })
  kind!: LeaderKind;

  @IsOptional()
  @IsIn(LEADER_STATUSES, { message: `standing must be one of ${LEADER_STATUSES.join(', ')}.` })
  standing?: LeaderStatus;

  /** Id of a school. */
  @IsOptional()
  @IsUUID('all', { message: 'school must be the id of a school.' })
  school?: string;

  @IsOptional()
  @IsIn(ORDERINGS, { message: `ordering must be one of ${ORDERINGS.join(', ')}.` })
  ordering?: keyof typeof ORDER;
}

/** `$1` is the current time. */
const STANDING = `case when l.state <> 'recognised' then l.state when l.valid_until <= $1::timestamptz then 'lapsed'
  when l.valid_until <= $1::timestamptz + interval '30 days' then 'renewal_due' else l.state end`;
const COLUMNS = `l.id, l.tenant_id, l.kind, ${STANDING} as standing, u.id as user_id, u.first_name, u.last_name, u.avatar, u.email,
  l.nominated_by is not null as nominated, l.submitted_at, l.valid_until,
  (select count(*)::int from identity.leader_step s where s.tenant_id = l.tenant_id and s.leader_id = l.id) as steps_done,
  (select count(*)::int from identity.mentorship m
    where m.tenant_id = l.tenant_id and m.leader_id = l.id and m.state = 'active') as mentees`;
const FROM = `from identity.leader l join identity.user_account u on u.tenant_id = l.tenant_id and u.id = l.user_id`;

export interface LeaderRecord {
  id: string;
  tenant_id: string;
  kind: LeaderKind;
  standing: LeaderStatus;
  user_id: string;
  first_name: string;
  last_name: string;
  avatar: string | null;
  email: string | null;
  nominated: boolean;
  submitted_at: Date | null;
  valid_until: Date | null;
  steps_done: number;
  mentees: number;
}

function matching(filters: Omit<LeaderFilters, 'limit' | 'offset'>, now: Date) {
  const values: unknown[] = [now];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const where = [
    `$1::timestamptz is not null`,
    `l.submitted_at is not null`,
    `l.kind = ${add(filters.kind)}`,
  ];
  if (filters.school) where.push(`l.tenant_id = ${add(filters.school)}`);
  if (filters.standing) where.push(`(${STANDING}) = ${add(filters.standing)}`);
  for (const word of (filters.search ?? '').trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6))
    where.push(
      `lower(u.first_name || ' ' || u.last_name || ' ' || coalesce(u.email, '')) like ` +
        add(likePattern(word)),
    );
  return { where: where.join(' and '), values, add };
}

const named = (text: string, values: unknown[]): Statement => ({
  name: `leaders_${createHash('sha1').update(text).digest('hex').slice(0, 16)}`,
  text,
  values,
});

/** Rows in the order of their ids, after the given one, to read all of them in batches. */
export function walkLeaders(
  filters: Omit<LeaderFilters, 'limit' | 'offset'>,
  now: Date,
  after: string | null,
  step: number,
): Statement {
  const { where, values, add } = matching(filters, now);
  const rest = after ? ` and l.id > ${add(after)}` : '';
  return named(`select ${COLUMNS} ${FROM} where ${where}${rest} order by l.id limit ${add(step)}`, values);
}

/** Lists the members of the response explicitly. */
export const showRow = (row: LeaderRecord, schools: ReadonlyMap<string, string>): LeaderRow => ({
  id: row.id,
  kind: row.kind,
  standing: row.standing,
  person: { id: row.user_id, first_name: row.first_name, last_name: row.last_name, avatar: row.avatar },
  email: row.email,
  school: { id: row.tenant_id, name: schools.get(row.tenant_id) ?? '' },
  nominated: row.nominated,
  submitted_at: row.submitted_at?.toISOString() ?? null,
  valid_until: row.valid_until?.toISOString() ?? null,
  steps_done: row.steps_done,
  steps_all: LEADER_STEPS[row.kind].length,
  mentees: row.mentees,
});

/** One page of the applications and badges of every school. */
export class ListLeaders extends Query<{ count: number; leaders: LeaderRow[] }> {
  constructor(readonly filters: LeaderFilters) {
    super();
  }
}

@QueryHandler(ListLeaders)
export class ListLeadersHandler implements IQueryHandler<ListLeaders> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ filters }: ListLeaders): Promise<{ count: number; leaders: LeaderRow[] }> {
    const { where, values, add } = matching(filters, this.clock.now());
    const counting = named(`select count(*)::int as count ${FROM} where ${where}`, [...values]);
    const page = `limit ${add(filters.limit)} offset ${add(filters.offset)}`;
    const order = ORDER[filters.ordering ?? '-submitted_at'];
    const [rows, counted] = await this.db.oversee([
      named(`select ${COLUMNS} ${FROM} where ${where} order by ${order} ${page}`, values),
      counting,
    ]);
    const found = rows!.rows as LeaderRecord[];
    const ids = [...new Set(found.map(({ tenant_id }) => tenant_id))];
    const schools = new Map(
      (await this.queries.execute(new GetSchools(ids))).map(({ id, name }) => [id, name] as const),
    );
    return {
      count: (counted!.rows[0] as { count: number }).count,
      leaders: found.map((row) => showRow(row, schools)),
    };
  }
}

export class LeaderStatusCount {
  standing!: LeaderStatus;
  count!: number;
}
export class LeaderMonth {
  /** First day of the month, UTC. */
  month!: string;
  count!: number;
}
export class LeaderCounts {
  standings!: LeaderStatusCount[];
  /** Submitted applications of the last twelve months. */
  months!: LeaderMonth[];
  /** People who have a mentor now. */
  mentees!: number;
}

/** Number of applications and badges of each status, in every school. */
export class CountLeaders extends Query<LeaderCounts> {
  constructor(readonly kind: LeaderKind) {
    super();
  }
}

@QueryHandler(CountLeaders)
export class CountLeadersHandler implements IQueryHandler<CountLeaders> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ kind }: CountLeaders): Promise<LeaderCounts> {
    const now = this.clock.now();
    const [standings, months, mentees] = await this.db.oversee([
      {
        name: 'leaders_by_standing',
        text: `select ${STANDING} as standing, count(*)::int as count from identity.leader l
               where l.kind = $2 and l.submitted_at is not null group by 1`,
        values: [now, kind],
      },
      {
        name: 'leaders_by_month',
        text: `select to_char(months.month, 'YYYY-MM-DD') as month, coalesce(came.count, 0)::int as count
               from generate_series(date_trunc('month', $1::timestamptz at time zone 'UTC') - interval '11 months',
                 date_trunc('month', $1::timestamptz at time zone 'UTC'), interval '1 month') as months (month)
               left join (select date_trunc('month', l.submitted_at at time zone 'UTC') as month, count(*)
                 from identity.leader l where l.kind = $2 and l.submitted_at > $1::timestamptz - interval '13 months'
                 group by 1) came using (month)
               order by months.month`,
        values: [now, kind],
      },
      {
        name: 'leaders_mentees',
        text: `select count(*)::int as count from identity.mentorship m
               join identity.leader l on l.tenant_id = m.tenant_id and l.id = m.leader_id
               where l.kind = $1 and m.state = 'active'`,
        values: [kind],
      },
    ]);
    return {
      standings: standings!.rows as LeaderStatusCount[],
      months: months!.rows as LeaderMonth[],
      mentees: (mentees!.rows[0] as { count: number }).count,
    };
  }
}
