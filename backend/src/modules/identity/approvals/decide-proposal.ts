import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId, currentTenantKind, type Principal } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import { RequireRecentConfirmation, type RecentConfirmationBody } from '../contract.ts';
import { Acts, fingerprintOf, resultPath, type Act } from './acts.ts';
import { isSamePerson, mayApprove, mayStillPropose, participantOf } from './people-of-proposal.ts';
import { proposalPath, REASON_LENGTH, stateAt, type ProposalState } from './proposal.rules.ts';

/** The second person approves: the act is done, once. Repeating it as the same person changes nothing. */
export class ApproveProposal extends Command<void> {
  constructor(
    readonly id: string,
    readonly requester: Principal,
    readonly proof: RecentConfirmationBody,
  ) {
    super();
  }
}

/** Somebody who could approve refuses, with a reason. */
export class RefuseProposal extends Command<void> {
  constructor(
    readonly id: string,
    readonly note: string,
    readonly requester: Principal,
  ) {
    super();
  }
}

/** The proposer withdraws. */
export class WithdrawProposal extends Command<void> {
  constructor(
    readonly id: string,
    readonly requester: Principal,
  ) {
    super();
  }
}

/** A proposal, locked until the transaction ends, so that of two decisions the second one finds the first. */
async function locked(tx: Tx, id: string) {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from identity.proposal
    where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const proposal = await tx.proposal.findUnique({ where: { tenant_id_id: { tenant_id, id } } });
  if (!proposal) throw notFound('proposal');
  return proposal;
}
type LockedProposal = Awaited<ReturnType<typeof locked>>;

const ANSWERED: Record<Exclude<ProposalState, 'waiting'>, string> = {
  approved: 'This proposal was approved already.',
  refused: 'This proposal was refused already.',
  withdrawn: 'This proposal was withdrawn.',
  expired: 'The time of this proposal is over. Propose it again.',
  outdated: 'What was proposed has changed since. Propose it again.',
};

function assertWaiting({ state, expires_at }: LockedProposal, now: Date): void {
  const current = stateAt(state, expires_at, now);
  if (current !== 'waiting')
    throw new AppError(
      'conflict',
      current === 'expired' || current === 'outdated' ? `proposal_${current}` : 'already_decided',
      ANSWERED[current],
    );
}

/** Writes the decision; the row is locked, so nobody else has written one. */
const decide = (
  tx: Tx,
  { tenant_id, id }: LockedProposal,
  data: { state: ProposalState; decided_at: Date; decided_by?: string; decision_note?: string },
) => tx.proposal.updateMany({ where: { tenant_id, id, state: 'waiting' }, data });

/** Checks that this person may decide about the proposal of another one; returns their name. */
async function assertSecondPerson(
  tx: Tx,
  act: Act,
  proposal: LockedProposal,
  userId: string,
): Promise<string> {
  const person = await participantOf(tx, userId);
  if (!mayApprove(act, person)) throw notFound('proposal');
  const proposer = await participantOf(tx, proposal.proposed_by);
  if (proposer && isSamePerson(person, proposer))
    throw new AppError(
      'forbidden',
      'needs_another_person',
      'You proposed this yourself. Another person has to decide.',
    );
  return person.name;
}

@CommandHandler(ApproveProposal)
export class ApproveProposalHandler implements ICommandHandler<ApproveProposal> {
  constructor(
    private readonly acts: Acts,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  async execute({ id, requester, proof }: ApproveProposal): Promise<void> {
    await this.commands.execute(new RequireRecentConfirmation(requester, proof));
    const outdated = await this.db.transaction(async (tx) => {
      const proposal = await locked(tx, id);
      const act = this.acts.get(proposal.kind);
      const name = await assertSecondPerson(tx, act, proposal, requester.userId);
      if (proposal.state === 'approved' && proposal.decided_by === requester.userId) return false;
      const now = this.clock.now();
      assertWaiting(proposal, now);
      if (!mayStillPropose(act, await participantOf(tx, proposal.proposed_by)))
        throw new AppError(
          'conflict',
          'proposer_gone',
          'The person who proposed this may not do so any more. Refuse it, or let somebody else propose it.',
        );
      const params = proposal.params as object;
      const decision = { decided_by: requester.userId, decided_at: now };
      const detail = { kind: act.kind, proposal_id: id };
      if (fingerprintOf(await act.instance.describe(tx, params)) !== proposal.fingerprint) {
        await decide(tx, proposal, { state: 'outdated', decided_at: now });
        await recordAuditEntry(tx, { action: 'proposal.outdated', subjectId: proposal.proposed_by, detail });
        return true;
      }
      await decide(tx, proposal, { state: 'approved', ...decision });
      await act.instance.run(tx, params, {
        proposalId: id,
        proposedBy: proposal.proposed_by,
        approvedBy: requester.userId,
      });
      await recordAuditEntry(tx, { action: 'proposal.approved', subjectId: proposal.proposed_by, detail });
      await requestEmail(this.outbox, tx, {
        template: 'proposal-decided',
        to: { user_id: proposal.proposed_by },
        data: { title: act.title, by: name, approved: true, note: '', path: resultPath(act) },
        about: [requester.userId],
        cause: id,
      });
      return false;
    });
    if (outdated) throw new AppError('conflict', 'proposal_outdated', ANSWERED.outdated);
  }
}

@CommandHandler(RefuseProposal)
export class RefuseProposalHandler implements ICommandHandler<RefuseProposal> {
  constructor(
    private readonly acts: Acts,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  async execute({ id, note, requester }: RefuseProposal): Promise<void> {
    const why = note.replace(/\s+/g, ' ').trim();
    if (why.length < REASON_LENGTH.min || why.length > REASON_LENGTH.max)
      throw invalidFields({
        reason: [`Please say why, in ${REASON_LENGTH.min} to ${REASON_LENGTH.max} letters.`],
      });
    await this.db.transaction(async (tx) => {
      const proposal = await locked(tx, id);
      const act = this.acts.get(proposal.kind);
      const name = await assertSecondPerson(tx, act, proposal, requester.userId);
      if (proposal.state === 'refused' && proposal.decided_by === requester.userId) return;
      const now = this.clock.now();
      assertWaiting(proposal, now);
      await decide(tx, proposal, {
        state: 'refused',
        decided_by: requester.userId,
        decided_at: now,
        decision_note: why,
      });
      await recordAuditEntry(tx, {
        action: 'proposal.refused',
        subjectId: proposal.proposed_by,
        reason: why,
        detail: { kind: act.kind, proposal_id: id },
      });
      await requestEmail(this.outbox, tx, {
        template: 'proposal-decided',
        to: { user_id: proposal.proposed_by },
        data: {
          title: act.title,
          by: name,
          approved: false,
          note: why,
          path: proposalPath(currentTenantKind(), id),
        },
        about: [requester.userId],
        cause: id,
      });
    });
  }
}

@CommandHandler(WithdrawProposal)
export class WithdrawProposalHandler implements ICommandHandler<WithdrawProposal> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ id, requester }: WithdrawProposal): Promise<void> {
    await this.db.transaction(async (tx) => {
      const proposal = await locked(tx, id);
      if (proposal.proposed_by !== requester.userId) throw notFound('proposal');
      if (proposal.state === 'withdrawn') return;
      const now = this.clock.now();
      assertWaiting(proposal, now);
      await decide(tx, proposal, { state: 'withdrawn', decided_by: requester.userId, decided_at: now });
      await recordAuditEntry(tx, {
        action: 'proposal.withdrawn',
        detail: { kind: proposal.kind, proposal_id: id },
      });
    });
  }
}
