import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Ledger } from '../ledger/posting/ledger.ts';
import { PayoutChanged } from './payout-changed.ts';
import { platformEntries, type PayoutMovement, type PayoutStatus } from './payout.rules.ts';

/** Posts a status of a payout in the books of the platform, and tells those of the school. */
@Injectable()
export class PayoutPostings {
  constructor(
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
  ) {}

  /** In the platform's context, in the transaction of the status. */
  async post(tx: Tx, status: PayoutStatus, movement: PayoutMovement, currency: string): Promise<void> {
    const { payout_id, school_id, amount } = movement;
    await this.ledger.post(
      tx,
      { source_type: 'payout', source_id: payout_id, kind: status },
      currency,
      platformEntries(status, movement),
    );
    await this.outbox.add(tx, PayoutChanged, { payout_id, school_id, status, amount, currency });
  }
}
