import { Injectable } from '@nestjs/common';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { reversed } from '../posting/accounts.rules.ts';
import { Ledger } from '../posting/ledger.ts';
import { RefundReversed, RefundSettled } from '../posting/ledger-events.ts';
import { OtherBooks } from './other-books.ts';

/** A refund failed after it had succeeded: the platform's postings of it are reversed. */
@Injectable()
@Consumes(RefundReversed, { name: 'commerce.reverse-refund', queue: 'payments' })
export class ReverseRefundWhenFailed implements Consumer<RefundReversed> {
  constructor(
    private readonly books: OtherBooks,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
  ) {}

  async prepare({ refund_id, school_id, currency }: RefundReversed): Promise<void> {
    const key = { source_type: 'refund' as const, source_id: refund_id };
    await this.books.within(PLATFORM_TENANT_ID, async (tx) => {
      let posted = false;
      for (const kind of ['settled', 'returned']) {
        const entries = await this.ledger.entriesOf(tx, { ...key, kind });
        if (!entries) throw new Error(`Refund ${refund_id} is not settled yet`);
        const reversal = { ...key, kind: `${kind}_reversed` };
        if (await this.ledger.post(tx, reversal, currency, reversed(entries))) posted = true;
      }
      if (!posted) return;
      await this.outbox.add(tx, RefundSettled, {
        school_id,
        source_type: 'refund',
        source_id: refund_id,
        currency,
        outcome: 'reversed',
      });
    });
  }

  async handle(): Promise<void> {}
}
