import { type Action } from '../core/types.ts';
import { refusal, type Order, type PhonePeRecords } from './records.ts';

interface PayBody {
  merchantOrderId?: unknown;
  amount?: unknown;
  expireAfter?: unknown;
  metaInfo?: Record<string, unknown>;
  paymentFlow?: { type?: string; message?: string; merchantUrls?: { redirectUrl?: string } };
}

const ID = /^[A-Za-z0-9_-]{1,63}$/;

/** Orders of Standard Checkout v2: created by the merchant, paid on PhonePe's page. */
export class PhonePeOrders {
  private readonly records: PhonePeRecords;

  constructor(records: PhonePeRecords) {
    this.records = records;
  }

  /** @throws Refusal 400 `BAD_REQUEST`, also for a merchantOrderId that was used */
  create(body: PayBody): Order {
    const { merchantOrderId, amount, expireAfter = 1200, metaInfo, paymentFlow } = body;
    const bad = (message: string) => refusal(400, 'BAD_REQUEST', message);
    if (typeof merchantOrderId !== 'string' || merchantOrderId === '')
      throw bad('merchantOrderId must not be blank.');
    if (!ID.test(merchantOrderId))
      throw bad('merchantOrderId must have up to 63 characters of A-Z a-z 0-9 _ -.');
    if (!Number.isSafeInteger(amount) || (amount as number) < 100)
      throw bad('amount must be at least 100 paise.');
    if (!Number.isSafeInteger(expireAfter) || (expireAfter as number) < 300 || (expireAfter as number) > 3600)
      throw bad('expireAfter must be between 300 and 3600 seconds.');
    if (paymentFlow?.type !== 'PG_CHECKOUT') throw bad('paymentFlow.type must be PG_CHECKOUT.');
    const url = paymentFlow.merchantUrls?.redirectUrl;
    if (!url || !URL.canParse(url)) throw bad('paymentFlow.merchantUrls.redirectUrl must be an address.');
    for (const [name, value] of Object.entries(metaInfo ?? {}))
      if (!/^udf([1-9]|1[0-5])$/.test(name) || typeof value !== 'string' || value.length > 256)
        throw bad(`metaInfo.${name} must be udf1 to udf15 with up to 256 characters.`);
    if (this.records.order(merchantOrderId)) throw bad('An order with this merchantOrderId exists already.');
    const order: Order = {
      id: this.records.id('OMO'),
      merchant_order_id: merchantOrderId,
      state: 'PENDING',
      amount: amount as number,
      expire_at: this.records.tools.clock.stamp() + (expireAfter as number) * 1000,
      meta: metaInfo ?? null,
      message: paymentFlow.message ?? null,
      redirect_url: url,
      error: null,
      details: [],
      refunded: 0,
      lie: null,
      settles: null,
    };
    this.records.saveOrder(order);
    return order;
  }

  /** What the payer does on the page. All ways lead to the one address of the merchant. */
  act(id: string, action: Action, settleAfterSeconds: number | null): string | null {
    const order = this.current(this.records.orderById(id));
    if (order.state !== 'PENDING' || order.details.at(-1)?.state === 'PENDING')
      throw refusal(400, 'BAD_REQUEST', `This order is ${order.state}.`);
    order.lie ??= this.records.tools.lies.ofPayment('phonepe');
    if (action === 'later') {
      order.details.push(this.attempt(order, 'PENDING'));
      order.settles =
        settleAfterSeconds === null ? null : this.records.tools.clock.now() + settleAfterSeconds * 1000;
      this.records.saveOrder(order);
    } else if (action === 'cancel') this.end(order, 'TXN_CANCELLED');
    else if (action === 'decline') {
      order.details.push(this.attempt(order, 'FAILED'));
      this.end(order, 'PAYMENT_ERROR');
    } else {
      order.details.push(this.attempt(order, 'COMPLETED'));
      this.end(order, null);
    }
    return action === 'close' ? null : order.redirect_url;
  }

  /** Ends a payment that is pending. */
  settle(id: string, succeed: boolean): void {
    const order = this.records.orderById(id);
    const attempt = order.details.at(-1);
    if (attempt?.state !== 'PENDING') throw refusal(400, 'BAD_REQUEST', `This order is ${order.state}.`);
    attempt.state = succeed ? 'COMPLETED' : 'FAILED';
    if (!succeed) attempt.errorCode = 'PAYMENT_ERROR';
    this.end(order, succeed ? null : 'PAYMENT_ERROR');
  }

  expire(id: string): void {
    const order = this.records.orderById(id);
    if (order.state !== 'PENDING') throw refusal(400, 'BAD_REQUEST', `This order is ${order.state}.`);
    this.end(order, 'ORDER_EXPIRED');
  }

  /** The order, which may have expired; not while a payment is pending at the bank. */
  current(order: Order): Order {
    const waits = order.details.at(-1)?.state === 'PENDING';
    if (order.state === 'PENDING' && !waits && order.expire_at < this.records.tools.clock.now())
      this.end(order, 'ORDER_EXPIRED');
    return order;
  }

  tick(): void {
    const now = this.records.tools.clock.now();
    for (const order of this.records.orders())
      if (order.settles !== null && order.settles <= now && order.state === 'PENDING')
        this.settle(order.id, true);
      else this.current(order);
  }

  private end(order: Order, error: string | null): void {
    order.state = error ? 'FAILED' : 'COMPLETED';
    order.error = error;
    order.settles = null;
    this.records.saveOrder(order);
    const [event, type] = error
      ? ['checkout.order.failed', 'CHECKOUT_ORDER_FAILED']
      : ['checkout.order.completed', 'CHECKOUT_ORDER_COMPLETED'];
    this.records.emit(event, type, this.records.showOrder(order, true));
  }

  private attempt(order: Order, state: 'PENDING' | 'COMPLETED' | 'FAILED'): Order['details'][number] {
    return {
      transactionId: this.records.id('OM'),
      paymentMode: 'UPI_QR',
      timestamp: this.records.tools.clock.stamp(),
      amount: order.lie?.amount ?? order.amount,
      state,
      ...(state === 'FAILED' && { errorCode: 'PAYMENT_ERROR' }),
    };
  }
}
