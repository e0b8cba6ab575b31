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
import { PayoutMaker, type PayoutParams } from './payout-maker.ts';
import { PAYOUT_TEXTS } from './payout-texts.ts';

/** A payout to a school: one person of the platform's team prepares it, another one approves it. */
@Injectable()
@NeedsSecondPerson({
  kind: 'payout.made',
  title: PAYOUT_TEXTS.title,
  propose: 'payout.approve',
  approve: 'payout.approve',
  hours: 72,
  path: '/admin-panel/payouts',
})
export class PaySchoolAct implements SecondPersonAct<PayoutParams> {
  constructor(private readonly payouts: PayoutMaker) {}

  /** @throws AppError 422 for more than may be paid out, or an unknown school */
  async describe(tx: Tx, { school_id, amount, currency }: PayoutParams): Promise<Snapshot> {
    const { school, owed, held } = await this.payouts.check(tx, { school_id, amount, currency });
    const price = (minor: number) => inEveryLanguage(formatPrice({ amount: minor, currency }));
    return {
      facts: [
        { label: PAYOUT_TEXTS.school, value: inEveryLanguage(school) },
        { label: PAYOUT_TEXTS.amount, value: price(amount) },
        { label: PAYOUT_TEXTS.owed, value: price(owed) },
        { label: PAYOUT_TEXTS.held, value: price(held) },
      ],
      material: { school_id, amount, currency },
    };
  }

  run(tx: Tx, params: PayoutParams, approved: ApprovedAct): Promise<void> {
    return this.payouts.make(tx, approved.proposalId, params, approved);
  }
}
