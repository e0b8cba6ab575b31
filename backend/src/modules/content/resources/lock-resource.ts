import { currentContext, currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import type { ResourceRow } from './resource.rules.ts';

/**
 * The resource of this tenant, locked until the transaction ends.
 * @throws AppError not_found
 */
export async function lockResource(tx: Tx, id: string): Promise<ResourceRow> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from content.resource where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const row = await tx.resource.findUnique({
    where: { tenant_id_id: { tenant_id, id } },
    omit: { words: true },
  });
  if (!row) throw notFound('resource');
  return row as unknown as ResourceRow;
}

/** The same, for its owner alone. @throws AppError not_found, also for everybody else */
export async function lockOwnResource(tx: Tx, id: string): Promise<ResourceRow> {
  const row = await lockResource(tx, id);
  if (row.owner_id !== currentContext()?.principal?.userId) throw notFound('resource');
  return row;
}
