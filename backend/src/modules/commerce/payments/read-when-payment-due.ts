import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { PaymentReadDue } from './payment-events.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { SettlePayment } from './settle-payment.ts';

/** Reads an open payment from its provider at its planned time: for reports that were lost. */
@Injectable()
@Consumes(PaymentReadDue, { name: 'commerce.read-due-payment', queue: 'payments' })
export class ReadWhenPaymentDue implements Consumer<PaymentReadDue> {
  constructor(
    private readonly db: Db,
    private readonly settle: SettlePayment,
  ) {}

  key({ payment_id }: PaymentReadDue): string {
    return `payment ${payment_id}`;
  }

  async prepare({ payment_id, poll }: PaymentReadDue): Promise<void> {
    const payment = await this.db.transaction((tx) =>
      tx.payment.findFirst({
        where: { tenant_id: currentTenantId(), id: payment_id },
        select: { poll_count: true },
      }),
    );
    if (payment?.poll_count !== poll) return;
    try {
      await this.settle.run(payment_id, { source: 'sweeper' });
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      await this.settle.postpone(payment_id);
    }
  }

  async handle(): Promise<void> {
    // Only the receipt.
  }
}
