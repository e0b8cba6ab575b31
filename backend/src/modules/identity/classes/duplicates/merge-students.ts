import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Clock } from '../../../../platform/clock.ts';
import { currentContext, currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { User } from '../../../../platform/db/generated/client.ts';
import { ReversibleChanges } from '../../../../platform/db/reversible-changes.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { PeopleMerged } from '../../contract.ts';
import { endSessions } from '../../sign-in/sessions/end-sessions.ts';
import { accountAfter, linksAfter, voidedByMerging, withdrawnByMerging } from './merge.rules.ts';
import { isErased } from '../students/real-students.ts';
import { MERGED_ROWS, ownPartOf } from './merged-rows.ts';
import { undoUntil } from './undo-merge.rules.ts';

/** The response to a merge, and to its repetition. */
export class MergedStudents {
  /** The account that stays. */
  id!: string;
  merged_id!: string;
  /** The merge, for undoing it; null when it was made before merges could be undone. */
  merge_id!: string | null;
  /** Until when it can be undone; null when it cannot. */
  @ApiProperty({ format: 'date-time', nullable: true, type: String })
  undo_until!: string | null;
}

/**
 * Merges two accounts of one child: all data move to the surviving account, in one transaction, and the other
 * stays as an empty row to which nobody can sign in. It can be undone for a day (`UndoMerge`); a repeated request gets the
 * same response.
 */
export class MergeStudents extends Command<MergedStudents> {
  constructor(
    readonly survivorId: string,
    readonly mergeId: string,
  ) {
    super();
  }
}

@CommandHandler(MergeStudents)
export class MergeStudentsHandler implements ICommandHandler<MergeStudents> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly changes: ReversibleChanges,
  ) {}

  execute({ survivorId, mergeId }: MergeStudents): Promise<MergedStudents> {
    if (survivorId === mergeId) throw invalidFields({ merge_id: ['Choose two different students.'] });
    return this.db.transaction(async (tx) => {
      const { kept, merged } = await this.locked(tx, survivorId, mergeId);
      if (merged.merged_into === survivorId) return this.earlier(tx, survivorId, mergeId);
      assertMergeable(kept, merged);
      await this.assertNoErasure(tx, [survivorId, mergeId]);
      const now = this.clock.now();
      const merge = {
        tenant_id: currentTenantId(),
        id: newId(),
        kept_id: survivorId,
        merged_id: mergeId,
        merged_at: now,
        merged_by: currentContext()!.principal!.userId,
      };
      await tx.accountMerge.create({ data: merge });
      await recordAuditEntry(tx, {
        action: 'person.merged',
        subjectId: survivorId,
        detail: { merged_id: mergeId, username: merged.username },
      });
      await this.changes.record(tx, ownPartOf(merge), [survivorId, mergeId], MERGED_ROWS, async () => {
        await moveMemberships(tx, survivorId, mergeId);
        await moveGuardians(tx, survivorId, mergeId, now);
        await moveConsents(tx, survivorId, mergeId);
        await moveBadges(tx, survivorId, mergeId, now);
        await moveTheRest(tx, survivorId, mergeId);
        await this.writeAccounts(tx, kept, merged, now);
      });
      await endSessions(tx, mergeId, 'archived');
      await this.outbox.add(tx, PeopleMerged, { kept_id: survivorId, merged_id: mergeId });
      return answerOf(survivorId, mergeId, merge);
    });
  }

  /** The answer to a repeated request. */
  private async earlier(tx: Tx, keptId: string, mergedId: string): Promise<MergedStudents> {
    const merge = await tx.accountMerge.findFirst({
      where: { tenant_id: currentTenantId(), kept_id: keptId, merged_id: mergedId, undone_at: null },
      orderBy: { merged_at: 'desc' },
    });
    return answerOf(keptId, mergedId, merge);
  }

  /** Both rows, in the order of their ids, so that two merges of the same pair wait for each other. */
  private async locked(tx: Tx, survivorId: string, mergeId: string): Promise<{ kept: User; merged: User }> {
    const tenant_id = currentTenantId();
    await tx.$queryRaw`select 1 from identity.user_account
      where tenant_id = ${tenant_id}::uuid and id = any(${[survivorId, mergeId]}::uuid[]) order by id for update`;
    const rows = await tx.user.findMany({
      where: { tenant_id, id: { in: [survivorId, mergeId] }, role: 'student' },
    });
    const kept = rows.find(({ id }) => id === survivorId);
    const merged = rows.find(({ id }) => id === mergeId);
    if (!kept || !merged || isErased(kept) || isErased(merged)) throw notFound('student');
    return { kept, merged };
  }

  /** A pending erasure was requested for one account only: it must erase exactly that account's data. */
  private async assertNoErasure(tx: Tx, ids: string[]): Promise<void> {
    const open = await tx.dataRequest.count({
      where: {
        tenant_id: currentTenantId(),
        person_id: { in: ids },
        kind: 'erasure',
        status: { in: ['waiting', 'working'] },
      },
    });
    if (open > 0)
      throw new AppError(
        'conflict',
        'erasure_open',
        'One of the two is to be erased. Cancel that request first, or wait until it is done.',
      );
  }

  private async writeAccounts(tx: Tx, kept: User, merged: User, now: Date): Promise<void> {
    const tenant_id = currentTenantId();
    // First the other row, since usernames and e-mail addresses are unique.
    await tx.user.update({
      where: { tenant_id_id: { tenant_id, id: merged.id } },
      data: {
        username: `merged-${merged.id}`,
        email: null,
        email_verified_at: null,
        avatar: null,
        birth_year: null,
        birth_month: null,
        password_hash: null,
        picture_hash: null,
        backup_hash: null,
        backup_expires_at: null,
        status: 'archived',
        archived_at: now,
        archived_by: currentContext()!.principal!.userId,
        archived_reason: 'Merged with another account of the same child',
        merged_into: kept.id,
      },
    });
    // Accounts that were merged into it before now point to the surviving account.
    await tx.user.updateMany({
      where: { tenant_id, merged_into: merged.id },
      data: { merged_into: kept.id },
    });
    const after = accountAfter(kept, merged);
    const comesBack = after.status === 'active' && kept.status === 'archived';
    await tx.user.update({
      where: { tenant_id_id: { tenant_id, id: kept.id } },
      data: { ...after, ...(comesBack && { archived_at: null, archived_by: null, archived_reason: null }) },
    });
  }
}

