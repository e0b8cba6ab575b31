import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { OrderPaid } from '../../contract.ts';

/**
 * Takes what was bought out of the cart of its buyer, and what is of other kinds than the digital one out of the cart of
 * its reader. The digital book leaves the cart of the reader with its grant. What was added after the payment stays.
 */
@Injectable()
@Consumes(OrderPaid, { name: 'commerce.empty-cart-when-paid', queue: 'payments' })
export class EmptyCartWhenPaid implements Consumer<OrderPaid> {
  async handle({ order_id }: OrderPaid, tx: Tx): Promise<void> {
    await tx.$executeRaw`delete from commerce.cart_item c
      using commerce.sales_order o, commerce.order_line l
      where o.tenant_id = ${currentTenantId()}::uuid and o.id = ${order_id}::uuid
        and l.tenant_id = o.tenant_id and l.order_id = o.id
        and c.tenant_id = o.tenant_id
        and (c.user_id = o.buyer_id or c.user_id = o.reader_id and l.kind <> 'digital')
        and c.item = coalesce(l.book_id, l.course_id) and c.kind = l.kind and c.added_at <= o.paid_at`;
  }
}
