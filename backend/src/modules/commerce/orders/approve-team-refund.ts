import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId, type Principal } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { RequireRecentConfirmation, type RecentConfirmationBody } from '../../identity/contract.ts';
import { RefundRequests } from './refund-requests.ts';
import { TeamRefunds } from './team-refunds.ts';

/**
 * A person of the school approves a refund that the platform's team proposed for an order of the school. The refund has the id
 * of the proposal, so that it is made once when a second person of the team approves it too.
 * Failures: 404; 409 `already_decided`, `not_refundable`; those of `RequireRecentConfirmation`.
 */
export class ApproveTeamRefund extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly proposalId: string,
    readonly requester: Principal,
    readonly proof: RecentConfirmationBody,
  ) {
    super();
  }
}

@CommandHandler(ApproveTeamRefund)
export class ApproveTeamRefundHandler implements ICommandHandler<ApproveTeamRefund> {
  constructor(
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly proposals: TeamRefunds,
    private readonly requests: RefundRequests,
  ) {}

  async execute({ orderId, proposalId, requester, proof }: ApproveTeamRefund): Promise<void> {
    await this.commands.execute(new RequireRecentConfirmation(requester, proof));
    const proposal = (await this.proposals.of(orderId)).find(({ id }) => id === proposalId);
    if (!proposal) throw notFound('proposal');
    await this.db.transaction(async (tx) => {
      // Serialised, so that a second click finds the refund of the first one.
      await lockUntilCommit(tx, `team refund ${proposalId}`);
      const where = { tenant_id_id: { tenant_id: currentTenantId(), id: proposalId } };
      if (await tx.orderRefund.findUnique({ where, select: { id: true } }))
        throw new AppError('conflict', 'already_decided', 'This proposal was approved already.');
      const planned = await this.requests.plan(tx, orderId, proposal.lines);
      await this.requests.request(tx, planned, {
        id: proposalId,
        reason: proposal.reason,
        by: { kind: 'staff', id: proposal.proposed_by, name: proposal.by },
        approvedBy: requester.userId,
      });
    });
  }
}
