import { formatPrice } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ApprovedAct } from '../../../platform/approvals/second-person.ts';
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
import { payoutsTopic } from './payouts.live.ts';

/** What is to be paid to a school, in minor units. */
export interface PayoutParams {
  school_id: string;
  amount: number;
  currency: string;
}

/** Checks payouts that are proposed, and makes them when a second person has approved them. */
@Injectable()
export class PayoutMaker {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly live: LiveMessages,
    private readonly owed: OwedToSchools,
    private readonly postings: PayoutPostings,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Locks what is owed to the school, and reads it.
   * @throws AppError 422 for more than may be paid out, or an unknown school
   */
  async check(
    tx: Tx,
    { school_id, amount, currency }: PayoutParams,
  ): Promise<{ school: string; owed: number; held: number }> {
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
    return { school: school.name, owed, held };
  }

  /** Stores an approved payout under this id, and posts it. */
  async make(
    tx: Tx,
    id: string,
    { school_id, amount, currency }: PayoutParams,
    { proposedBy, approvedBy }: Pick<ApprovedAct, 'proposedBy' | 'approvedBy'>,
  ): Promise<void> {
    const [school] = await this.queries.execute(new GetSchools([school_id]));
    const school_name = school?.name ?? school_id;
    const at = this.clock.now();
    await tx.payout.createMany({
      data: [
        {
          tenant_id: currentTenantId(),
          id,
          school_id,
          school_name,
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
    await this.postings.post(tx, 'approved', { payout_id: id, school_id, amount }, currency);
    await this.auditLog.record(
      tx,
      'payout.approved',
      `${school_name}: ${formatPrice({ amount, currency })}`,
      { actorId: approvedBy },
    );
    await this.live.publish(tx, payoutsTopic, [id]);
  }
}
