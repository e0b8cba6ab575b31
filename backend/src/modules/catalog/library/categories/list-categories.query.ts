import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { ReaderProfiles } from '../books/reader-profiles.ts';
import { visibilityCondition } from '../books/visibility-sql.ts';

/** A category, with how many books the reader finds in it and in the categories below it. */
export class CategoryCount {
  slug!: string;
  name!: string;
  /** By language, where it differs. */
  names!: Record<string, string>;
  /** Slug of its parent. */
  parent!: string | null;
  description!: string;
  icon!: string | null;
  color!: string | null;
  count!: number;
}

/** Every category of this school and those of the platform that it shows, at most 100: its own first, in their order. */
export class ListCategories extends Query<CategoryCount[]> {
  constructor(readonly reader: Reader) {
    super();
  }
}

@QueryHandler(ListCategories)
export class ListCategoriesHandler implements IQueryHandler<ListCategories> {
  constructor(
    private readonly cache: PublicCache,
    private readonly db: Db,
    private readonly readers: ReaderProfiles,
  ) {}

  async execute({ reader }: ListCategories): Promise<CategoryCount[]> {
    const tenant = currentTenantId();
    const visible = visibilityCondition(await this.readers.visibilityScope(reader), [
      [tenant, PLATFORM_TENANT_ID],
      tenant,
    ]);
    const name = `categories_with_counts_${visible.name}`;
    // Every book is read: counted once per change, like the filters.
    return this.cache.keep(`${name} ${JSON.stringify(visible.values)}`, () => this.count(name, visible));
  }

  private count(name: string, visible: ReturnType<typeof visibilityCondition>): Promise<CategoryCount[]> {
    return this.db.rows<CategoryCount & Record<string, unknown>>({
      name,
      text: `with recursive counted as (
               select unnest(categories) as slug, count(*)::int as count from catalog.book b
               where b.tenant_id = any($1::uuid[]) and ${visible.text} group by 1),
             above as (
               select c.slug, c.parent as ancestor from catalog.category c
               where c.tenant_id = any($1::uuid[]) and c.parent is not null
               union select a.slug, p.parent from above a
               join catalog.category p on p.tenant_id = any($1::uuid[]) and p.slug = a.ancestor and p.parent is not null),
             -- A book in two categories below one is counted once there. Without such categories nothing is read.
             rolled as (
               select u.ancestor as slug, count(*)::int as count
               from (select ancestor, array_agg(slug::text) || ancestor::text as slugs from above group by ancestor) u
               join catalog.book b on b.categories && u.slugs and b.tenant_id = any($1::uuid[]) and ${visible.text}
               group by u.ancestor)
             select c.slug, c.name, c.names, c.parent, c.description, c.icon, c.color,
               coalesce(r.count, s.count, 0) as count
             from catalog.category c
             left join counted s on s.slug = c.slug
             left join rolled r on r.slug = c.slug
             where c.tenant_id = any($1::uuid[]) and (c.tenant_id = $2::uuid or not exists (
               select from catalog.category_hidden h where h.tenant_id = $2::uuid and h.slug = c.slug))
             order by c.tenant_id = $2::uuid desc, c.position, c.slug limit 100`,
      values: visible.values,
    });
  }
}
