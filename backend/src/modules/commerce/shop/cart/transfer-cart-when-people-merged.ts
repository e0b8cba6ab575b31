import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { ReversibleRows } from '../../../../platform/db/reversible-changes.ts';
import { Consumes } from '../../../../platform/messaging/consumers.ts';
import {
  PeopleMerged,
  PeopleMergeUndone,
  RestoreWhenMergeUndone,
  TransferWhenPeopleMerged,
} from '../../../identity/contract.ts';

const PART = 'commerce.cart';

/** The rows that a transfer changes. */
const ROWS: readonly ReversibleRows[] = [
  { table: 'commerce.cart_item', kind: 'cart', of: ['user_id'] },
  { table: 'commerce.cart_request_item', kind: 'cart', of: ['student_id'] },
  { table: 'commerce.cart_request', kind: 'cart', of: ['student_id', 'asked_id'] },
];

/**
 * Gives the cart and the requests of a merged account to the surviving one. That account may have been merged itself
 * meanwhile; then they take the same steps. A second run finds nothing to change.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'commerce.transfer-cart', queue: 'privacy' })
export class TransferCartWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  protected async transfer(tx: Tx, merged_id: string, keptId: string): Promise<void> {
    const tenant_id = currentTenantId();
    await tx.$executeRaw`insert into commerce.cart_item (tenant_id, user_id, item, kind, quantity, later, seen_amount, seen_currency, added_at)
        select tenant_id, ${keptId}::uuid, item, kind, quantity, later, seen_amount, seen_currency, added_at from commerce.cart_item
        where tenant_id = ${tenant_id}::uuid and user_id = ${merged_id}::uuid on conflict do nothing`;
    await tx.cartItem.deleteMany({ where: { tenant_id, user_id: merged_id } });
    // Both accounts may have asked for a book on one day: that request is only in the older account's list then.
    await tx.$executeRaw`delete from commerce.cart_request_item m where m.tenant_id = ${tenant_id}::uuid
        and m.student_id = ${merged_id}::uuid and exists (select from commerce.cart_request_item k
          where k.tenant_id = m.tenant_id and k.student_id = ${keptId}::uuid and k.item = m.item and k.kind = m.kind and k.asked_on = m.asked_on)`;
    await tx.cartRequestItem.updateMany({
      where: { tenant_id, student_id: merged_id },
      data: { student_id: keptId },
    });
    await tx.cartRequest.updateMany({
      where: { tenant_id, student_id: merged_id },
      data: { student_id: keptId },
    });
    await tx.cartRequest.updateMany({
      where: { tenant_id, asked_id: merged_id },
      data: { asked_id: keptId },
    });
  }
}

/** Puts back what a merge transferred, when it is undone; things chosen since then stay as they are. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'commerce.restore-cart', queue: 'privacy' })
export class RestoreCartWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}
