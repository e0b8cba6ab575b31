import { formatPrice } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  inEveryLanguage,
  NeedsSecondPerson,
  type ApprovedAct,
  type LocalText,
  type SecondPersonAct,
  type Snapshot,
} from '../../../platform/approvals/second-person.ts';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { PlanDonationRefund, RefundDonation, type PlannedDonationRefund } from '../../commerce/contract.ts';
import { GetSchools } from '../../tenancy/contract.ts';
import { GiftRefundApproved } from '../contract.ts';

export const REFUND_GIFT_ACT = 'donation.refund';

export interface RefundGiftParams {
  donation_id: string;
  /** The school of the gift. */
  school_id: string;
  /** Minor units. */
  amount: number;
  reason: string;
}

const TEXTS = {
  title: {
    en: 'Refund of a gift',
    fr: 'Remboursement d’un don',
    ar: 'ردّ تبرع',
    hi: 'दान का पैसा वापस करना',
  },
  school: { en: 'School', fr: 'École', ar: 'المدرسة', hi: 'विद्यालय' },
  gift: { en: 'Gift', fr: 'Don', ar: 'التبرع', hi: 'दान' },
  amount: { en: 'Paid back', fr: 'Montant remboursé', ar: 'المبلغ المردود', hi: 'वापस की जाने वाली रकम' },
  before: {
    en: 'Paid back or requested before',
    fr: 'Déjà remboursé ou demandé',
    ar: 'ما رُدّ أو طُلب ردّه من قبل',
    hi: 'पहले लौटाया गया या माँगा गया',
  },
} satisfies Record<string, LocalText>;

/**
 * A refund of a gift from the threshold of its currency on, as refunds of orders: of a gift of the school, or proposed by the
 * platform's team for a gift of any school, which a second person of the team approves.
 */
@Injectable()
@NeedsSecondPerson({
  kind: REFUND_GIFT_ACT,
  title: TEXTS.title,
  propose: 'donation.manage',
  approve: 'donation.manage',
  hours: 72,
  path: '/admin/donations',
  platformPath: '/admin-panel/donations',
})
export class RefundGiftAct implements SecondPersonAct<RefundGiftParams> {
  constructor(
    private readonly audit: AuditLog,
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404, 409 `not_refundable`, 422 with `amount` */
  async describe(tx: Tx, params: RefundGiftParams): Promise<Snapshot> {
    const { donation_id, school_id, amount } = params;
    const { number, before, currency } = await this.plan(tx, params);
    const foreign = school_id !== currentTenantId();
    const [school] = foreign ? await this.queries.execute(new GetSchools([school_id])) : [];
    const price = (minor: number) => inEveryLanguage(formatPrice({ amount: minor, currency }));
    return {
      facts: [
        ...(school ? [{ label: TEXTS.school, value: inEveryLanguage(school.name) }] : []),
        { label: TEXTS.gift, value: inEveryLanguage(number) },
        { label: TEXTS.amount, value: price(amount) },
        { label: TEXTS.before, value: price(before) },
      ],
      material: { donation_id, amount, before },
    };
  }

  async run(
    tx: Tx,
    params: RefundGiftParams,
    { proposalId, proposedBy, approvedBy }: ApprovedAct,
  ): Promise<void> {
    const { donation_id, school_id, amount, reason } = params;
    if (school_id !== currentTenantId())
      return this.outbox.add(tx, GiftRefundApproved, {
        ...{ donation_id, school_id, amount, reason },
        ...{ proposal_id: proposalId, proposed_by: proposedBy, approved_by: approvedBy },
      });
    const { number } = await this.plan(tx, params);
    await this.commands.execute(
      new RefundDonation(tx, { donation_id, amount, reason, by: proposedBy, id: proposalId }),
    );
    await this.audit.record(tx, 'donation.refund_requested', number, { reason, actorId: approvedBy });
  }

  /** In the running transaction where the gift is of this school, else in one of its school. */
  private plan(
    tx: Tx,
    { donation_id, school_id, amount }: RefundGiftParams,
  ): Promise<PlannedDonationRefund & { number: string }> {
    const look = async (own: Tx) => {
      const gift = await own.donation.findFirst({ where: { tenant_id: currentTenantId(), id: donation_id } });
      if (!gift) throw notFound('donation');
      const planned = await this.queries.execute(new PlanDonationRefund(own, { donation_id, amount }));
      return { ...planned, number: gift.number };
    };
    if (school_id === currentTenantId()) return look(tx);
    return inContext({ ...currentContext()!, tenantId: school_id }, () => this.db.transaction(look));
  }
}
