import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { GetSurvivingAccount, PeopleMerged } from '../../../identity/contract.ts';

/**
 * Gives the cart and the requests of a merged account to the surviving one. That account may have been merged itself
 * meanwhile, so the handler queries the current one. A second run finds nothing to change.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'commerce.transfer-cart', queue: 'privacy' })
export class TransferCartWhenPeopleMerged implements Consumer<PeopleMerged, string> {
  constructor(private readonly queries: QueryBus) {}

  prepare({ merged_id }: PeopleMerged): Promise<string> {
    return this.queries.execute(new GetSurvivingAccount(merged_id));
  }

  async handle({ merged_id }: PeopleMerged, tx: Tx, keptId: string): Promise<void> {
    if (keptId === merged_id) return;
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
  }
}
