import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../platform/db/db.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import type { Entry } from '../posting/accounts.rules.ts';
import { Ledger } from '../posting/ledger.ts';
import { RefundSettled } from '../posting/ledger-events.ts';
import { platformRefundSettled, type PlatformMovement } from '../posting/postings.rules.ts';
import { missingOf } from './charity-balances.ts';

/** Step R2 in the books of the platform, for refunds and lost disputes. */
@Injectable()
export class RefundBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Posts R2 and R3 once, in a transaction of the platform.
   * @param returned the entries of R3: from where the money went back
   * @throws Error while the sale itself is not settled: the event is tried again
   */
  async settle(
    tx: Tx,
    source: { source_type: 'refund' | 'dispute'; source_id: string; payment_id: string },
    currency: string,
    refund: PlatformMovement,
    returned: readonly Entry[],
  ): Promise<void> {
    const { source_type, source_id, payment_id } = source;
    const key = { source_type, source_id };
    if (!(await this.ledger.has(tx, { source_type: 'payment', source_id: payment_id, kind: 'settled' })))
      throw new Error(`Payment ${payment_id} is not settled yet`);
    const settled = platformRefundSettled(
      refund,
      await missingOf(tx, this.ledger, refund.charities, currency),
    );
    const first = await this.ledger.post(tx, { ...key, kind: 'settled' }, currency, settled);
    const second = await this.ledger.post(tx, { ...key, kind: 'returned' }, currency, returned);
    if (!first && !second) return;
    await this.outbox.add(tx, RefundSettled, {
      school_id: refund.school_id,
      source_type,
      source_id,
      currency,
      outcome: 'settled',
    });
  }
}
