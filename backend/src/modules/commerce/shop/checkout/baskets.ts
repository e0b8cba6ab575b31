import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { Payments } from '../../payments/payments.ts';
import { paymentInReview } from './checkout-refusals.ts';
import type { CheckoutOrder } from './checkout-view.ts';
import { waitsForPayment } from './checkout.rules.ts';

/** Outdated rows of checkouts are deleted a few at a time, by later checkouts. */
const OUTDATED = { days: 7, atOnce: 20 };

/** An order of the same basket. */
interface OpenOrder {
  id: string;
  order: CheckoutOrder;
}

/** Which order was placed for a basket (`basketKey`), so that two checkouts of it are one. */
@Injectable()
export class Baskets {
  constructor(private readonly payments: Payments) {}

  /**
   * The order of the same basket that waits for its payment. Another checkout of the basket waits until this transaction
   * has ended.
   */
  async openOrder(tx: Tx, basket: Uint8Array): Promise<OpenOrder | null> {
    const [row] = await tx.$queryRaw<{ order_id: string | null; order: CheckoutOrder | null }[]>`
      insert into commerce.checkout (tenant_id, basket) values (${currentTenantId()}::uuid, ${basket})
      on conflict (tenant_id, basket) do update set created_at = now() returning order_id, "order"`;
    if (!row?.order_id || !row.order) return null;
    const payments = await this.payments.of(tx, 'order', row.order_id);
    return waitsForPayment(payments) ? { id: row.order_id, order: row.order } : null;
  }

  /** Ends the open payments of an order that is paid anew. @throws AppError 409 `payment_in_review` */
  async restart(tx: Tx, { id, order }: OpenOrder): Promise<void> {
    const payments = await this.payments.of(tx, 'order', id);
    if (payments.some(({ status }) => status === 'mismatch')) throw paymentInReview(order);
    await this.payments.cancelOpen(tx, 'order', id);
  }

  async remember(tx: Tx, basket: Uint8Array, orderId: string, order: CheckoutOrder): Promise<void> {
    const tenant = currentTenantId();
    await tx.$executeRaw`update commerce.checkout
      set order_id = ${orderId}::uuid, "order" = ${JSON.stringify(order)}::jsonb
      where tenant_id = ${tenant}::uuid and basket = ${basket}`;
    await tx.$executeRaw`delete from commerce.checkout where tenant_id = ${tenant}::uuid and basket in (
      select basket from commerce.checkout
      where tenant_id = ${tenant}::uuid and created_at < now() - ${OUTDATED.days} * interval '1 day'
      limit ${OUTDATED.atOnce} for update skip locked)`;
  }
}