const answerOf = (
  id: string,
  merged_id: string,
  merge: { id: string; merged_at: Date } | null,
): MergedStudents => ({
  id,
  merged_id,
  merge_id: merge?.id ?? null,
  undo_until: merge && undoUntil(merge.merged_at).toISOString(),
});

function assertMergeable(kept: User, merged: User): void {
  if (kept.merged_into !== null || merged.merged_into !== null)
    throw new AppError(
      'conflict',
      'already_merged',
      'One of the two was merged into another account meanwhile. Reload the list.',
    );
  if (kept.is_class_account || merged.is_class_account)
    throw new AppError(
      'conflict',
      'class_account',
      'An account that a whole class shares is no child, and cannot be merged with one.',
    );
}

/** Classes and groups; where both were members, the membership of the surviving account stays. */
async function moveMemberships(tx: Tx, keep: string, merge: string): Promise<void> {
  const tenant = currentTenantId();
  await tx.$executeRaw`insert into identity.class_member (tenant_id, class_id, user_id, role, joined_at)
    select tenant_id, class_id, ${keep}::uuid, role, joined_at from identity.class_member
    where tenant_id = ${tenant}::uuid and user_id = ${merge}::uuid on conflict do nothing`;
  await tx.$executeRaw`insert into identity.class_group_member (tenant_id, group_id, user_id)
    select tenant_id, group_id, ${keep}::uuid from identity.class_group_member
    where tenant_id = ${tenant}::uuid and user_id = ${merge}::uuid on conflict do nothing`;
  await tx.classGroupMember.deleteMany({ where: { tenant_id: tenant, user_id: merge } });
  await tx.classMember.deleteMany({ where: { tenant_id: tenant, user_id: merge } });
}

async function moveGuardians(tx: Tx, keep: string, merge: string, now: Date): Promise<void> {
  const tenant_id = currentTenantId();
  const links = await tx.guardianLink.findMany({
    where: { tenant_id, student_id: { in: [keep, merge] } },
    orderBy: { id: 'asc' },
  });
  const { end, narrow } = linksAfter(links, keep);
  for (const { id, reason } of end)
    await tx.guardianLink.update({
      where: { tenant_id_id: { tenant_id, id } },
      data: { state: 'revoked', ended_at: now, end_reason: reason },
    });
  for (const { id, permissions } of narrow)
    await tx.guardianLink.update({ where: { tenant_id_id: { tenant_id, id } }, data: { permissions } });
  await tx.guardianLink.updateMany({ where: { tenant_id, student_id: merge }, data: { student_id: keep } });
}

async function moveConsents(tx: Tx, keep: string, merge: string): Promise<void> {
  const tenant_id = currentTenantId();
  const answers = await tx.consent.findMany({ where: { tenant_id, student_id: { in: [keep, merge] } } });
  for (const { id, withdrawn_at, withdrawn_by } of withdrawnByMerging(answers))
    await tx.consent.update({
      where: { tenant_id_id: { tenant_id, id } },
      data: { withdrawn_at, withdrawn_by },
    });
  await tx.consent.updateMany({ where: { tenant_id, student_id: merge }, data: { student_id: keep } });
}

async function moveBadges(tx: Tx, keep: string, merge: string, now: Date): Promise<void> {
  const tenant_id = currentTenantId();
  const live = await tx.badge.findMany({
    where: { tenant_id, user_id: { in: [keep, merge] }, voided_at: null },
    select: { id: true, created_at: true },
  });
  await tx.badge.updateMany({
    where: { tenant_id, id: { in: voidedByMerging(live) } },
    data: { voided_at: now },
  });
  await tx.badge.updateMany({ where: { tenant_id, user_id: merge }, data: { user_id: keep } });
}

/** Single sign-on links, requests and invitations move; secrets of the other account stop working. */
async function moveTheRest(tx: Tx, keep: string, merge: string): Promise<void> {
  const tenant_id = currentTenantId();
  const ofMerged = { where: { tenant_id, user_id: merge } };
  await tx.ssoLink.updateMany({ ...ofMerged, data: { user_id: keep } });
  await tx.dataRequest.updateMany({ where: { tenant_id, person_id: merge }, data: { person_id: keep } });
  await tx.invitation.updateMany({ where: { tenant_id, accepted_by: merge }, data: { accepted_by: keep } });
  await tx.singleUseToken.deleteMany(ofMerged);
  await tx.totpFactor.deleteMany(ofMerged);
  await tx.recoveryCode.deleteMany(ofMerged);
  await tx.passkey.deleteMany(ofMerged);
  await tx.pendingProof.deleteMany(ofMerged);
}
