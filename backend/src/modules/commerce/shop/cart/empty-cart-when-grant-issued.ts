import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { GrantIssued } from '../../contract.ts';

/** Takes a bought book out of the cart of its reader. A cart keeps what was not paid, and what was added since. */
@Injectable()
@Consumes(GrantIssued, { name: 'commerce.empty-cart', queue: 'payments' })
export class EmptyCartWhenGrantIssued implements Consumer<GrantIssued> {
  async handle({ grant_id, user_id, book_id }: GrantIssued, tx: Tx): Promise<void> {
    await tx.$executeRaw`delete from commerce.cart_item c using commerce.access_grant g
      where g.tenant_id = ${currentTenantId()}::uuid and g.id = ${grant_id}::uuid
        and c.tenant_id = g.tenant_id and c.user_id = ${user_id}::uuid and c.item = ${book_id}::uuid
        and c.kind = 'digital' and c.added_at <= g.issued_at`;
  }
}
