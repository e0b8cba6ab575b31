import { formatPrice } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import {
  inEveryLanguage,
  NeedsSecondPerson,
  type ApprovedAct,
  type SecondPersonAct,
  type Snapshot,
} from '../../../platform/approvals/second-person.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { PayoutMaker, type PayoutParams } from './payout-maker.ts';
import { PAYOUT_TEXTS } from './payout-texts.ts';

/** Several payouts that are approved together: all are made, or none. */
@Injectable()
@NeedsSecondPerson({
  kind: 'payout.run_made',
  title: PAYOUT_TEXTS.run,
  propose: 'payout.approve',
  approve: 'payout.approve',
  hours: 72,
  path: '/admin-panel/payouts',
})
export class PayRunAct implements SecondPersonAct<{ payouts: PayoutParams[] }> {
  constructor(private readonly payouts: PayoutMaker) {}

  /** @throws AppError 422 for more than may be paid out, or an unknown school */
  async describe(tx: Tx, { payouts }: { payouts: PayoutParams[] }): Promise<Snapshot> {
    const facts: Snapshot['facts'][number][] = [];
    // One after another in one order, so that two runs never wait for each other's locks.
    for (const payout of [...payouts].sort(byAccount)) {
      const { school } = await this.payouts.check(tx, payout);
      facts.push({ label: inEveryLanguage(school), value: inEveryLanguage(formatPrice(payout)) });
    }
    // Member by member: the database returns the members of JSON in another order.
    const material = payouts.map(({ school_id, amount, currency }) => ({ school_id, amount, currency }));
    return { facts, material: { payouts: material } };
  }

  async run(tx: Tx, { payouts }: { payouts: PayoutParams[] }, approved: ApprovedAct): Promise<void> {
    for (const payout of payouts) await this.payouts.make(tx, newId(), payout, approved);
  }
}

const byAccount = (a: PayoutParams, b: PayoutParams): number =>
  `${a.school_id} ${a.currency}` < `${b.school_id} ${b.currency}` ? -1 : 1;
