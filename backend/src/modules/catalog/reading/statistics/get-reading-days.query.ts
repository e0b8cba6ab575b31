import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { GetReadingDays, type ReadingDays } from '../../contract.ts';

@QueryHandler(GetReadingDays)
export class GetReadingDaysHandler implements IQueryHandler<GetReadingDays> {
  constructor(private readonly db: Db) {}

  async execute({ people, since, zone }: GetReadingDays): Promise<ReadingDays[]> {
    if (people.length === 0) return [];
    return this.db.rows<ReadingDays & Record<string, unknown>>({
      name: 'reading_days',
      // The beginnings of all days are computed once: to convert each hour to the time zone took longer than to read it.
      // Where clocks go back at midnight a day begins twice, and the first beginning counts. As JSON, because the driver
      // parses arrays character by character.
      text: `with calendar as materialized (
               select array_agg(case when (start - interval '1 hour') at time zone $4 >= day then start - interval '1 hour'
                   else start end order by day) as starts,
                 array_agg(to_char(day, 'YYYY-MM-DD') order by day) as names
               from (select day, day at time zone $4 as start
                     from generate_series(($3::timestamptz at time zone $4)::date::timestamp,
                       greatest(now(), $3::timestamptz + interval '3 weeks') at time zone $4, interval '1 day') day) d)
             select p.id as user_id, r.days
             from unnest($2::uuid[]) p(id) cross join calendar c cross join lateral (
               select json_agg(day order by day) as days
               from (select c.names[width_bucket(hour, c.starts)] as day from catalog.reading_hour
                     where tenant_id = $1 and user_id = p.id and hour >= $3
                     union
                     -- Books of paper count as in the reading log.
                     select to_char(read_on, 'YYYY-MM-DD') from catalog.paper_reading
                     where tenant_id = $1 and user_id = p.id and read_on >= ($3::timestamptz at time zone $4)::date) by_day) r
             where r.days is not null limit 1000`,
      values: [currentTenantId(), people, since, zone],
    });
  }
}
