import { currentTenantId } from '../../platform/context.ts';
import { PLATFORM_TENANT_ID } from '../../platform/ids.ts';

/** Reads the slugs that begin with a text among rows of these tenants, without the row of one id. */
type TakenSlugs = (where: {
  tenant_id: { in: string[] };
  slug: { startsWith: string };
  id?: { not: string };
}) => Promise<{ slug: string }[]>;

/** A slug that nothing else of its kind has among what the tenant sees: the wished one, or it with a number. */
export async function freeSlug(read: TakenSlugs, wished: string, own: string | null): Promise<string> {
  const taken = await read({
    tenant_id: { in: [currentTenantId(), PLATFORM_TENANT_ID] },
    slug: { startsWith: wished },
    ...(own && { id: { not: own } }),
  });
  const slugs = new Set(taken.map(({ slug }) => slug));
  let slug = wished;
  for (let number = 2; slugs.has(slug); number += 1) slug = `${wished}-${number}`;
  return slug;
}
