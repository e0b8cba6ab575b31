import { randomId } from '../core/ids.ts';
import type { Tools } from '../core/tools.ts';
import type { Lie } from '../core/types.ts';
import { toAmount } from './amounts.ts';
import { notFound } from './errors.ts';
import type { OrderRequest } from './order-body.ts';

type OrderStatus = 'CREATED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
type CaptureStatus = 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED' | 'FAILED';

/** An order of PayPal; amounts are minor units. */
export interface Order extends OrderRequest {
  id: string;
  status: OrderStatus;
  created: string;
  /** What the capture will meet: the payer's bank declines, or PayPal examines it first. */
  capture_as: 'COMPLETED' | 'DECLINED' | 'PENDING';
  payer_id: string | null;
  capture_id: string | null;
  lie: Lie | null;
  settle_after_ms: number | null;
}

export interface Capture {
  id: string;
  order_id: string;
  status: CaptureStatus;
  amount: number;
  currency: string;
  fee: number;
  refunded: number;
  created: string;
  merchant: string;
  disputed: boolean;
  /** When a pending capture completes by itself, by the clock. */
  settles: number | null;
}

export interface Refund {
  id: string;
  capture_id: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  amount: number;
  currency: string;
  invoice_id?: string;
  custom_id?: string;
  note_to_payer?: string;
  created: string;
}

interface Dispute {
  id: string;
  capture_id: string;
  status: 'OPEN' | 'RESOLVED';
  outcome: 'RESOLVED_SELLER_FAVOUR' | 'RESOLVED_BUYER_FAVOUR' | null;
  amount: number;
  currency: string;
  created: string;
}

interface Kinds {
  order: Order;
  capture: Capture;
  refund: Refund;
  dispute: Dispute;
}

/** The objects of PayPal in the store, and how the API shows them. */
export class PayPalRecords {
  readonly tools: Tools;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  /** @throws Refusal 404 `RESOURCE_NOT_FOUND` */
  find<K extends keyof Kinds>(kind: K, id: string): Kinds[K] {
    const found = this.tools.store.get<Kinds[K]>(`paypal.${kind}`, id);
    if (!found) throw notFound();
    return found;
  }

  all<K extends keyof Kinds>(kind: K): Kinds[K][] {
    return this.tools.store.all<Kinds[K]>(`paypal.${kind}`);
  }

  save<K extends keyof Kinds>(kind: K, object: Kinds[K]): void {
    this.tools.store.put(`paypal.${kind}`, object.id, object);
  }

  /** Time as PayPal writes it: `2026-11-28T02:10:00Z`. */
  time(): string {
    return `${new Date(this.tools.clock.stamp()).toISOString().slice(0, 19)}Z`;
  }

  get base(): string {
    return `${this.tools.url()}/paypal`;
  }

  /** The order as `GET /v2/checkout/orders/{id}` shows it. */
  showOrder(order: Order): Record<string, unknown> {
    const capture = order.capture_id ? this.find('capture', order.capture_id) : null;
    const refunds = capture ? this.all('refund').filter((refund) => refund.capture_id === capture.id) : [];
    const payer = order.payer_id && {
      email_address: 'payer@example.com',
      account_id: order.payer_id,
      name: { given_name: 'Sandbox', surname: 'Payer' },
    };
    return {
      id: order.id,
      intent: 'CAPTURE',
      status: order.status,
      ...(order.with_source && { payment_source: { paypal: payer || {} } }),
      purchase_units: [
        {
          ...order.unit,
          amount: {
            ...order.unit.amount,
            ...(order.lie?.amount !== undefined || order.lie?.currency
              ? toAmount(order.lie.amount ?? order.amount, order.lie.currency ?? order.currency)
              : {}),
          },
          payee: {
            email_address: 'merchant@example.com',
            merchant_id: order.lie?.merchant ?? this.tools.keys.paypal.merchant,
          },
          ...(capture && {
            payments: {
              captures: [this.showCapture(capture)],
              ...(refunds.length > 0 && { refunds: refunds.map((refund) => this.showRefund(refund)) }),
            },
          }),
        },
      ],
      ...(payer && {
        payer: { name: payer.name, email_address: payer.email_address, payer_id: payer.account_id },
      }),
      create_time: order.created,
      ...(capture && { update_time: capture.created }),
      links: this.orderLinks(order),
    };
  }

  orderLinks(order: Order): object[] {
    const self = `${this.base}/v2/checkout/orders/${order.id}`;
    const page = `${this.base}/checkoutnow?token=${order.id}`;
    return [
      { href: self, rel: 'self', method: 'GET' },
      ...(order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED'
        ? [{ href: page, rel: order.with_source ? 'payer-action' : 'approve', method: 'GET' }]
        : []),
      ...(order.status === 'APPROVED' || order.status === 'CREATED'
        ? [{ href: `${self}/capture`, rel: 'capture', method: 'POST' }]
        : []),
    ];
  }

