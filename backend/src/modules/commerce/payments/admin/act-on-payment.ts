import { Injectable } from '@nestjs/common';
import {
  currentContext,
  currentTenantId,
  currentTenantKind,
  inContext,
  type Principal,
} from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { PaymentReported } from '../payment-events.ts';
import { ProviderRefusal, ProviderUnavailable } from '../payment-provider.ts';
import { lockPayment } from '../payment-rows.ts';
import { Payments } from '../payments.ts';
import { SettlePayment, type Cause } from '../settle-payment.ts';

/**
 * What staff do with a payment: read it from its provider, process a call again, and decide on one that is held. The
 * platform's team does it in the context of the payment's school.
 */
@Injectable()
export class ActOnPayment {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly payments: Payments,
    private readonly settle: SettlePayment,
  ) {}

  /** @throws AppError 404, or 503 when the provider does not answer */
  read(id: string, { userId }: Principal): Promise<void> {
    return this.within(id, () => this.settled(id, { source: 'staff', actor_id: userId }));
  }

  /**
   * Accepts what the provider reported for a payment that is held: it counts as paid.
   * @throws AppError 409 `not_held`, and as `read`
   */
  accept(id: string, { userId }: Principal): Promise<void> {
    return this.within(id, async () => {
      await this.held(id);
      await this.settled(id, { source: 'staff', actor_id: userId, accepted: true });
    });
  }

  /** Pays a payment back that is held. @throws AppError 409 `not_held`, and as `Payments.requestRefund` */
  payBack(id: string, { userId }: Principal): Promise<void> {
    return this.within(id, async () => {
      const { reported_amount, amount } = await this.held(id);
      await this.db.transaction(async (tx) => {
        const refunds = await tx.refund.findMany({
          where: { tenant_id: currentTenantId(), payment_id: id, status: { not: 'failed' } },
        });
        const taken = refunds.reduce((sum, refund) => sum + refund.amount, 0);
        await this.payments.requestRefund(tx, {
          payment_id: id,
          amount: (reported_amount ?? amount) - taken,
          reason: 'The payment differs from what was to be paid.',
          requested_by: userId,
        });
      });
    });
  }

  /** Processes a stored call again, by a worker. @throws AppError 404 */
  replay(id: string, webhookId: string): Promise<void> {
    return this.within(id, () =>
      this.db.transaction(async (tx) => {
        const where = { tenant_id: currentTenantId(), id: webhookId, payment_id: id };
        const { count } = await tx.paymentWebhook.updateMany({ where, data: { processed_at: null } });
        if (count === 0) throw notFound('event');
        await this.outbox.add(tx, PaymentReported, {
          payment_id: id,
          webhook_id: webhookId,
          source: 'staff',
        });
      }),
    );
  }

  private async held(id: string): Promise<{ reported_amount: number | null; amount: number }> {
    const payment = await this.db.transaction((tx) => lockPayment(tx, id));
    if (payment?.status !== 'mismatch')
      throw new AppError('conflict', 'not_held', 'This payment is not held for review.');
    return payment;
  }

  private async settled(id: string, cause: Cause): Promise<void> {
    try {
      await this.settle.run(id, cause);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefusal)) throw error;
      throw new AppError(
        'unavailable',
        'provider_unavailable',
        'The provider does not answer. Please try again.',
        {
          retryAfter: 30,
          cause: error,
        },
      );
    }
  }

  /** Runs in the context of the payment's school. */
  private async within<T>(id: string, work: () => Promise<T>): Promise<T> {
    const statement = {
      name: 'school_of_payment',
      text: 'select tenant_id from commerce.payment where id = $1',
      values: [id],
    };
    const [found] = await (currentTenantKind() === 'platform'
      ? this.db.oversee([statement])
      : this.db.batch([statement]));
    const payment = found!.rows[0] as { tenant_id: string } | undefined;
    if (!payment) throw notFound('payment');
    return inContext({ ...currentContext()!, tenantId: payment.tenant_id }, work);
  }
}
