import { randomId } from '../core/ids.ts';
import { Refusal, type Action } from '../core/types.ts';
import { paypalFee } from './amounts.ts';
import { unprocessable } from './errors.ts';
import type { OrderRequest } from './order-body.ts';
import type { Capture, Order, PayPalRecords } from './records.ts';

/** How long a payer can approve, and afterwards the merchant can capture. */
const OPEN_MS = 6 * 3600_000;

/** Orders: created by the merchant, approved by the payer, captured by the merchant. */
export class Orders {
  private readonly records: PayPalRecords;

  constructor(records: PayPalRecords) {
    this.records = records;
  }

  create(request: OrderRequest): Order {
    const order: Order = {
      ...request,
      id: randomId(17, 'upper'),
      status: request.with_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
      created: this.records.time(),
      capture_as: 'COMPLETED',
      payer_id: null,
      capture_id: null,
      lie: null,
      settle_after_ms: null,
    };
    this.records.save('order', order);
    return order;
  }

  /** What the payer does on the page. A payer whose bank declines has approved: the capture tells it. */
  act(id: string, action: Action, settleAfterSeconds: number | null): string | null {
    const order = this.current(id);
    if (action === 'cancel') return withToken(order.cancel_url, { token: id });
    if (order.status !== 'CREATED' && order.status !== 'PAYER_ACTION_REQUIRED')
      throw new Refusal(422, { message: `This order is ${order.status}.` });
    order.lie ??= this.records.tools.lies.ofPayment('paypal');
    order.capture_as = action === 'decline' ? 'DECLINED' : action === 'later' ? 'PENDING' : 'COMPLETED';
    order.settle_after_ms = settleAfterSeconds === null ? null : settleAfterSeconds * 1000;
    order.payer_id ??= randomId(13, 'upper');
    order.status = 'APPROVED';
    this.records.save('order', order);
    this.records.emit(
      'CHECKOUT.ORDER.APPROVED',
      'checkout-order',
      this.records.showOrder(order),
      'An order has been approved by buyer',
    );
    return action === 'close' ? null : withToken(order.return_url, { token: id, PayerID: order.payer_id });
  }

  /** @throws Refusal 422 `ORDER_NOT_APPROVED`, `ORDER_ALREADY_CAPTURED`, `INSTRUMENT_DECLINED`, `ORDER_EXPIRED`, … */
  capture(id: string): Order {
    const order = this.current(id);
    if (order.status === 'COMPLETED')
      throw unprocessable(
        'ORDER_ALREADY_CAPTURED',
        "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
      );
    if (order.status === 'VOIDED') throw unprocessable('ORDER_EXPIRED', 'Order is expired.');
    if (order.status !== 'APPROVED')
      throw unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.', [
        ...this.records.orderLinks(order).slice(1, 2),
      ]);
    const { invoice_id } = order.unit;
    if (
      invoice_id &&
      this.records.all('order').some((one) => one.capture_id && one.unit.invoice_id === invoice_id)
    )
      throw unprocessable(
        'DUPLICATE_INVOICE_ID',
        'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
      );
    if (order.capture_as === 'DECLINED') {
      order.status = 'PAYER_ACTION_REQUIRED';
      this.records.save('order', order);
      throw unprocessable(
        'INSTRUMENT_DECLINED',
        'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
        [{ href: `${this.records.base}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' }],
      );
    }
    this.take(order);
    return order;
  }

  /** Ends a capture that is pending. @param id of the order */
  settle(id: string, succeed: boolean): void {
    const order = this.records.find('order', id);
    const capture = this.records.find('capture', order.capture_id ?? '');
    if (capture.status !== 'PENDING')
      throw new Refusal(422, { message: `This capture is ${capture.status}.` });
    capture.status = succeed ? 'COMPLETED' : 'DECLINED';
    capture.settles = null;
    this.records.save('capture', capture);
    this.report(capture);
  }

  expire(id: string): void {
    const order = this.records.find('order', id);
    if (order.status === 'COMPLETED') throw new Refusal(422, { message: 'This order is COMPLETED.' });
    order.status = 'VOIDED';
    this.records.save('order', order);
  }

  current(id: string): Order {
    const order = this.records.find('order', id);
    const limit = Date.parse(order.created) + OPEN_MS * (order.status === 'APPROVED' ? 2 : 1);
    if (order.status !== 'COMPLETED' && order.status !== 'VOIDED' && limit < this.records.tools.clock.now()) {
      this.expire(id);
      order.status = 'VOIDED';
    }
    return order;
  }

  tick(): void {
    const now = this.records.tools.clock.now();
    for (const { settles, order_id } of this.records.all('capture'))
      if (settles !== null && settles <= now) this.settle(order_id, true);
  }

  private take(order: Order): void {
    const amount = order.lie?.amount ?? order.amount;
    const currency = order.lie?.currency ?? order.currency;
    const pending = order.capture_as === 'PENDING';
    const capture: Capture = {
      id: randomId(17, 'upper'),
      order_id: order.id,
      status: pending ? 'PENDING' : 'COMPLETED',
      amount,
      currency,
      fee: paypalFee(amount, currency),
      refunded: 0,
      created: this.records.time(),
      merchant: order.lie?.merchant ?? this.records.tools.keys.paypal.merchant,
      disputed: false,
      settles:
        pending && order.settle_after_ms !== null
          ? this.records.tools.clock.now() + order.settle_after_ms
          : null,
    };
    order.status = 'COMPLETED';
    order.capture_id = capture.id;
    this.records.save('capture', capture);
    this.records.save('order', order);
    this.report(capture);
    this.records.emit(
      'CHECKOUT.ORDER.COMPLETED',
      'checkout-order',
      this.records.showOrder(order),
      'Checkout Order Completed',
    );
  }

  private report(capture: Capture): void {
    this.records.emit(
      `PAYMENT.CAPTURE.${capture.status}`,
      'capture',
      this.records.showCapture(capture),
      `Payment ${capture.status.toLowerCase()}`,
    );
  }
}

function withToken(url: string, query: Record<string, string>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
