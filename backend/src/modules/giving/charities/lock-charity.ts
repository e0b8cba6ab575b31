import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Charity } from '../../../platform/db/generated/client.ts';
import { notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { CharityStatus, ReceiptRegime } from '../contract.ts';

export type LockedCharity = Omit<Charity, 'logo' | 'cover' | 'bank' | 'status' | 'receipts'> & {
  status: CharityStatus;
  receipts: ReceiptRegime;
  bank: Uint8Array | null;
};

/**
 * The charity of this tenant, locked until the transaction ends.
 * @throws AppError not_found
 */
export async function lockCharity(tx: Tx, id: string): Promise<LockedCharity> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from giving.charity where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const row = await tx.charity.findFirst({ where: { tenant_id, id }, omit: { logo: true, cover: true } });
  if (!row) throw notFound('charity');
  return row as LockedCharity;
}

/** Adds a line to the history of a charity. */
export async function noteCharityEvent(
  tx: Tx,
  charity_id: string,
  what: string,
  actor: { id: string; name: string },
  reason = '',
): Promise<void> {
  await tx.charityEvent.createMany({
    data: [
      {
        tenant_id: currentTenantId(),
        id: newId(),
        charity_id,
        what,
        reason,
        actor_id: actor.id,
        actor_name: actor.name,
      },
    ],
  });
}
