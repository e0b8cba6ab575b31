import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Statement } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { CountReaders, CountReadersOfSchools, type ReaderCounts } from '../../contract.ts';

/** For how many weeks readers are counted by day, for a chart. */
const WEEKS = 2;

@QueryHandler(CountReaders)
export class CountReadersHandler implements IQueryHandler<CountReaders> {
  constructor(private readonly db: Db) {}

  async execute({ now, zone }: CountReaders): Promise<ReaderCounts> {
    const ofAllSchools = currentTenantId() === PLATFORM_TENANT_ID;
    const tenant = ofAllSchools ? null : currentTenantId();
    const statements: Statement[] = [
      {
        name: 'readers_of_weeks',
        text: `select count(distinct user_id) filter (where hour > $2::timestamptz - interval '7 days')::int as this_week,
                 count(distinct user_id) filter (where hour <= $2::timestamptz - interval '7 days')::int as last_week
               from catalog.reading_hour
               where ($1::uuid is null or tenant_id = $1::uuid) and hour > $2::timestamptz - interval '14 days'`,
        values: [tenant, now],
      },
      {
        name: 'readers_of_days',
        text: `select to_char(hour at time zone $3, 'YYYY-MM-DD') as day, count(distinct user_id)::int as readers
               from catalog.reading_hour
               where ($1::uuid is null or tenant_id = $1::uuid) and hour > $2::timestamptz - make_interval(weeks => ${WEEKS})
               group by 1 order by 1`,
        values: [tenant, now, zone],
      },
    ];
    const [weeks, days] = await (ofAllSchools ? this.db.oversee(statements) : this.db.batch(statements));
    return {
      ...(weeks!.rows[0] as Pick<ReaderCounts, 'this_week' | 'last_week'>),
      days: days!.rows as ReaderCounts['days'],
    };
  }
}

@QueryHandler(CountReadersOfSchools)
export class CountReadersOfSchoolsHandler implements IQueryHandler<CountReadersOfSchools> {
  constructor(private readonly db: Db) {}

  async execute({ schools, now }: CountReadersOfSchools): Promise<{ school: string; readers: number }[]> {
    const [found] = await this.db.oversee([
      {
        name: 'readers_of_schools',
        text: `select tenant_id as school, count(distinct user_id)::int as readers from catalog.reading_hour
               where tenant_id = any($1::uuid[]) and hour > $2::timestamptz - interval '7 days'
               group by tenant_id limit 100`,
        values: [schools, now],
      },
    ]);
    return found!.rows as { school: string; readers: number }[];
  }
}
