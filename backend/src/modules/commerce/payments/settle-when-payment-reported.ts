import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { PaymentAdapters } from './payment-adapters.ts';
import { PaymentReported } from './payment-events.ts';
import { PaymentPurposes } from './payment-purposes.ts';
import { factsOf } from './payment-rows.ts';
import { SettlePayment } from './settle-payment.ts';

/** Reads a payment from its provider after a report, which is never believed by itself. */
@Injectable()
@Consumes(PaymentReported, { name: 'commerce.settle-reported-payment', queue: 'payments' })
export class SettleWhenPaymentReported implements Consumer<PaymentReported> {
  constructor(
    private readonly adapters: PaymentAdapters,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly purposes: PaymentPurposes,
    private readonly settle: SettlePayment,
  ) {}

  key({ payment_id }: PaymentReported): string {
    return `payment ${payment_id}`;
  }

  async prepare({ payment_id, webhook_id, source = 'webhook' }: PaymentReported): Promise<void> {
    const where = { tenant_id: currentTenantId(), id: webhook_id };
    const call = await this.db.transaction((tx) => tx.paymentWebhook.findFirst({ where }));
    if (!call) return;
    const subject = this.adapters.get(call.provider).parse(Buffer.from(call.body));
    await this.settle.run(payment_id, {
      source,
      provider_event_id: call.provider_event_id,
      session_ref: subject?.session_ref ?? null,
      dispute_ref: subject?.dispute_ref ?? null,
    });
    if (subject?.subscription) await this.tellPurpose(payment_id);
    await this.db.transaction((tx) =>
      tx.paymentWebhook.updateMany({ where, data: { processed_at: this.clock.now() } }),
    );
  }

  private async tellPurpose(payment_id: string): Promise<void> {
    const payment = await this.db.transaction((tx) =>
      tx.payment.findFirst({ where: { tenant_id: currentTenantId(), id: payment_id } }),
    );
    if (payment) await this.purposes.get(payment.purpose).subscriptionReported?.(factsOf(payment));
  }

  async handle(): Promise<void> {
    // Only the receipt: the settlement is a transaction of its own, which may be repeated.
  }
}
