import { currentTenantId } from '../../../../platform/context.ts';
import type { Prisma } from '../../../../platform/db/generated/client.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { slugOf } from './book.rules.ts';
import { priceColumns, type Money } from './price.rules.ts';

/** Columns of a draft that is described by a form or a list before its file is uploaded. */
export function describedBook(
  record: { title?: string; language?: string; price?: Money | null },
  id: string,
  by: string,
): Prisma.BookCreateManyInput {
  const tenant_id = currentTenantId();
  const { title = 'Untitled', language = 'und', price, ...rest } = record;
  return {
    authors: [],
    illustrators: [],
    categories: [],
    ...rest,
    ...priceColumns({ price }),
    id,
    tenant_id,
    title,
    language,
    slug: `${slugOf(title)}-${id.slice(-6)}`,
    title_from_file: false,
    visibility: tenant_id === PLATFORM_TENANT_ID ? 'platform' : 'school',
    awaits_file: true,
    created_by: by,
  };
}
