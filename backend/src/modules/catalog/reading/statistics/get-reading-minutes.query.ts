import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { GetReadingMinutes, type ReadingMinutes } from '../../contract.ts';

@QueryHandler(GetReadingMinutes)
export class GetReadingMinutesHandler implements IQueryHandler<GetReadingMinutes> {
  constructor(private readonly db: Db) {}

  async execute({ people, since, zone }: GetReadingMinutes): Promise<ReadingMinutes[]> {
    if (people.length === 0) return [];
    return this.db.rows<ReadingMinutes & Record<string, unknown>>({
      name: 'reading_minutes_by_day',
      // Sessions are added up by quarters of an hour first, because finding the day of each session takes longer than
      // reading it. Every zone differs from UTC by whole quarters, so that none belongs to two days.
      text: `select user_id, json_object_agg(to_char(day, 'YYYY-MM-DD'), minutes) as days
             from (select user_id, day, ceil(sum(seconds) / 60.0)::int as minutes
                   from (select user_id, (quarter at time zone $4)::date as day, seconds
                         from (select user_id, date_bin('15 minutes', started_at, 'epoch') as quarter,
                                 sum(active_seconds) as seconds
                               from catalog.reading_session
                               where tenant_id = $1 and user_id = any($2::uuid[]) and started_at >= $3::timestamptz
                                 and active_seconds > 0
                               group by 1, 2) by_quarter
                         union all
                         -- Books of paper count as in the reading log.
                         select user_id, read_on, minutes * 60 from catalog.paper_reading
                         where tenant_id = $1 and user_id = any($2::uuid[])
                           and read_on >= ($3::timestamptz at time zone $4)::date) reading
                   group by 1, 2) by_day
             group by user_id limit 1000`,
      values: [currentTenantId(), people, since, zone],
    });
  }
}
