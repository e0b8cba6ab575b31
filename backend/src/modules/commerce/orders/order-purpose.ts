import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { crashPoint } from '../../../platform/messaging/crash-point.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetBooksOnOffer } from '../../catalog/contract.ts';
import { GetCoursesOnOffer } from '../../learning/contract.ts';
import { OrderRefunded } from '../contract.ts';
import { isExtra } from '../ledger/posting/line-kind.rules.ts';
import { SalesLedger } from '../ledger/sales-ledger.ts';
import type { DisputeFacts, PaymentFacts, RefundFacts } from '../payments/payment-facts.ts';
import { SettlesPaymentsFor, type PayableThing, type PaymentPurpose } from '../payments/payment-purpose.ts';
import { CouponRedemptions } from './coupons/coupon-redemptions.ts';
import { Fulfilment } from './fulfilment.ts';
import { OrderEmails } from './order-emails.ts';
import { OrderKeys } from './order-keys.ts';
import { accepts, providersFor } from './order.rules.ts';
import { OrderWriter, PROVIDER, type LockedOrder } from './order-writer.ts';
import { Stock } from './parcels/stock.ts';
import { PaidOrders } from './paid-orders.ts';
import { refundByAmount, sumOf, type RefundLine } from './refund.rules.ts';

/** What follows from payments of orders. */
@Injectable()
@SettlesPaymentsFor('order')
export class OrderPurpose implements PaymentPurpose {
  constructor(
    private readonly clock: Clock,
    private readonly coupons: CouponRedemptions,
    private readonly emails: OrderEmails,
    private readonly fulfilment: Fulfilment,
    private readonly keys: OrderKeys,
    private readonly ledger: SalesLedger,
    private readonly outbox: Outbox,
    private readonly paid: PaidOrders,
    private readonly queries: QueryBus,
    private readonly stock: Stock,
    private readonly writer: OrderWriter,
  ) {}

  async succeeded(tx: Tx, payment: PaymentFacts): Promise<'accepted' | 'refund'> {
    const order = await this.writer.lock(tx, payment.subject_id);
    // The money was received, whatever becomes of it: a refund reverses this.
    await this.ledger.recordSale(tx, {
      payment_id: payment.id,
      order_id: order.id,
      provider: payment.provider,
      currency: payment.currency,
      fee: payment.fee,
      lines: order.lines.map(saleLine),
    });
    crashPoint('order.sale-recorded');
    if (accepts('paid', order.status) && (await this.isDeliverable(tx, order))) {
      await this.paid.settle(tx, order, payment);
      return 'accepted';
    }
    await this.writer.apply(tx, order, 'surplus_paid', { actor: PROVIDER, amount: payment.amount });
    await this.emails.surplus(tx, order, payment);
    return 'refund';
  }

  async feeReported(tx: Tx, { id: payment_id, provider, currency, fee }: PaymentFacts): Promise<void> {
    if (fee !== null) await this.ledger.recordFee(tx, { payment_id, provider, currency, fee });
  }

  /** What the page after a payment shows, and with which providers the order can still be paid. */
  async describe(tx: Tx, { subject_id: id }: PaymentFacts): Promise<PayableThing | null> {
    const tenant_id = currentTenantId();
    const order = await tx.salesOrder.findUnique({
      where: { tenant_id_id: { tenant_id, id } },
      include: { lines: { orderBy: { position: 'asc' } } },
    });
    if (!order) return null;
    const money = (amount: number) => ({ amount, currency: order.currency });
    return {
      order: {
        number: order.number,
        // Whoever has an account signs in.
        ...(!order.buyer_id && { access_token: this.keys.of(order.key_seed) }),
        status: order.status,
        total: money(order.total),
        lines: order.lines.map(({ kind, title, quantity, total }) => ({
          kind,
          title,
          quantity,
          total: money(total),
        })),
      },
      retry: order.status === 'pending' ? providersFor(order.currency, order.country) : [],
    };
  }

  async moved(tx: Tx, payment: PaymentFacts): Promise<void> {
    if (!['failed', 'cancelled', 'expired'].includes(payment.status)) return;
    const order = await this.writer.lock(tx, payment.subject_id);
    if (!accepts('payment_failed', order.status)) return;
    await this.writer.apply(tx, order, 'payment_failed', { actor: PROVIDER, reason: payment.status });
  }

