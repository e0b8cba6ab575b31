import { Injectable } from '@nestjs/common';
import { currentTenantId, type Principal } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { PaymentReported } from '../payment-events.ts';
import { ProviderRefusal, ProviderUnavailable } from '../payment-provider.ts';
import { SettlePayment, type Cause } from '../settle-payment.ts';
import { PaymentSchools } from '../payment-schools.ts';

/**
 * What one member of staff does with a payment: read it from its provider, and process a call again. The platform's team does
 * it in the context of the payment's school. What happens to a held payment is decided by two people (`held`).
 */
@Injectable()
export class ActOnPayment {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly schools: PaymentSchools,
    private readonly settle: SettlePayment,
  ) {}

  /** @throws AppError 404, or 503 when the provider does not answer */
  read(id: string, { userId }: Principal): Promise<void> {
    return this.schools.within(id, () => this.settled(id, { source: 'staff', actor_id: userId }));
  }

  /** Processes a stored call again, by a worker. @throws AppError 404 */
  replay(id: string, webhookId: string): Promise<void> {
    return this.schools.within(id, () =>
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
}
