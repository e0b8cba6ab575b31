import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { GetSchools } from '../../../tenancy/contract.ts';
import { PersonSchool } from './person-view.ts';

export class RoleCount {
  role!: Role;
  count!: number;
}
export class SchoolCount {
  school!: PersonSchool;
  students!: number;
  teachers!: number;
  parents!: number;
  total!: number;
}
export class MonthCount {
  /** First day of the month, UTC. */
  month!: string;
  /** People added in this month. */
  count!: number;
}

export class NewPeopleWeek {
  /** Monday of the week, UTC. */
  week!: string;
  /** People added in this week. */
  count!: number;
}
export class SignInDay {
  /** UTC. */
  day!: string;
  /** Sign-ins, without view-as sessions. */
  count!: number;
}

/** Numbers of people who can sign in; archived ones are counted separately. */
export class PeopleCounts {
  total!: number;
  archived!: number;
  /** Seen within the last seven days. */
  seen_lately!: number;
  roles!: RoleCount[];
  /** The fifty largest schools. */
  schools!: SchoolCount[];
  /** The last twelve months, including those without additions. */
  months!: MonthCount[];
  /** The last twelve weeks. */
  weeks!: NewPeopleWeek[];
  /** The last thirty days. */
  sign_ins!: SignInDay[];
}

/** Counts of the running school, or of every school. */
export class GetPeopleNumbers extends Query<PeopleCounts> {
  constructor(readonly everywhere: boolean) {
    super();
  }
}

/** SQL: rows of one kept count; $1 is the school, null for all. */
const kept = (name: string): string =>
  `from identity.kept_count where ($1::uuid is null or tenant_id = $1::uuid) and name = '${name}' and owner_id is null`;
const PEOPLE = `select tenant_id, split_part(key, '/', 1) as role, split_part(key, '/', 2) as status, count ${kept('people')}`;
const A_WEEK_AGO = `(now() - interval '7 days')`;
const hourOf = (time: string): string => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24')`;

/** A count of days, summed by month, week or day: the current one and `before` more, those with nothing too. */
function byPeriod(unit: 'month' | 'week' | 'day', name: string, before: number) {
  const now = `date_trunc('${unit}', now() at time zone 'UTC')`;
  const first = `${now} - interval '${before} ${unit}s'`;
  return {
    name: `count_${name}_by_${unit}`,
    text: `select to_char(periods.period, 'YYYY-MM-DD') as ${unit}, coalesce(sums.count, 0)::int as count
           from generate_series(${first}, ${now}, interval '1 ${unit}') as periods (period)
           left join (select date_trunc('${unit}', key::timestamp) as period, sum(count) as count ${kept(name)}
             and key >= to_char(${first}, 'YYYY-MM-DD') group by 1) sums using (period)
           order by periods.period`,
  };
}

@QueryHandler(GetPeopleNumbers)
export class GetPeopleNumbersHandler implements IQueryHandler<GetPeopleNumbers> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ everywhere }: GetPeopleNumbers): Promise<PeopleCounts> {
    const tenant = everywhere ? null : currentTenantId();
    const statements = [
      {
        name: 'count_people_by_role',
        text: `select role, sum(count)::int as count from (${PEOPLE}) p where status = 'active' group by role
               having sum(count) > 0 order by role::identity.role`,
      },
      {
        name: 'count_people_in_all',
        text: `select coalesce(sum(count) filter (where status = 'active'), 0)::int as total,
                 coalesce(sum(count) filter (where status = 'archived'), 0)::int as archived,
                 (coalesce((select sum(count) ${kept('seen')} and key > ${hourOf(A_WEEK_AGO)}), 0)
                   -- Of the hour in which the week began only a part counts.
                   + (select count(*) from identity.user_account u
                      where ($1::uuid is null or u.tenant_id = $1::uuid) and u.role <> 'community' and u.status = 'active'
                        and u.last_seen_at > ${A_WEEK_AGO}
                        and u.last_seen_at < date_trunc('hour', ${A_WEEK_AGO}, 'UTC') + interval '1 hour'))::int as seen_lately
               from (${PEOPLE}) p`,
      },
      {
        name: 'count_people_by_school',
        text: `select tenant_id, sum(count)::int as total, coalesce(sum(count) filter (where role = 'student'), 0)::int as students,
                 coalesce(sum(count) filter (where role = 'teacher'), 0)::int as teachers,
                 coalesce(sum(count) filter (where role = 'parent'), 0)::int as parents
               from (${PEOPLE}) p where status = 'active' group by tenant_id having sum(count) > 0
               order by sum(count) desc, tenant_id limit 50`,
      },
      byPeriod('month', 'added', 11),
      byPeriod('week', 'added', 11),
      byPeriod('day', 'sign_ins', 29),
    ].map((statement) => ({ ...statement, values: [tenant] }));
    const [roles, all, schools, months, weeks, signIns] = await (everywhere
      ? this.db.oversee(statements)
      : this.db.batch(statements));
    const rows = schools!.rows as ({ tenant_id: string } & Omit<SchoolCount, 'school'>)[];
    const names = new Map(
      (await this.queries.execute(new GetSchools(rows.map(({ tenant_id }) => tenant_id)))).map(
        ({ id, name }) => [id, name],
      ),
    );
    return {
      ...(all!.rows[0] as Pick<PeopleCounts, 'total' | 'archived' | 'seen_lately'>),
      roles: roles!.rows as RoleCount[],
      schools: rows.map(({ tenant_id, ...counts }) => ({
        school: { id: tenant_id, name: names.get(tenant_id) ?? '' },
        ...counts,
      })),
      months: months!.rows as MonthCount[],
      weeks: weeks!.rows as NewPeopleWeek[],
      sign_ins: signIns!.rows as SignInDay[],
    };
  }
}
