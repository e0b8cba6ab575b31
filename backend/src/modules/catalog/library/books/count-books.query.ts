import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { CountBooks, type BookCount } from '../../contract.ts';

@QueryHandler(CountBooks)
export class CountBooksHandler implements IQueryHandler<CountBooks> {
  constructor(private readonly db: Db) {}

  async execute({ schools }: CountBooks): Promise<BookCount[]> {
    const statement = {
      name: 'books_by_school',
      // A kept count (ADR 0063).
      text: `select tenant_id as school, sum(count)::int as books from catalog.kept_count
             where name = 'state' and owner_id is null and tenant_id = any($1::uuid[]) group by tenant_id limit 100`,
      values: [schools],
    };
    if (currentTenantId() !== PLATFORM_TENANT_ID)
      return this.db.rows<BookCount & Record<string, unknown>>(statement);
    const [found] = await this.db.oversee([statement]);
    return found!.rows as BookCount[];
  }
}
