import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { ReversibleRows } from '../../../platform/db/reversible-changes.ts';
import { Consumes } from '../../../platform/messaging/consumers.ts';
import {
  PeopleMerged,
  PeopleMergeUndone,
  RestoreWhenMergeUndone,
  TransferWhenPeopleMerged,
} from '../../identity/contract.ts';

const PART = 'commerce.orders';

/** The rows that a transfer changes. */
const ROWS: readonly ReversibleRows[] = [
  { table: 'commerce.sales_order', kind: 'orders', of: ['buyer_id', 'reader_id'] },
  { table: 'commerce.access_grant', kind: 'orders', of: ['user_id'] },
  { table: 'commerce.order_line', kind: 'orders', of: ['maker_ids'] },
];

/**
 * Gives orders, grants and sales of a merged account to the surviving one, which may have been merged itself meanwhile; then they take
 * the same steps. Other
 * modules move their copies of grants themselves. A second run finds nothing to change.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'commerce.move-orders', queue: 'privacy' })
export class TransferOrdersWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  protected async transfer(tx: Tx, merged_id: string, keptId: string): Promise<void> {
    const tenant_id = currentTenantId();
    await tx.salesOrder.updateMany({
      where: { tenant_id, buyer_id: merged_id },
      data: { buyer_id: keptId },
    });
    await tx.salesOrder.updateMany({
      where: { tenant_id, reader_id: merged_id },
      data: { reader_id: keptId },
    });
    await tx.accessGrant.updateMany({
      where: { tenant_id, user_id: merged_id },
      data: { user_id: keptId },
    });
    await tx.$executeRaw`update commerce.order_line
        set maker_ids = array_append(array_remove(array_remove(maker_ids, ${merged_id}::uuid), ${keptId}::uuid), ${keptId}::uuid)
        where tenant_id = ${tenant_id}::uuid and maker_ids @> array[${merged_id}::uuid]`;
  }
}

/** Puts back what a merge transferred, when it is undone; orders placed since then stay as they are. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'commerce.restore-orders', queue: 'privacy' })
export class RestoreOrdersWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}
