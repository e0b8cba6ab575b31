import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { User } from '../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { audit } from '../audit/audit.ts';
import { PeopleMerged } from '../contract.ts';
import { endSessions } from '../sign-in/end-sessions.ts';
import { accountAfter, linksAfter, voidedByMerging, withdrawnByMerging } from './merge.rules.ts';
import { isErased } from './real-students.ts';

/** The answer to a merging, and to its repetition. */
export class MergedStudents {
  /** The account that stays. */
  id!: string;
  merged_id!: string;
}

/**
 * Makes two accounts of one child into one: everything moves to the account that is kept, in one transaction, and the
 * other stays as an empty row that nobody signs in to. Cannot be undone; asked twice, it answers twice.
 */
export class MergeStudents extends Command<MergedStudents> {
  constructor(
    readonly keepId: string,
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
  ) {}

  execute({ keepId, mergeId }: MergeStudents): Promise<MergedStudents> {
    if (keepId === mergeId)
      throw new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
        fields: { merge_id: ['Choose two different students.'] },
      });
    const done = { id: keepId, merged_id: mergeId };
    return this.db.transaction(async (tx) => {
      const { kept, merged } = await this.locked(tx, keepId, mergeId);
      if (merged.merged_into === keepId) return done;
      assertMergeable(kept, merged);
      await this.assertNoErasure(tx, [keepId, mergeId]);
      const now = this.clock.now();
      await audit(tx, {
        action: 'person.merged',
        subjectId: keepId,
        detail: { merged_id: mergeId, username: merged.username },
      });
      await moveMemberships(tx, keepId, mergeId);
      await moveGuardians(tx, keepId, mergeId, now);
      await moveConsents(tx, keepId, mergeId);
      await moveBadges(tx, keepId, mergeId, now);
      await moveTheRest(tx, keepId, mergeId);
      await endSessions(tx, mergeId, 'archived');
      await this.writeAccounts(tx, kept, merged, now);
      await this.outbox.add(tx, PeopleMerged, { kept_id: keepId, merged_id: mergeId });
      return done;
    });
  }

  /** Both rows, in the order of their ids, so that two mergings of the same pair wait for each other. */
  private async locked(tx: Tx, keepId: string, mergeId: string): Promise<{ kept: User; merged: User }> {
    const tenant_id = currentTenantId();
    await tx.$queryRaw`select 1 from identity.user_account
      where tenant_id = ${tenant_id}::uuid and id = any(${[keepId, mergeId]}::uuid[]) order by id for update`;
    const rows = await tx.user.findMany({
      where: { tenant_id, id: { in: [keepId, mergeId] }, role: 'student' },
    });
    const kept = rows.find(({ id }) => id === keepId);
    const merged = rows.find(({ id }) => id === mergeId);
    if (!kept || !merged || isErased(kept) || isErased(merged)) throw notFound('student');
    return { kept, merged };
  }

  /** An erasure on its way was asked for one account: it must not take the other's things along, nor miss its own. */
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
        'One of the two is to be erased. Take that request back first, or let it be done.',
      );
  }

  private async writeAccounts(tx: Tx, kept: User, merged: User, now: Date): Promise<void> {
    const tenant_id = currentTenantId();
    // First the other row: a username and an e-mail address belong to one person at a time.
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
    // Those who became part of it before follow it.
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

function assertMergeable(kept: User, merged: User): void {
  if (kept.merged_into !== null || merged.merged_into !== null)
    throw new AppError(
      'conflict',
      'already_merged',
      'One of the two became part of another account meanwhile. Look at the list again.',
    );
  if (kept.is_class_account || merged.is_class_account)
    throw new AppError(
      'conflict',
      'class_account',
      'An account that a whole class shares is no child, and cannot be merged with one.',
    );
}

/** Classes and groups; where both were in, the place of the kept one stays. */
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

/** Sign-in elsewhere, requests and invitations move; secrets of the other account are worth nothing any more. */
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
