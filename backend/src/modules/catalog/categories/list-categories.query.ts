import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';

/** A shelf and how many published books stand on it. */
export class CategoryCount {
  slug!: string;
  name!: string;
  count!: number;
}

/** Every category of this school and the platform, at most 100, in their order. */
export class ListCategories extends Query<CategoryCount[]> {}

@QueryHandler(ListCategories)
export class ListCategoriesHandler implements IQueryHandler<ListCategories> {
  constructor(private readonly db: Db) {}

  execute(): Promise<CategoryCount[]> {
    return this.db.rows<CategoryCount>({
      name: 'categories_with_counts',
      text: `with shelved as (
               select unnest(categories) as slug, count(*)::int as count from catalog.book
               where tenant_id = any($1::uuid[]) and status = 'published' group by 1)
             select c.slug, c.name, coalesce(s.count, 0) as count from catalog.category c
             left join shelved s on s.slug = c.slug
             where c.tenant_id = any($1::uuid[]) order by c.position, c.slug limit 100`,
      values: [[currentTenantId(), PLATFORM_TENANT_ID]],
    });
  }
}
