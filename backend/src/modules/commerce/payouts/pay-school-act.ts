import { formatPrice } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  inEveryLanguage,
  NeedsSecondPerson,
  type ApprovedAct,
  type SecondPersonAct,
  type Snapshot,
} from '../../../platform/approvals/second-person.ts';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { GetSchools } from '../../tenancy/contract.ts';
import { OwedToSchools } from './owed-to-schools.ts';
import { PayoutPostings } from './payout-postings.ts';
import { PAYOUT_TEXTS } from './payout-texts.ts';
import { payoutsTopic } from './payouts.live.ts';

interface PayoutParams {
  school_id: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

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
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly live: LiveMessages,
    private readonly owed: OwedToSchools,
    private readonly postings: PayoutPostings,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 422 for more than may be paid out, or an unknown school */
  async describe(tx: Tx, { school_id, amount, currency }: PayoutParams): Promise<Snapshot> {
    // Of two payouts that are approved at once, the second one reads what the first one left.
    await lockUntilCommit(tx, `payouts ${school_id} ${currency}`);
    const [[school], { owed, held, payable }] = await Promise.all([
      this.queries.execute(new GetSchools([school_id])),
      this.owed.of(school_id, currency),
    ]);
    if (!school)
      throw new AppError('invalid', 'unknown_school', 'This school does not exist.', {
        fields: { school_id: ['There is no school with this id.'] },
      });
    if (amount > payable)
      throw new AppError('invalid', 'more_than_payable', 'More than may be paid out now.', {
        fields: { amount: [`At most ${formatPrice({ amount: payable, currency })} may be paid out now.`] },
      });
    const price = (minor: number) => inEveryLanguage(formatPrice({ amount: minor, currency }));
    return {
      facts: [
        { label: PAYOUT_TEXTS.school, value: inEveryLanguage(school.name) },
        { label: PAYOUT_TEXTS.amount, value: price(amount) },
        { label: PAYOUT_TEXTS.owed, value: price(owed) },
        { label: PAYOUT_TEXTS.held, value: price(held) },
      ],
      material: { school_id, amount, currency },
    };
  }

  async run(
    tx: Tx,
    { school_id, amount, currency }: PayoutParams,
    { proposalId, proposedBy, approvedBy }: ApprovedAct,
  ): Promise<void> {
    const [school] = await this.queries.execute(new GetSchools([school_id]));
    const at = this.clock.now();
    await tx.payout.createMany({
      data: [
        {
          tenant_id: currentTenantId(),
          id: proposalId,
          school_id,
          school_name: school?.name ?? school_id,
          amount: BigInt(amount),
          currency,
          status: 'approved',
          prepared_by: proposedBy,
          approved_by: approvedBy,
          created_at: at,
          changed_at: at,
        },
      ],
    });
    await this.postings.post(tx, 'approved', { payout_id: proposalId, school_id, amount }, currency);
    await this.auditLog.record(
      tx,
      'payout.approved',
      `${school?.name ?? school_id}: ${formatPrice({ amount, currency })}`,
      {
        actorId: approvedBy,
      },
    );
    await this.live.publish(tx, payoutsTopic, [proposalId]);
  }
}