  async refunded(tx: Tx, payment: PaymentFacts, refund: RefundFacts): Promise<void> {
    const order = await this.writer.lock(tx, payment.subject_id);
    if (order.payment_id !== payment.id) {
      await this.record(tx, order, payment, refund.id, refundByAmount(unpaidBack(order), refund.amount));
      await this.writer.apply(tx, order, 'surplus_refunded', { actor: PROVIDER, amount: refund.amount });
      return;
    }
    const { lines: planned, reason } = await this.linesOf(tx, order, payment, refund);
    // A lost dispute may have taken a part of it before.
    const lines = atMostLeft(order, planned);
    const amount = sumOf(lines);
    await tx.orderRefund.update({
      where: { tenant_id_id: { tenant_id: order.tenant_id, id: refund.id } },
      data: { status: 'succeeded', settled_at: this.clock.now() },
    });
    if (lines.length === 0) {
      await this.writer.apply(tx, order, 'surplus_refunded', { actor: PROVIDER, amount: refund.amount });
      return;
    }
    await this.payBack(tx, order, lines);
    await this.restock(tx, order, planned);
    await this.writer.apply(tx, order, 'refunded', {
      actor: PROVIDER,
      amount,
      reason,
      data: { refunded: order.refunded + amount },
    });
    await this.record(tx, order, payment, refund.id, lines);
    await this.outbox.add(tx, OrderRefunded, {
      order_id: order.id,
      refund_id: refund.id,
      lines,
      amount,
      currency: order.currency,
    });
  }

  async refundFailed(tx: Tx, payment: PaymentFacts, refund: RefundFacts, reversed: boolean): Promise<void> {
    const order = await this.writer.lock(tx, payment.subject_id);
    if (reversed) await this.ledger.reverseRefund(tx, { refund_id: refund.id });
    if (order.payment_id !== payment.id) {
      await this.writer.apply(tx, order, 'surplus_paid', {
        actor: PROVIDER,
        reason: 'refund_failed',
        amount: refund.amount,
      });
      return;
    }
    const stored = await this.stored(tx, refund.id);
    if (stored)
      await tx.orderRefund.update({
        where: { tenant_id_id: { tenant_id: order.tenant_id, id: refund.id } },
        data: { status: 'failed', settled_at: this.clock.now() },
      });
    if (!reversed || !stored) {
      if (accepts('refund_failed', order.status))
        await this.writer.apply(tx, order, 'refund_failed', { actor: PROVIDER, amount: refund.amount });
      return;
    }
    const amount = sumOf(stored.lines);
    for (const line of stored.lines) await this.changeRefunded(tx, order, line.line_id, -line.amount);
    await this.fulfilment.begin(
      tx,
      order,
      order.lines.filter(({ total, refunded }) => refunded < total || total === 0).map(({ id }) => id),
    );
    await this.writer.apply(tx, order, 'refund_reversed', {
      actor: PROVIDER,
      amount,
      data: { refunded: order.refunded - amount },
    });
  }

  async disputed(tx: Tx, payment: PaymentFacts, dispute: DisputeFacts): Promise<void> {
    const order = await this.writer.lock(tx, payment.subject_id);
    await this.ledger.recordDispute(tx, {
      dispute_id: dispute.id,
      payment_id: payment.id,
      order_id: order.id,
      provider: payment.provider,
      currency: payment.currency,
      amount: dispute.amount,
      fee: dispute.fee,
      status: dispute.status,
    });
    if (order.payment_id !== payment.id) return;
    const { amount, status } = dispute;
    if (status !== 'lost') {
      const event = status === 'open' ? 'dispute_opened' : 'dispute_won';
      await this.writer.apply(tx, order, event, { actor: PROVIDER, amount, data: { dispute: status } });
      return;
    }
    const lines = refundByAmount(order.lines, amount);
    await this.payBack(tx, order, lines);
    await this.writer.apply(tx, order, 'dispute_lost', {
      actor: PROVIDER,
      amount,
      data: { dispute: 'lost', refunded: order.refunded + sumOf(lines) },
    });
  }

  /**
   * Whether the buyer gets something for the money. Not when it is digital books and courses that the reader
   * owns already through another order. A
   * payment that comes after the order was cancelled or had expired delivers only what may still be sold.
   */
  private async isDeliverable(tx: Tx, order: LockedOrder): Promise<boolean> {
    const books = order.lines.flatMap(({ book_id }) => book_id ?? []);
    const courses = order.lines.flatMap(({ course_id }) => course_id ?? []);
    const granted = ({ kind }: LockedOrder['lines'][number]) => kind === 'digital' || kind === 'course';
    if (order.reader_id && order.lines.every((line) => granted(line) || isExtra(line.kind))) {
      const owned = await tx.accessGrant.findMany({
        where: {
          tenant_id: order.tenant_id,
          user_id: order.reader_id,
          status: 'active',
          OR: [{ book_id: { in: books } }, { course_id: { in: courses } }],
        },
        select: { book_id: true, course_id: true },
      });
      if (
        books.every((id) => owned.some(({ book_id }) => book_id === id)) &&
        courses.every((id) => owned.some(({ course_id }) => course_id === id))
      )
        return false;
    }
    if (order.status === 'pending') return true;
    if (order.coupon_code && !(await this.coupons.isLeft(tx, order.id))) return false;
    const offers = [
      ...(await this.queries.execute(new GetBooksOnOffer(books, order.buyer_id))),
      ...(await this.queries.execute(new GetCoursesOnOffer(courses, null))),
    ];
    if (!offers.every(({ state }) => state === 'ok' || state === 'free')) return false;
    // Its copies were given back when the order ended.
    return this.stock.reserve(tx, order.lines);
  }

