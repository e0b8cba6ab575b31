import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { CountReading, type ReadingCount } from '../../contract.ts';

@QueryHandler(CountReading)
export class CountReadingHandler implements IQueryHandler<CountReading> {
  constructor(private readonly db: Db) {}

  execute({ userIds }: CountReading): Promise<ReadingCount[]> {
    return this.db.rows<ReadingCount & Record<string, unknown>>({
      name: 'reading_counts',
      text: `select user_id, count(*)::int as books from catalog.reading_progress
             where tenant_id = $1 and user_id = any($2::uuid[]) group by user_id limit 100`,
      values: [currentTenantId(), userIds],
    });
  }
}
