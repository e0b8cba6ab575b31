import { randomId } from '../core/ids.ts';
import type { Tools } from '../core/tools.ts';
import { Refusal, type Lie } from '../core/types.ts';

/** An order of PhonePe; the amount in paise. */
export interface Order {
  id: string;
  merchant_order_id: string;
  state: 'PENDING' | 'COMPLETED' | 'FAILED';
  amount: number;
  expire_at: number;
  meta: Record<string, unknown> | null;
  message: string | null;
  redirect_url: string;
  error: string | null;
  details: Attempt[];
  refunded: number;
  lie: Lie | null;
  /** When a pending payment completes by itself, by the clock. */
  settles: number | null;
}

interface Attempt {
  transactionId: string;
  paymentMode: string;
  timestamp: number;
  amount: number;
  state: 'PENDING' | 'COMPLETED' | 'FAILED';
  errorCode?: string;
}

export interface Refund {
  id: string;
  merchant_refund_id: string;
  merchant_order_id: string;
  amount: number;
  state: 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'FAILED';
  created: number;
  /** How it ends; null leaves it pending. */
  ends: 'COMPLETED' | 'FAILED' | null;
  settles: number | null;
}

export const refusal = (status: number, code: string, message: string): Refusal =>
  new Refusal(status, { success: false, code, message, data: {} });

/** The objects of PhonePe in the store, and how the API shows them. */
export class PhonePeRecords {
  readonly tools: Tools;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  order(merchantOrderId: string): Order | undefined {
    return this.tools.store.get<Order>('phonepe.order', merchantOrderId);
  }

  orders(): Order[] {
    return this.tools.store.all<Order>('phonepe.order');
  }

  /** By the id that PhonePe gave. @throws Refusal 404 */
  orderById(id: string): Order {
    const found = this.orders().find((order) => order.id === id);
    if (!found) throw refusal(404, 'ORDER_NOT_FOUND', 'No order found');
    return found;
  }

  saveOrder(order: Order): void {
    this.tools.store.put('phonepe.order', order.merchant_order_id, order);
  }

  refund(merchantRefundId: string): Refund | undefined {
    return this.tools.store.get<Refund>('phonepe.refund', merchantRefundId);
  }

  refunds(): Refund[] {
    return this.tools.store.all<Refund>('phonepe.refund');
  }

  saveRefund(refund: Refund): void {
    this.tools.store.put('phonepe.refund', refund.merchant_refund_id, refund);
  }

  /** An id such as `OMO2611280210123456789012`. */
  id(prefix: 'OMO' | 'OM' | 'OMR'): string {
    const now = new Date(this.tools.clock.stamp()).toISOString().replace(/\D/g, '').slice(2, 14);
    return `${prefix}${now}${randomId(10, 'digits')}`;
  }

  /** The order as its status shows it. @param all whether every try is shown, or the last one */
  showOrder(order: Order, all: boolean): Record<string, unknown> {
    return {
      merchantId: order.lie?.merchant ?? this.tools.keys.phonepe.merchant,
      merchantOrderId: order.merchant_order_id,
      orderId: order.id,
      state: order.state,
      amount: order.lie?.amount ?? order.amount,
      payableAmount: order.lie?.amount ?? order.amount,
      feeAmount: 0,
      expireAt: order.expire_at,
      ...(order.lie?.currency && { currency: order.lie.currency }),
      ...(order.meta && { metaInfo: order.meta }),
      ...(order.error && { errorCode: order.error, detailedErrorCode: order.error }),
      paymentDetails: (all ? order.details : order.details.slice(-1)).map((attempt) => ({
        ...attempt,
        splitInstruments: [
          {
            amount: attempt.amount,
            rail: { type: 'UPI', utr: attempt.transactionId.slice(-12), vpa: 'payer@sandbox' },
            instrument: { type: 'ACCOUNT', maskedAccountNumber: 'XXXXXX1234', accountType: 'SAVINGS' },
          },
        ],
      })),
    };
  }

  showRefund(refund: Refund): Record<string, unknown> {
    return {
      originalMerchantOrderId: refund.merchant_order_id,
      refundId: refund.id,
      merchantRefundId: refund.merchant_refund_id,
      amount: refund.amount,
      state: refund.state,
      timestamp: refund.created,
      ...(refund.state === 'FAILED' && { errorCode: 'REFUND_FAILED', detailedErrorCode: 'BANK_OFFLINE' }),
    };
  }

  /** Sends an event; only final states have one. */
  emit(event: string, type: string, payload: object): void {
    this.tools.webhooks.add('phonepe', `phonepe-${randomId(20)}`, event, { type, event, payload });
  }
}