  showCapture(capture: Capture): Record<string, unknown> {
    const { unit, id } = this.find('order', capture.order_id);
    const self = `${this.base}/v2/payments/captures/${capture.id}`;
    return {
      id: capture.id,
      status: capture.status,
      ...(capture.status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
      amount: toAmount(capture.amount, capture.currency),
      final_capture: true,
      seller_protection: { status: 'NOT_ELIGIBLE' },
      ...(capture.status !== 'PENDING' &&
        capture.status !== 'DECLINED' && {
          seller_receivable_breakdown: {
            gross_amount: toAmount(capture.amount, capture.currency),
            paypal_fee: toAmount(capture.fee, capture.currency),
            net_amount: toAmount(capture.amount - capture.fee, capture.currency),
          },
        }),
      ...(unit.invoice_id && { invoice_id: unit.invoice_id }),
      ...(unit.custom_id && { custom_id: unit.custom_id }),
      supplementary_data: { related_ids: { order_id: id } },
      payee: { email_address: 'merchant@example.com', merchant_id: capture.merchant },
      create_time: capture.created,
      update_time: capture.created,
      links: [
        { href: self, rel: 'self', method: 'GET' },
        { href: `${self}/refund`, rel: 'refund', method: 'POST' },
        { href: `${this.base}/v2/checkout/orders/${id}`, rel: 'up', method: 'GET' },
      ],
    };
  }

  showRefund(refund: Refund): Record<string, unknown> {
    const capture = this.find('capture', refund.capture_id);
    const money = (minor: number) => toAmount(minor, refund.currency);
    return {
      id: refund.id,
      amount: money(refund.amount),
      status: refund.status,
      ...(refund.status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
      ...(refund.invoice_id && { invoice_id: refund.invoice_id }),
      ...(refund.custom_id && { custom_id: refund.custom_id }),
      ...(refund.note_to_payer && { note_to_payer: refund.note_to_payer }),
      seller_payable_breakdown: {
        gross_amount: money(refund.amount),
        paypal_fee: money(0), // PayPal keeps the fee of the payment
        net_amount: money(refund.amount),
        total_refunded_amount: money(capture.refunded),
      },
      create_time: refund.created,
      update_time: refund.created,
      links: [
        { href: `${this.base}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
        { href: `${this.base}/v2/payments/captures/${refund.capture_id}`, rel: 'up', method: 'GET' },
      ],
    };
  }

  showDispute(dispute: Dispute): Record<string, unknown> {
    const capture = this.find('capture', dispute.capture_id);
    const { unit } = this.find('order', capture.order_id);
    return {
      dispute_id: dispute.id,
      create_time: dispute.created,
      update_time: dispute.created,
      disputed_transactions: [
        {
          seller_transaction_id: capture.id,
          custom: unit.custom_id ?? null,
          invoice_number: unit.invoice_id ?? null,
          gross_amount: toAmount(capture.amount, capture.currency),
          transaction_status: capture.status,
        },
      ],
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      status: dispute.status,
      dispute_amount: toAmount(dispute.amount, dispute.currency),
      ...(dispute.outcome && {
        dispute_outcome: {
          outcome_code: dispute.outcome,
          amount_refunded: toAmount(
            dispute.outcome === 'RESOLVED_BUYER_FAVOUR' ? dispute.amount : 0,
            dispute.currency,
          ),
        },
      }),
      dispute_life_cycle_stage: 'CHARGEBACK',
      dispute_channel: 'INTERNAL',
      links: [{ href: `${this.base}/v1/customer/disputes/${dispute.id}`, rel: 'self', method: 'GET' }],
    };
  }

  /** Stores an event about a resource, and sends it. */
  emit(type: string, resourceType: string, resource: object, summary: string): void {
    const id = `WH-${randomId(17, 'upper')}-${randomId(17, 'upper')}`;
    const event = {
      id,
      event_version: '1.0',
      create_time: new Date(this.tools.clock.stamp()).toISOString(),
      resource_type: resourceType,
      resource_version: '2.0',
      event_type: type,
      summary,
      resource,
      links: [
        { href: `${this.base}/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' },
        { href: `${this.base}/v1/notifications/webhooks-events/${id}/resend`, rel: 'resend', method: 'POST' },
      ],
    };
    this.tools.store.put('paypal.event', id, event);
    this.tools.webhooks.add('paypal', id, type, event);
  }
}
