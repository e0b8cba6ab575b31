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
import { GetProjectCards } from '../../giving/contract.ts';
import { SponsorRequests } from '../donations/sponsors/sponsor-requests.ts';
import { credit, debit } from '../ledger/posting/accounts.rules.ts';
import { Ledger } from '../ledger/posting/ledger.ts';

export const SPONSOR_PAID_ACT = 'sponsor.paid';

/** What a sponsor has paid of what it owes for doubled gifts, in minor units. */
interface SponsorPaidParams {
  project_id: string;
  amount: number;
  currency: string;
  /** The bank's reference of the payment. */
  reference: string;
}

const TEXTS: Record<'title' | 'project' | 'paid' | 'open' | 'reference', LocalText> = {
  title: {
    en: 'A sponsor has paid',
    fr: 'Un mécène a payé',
    ar: 'دفع الراعي ما عليه',
    hi: 'प्रायोजक ने भुगतान किया',
  },
  project: { en: 'Project', fr: 'Projet', ar: 'المشروع', hi: 'परियोजना' },
  paid: { en: 'Paid', fr: 'Payé', ar: 'المدفوع', hi: 'भुगतान की राशि' },
  open: { en: 'Owed in all', fr: 'Dû en tout', ar: 'المستحقّ كلّه', hi: 'कुल बकाया' },
  reference: {
    en: 'Reference of the bank',
    fr: 'Référence de la banque',
    ar: 'مرجع البنك',
    hi: 'बैंक का संदर्भ',
  },
};

/**
 * A sponsor's money has arrived at the bank: one person of the platform's team writes it down, another one finds it on the account.
 * The posting takes it off what the sponsor owes, and so frees what is held back from the charity's payouts.
 */
@Injectable()
@NeedsSecondPerson({
  kind: SPONSOR_PAID_ACT,
  title: TEXTS.title,
  propose: 'payout.approve',
  approve: 'payout.approve',
  hours: 72,
  path: '/admin-panel/payouts',
})
export class SponsorPaidAct implements SecondPersonAct<SponsorPaidParams> {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly ledger: Ledger,
    private readonly queries: QueryBus,
    private readonly requests: SponsorRequests,
  ) {}

  /** @throws AppError 422 `more_than_owed` for more than the sponsor owes */
  async describe(tx: Tx, params: SponsorPaidParams): Promise<Snapshot> {
    const { title, open } = await this.check(tx, params);
    const { project_id, amount, currency, reference } = params;
    const price = (minor: number) => inEveryLanguage(formatPrice({ amount: minor, currency }));
    return {
      facts: [
        { label: TEXTS.project, value: inEveryLanguage(title) },
        { label: TEXTS.paid, value: price(amount) },
        { label: TEXTS.open, value: price(open) },
        { label: TEXTS.reference, value: inEveryLanguage(reference) },
      ],
      material: { project_id, amount, currency, reference },
    };
  }

  async run(tx: Tx, params: SponsorPaidParams, { proposalId, approvedBy }: ApprovedAct): Promise<void> {
    const { project_id, amount, currency } = params;
    await lockUntilCommit(tx, `match_pool ${project_id} ${currency}`);
    await this.requests.cancelPayments(tx, project_id, currency);
    const { title, open } = await this.check(tx, params);
    await this.ledger.post(tx, { source_type: 'sponsor', source_id: proposalId, kind: 'paid' }, currency, [
      debit('bank', amount),
      credit('match_pool', amount, project_id),
    ]);
    if (amount === open) await this.requests.paidByBank(tx, project_id, currency);
    await this.auditLog.record(tx, 'payout.sponsor_paid', `${title}: ${formatPrice({ amount, currency })}`, {
      actorId: approvedBy,
    });
  }

  /** Locks the pool, as each doubled gift does, and reads what is open. */
  private async check(
    tx: Tx,
    { project_id, amount, currency }: SponsorPaidParams,
  ): Promise<{ title: string; open: number }> {
    await lockUntilCommit(tx, `match_pool ${project_id} ${currency}`);
    const open = await this.ledger.balance(tx, 'match_pool', project_id, currency);
    if (amount > open)
      throw invalidFields(
        { amount: [`The sponsor owes ${formatPrice({ amount: Math.max(0, open), currency })}.`] },
        'more_than_owed',
      );
    const [project] = await this.queries.execute(new GetProjectCards([project_id]));
    return { title: project?.title ?? project_id, open };
  }
}
