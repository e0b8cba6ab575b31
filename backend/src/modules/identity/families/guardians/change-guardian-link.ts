import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { GuardianPermission, Relationship } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { childOfStaff, type Requester } from './children.ts';

/** The state of a link after a change. */
export class GuardianLinkState {
  id!: string;
  state!: 'invited' | 'pending_school' | 'active' | 'revoked';
}

/** The school approves or refuses a pending guardian. */
export class DecideGuardianLink extends Command<GuardianLinkState> {
  constructor(
    readonly linkId: string,
    readonly decision: 'approve' | 'refuse',
    readonly reason: string,
  ) {
    super();
  }
}

/** Changes what the guardian may do, and their relationship to the child. */
export class ChangeGuardianLink extends Command<GuardianLinkState> {
  constructor(
    readonly linkId: string,
    readonly change: { permissions?: GuardianPermission[]; relationship?: Relationship },
  ) {
    super();
  }
}

/**
 * Ends a link or revokes a code, effective at the guardian's next request. By an administrator, by
 * the guardian themselves, or, for a code, by a teacher of the child.
 */
export class EndGuardianLink extends Command<GuardianLinkState> {
  constructor(
    readonly linkId: string,
    readonly reason: string,
    readonly requester: Requester,
  ) {
    super();
  }
}

/** The link, locked until the transaction ends. */
async function lockedLink(tx: Tx, id: string) {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from identity.guardian_link
    where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const link = await tx.guardianLink.findUnique({ where: { tenant_id_id: { tenant_id, id } } });
  if (!link) throw notFound('link');
  return link;
}

const at = (id: string) => ({ tenant_id_id: { tenant_id: currentTenantId(), id } });

const ended = (now: Date, reason: string) => ({
  state: 'revoked' as const,
  code_hash: null,
  code_expires_at: null,
  ended_at: now,
  end_reason: reason,
});

@CommandHandler(DecideGuardianLink)
export class DecideGuardianLinkHandler implements ICommandHandler<DecideGuardianLink> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ linkId, decision, reason }: DecideGuardianLink): Promise<GuardianLinkState> {
    return this.db.transaction(async (tx) => {
      const link = await lockedLink(tx, linkId);
      const wanted = decision === 'approve' ? 'active' : 'revoked';
      if (link.state === wanted && link.guardian_id) return { id: link.id, state: wanted };
      if (link.state !== 'pending_school')
        throw new AppError('conflict', 'not_waiting', 'This guardian does not wait for an answer any more.');
      const now = this.clock.now();
      await tx.guardianLink.update({
        where: at(link.id),
        data: wanted === 'active' ? { state: 'active', started_at: now } : ended(now, reason),
      });
      await recordAuditEntry(tx, {
        action: wanted === 'active' ? 'guardian.approved' : 'guardian.refused',
        subjectId: link.student_id,
        ...(reason && { reason }),
        detail: { link_id: link.id, guardian_id: link.guardian_id },
      });
      return { id: link.id, state: wanted };
    });
  }
}

@CommandHandler(ChangeGuardianLink)
export class ChangeGuardianLinkHandler implements ICommandHandler<ChangeGuardianLink> {
  constructor(private readonly db: Db) {}

  execute({ linkId, change }: ChangeGuardianLink): Promise<GuardianLinkState> {
    return this.db.transaction(async (tx) => {
      const link = await lockedLink(tx, linkId);
      if (link.state === 'revoked')
        throw new AppError('conflict', 'link_ended', 'This link has ended. Make a new code instead.');
      await tx.guardianLink.update({ where: at(link.id), data: change });
      await recordAuditEntry(tx, {
        action: 'guardian.changed',
        subjectId: link.student_id,
        detail: { link_id: link.id, guardian_id: link.guardian_id, ...change },
      });
      return { id: link.id, state: link.state };
    });
  }
}

@CommandHandler(EndGuardianLink)
export class EndGuardianLinkHandler implements ICommandHandler<EndGuardianLink> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ linkId, reason, requester }: EndGuardianLink): Promise<GuardianLinkState> {
    return this.db.transaction(async (tx) => {
      const link = await lockedLink(tx, linkId);
      await this.mayEnd(link, requester);
      if (link.state === 'revoked') return { id: link.id, state: 'revoked' };
      await tx.guardianLink.update({ where: at(link.id), data: ended(this.clock.now(), reason) });
      await recordAuditEntry(tx, {
        action: link.state === 'invited' ? 'guardian.code_taken_back' : 'guardian.removed',
        subjectId: link.student_id,
        reason,
        detail: { link_id: link.id, guardian_id: link.guardian_id },
      });
      return { id: link.id, state: 'revoked' };
    });
  }

  /** For people without permission the link does not exist. */
  private async mayEnd(
    link: { student_id: string; guardian_id: string | null; state: string },
    requester: Requester,
  ): Promise<void> {
    if (requester.role === 'school_admin' || link.guardian_id === requester.userId) return;
    if (requester.role !== 'teacher' || link.state !== 'invited') throw notFound('link');
    await childOfStaff(this.db, link.student_id, requester).catch((error: unknown) => {
      throw error instanceof AppError && error.kind === 'not_found' ? notFound('link') : error;
    });
  }
}
