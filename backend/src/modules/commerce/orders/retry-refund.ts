import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { storeAnswer } from '../../../platform/http/idempotency.ts';
import { Payments } from '../payments/payments.ts';
import { ManagedOrders } from './managed-orders.ts';
import { managedRefund, type ManagedRefund } from './order-view.ts';
import { accepts } from './order.rules.ts';
import { OrderWriter } from './order-writer.ts';

/**
 * Sends a refund of an order that failed at the provider once more, with a new key there. Its lines and amount stay those that were
 * approved. Failures: 404; 409 `not_failed`, `not_refundable` when the lines were paid back otherwise meanwhile.
 */
export class RetryRefund extends Command<ManagedRefund> {
  constructor(
    readonly orderId: string,
    readonly refundId: string,
  ) {
    super();
  }
}

@CommandHandler(RetryRefund)
export class RetryRefundHandler implements ICommandHandler<RetryRefund> {
  constructor(
    private readonly audit: AuditLog,
    private readonly db: Db,
    private readonly managed: ManagedOrders,
    private readonly payments: Payments,
    private readonly writer: OrderWriter,
  ) {}

  execute({ orderId, refundId }: RetryRefund): Promise<ManagedRefund> {
    return this.managed.inSchoolOf(orderId, (by) =>
      this.db.transaction(async (tx) => {
        const tenant_id = currentTenantId();
        const where = { tenant_id_id: { tenant_id, id: refundId } };
        const known = await tx.orderRefund.findUnique({ where, include: { lines: true } });
        if (known?.order_id !== orderId) throw notFound('refund');
        // Locks the payment, which comes before the order.
        await this.payments.retryRefund(tx, refundId, by.id ?? null);
        const order = await this.writer.lock(tx, orderId);
        const requested = await tx.orderRefundLine.findMany({
          where: { tenant_id, refund: { order_id: orderId, status: 'requested' } },
        });
        for (const { line_id, amount } of known.lines) {
          const line = order.lines.find(({ id }) => id === line_id)!;
          const waiting = requested.filter((one) => one.line_id === line_id);
          const left = line.total - line.refunded - waiting.reduce((sum, one) => sum + one.amount, 0);
          if (amount > left || !accepts('refund_requested', order.status))
            throw new AppError('conflict', 'not_refundable', 'This was paid back in another way meanwhile.');
        }
        const { reason, amount } = known;
        const again = await tx.orderRefund.update({
          where,
          data: { status: 'requested', settled_at: null },
        });
        await this.writer.apply(tx, order, 'refund_requested', { actor: by, reason, amount });
        await this.audit.record(tx, 'order.refund_requested', order.number, {
          reason,
          ...(order.buyer_id && { subjectId: order.buyer_id }),
          ...(by.id && { actorId: by.id }),
        });
        const refund = managedRefund(again, order.currency);
        storeAnswer(refund);
        return refund;
      }),
    );
  }
}
