import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { notFound } from '../../../platform/errors.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import type { LeaderUpdateKind } from '../../messaging/contract.ts';
import type { Decision } from './leader-bodies.ts';
import { validFrom, wrong } from './leader.rules.ts';
import { Leaders } from './leaders.ts';

const NEWS: Record<Decision, LeaderUpdateKind> = {
  approve: 'training',
  recognise: 'recognised',
  decline: 'declined',
  reopen: 'reopened',
};
const DONE: Record<Decision, string> = {
  approve: 'leader.approved',
  recognise: 'leader.recognised',
  decline: 'leader.declined',
  reopen: 'leader.reopened',
};

/** The platform's team decides on an application, in the tenant context of the school. */
export class DecideLeader extends Command<void> {
  constructor(
    readonly id: string,
    readonly decision: Decision,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(DecideLeader)
export class DecideLeaderHandler implements ICommandHandler<DecideLeader> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly leaders: Leaders,
  ) {}

  async execute({ id, decision, reason }: DecideLeader): Promise<void> {
    if (decision === 'decline' && !reason) throw wrong('reason', 'Give a reason. The person reads it.');
    await this.db.transaction(async (tx) => {
      const seen = await tx.leader.findFirst({
        where: { tenant_id: currentTenantId(), id },
        select: { user_id: true },
      });
      if (!seen) throw notFound('application');
      // The person is always locked first, so that two concurrent requests wait for each other.
      await this.leaders.lockPerson(tx, seen.user_id);
      const leader = await this.leaders.lock(tx, id);
      // A reopened application becomes the person's open one, unless they have started another meanwhile.
      if (decision === 'reopen' && leader.state === 'declined')
        if (await this.leaders.lockOpen(tx, leader.user_id, leader.kind))
          throw wrong('decision', 'The person has begun another application meanwhile.');
      await this.leaders.move(tx, leader, decision, this.changesBy(decision, reason));
      await recordAuditEntry(tx, {
        action: DONE[decision],
        subjectId: leader.user_id,
        ...(reason && { reason: reason.slice(0, 255) }),
        detail: { kind: leader.kind },
      });
      await this.leaders.emailUpdate(tx, id, leader.user_id, NEWS[decision]);
    });
  }

  private changesBy(decision: Decision, reason: string): Prisma.LeaderUncheckedUpdateInput {
    const now = this.clock.now();
    const decided = { decided_at: now, decided_by: currentContext()!.principal!.userId };
    switch (decision) {
      case 'approve':
        return { ...decided, decline_reason: null };
      case 'decline':
        return { ...decided, decline_reason: reason };
      case 'reopen':
        return { decided_at: null, decided_by: null, decline_reason: null };
      case 'recognise':
        return {
          ...decided,
          recognised_at: now,
          valid_until: validFrom(now),
          reminded: 0,
          badge_code: randomBytes(16).toString('base64url'),
        };
    }
  }
}
