import { formatPrice } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  inEveryLanguage,
  NeedsSecondPerson,
  type ApprovedAct,
  type LocalText,
  type SecondPersonAct,
  type Snapshot,
} from '../../../platform/approvals/second-person.ts';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { invalidFields } from '../../../platform/errors.ts';
import { GetBeneficiary, GetCharityCards, GetProjectCards } from '../../giving/contract.ts';
import { credit, debit } from '../ledger/posting/accounts.rules.ts';
import { Ledger } from '../ledger/posting/ledger.ts';
import { charityOwner, UNDECIDED } from '../ledger/posting/postings.rules.ts';
import type { CharityAccount } from './owed-to-charities.ts';
import { PAYOUT_TEXTS } from './payout-texts.ts';

export const ASSIGN_UNDECIDED_ACT = 'charity.money_assigned';

/** What of the money without a charity is given to one, in minor units. */
interface AssignParams extends CharityAccount {
  amount: number;
}

const TITLE: LocalText = {
  en: 'Money without a charity goes to one',
  fr: 'De l’argent sans association est attribué',
  ar: 'تخصيص مال بلا جمعية خيرية',
  hi: 'बिना संस्था वाला पैसा एक संस्था को',
};
const CHARITY: LocalText = { en: 'Charity', fr: 'Association', ar: 'الجمعية الخيرية', hi: 'दान-संस्था' };

/**
 * Money of sales whose book named no charity is owed to `undecided`: one person of the platform's team proposes who gets it, another
 * one approves it. One posting moves it to the account of the charity; what came in before stays as it was.
 */
@Injectable()
@NeedsSecondPerson({
  kind: ASSIGN_UNDECIDED_ACT,
  title: TITLE,
  propose: 'payout.approve',
  approve: 'payout.approve',
  hours: 72,
  path: '/admin-panel/payouts',
})
export class AssignUndecidedAct implements SecondPersonAct<AssignParams> {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly ledger: Ledger,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 422 for a charity that takes no gifts, and for more than there is */
  async describe(tx: Tx, params: AssignParams): Promise<Snapshot> {
    const { name, left } = await this.check(tx, params);
    const { charity_id, project_id, amount, currency } = params;
    const price = (minor: number) => inEveryLanguage(formatPrice({ amount: minor, currency }));
    return {
      facts: [
        { label: CHARITY, value: inEveryLanguage(name) },
        { label: PAYOUT_TEXTS.amount, value: price(amount) },
        { label: PAYOUT_TEXTS.owed, value: price(left) },
      ],
      material: { charity_id, project_id, amount, currency },
    };
  }

  async run(tx: Tx, params: AssignParams, { proposalId, approvedBy }: ApprovedAct): Promise<void> {
    const { name } = await this.check(tx, params);
    const { amount, currency } = params;
    await this.ledger.post(
      tx,
      { source_type: 'assignment', source_id: proposalId, kind: 'assigned' },
      currency,
      [debit('charity_payable', amount, UNDECIDED), credit('charity_payable', amount, charityOwner(params))],
    );
    await this.auditLog.record(tx, 'payout.assigned', `${name}: ${formatPrice({ amount, currency })}`, {
      actorId: approvedBy,
    });
  }

  /** Locks what is owed without a charity, as refunds do, and reads it. */
  private async check(
    tx: Tx,
    { charity_id, project_id, amount, currency }: AssignParams,
  ): Promise<{ name: string; left: number }> {
    await lockUntilCommit(tx, `charity_payable ${UNDECIDED} ${currency}`);
    const left = await this.ledger.balance(tx, 'charity_payable', UNDECIDED, currency);
    if (amount > left)
      throw invalidFields(
        { amount: [`At most ${formatPrice({ amount: Math.max(0, left), currency })} waits for a charity.`] },
        'more_than_waits',
      );
    const named = { charity: charity_id, ...(project_id && { project: project_id }) };
    const found = await this.queries.execute(new GetBeneficiary(named));
    if (!found?.accepts_gifts)
      throw invalidFields({ [project_id ? 'project_id' : 'charity_id']: ['It takes no gifts now.'] });
    const [[charity], [project]] = await Promise.all([
      this.queries.execute(new GetCharityCards([charity_id])),
      this.queries.execute(new GetProjectCards(project_id ? [project_id] : [])),
    ]);
    return { name: [charity!.name, project?.title].filter(Boolean).join(': '), left };
  }
}
