import { Injectable } from '@nestjs/common';
import { currentContext, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Ledger } from '../ledger/posting/ledger.ts';
import { PayoutChanged } from './payout-changed.ts';
import { schoolEntries } from './payout.rules.ts';

/**
 * Posts a payout in the books of the school. The posting is made in `prepare`, in the context of the school; its ledger key
 * makes a repetition do nothing (ADR 0054). The statuses of one payout need no order: their postings add up.
 */
@Injectable()
@Consumes(PayoutChanged, { name: 'commerce.post-payout', queue: 'payments' })
export class PostWhenPayoutChanged implements Consumer<PayoutChanged> {
  constructor(
    private readonly db: Db,
    private readonly ledger: Ledger,
  ) {}

  key({ payout_id }: PayoutChanged): string {
    return `payout ${payout_id}`;
  }

  async prepare({ payout_id, school_id, status, amount, currency }: PayoutChanged): Promise<void> {
    const correlationId = currentContext()?.correlationId ?? newId();
    await inContext({ correlationId, tenantId: school_id, principal: null }, () =>
      this.db.transaction((tx) =>
        this.ledger.post(
          tx,
          { source_type: 'payout', source_id: payout_id, kind: status },
          currency,
          schoolEntries(status, { payout_id, school_id, amount }),
        ),
      ),
    );
  }

  async handle(): Promise<void> {}
}
