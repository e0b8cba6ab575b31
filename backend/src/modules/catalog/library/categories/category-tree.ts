import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import type { CategoryPosition } from './category-tree.rules.ts';

/** A category for people who manage categories. */
export class CategoryNode {
  /** Its slug. */
  id!: string;
  slug!: string;
  name!: string;
  /** By language, where it differs. */
  names!: Record<string, string>;
  description!: string;
  icon!: string | null;
  /** `#rrggbb` */
  color!: string | null;
  parent!: string | null;
  position!: number;
  /** It belongs to the caller's tenant; a school cannot change the platform's. */
  own!: boolean;
  /** A category of the platform that this school hides. */
  hidden!: boolean;
  /** Books in it, in every state. */
  books!: number;
}

/** Reads the tree of the current school, or of the platform at its own address. */
@Injectable()
export class CategoryTree {
  constructor(private readonly db: Db) {}

  async nodes(): Promise<CategoryNode[]> {
    const tenant = currentTenantId();
    return this.db.rows<CategoryNode & Record<string, unknown>>({
      name: 'category_tree',
      // The school's own books have kept counts (ADR 0063), which other schools cannot read: the platform's are counted.
      text: `with counted as (
               select slug, sum(books)::int as books from (
                 select key as slug, count as books from catalog.kept_count
                 where tenant_id = $1::uuid and name = 'category' and owner_id is null
                 union all
                 select unnest(categories), 1 from catalog.book
                 where tenant_id = '${PLATFORM_TENANT_ID}' and tenant_id <> $1::uuid) one
               group by 1)
             select c.slug as id, c.slug, c.name, c.names, c.description, c.icon, c.color, c.parent, c.position,
               c.tenant_id = $1::uuid as own, h.slug is not null as hidden, coalesce(s.books, 0) as books
             from catalog.category c
             left join counted s on s.slug = c.slug
             left join catalog.category_hidden h on h.tenant_id = $1::uuid and h.slug = c.slug and c.tenant_id <> $1::uuid
             where c.tenant_id = any($2::uuid[])
             order by c.tenant_id = $1::uuid desc, c.position, c.slug limit 200`,
      values: [tenant, [tenant, PLATFORM_TENANT_ID]],
    });
  }
}

/** Locks and reads all categories that this school can see. */
export async function lockCategories(tx: Tx): Promise<CategoryPosition[]> {
  const tenant = currentTenantId();
  await lockUntilCommit(tx, `categories ${tenant}`);
  const rows = await tx.category.findMany({
    where: { tenant_id: { in: [tenant, PLATFORM_TENANT_ID] } },
    orderBy: [{ position: 'asc' }, { slug: 'asc' }],
    select: { tenant_id: true, slug: true, parent: true },
  });
  return rows.map(({ tenant_id, slug, parent }) => ({ slug, parent, own: tenant_id === tenant }));
}

/** @throws AppError not_found for a category that does not exist or is not the school's own */
export function findOwnCategory(categories: readonly CategoryPosition[], slug: string): CategoryPosition {
  const found = categories.find((category) => category.slug === slug && category.own);
  if (!found) throw notFound('category');
  return found;
}
