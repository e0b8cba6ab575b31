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
      text: `select user_id, array_agg(distinct to_char(hour at time zone $4, 'YYYY-MM-DD')
               order by to_char(hour at time zone $4, 'YYYY-MM-DD')) as days
             from catalog.reading_hour where tenant_id = $1 and user_id = any($2::uuid[]) and hour >= $3
             group by user_id limit 1000`,
      values: [currentTenantId(), people, since, zone],
    });
  }
}
