import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { GrantIssued } from '../../contract.ts';

/** Takes a bought book out of the cart of its reader. A cart keeps what was not paid. */
@Injectable()
@Consumes(GrantIssued, { name: 'commerce.empty-cart', queue: 'payments' })
export class EmptyCartWhenGrantIssued implements Consumer<GrantIssued> {
  async handle({ user_id, book_id }: GrantIssued, tx: Tx): Promise<void> {
    await tx.cartItem.deleteMany({
      where: { tenant_id: currentTenantId(), user_id, item: book_id, kind: 'digital' },
    });
  }
}
