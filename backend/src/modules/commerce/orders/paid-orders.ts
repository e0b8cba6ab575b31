import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { OrderPaid } from '../contract.ts';
import type { PaymentFacts } from '../payments/payment-facts.ts';
import { Fulfilment } from './fulfilment.ts';
import { OrderWriter, PROVIDER, SYSTEM, type LockedOrder } from './order-writer.ts';

/** What follows when an order is paid. */
@Injectable()
export class PaidOrders {
  constructor(
    private readonly clock: Clock,
    private readonly fulfilment: Fulfilment,
    private readonly outbox: Outbox,
    private readonly writer: OrderWriter,
  ) {}

  /**
   * Status, fulfilment and event of an order that is paid now. Its e-mail follows with the invoice. `payment` is null when
   * its total is zero.
   */
  async settle(tx: Tx, order: LockedOrder, payment: PaymentFacts | null): Promise<void> {
    await this.writer.apply(tx, order, 'paid', {
      actor: payment ? PROVIDER : SYSTEM,
      ...(payment && { amount: payment.amount }),
      data: {
        paid_at: this.clock.now(),
        ...(payment && { payment_id: payment.id, provider: payment.provider }),
      },
    });
    await this.fulfilment.begin(tx, order);
    await this.fulfilment.finishWhenDone(tx, order);
    await this.outbox.add(tx, OrderPaid, {
      order_id: order.id,
      ...(payment && { payment_id: payment.id }),
      total: order.total,
      currency: order.currency,
    });
  }
}
