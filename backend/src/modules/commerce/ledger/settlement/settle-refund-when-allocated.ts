import { Injectable } from '@nestjs/common';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { RefundAllocated } from '../posting/ledger-events.ts';
import { platformReturned } from '../posting/postings.rules.ts';
import { platformMovement } from './movement.rules.ts';
import { OtherBooks } from './other-books.ts';
import { RefundBooks } from './refund-books.ts';

/** Steps R2 and R3: the platform charges everybody for a refund, and the provider has paid it back. */
@Injectable()
@Consumes(RefundAllocated, { name: 'commerce.settle-refund', queue: 'payments' })
export class SettleRefundWhenAllocated implements Consumer<RefundAllocated> {
  constructor(
    private readonly books: OtherBooks,
    private readonly refunds: RefundBooks,
  ) {}

  async prepare(event: RefundAllocated): Promise<void> {
    const { refund_id, payment_id, currency } = event;
    const refund = platformMovement(event, refund_id);
    const source = { source_type: 'refund', source_id: refund_id, payment_id } as const;
    await this.books.within(PLATFORM_TENANT_ID, (tx) =>
      this.refunds.settle(tx, source, currency, refund, platformReturned(refund)),
    );
  }

  async handle(): Promise<void> {}
}
