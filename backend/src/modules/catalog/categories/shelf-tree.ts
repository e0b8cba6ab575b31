import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import type { ShelfPlace } from './shelf-tree.rules.ts';

/** One shelf as those see it who keep the shelves. */
export class ShelfNode {
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
  /** It belongs to whoever asks; a school cannot change the platform's. */
  own!: boolean;
  /** A shelf of the platform that this school does not show. */
  hidden!: boolean;
  /** Books on it, in every state. */
  books!: number;
}

/** Reads the tree of the running school, or of the platform at its own address. */
@Injectable()
export class ShelfTree {
  constructor(private readonly db: Db) {}

  async nodes(): Promise<ShelfNode[]> {
    const tenant = currentTenantId();
    return this.db.rows<ShelfNode & Record<string, unknown>>({
      name: 'category_tree',
      text: `with shelved as (
               select unnest(categories) as slug, count(*)::int as books from catalog.book
               where tenant_id = any($2::uuid[]) group by 1)
             select c.slug as id, c.slug, c.name, c.names, c.description, c.icon, c.color, c.parent, c.position,
               c.tenant_id = $1::uuid as own, h.slug is not null as hidden, coalesce(s.books, 0) as books
             from catalog.category c
             left join shelved s on s.slug = c.slug
             left join catalog.category_hidden h on h.tenant_id = $1::uuid and h.slug = c.slug and c.tenant_id <> $1::uuid
             where c.tenant_id = any($2::uuid[])
             order by c.tenant_id = $1::uuid desc, c.position, c.slug limit 200`,
      values: [tenant, [tenant, PLATFORM_TENANT_ID]],
    });
  }
}

/** Every shelf that can be seen here, while nobody else changes one. */
export async function lockShelves(tx: Tx): Promise<ShelfPlace[]> {
  const tenant = currentTenantId();
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`categories ${tenant}`}, 0))`;
  const rows = await tx.category.findMany({
    where: { tenant_id: { in: [tenant, PLATFORM_TENANT_ID] } },
    orderBy: [{ position: 'asc' }, { slug: 'asc' }],
    select: { tenant_id: true, slug: true, parent: true },
  });
  return rows.map(({ tenant_id, slug, parent }) => ({ slug, parent, own: tenant_id === tenant }));
}

/** @throws AppError not_found for a shelf that is not there or not one's own */
export function ownShelf(shelves: readonly ShelfPlace[], slug: string): ShelfPlace {
  const found = shelves.find((shelf) => shelf.slug === slug && shelf.own);
  if (!found) throw notFound('category');
  return found;
}
