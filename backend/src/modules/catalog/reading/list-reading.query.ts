import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { ListReading, type ReadingEntry } from '../contract.ts';

@QueryHandler(ListReading)
export class ListReadingHandler implements IQueryHandler<ListReading> {
  constructor(private readonly db: Db) {}

  execute({ userId, limit }: ListReading): Promise<ReadingEntry[]> {
    return this.db.rows<ReadingEntry>({
      name: 'reading_of_person',
      text: `select b.id as book_id, b.slug, b.title, b.authors, b.language, p.percentage, p.updated_at as read_at
             from catalog.reading_progress p
             join catalog.book b on b.tenant_id = p.book_tenant_id and b.id = p.book_id and b.status = 'published'
             where p.tenant_id = $1 and p.user_id = $2 and p.book_tenant_id in ($1, $4)
             order by p.updated_at desc limit $3`,
      values: [currentTenantId(), userId, limit, PLATFORM_TENANT_ID],
    });
  }
}
