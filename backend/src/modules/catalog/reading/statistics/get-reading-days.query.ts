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
      // Hours are made days before days are made text: that takes longer than reading them. As JSON, because the driver
      // parses arrays character by character.
      text: `select user_id, json_agg(to_char(day, 'YYYY-MM-DD') order by day) as days
             from (select distinct user_id, (hour at time zone $4)::date as day from catalog.reading_hour
                   where tenant_id = $1 and user_id = any($2::uuid[]) and hour >= $3) by_day
             group by user_id limit 1000`,
      values: [currentTenantId(), people, since, zone],
    });
  }
}
