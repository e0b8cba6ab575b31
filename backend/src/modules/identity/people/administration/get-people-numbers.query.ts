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

@QueryHandler(GetPeopleNumbers)
export class GetPeopleNumbersHandler implements IQueryHandler<GetPeopleNumbers> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ everywhere }: GetPeopleNumbers): Promise<PeopleCounts> {
    const tenant = everywhere ? null : currentTenantId();
    const of = `from identity.user_account u where ($1::uuid is null or u.tenant_id = $1::uuid) and u.role <> 'community'`;
    const statements = [
      {
        name: 'count_people_by_role',
        text: `select u.role, count(*)::int as count ${of} and u.status = 'active' group by u.role order by u.role`,
        values: [tenant],
      },
      {
        name: 'count_people_in_all',
        text: `select count(*) filter (where u.status = 'active')::int as total,
                 count(*) filter (where u.status = 'archived')::int as archived,
                 count(*) filter (where u.status = 'active' and u.last_seen_at > now() - interval '7 days')::int as seen_lately
               ${of}`,
        values: [tenant],
      },
      {
        name: 'count_people_by_school',
        text: `select u.tenant_id, count(*)::int as total, count(*) filter (where u.role = 'student')::int as students,
                 count(*) filter (where u.role = 'teacher')::int as teachers,
                 count(*) filter (where u.role = 'parent')::int as parents
               ${of} and u.status = 'active' group by u.tenant_id order by count(*) desc, u.tenant_id limit 50`,
        values: [tenant],
      },
      {
        name: 'count_people_by_month',
        text: `select to_char(months.month, 'YYYY-MM-DD') as month, coalesce(added.count, 0)::int as count
               from generate_series(date_trunc('month', now() at time zone 'UTC') - interval '11 months',
                 date_trunc('month', now() at time zone 'UTC'), interval '1 month') as months (month)
               left join (select date_trunc('month', u.created_at at time zone 'UTC') as month, count(*) ${of}
                 and u.created_at > now() - interval '13 months' group by 1) added using (month)
               order by months.month`,
        values: [tenant],
      },
      {
        name: 'count_people_by_week',
        text: `select to_char(weeks.week, 'YYYY-MM-DD') as week, coalesce(added.count, 0)::int as count
               from generate_series(date_trunc('week', now() at time zone 'UTC') - interval '11 weeks',
                 date_trunc('week', now() at time zone 'UTC'), interval '1 week') as weeks (week)
               left join (select date_trunc('week', u.created_at at time zone 'UTC') as week, count(*) ${of}
                 and u.created_at > now() - interval '13 weeks' group by 1) added using (week)
               order by weeks.week`,
        values: [tenant],
      },
      {
        name: 'count_sign_ins_by_day',
        text: `select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(came.count, 0)::int as count
               from generate_series(date_trunc('day', now() at time zone 'UTC') - interval '29 days',
                 date_trunc('day', now() at time zone 'UTC'), interval '1 day') as days (day)
               left join (select date_trunc('day', s.created_at at time zone 'UTC') as day, count(*) from identity.session s
                 where ($1::uuid is null or s.tenant_id = $1::uuid) and s.way <> 'impersonation'
                   and s.created_at > now() - interval '31 days' group by 1) came using (day)
               order by days.day`,
        values: [tenant],
      },
    ];
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
