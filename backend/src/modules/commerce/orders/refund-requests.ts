import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { OrderRefund } from '../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { Payments } from '../payments/payments.ts';
import { accepts, type OrderStatus } from './order.rules.ts';
import { OrderWriter, type OrderActor } from './order-writer.ts';
import { refundOf, sumOf, type RefundableLine, type RefundLine } from './refund.rules.ts';

export interface WantedLine {
  line_id: string;
  amount?: number | undefined;
  /** Printed copies that go back into the stock; absent: none. */
  restock?: number | undefined;
}

/** What a refund would be, by the rows of now. */
interface PlannedRefund {
  order: {
    tenant_id: string;
    id: string;
    number: string;
    currency: string;
    payment_id: string;
    provider: string;
  };
  /** `whole`: nothing of the line is left then, so that its readers lose the book. */
  lines: (RefundLine & { title: string; restock: number; whole: boolean })[];
  amount: number;
  /** Paid back or requested so far, of the whole order. */
  before: number;
}

/** Refunds of orders by line, as staff ask for them. */
@Injectable()
export class RefundRequests {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly payments: Payments,
    private readonly writer: OrderWriter,
  ) {}

  /**
   * @throws AppError not_found; conflict `not_refundable` when no payment is behind the order or nothing is left; invalid
   * with `lines`
   */
  async plan(tx: Tx, id: string, wanted: readonly WantedLine[]): Promise<PlannedRefund> {
    const tenant_id = currentTenantId();
    const order = await tx.salesOrder.findUnique({
      where: { tenant_id_id: { tenant_id, id } },
      include: {
        lines: {
          orderBy: { position: 'asc' },
          include: { refunds: { where: { refund: { status: 'requested' } } } },
        },
      },
    });
    if (!order) throw notFound('order');
    const lines = order.lines.map((line) => ({ ...line, requested: sumOf(line.refunds) }));
    if (!order.payment_id || !order.provider) throw notRefundable();
    const planned = this.check(order.status, lines, wanted);
    for (const { line_id, restock } of wanted)
      if ((restock ?? 0) > (lines.find(({ id }) => id === line_id)?.stock_held ?? 0))
        throw invalidFields({ lines: ['More copies would go back into the stock than were taken off it.'] });
    const byId = new Map(lines.map((line) => [line.id, line]));
    return {
      order: { ...order, payment_id: order.payment_id, provider: order.provider },
      lines: planned.map((line) => {
        const { title, total, refunded, requested } = byId.get(line.line_id)!;
        return {
          ...line,
          title,
          restock: wanted.find(({ line_id }) => line_id === line.line_id)?.restock ?? 0,
          whole: refunded + requested + line.amount >= total,
        };
      }),
      amount: sumOf(planned),
      before: lines.reduce((sum, line) => sum + line.refunded + line.requested, 0),
    };
  }

  /**
   * Requests the refund that was planned; a worker has the provider carry it out. `id` of the refund: a new one without.
   * @throws AppError as `plan`, when less is left now
   */
  async request(
    tx: Tx,
    { order: { id, payment_id }, lines, amount }: PlannedRefund,
    {
      id: refundId,
      reason,
      by,
      approvedBy,
    }: { id?: string; reason: string; by: OrderActor; approvedBy?: string },
  ): Promise<OrderRefund> {
    const tenant_id = currentTenantId();
    // Locks the payment, which comes before the order.
    const refund = await this.payments.requestRefund(tx, {
      payment_id,
      amount,
      reason,
      requested_by: by.id ?? null,
      ...(refundId && { id: refundId }),
    });
    const order = await this.writer.lock(tx, id);
    const open = await tx.orderRefundLine.findMany({
      where: { tenant_id, refund: { order_id: id, status: 'requested' } },
    });
    this.check(
      order.status,
      order.lines.map((line) => ({
        ...line,
        requested: sumOf(open.filter(({ line_id }) => line_id === line.id)),
      })),
      lines,
    );
    const stored: OrderRefund = {
      tenant_id,
      id: refund.id,
      order_id: id,
      payment_id,
      amount,
      status: 'requested',
      reason,
      requested_by: by.id ?? null,
      approved_by: approvedBy ?? null,
      created_at: this.clock.now(),
      settled_at: null,
    };
    await tx.orderRefund.createMany({ data: [stored] });
    await tx.orderRefundLine.createMany({
      data: lines.map(({ line_id, amount: part, restock }) => ({
        tenant_id,
        refund_id: refund.id,
        line_id,
        amount: part,
        restock,
      })),
    });
    await this.writer.apply(tx, order, 'refund_requested', { actor: by, reason, amount });
    await this.audit.record(tx, 'order.refund_requested', order.number, {
      reason,
      ...(order.buyer_id && { subjectId: order.buyer_id }),
      ...(by.id && { actorId: by.id }),
    });
    return stored;
  }

  private check(
    status: OrderStatus,
    lines: readonly RefundableLine[],
    wanted: readonly WantedLine[],
  ): RefundLine[] {
    if (!accepts('refund_requested', status)) throw notRefundable();
    const planned = refundOf(lines, wanted);
    if (!Array.isArray(planned)) throw invalidFields({ [planned.member]: [planned.message] });
    return planned;
  }
}

const notRefundable = (): AppError =>
  new AppError('conflict', 'not_refundable', 'Nothing of this order can be paid back.');
