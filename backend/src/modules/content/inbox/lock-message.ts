import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';

/** The message, locked until the transaction ends. */
export async function lockMessage(tx: Tx, id: string) {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from content.message where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const message = await tx.message.findUnique({ where: { tenant_id_id: { tenant_id, id } } });
  if (!message) throw notFound('message');
  return message;
}
