import { Injectable } from '@nestjs/common';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { PaymentGivenUp } from './payment-events.ts';
import { SettlePayment } from './settle-payment.ts';

/** Closes the provider's page of a payment that was given up, and reads whether it was paid before. */
@Injectable()
@Consumes(PaymentGivenUp, { name: 'commerce.close-given-up-payment', queue: 'payments' })
export class CloseWhenPaymentGivenUp implements Consumer<PaymentGivenUp> {
  constructor(private readonly settle: SettlePayment) {}

  key({ payment_id }: PaymentGivenUp): string {
    return `payment ${payment_id}`;
  }

  prepare({ payment_id }: PaymentGivenUp): Promise<void> {
    return this.settle.run(payment_id, { source: 'sweeper', cancelled: true });
  }

  async handle(): Promise<void> {
    // Only the receipt.
  }
}
