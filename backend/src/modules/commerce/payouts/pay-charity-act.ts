import { formatPrice } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import {
  inEveryLanguage,
  NeedsSecondPerson,
  type ApprovedAct,
  type LocalText,
  type SecondPersonAct,
  type Snapshot,
} from '../../../platform/approvals/second-person.ts';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { Ledger } from '../ledger/posting/ledger.ts';
import { charityOwner } from '../ledger/posting/postings.rules.ts';
import { charityPayoutEntries } from './charity-payout.rules.ts';
import type { OwedToCharityView } from './charity-payout-views.ts';
import { OwedToCharities, type CharityAccount } from './owed-to-charities.ts';
import { PAYOUT_TEXTS } from './payout-texts.ts';
import { payoutsTopic } from './payouts.live.ts';

export const PAY_CHARITY_ACT = 'payout.charity_made';

/** What is to be paid to a charity, in minor units. */
interface CharityPayoutParams extends CharityAccount {
  amount: number;
}

const TITLE: LocalText = {
  en: 'Payout to a charity',
  fr: 'Versement à une association',
  ar: 'دفعة إلى جمعية خيرية',
  hi: 'दान-संस्था को भुगतान',
};
const CHARITY: LocalText = { en: 'Charity', fr: 'Association', ar: 'الجمعية الخيرية', hi: 'दान-संस्था' };

/** A payout to a charity: one person of the platform's team prepares it, another one approves it. Verified charities only. */
@Injectable()
@NeedsSecondPerson({
  kind: PAY_CHARITY_ACT,
  title: TITLE,
  propose: 'payout.approve',
  approve: 'payout.approve',
  hours: 72,
  path: '/admin-panel/payouts',
})
export class PayCharityAct implements SecondPersonAct<CharityPayoutParams> {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly live: LiveMessages,
    private readonly owed: OwedToCharities,
  ) {}

  /** @throws AppError 409 `charity_not_verified`, 422 for more than may be paid out */
  async describe(
    tx: Tx,
    { charity_id, project_id, amount, currency }: CharityPayoutParams,
  ): Promise<Snapshot> {
    const { charity_name, project_title, owed, held } = await this.check(tx, {
      charity_id,
      project_id,
      amount,
      currency,
    });
    const price = (minor: number) => inEveryLanguage(formatPrice({ amount: minor, currency }));
    const name = project_title ? `${charity_name}: ${project_title}` : charity_name;
    return {
      facts: [
        { label: CHARITY, value: inEveryLanguage(name) },
        { label: PAYOUT_TEXTS.amount, value: price(amount) },
        { label: PAYOUT_TEXTS.owed, value: price(owed) },
        { label: PAYOUT_TEXTS.held, value: price(held) },
      ],
      material: { charity_id, project_id, amount, currency },
    };
  }

  async run(tx: Tx, params: CharityPayoutParams, approved: ApprovedAct): Promise<void> {
    const { charity_id, project_id, amount, currency } = params;
    const { charity_name } = await this.check(tx, params);
    const id = approved.proposalId;
    const at = this.clock.now();
    await tx.charityPayout.createMany({
      data: [
        {
          tenant_id: currentTenantId(),
          id,
          charity_id,
          charity_name,
          project_id,
          amount: BigInt(amount),
          currency,
          status: 'approved',
          prepared_by: approved.proposedBy,
          approved_by: approved.approvedBy,
          created_at: at,
          changed_at: at,
        },
      ],
    });
    await this.ledger.post(
      tx,
      { source_type: 'payout', source_id: id, kind: 'approved' },
      currency,
      charityPayoutEntries('approved', { payout_id: id, charity_id, project_id, amount }),
    );
    await this.auditLog.record(
      tx,
      'payout.approved',
      `${charity_name}: ${formatPrice({ amount, currency })}`,
      { actorId: approved.approvedBy },
    );
    await this.live.publish(tx, payoutsTopic, [id]);
  }

  /** Locks what is owed, as refunds do, and reads it. */
  private async check(
    tx: Tx,
    { charity_id, project_id, amount, currency }: CharityPayoutParams,
  ): Promise<OwedToCharityView> {
    const owner = charityOwner({ charity_id, project_id });
    await lockUntilCommit(tx, `charity_payable ${owner} ${currency}`);
    const account = (await this.owed.list(owner)).find((one) => one.currency === currency);
    const payable = account?.payable ?? 0;
    if (!account || amount > payable)
      throw invalidFields(
        { amount: [`At most ${formatPrice({ amount: payable, currency })} may be paid out now.`] },
        'more_than_payable',
      );
    if (!account.verified)
      throw new AppError(
        'conflict',
        'charity_not_verified',
        'Only verified charities are paid. The money stays for this charity until then.',
      );
    return account;
  }
}
