import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId, currentTenantKind } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import { ProposeAct, RequireRecentConfirmation } from '../contract.ts';
import { Acts, fingerprintOf } from './acts.ts';
import { approversFor, mayStillPropose, participantOf } from './people-of-proposal.ts';
import { proposalPath, REASON_LENGTH } from './proposal.rules.ts';

const HOUR_MS = 3_600_000;

@CommandHandler(ProposeAct)
export class ProposeActHandler implements ICommandHandler<ProposeAct> {
  constructor(
    private readonly acts: Acts,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  async execute({ kind, params, reason, requester, proof }: ProposeAct): Promise<{ id: string }> {
    const act = this.acts.get(kind);
    const why = reason.replace(/\s+/g, ' ').trim();
    if (why.length < REASON_LENGTH.min || why.length > REASON_LENGTH.max)
      throw invalidFields({
        reason: [`Please say why, in ${REASON_LENGTH.min} to ${REASON_LENGTH.max} letters.`],
      });
    await this.commands.execute(new RequireRecentConfirmation(requester, proof));
    const tenant_id = currentTenantId();
    return this.db.transaction(async (tx) => {
      const proposer = await participantOf(tx, requester.userId);
      if (!proposer || !mayStillPropose(act, proposer))
        throw new AppError('forbidden', 'not_allowed', 'Your account is not allowed to do this.');
      const approvers = await approversFor(tx, act, proposer);
      if (approvers.length === 0)
        throw new AppError(
          'conflict',
          'no_second_person',
          'This needs a second person, and nobody else here may approve it. Add another administrator first.',
        );
      const snapshot = await act.instance.describe(tx, params);
      const fingerprint = fingerprintOf(snapshot);
      // Serialised, so that a second click finds the first proposal.
      await lockUntilCommit(tx, `proposals ${tenant_id} ${requester.userId}`);
      const now = this.clock.now();
      const waiting = await tx.proposal.findFirst({
        where: {
          tenant_id,
          kind,
          fingerprint,
          params: { equals: params },
          proposed_by: requester.userId,
          state: 'waiting',
          expires_at: { gt: now },
        },
        select: { id: true },
      });
      if (waiting) return waiting;
      const id = newId();
      const expires_at = new Date(now.getTime() + act.hours * HOUR_MS);
      await tx.proposal.createMany({
        data: [
          {
            id,
            tenant_id,
            kind,
            params,
            facts: snapshot.facts as object as Prisma.InputJsonArray,
            fingerprint,
            reason: why,
            proposed_by: requester.userId,
            proposed_at: now,
            expires_at,
          },
        ],
      });
      await recordAuditEntry(tx, {
        action: 'proposal.made',
        reason: why,
        detail: { kind, proposal_id: id },
      });
      for (const user_id of approvers)
        await requestEmail(this.outbox, tx, {
          template: 'second-person-needed',
          to: { user_id },
          data: {
            title: act.title,
            by: proposer.name,
            reason: why,
            expires_at: expires_at.toISOString(),
            path: proposalPath(currentTenantKind(), id),
          },
          about: [proposer.id],
          cause: id,
        });
      await act.instance.proposed?.(tx, params, {
        proposalId: id,
        proposedBy: requester.userId,
        expiresAt: expires_at,
      });
      return { id };
    });
  }
}
