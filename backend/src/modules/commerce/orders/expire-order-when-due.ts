import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Payments } from '../payments/payments.ts';
import { OrderExpiryDue } from './order-expiry-due.ts';
import { accepts } from './order.rules.ts';
import { Stock } from './parcels/stock.ts';
import { OrderWriter, SYSTEM } from './order-writer.ts';

/** How long the end of a payment that is under way is waited for, before the order is looked at again. */
const AGAIN_MS = 3_600_000;

/** Ends an order that nobody has paid. One whose payment is under way at the provider waits. */
@Injectable()
@Consumes(OrderExpiryDue, { name: 'expire-order-when-due', queue: 'payments' })
export class ExpireOrderWhenDue implements Consumer<OrderExpiryDue> {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly payments: Payments,
    private readonly stock: Stock,
    private readonly writer: OrderWriter,
  ) {}

  async handle({ order_id }: OrderExpiryDue, tx: Tx): Promise<void> {
    const payments = await this.payments.of(tx, 'order', order_id);
    if (payments.some(({ status }) => status === 'processing' || status === 'mismatch')) {
      const at = new Date(this.clock.now().getTime() + AGAIN_MS);
      await this.outbox.add(tx, OrderExpiryDue, { order_id }, { at });
      return;
    }
    await this.payments.cancelOpen(tx, 'order', order_id);
    const order = await this.writer.lock(tx, order_id);
    if (!accepts('expired', order.status)) return;
    await this.writer.apply(tx, order, 'expired', { actor: SYSTEM });
    await this.stock.release(tx, order.lines);
  }
}
