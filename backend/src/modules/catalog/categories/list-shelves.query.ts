import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { ListShelves, type Shelf } from '../contract.ts';

@QueryHandler(ListShelves)
export class ListShelvesHandler implements IQueryHandler<ListShelves> {
  constructor(private readonly db: Db) {}

  execute(): Promise<Shelf[]> {
    return this.db.rows<Shelf & Record<string, unknown>>({
      name: 'categories_by_name',
      text: `select slug, name from catalog.category
             where tenant_id = any($1::uuid[]) order by position, slug limit 100`,
      values: [[currentTenantId(), PLATFORM_TENANT_ID]],
    });
  }
}
