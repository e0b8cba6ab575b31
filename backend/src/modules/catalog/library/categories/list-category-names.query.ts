import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { ListCategoryNames, type CategoryName } from '../../contract.ts';

@QueryHandler(ListCategoryNames)
export class ListCategoryNamesHandler implements IQueryHandler<ListCategoryNames> {
  constructor(private readonly db: Db) {}

  execute(): Promise<CategoryName[]> {
    return this.db.rows<CategoryName & Record<string, unknown>>({
      name: 'categories_by_name',
      text: `select slug, name from catalog.category
             where tenant_id = any($1::uuid[]) order by position, slug limit 100`,
      values: [[currentTenantId(), PLATFORM_TENANT_ID]],
    });
  }
}
