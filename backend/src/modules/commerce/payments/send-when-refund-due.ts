import { Injectable } from '@nestjs/common';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { RefundDue } from './payment-events.ts';
import { SendRefund } from './send-refund.ts';

/** Sends a refund that was requested, or reads the result of one that was sent. */
@Injectable()
@Consumes(RefundDue, { name: 'commerce.send-refund', queue: 'payments' })
export class SendWhenRefundDue implements Consumer<RefundDue> {
  constructor(private readonly refunds: SendRefund) {}

  key({ payment_id }: RefundDue): string {
    return `payment ${payment_id}`;
  }

  prepare(due: RefundDue): Promise<void> {
    return this.refunds.run(due);
  }

  async handle(): Promise<void> {
    // Only the receipt.
  }
}