  /** Which lines a refund pays back: those that were requested, or by amount when it was made at the provider. */
  private async linesOf(
    tx: Tx,
    order: LockedOrder,
    payment: PaymentFacts,
    refund: RefundFacts,
  ): Promise<{ lines: (RefundLine & { restock?: number })[]; reason: string }> {
    const stored = await this.stored(tx, refund.id);
    if (stored)
      return {
        lines: stored.lines.map(({ line_id, amount, restock }) => ({ line_id, amount, restock })),
        reason: stored.reason,
      };
    const lines = refundByAmount(order.lines, refund.amount);
    const { tenant_id } = order;
    const now = this.clock.now();
    await tx.orderRefund.createMany({
      data: [
        {
          tenant_id,
          id: refund.id,
          order_id: order.id,
          payment_id: payment.id,
          amount: refund.amount,
          reason: '',
          created_at: now,
        },
      ],
    });
    await tx.orderRefundLine.createMany({
      data: lines.map((line) => ({ tenant_id, refund_id: refund.id, ...line })),
    });
    return { lines, reason: '' };
  }

  private stored(tx: Tx, id: string) {
    return tx.orderRefund.findUnique({
      where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
      include: { lines: true },
    });
  }

  /** Adds to what is paid back of the lines. A line that is paid back whole closes its book. */
  private async payBack(tx: Tx, order: LockedOrder, lines: readonly RefundLine[]): Promise<void> {
    for (const { line_id, amount } of lines) await this.changeRefunded(tx, order, line_id, amount);
    // What cost nothing is taken back with the last of the rest.
    const whole = order.lines.every(({ total, refunded }) => refunded === total);
    const closed = order.lines.filter(({ total, refunded }) => refunded === total && (total > 0 || whole));
    await this.fulfilment.end(
      tx,
      order,
      closed.map(({ id }) => id),
    );
  }

  /** Puts the copies into the stock that staff take back. */
  private async restock(
    tx: Tx,
    order: LockedOrder,
    lines: readonly { line_id: string; restock?: number }[],
  ): Promise<void> {
    for (const { line_id, restock } of lines)
      if (restock)
        await this.stock.giveBack(
          tx,
          order.lines.find(({ id }) => id === line_id)!,
          restock,
        );
  }

  private async changeRefunded(tx: Tx, order: LockedOrder, lineId: string, by: number): Promise<void> {
    const line = order.lines.find(({ id }) => id === lineId)!;
    line.refunded += by;
    await tx.orderLine.update({
      where: { tenant_id_id: { tenant_id: order.tenant_id, id: lineId } },
      data: { refunded: line.refunded },
    });
  }

  private async record(
    tx: Tx,
    order: LockedOrder,
    payment: PaymentFacts,
    refund_id: string,
    lines: RefundLine[],
  ): Promise<void> {
    await this.ledger.recordRefund(tx, {
      refund_id,
      payment_id: payment.id,
      order_id: order.id,
      provider: payment.provider,
      currency: payment.currency,
      lines,
    });
  }
}

/** A line for the books of account. */
const saleLine = (line: LockedOrder['lines'][number]) => ({
  line_id: line.id,
  total: line.total,
  tax: line.tax,
  charity_bps: line.charity_bps,
  charity_id: line.charity_id,
  project_id: line.project_id,
  rule_id: line.rule_id,
  book_id: line.book_id,
  title: line.title,
  kind: line.kind,
  maker_ids: line.maker_ids,
  quantity: line.quantity,
});

/** The lines of a payment of which nothing was delivered. */
const unpaidBack = (order: LockedOrder) => order.lines.map(({ id, total }) => ({ id, total, refunded: 0 }));

const atMostLeft = (order: LockedOrder, lines: readonly RefundLine[]): RefundLine[] =>
  lines
    .map(({ line_id, amount }) => {
      const line = order.lines.find(({ id }) => id === line_id)!;
      return { line_id, amount: Math.min(amount, line.total - line.refunded) };
    })
    .filter(({ amount }) => amount > 0);
