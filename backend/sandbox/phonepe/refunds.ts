import { refusal, type PhonePeRecords, type Refund } from './records.ts';

interface RefundBody {
  merchantRefundId?: unknown;
  originalMerchantOrderId?: unknown;
  amount?: unknown;
}

/** How long a refund stays pending, by the clock. */
const PENDING_MS = 500;

/** Refunds of orders. They are always answered with PENDING and end later. */
export class PhonePeRefunds {
  private readonly records: PhonePeRecords;

  constructor(records: PhonePeRecords) {
    this.records = records;
  }

  /** @throws Refusal 400 for a known merchantRefundId, for more than is left, 404 for an unknown order */
  create({ merchantRefundId, originalMerchantOrderId, amount }: RefundBody): Refund {
    const bad = (message: string) => refusal(400, 'BAD_REQUEST', message);
    if (typeof merchantRefundId !== 'string' || !/^[A-Za-z0-9_-]{1,63}$/.test(merchantRefundId))
      throw bad('merchantRefundId must not be blank.');
    if (!Number.isSafeInteger(amount) || (amount as number) < 100)
      throw bad('amount must be at least 100 paise.');
    const order = this.records.order(String(originalMerchantOrderId));
    if (!order)
      throw refusal(404, 'MERCHANT_ORDER_MAPPING_NOT_FOUND', 'No entry found for the merchantOrderId.');
    if (this.records.refund(merchantRefundId))
      throw bad('A refund with this merchantRefundId exists already.');
    if (order.state !== 'COMPLETED') throw bad('The order is not completed.');
    const left = (order.lie?.amount ?? order.amount) - order.refunded;
    if ((amount as number) > left) throw bad('The refund exceeds the amount that is left.');
    const outcome = this.records.tools.lies.ofRefund('phonepe');
    const refund: Refund = {
      id: this.records.id('OMR'),
      merchant_refund_id: merchantRefundId,
      merchant_order_id: order.merchant_order_id,
      amount: amount as number,
      state: 'PENDING',
      created: this.records.tools.clock.stamp(),
      ends: outcome === 'pending' ? null : outcome === 'failed' ? 'FAILED' : 'COMPLETED',
      settles: this.records.tools.clock.now() + PENDING_MS,
    };
    order.refunded += refund.amount;
    this.records.saveOrder(order);
    this.records.saveRefund(refund);
    this.records.emit('pg.refund.accepted', 'PG_REFUND_ACCEPTED', {
      ...this.records.showRefund(refund),
      state: 'CONFIRMED',
    });
    return refund;
  }

  /** A refund whose time may have come. */
  current(refund: Refund): Refund {
    if (refund.ends && refund.state === 'PENDING' && refund.settles! <= this.records.tools.clock.now())
      this.end(refund, refund.ends);
    return refund;
  }

  /** @param id of PhonePe or of the merchant */
  settle(id: string, status: 'succeeded' | 'failed'): void {
    const refund = this.records.refund(id) ?? this.records.refunds().find((one) => one.id === id);
    if (!refund) throw refusal(404, 'REFUND_NOT_FOUND', 'No refund found');
    const next = status === 'succeeded' ? 'COMPLETED' : 'FAILED';
    if (refund.state === 'FAILED' || refund.state === next)
      throw refusal(400, 'BAD_REQUEST', `This refund is ${refund.state}.`);
    this.end(refund, next);
  }

  tick(): void {
    for (const refund of this.records.refunds()) this.current(refund);
  }

  private end(refund: Refund, state: 'COMPLETED' | 'FAILED'): void {
    refund.state = state;
    this.records.saveRefund(refund);
    if (state === 'FAILED') {
      const order = this.records.order(refund.merchant_order_id)!;
      order.refunded -= refund.amount;
      this.records.saveOrder(order);
    }
    const [event, type] =
      state === 'COMPLETED'
        ? ['pg.refund.completed', 'PG_REFUND_COMPLETED']
        : ['pg.refund.failed', 'PG_REFUND_FAILED'];
    this.records.emit(event, type, {
      merchantId: this.records.tools.keys.phonepe.merchant,
      ...this.records.showRefund(refund),
    });
  }
}
