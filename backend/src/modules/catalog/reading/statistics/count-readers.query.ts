import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Statement } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { CountReaders, CountReadersOfSchools, type ReaderCounts } from '../../contract.ts';

/** For how many weeks readers are counted by day, for a chart. */
const WEEKS = 2;

@QueryHandler(CountReaders)
export class CountReadersHandler implements IQueryHandler<CountReaders> {
  constructor(
    private readonly cache: PublicCache,
    private readonly db: Db,
  ) {}

  /**
   * Different people cannot be added up from kept counts, and all reading of two weeks is read. Readers are therefore
   * counted at most once a minute in each process, school and time zone.
   */
  execute({ now, zone }: CountReaders): Promise<ReaderCounts> {
    return this.cache.keep(`readers ${zone}`, async () => {
      const here = currentTenantId();
      const [found] = await (here === PLATFORM_TENANT_ID
        ? this.db.oversee([readers(null, now, zone)])
        : this.db.batch([readers(here, now, zone)]));
      return countsIn(found!.rows as CountRow[]);
    });
  }
}

interface CountRow {
  /** Null in the row of the two weeks. */
  day: string | null;
  readers: number;
  last_week: number | null;
}

const countsIn = (rows: CountRow[]): ReaderCounts => {
  const weeks = rows.find(({ day }) => day === null);
  return {
    this_week: weeks?.readers ?? 0,
    last_week: weeks?.last_week ?? 0,
    days: rows.flatMap(({ day, readers }) => (day === null ? [] : [{ day, readers }])),
  };
};

/** One pass over the reading of two weeks: `count(distinct)` would sort it for the weeks and again for the days. */
const readers = (tenant: string | null, now: Date, zone: string): Statement => ({
  name: 'readers_of_weeks_and_days',
  text: `with seen as materialized (
           select user_id, (hour at time zone $3)::date as day, bool_or(hour > $2::timestamptz - interval '7 days') as this_week,
             bool_or(hour <= $2::timestamptz - interval '7 days') as last_week
           from catalog.reading_hour
           where ($1::uuid is null or tenant_id = $1::uuid) and hour > $2::timestamptz - make_interval(weeks => ${WEEKS})
           group by 1, 2),
         readers as (
           select bool_or(this_week) as this_week, bool_or(last_week) as last_week from seen group by user_id)
         select null as day, (count(*) filter (where this_week))::int as readers,
           (count(*) filter (where last_week))::int as last_week from readers
         union all
         select * from (select to_char(day, 'YYYY-MM-DD'), count(*)::int, null::int from seen group by day order by day) days`,
  values: [tenant, now, zone],
});

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
