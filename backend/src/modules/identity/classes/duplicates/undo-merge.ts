import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentContext, currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { AccountMerge } from '../../../../platform/db/generated/client.ts';
import { ReversibleChanges } from '../../../../platform/db/reversible-changes.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { PeopleMergeUndone } from '../../contract.ts';
import { ownPartOf } from './merged-rows.ts';
import { undoRefusal, undoUntil, type UndoRefusal } from './undo-merge.rules.ts';

/** The response to the undoing of a merge, and to its repetition. */
export class UndoneMerge {
  id!: string;
  kept_id!: string;
  /** The account that is back. */
  merged_id!: string;
}

/**
 * Undoes a merge of two accounts within a day. The accounts come back at once, with logins, classes, guardians and consents; the
 * other modules follow by the event. A value that was changed after the merge stays. Nobody signed in to the kept account since
 * the merge stays signed in: they may be the other child.
 */
export class UndoMerge extends Command<UndoneMerge> {
  constructor(
    readonly mergeId: string,
    readonly reason: string,
  ) {
    super();
  }
}

/** What each refusal says. An undone merge is no refusal: a repeated request gets the same response. */
const REFUSALS: Record<Exclude<UndoRefusal, 'undone'>, string> = {
  sealed: 'Data of one of the two were erased since, so the merge cannot be undone.',
  expired: 'A merge can be undone for a day. That day is over.',
  later_merge: 'One of the two accounts was merged again since. Undo that merge first.',
  erasure_open: 'One of the two is to be erased. Cancel that request first.',
};

@CommandHandler(UndoMerge)
export class UndoMergeHandler implements ICommandHandler<UndoMerge> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly changes: ReversibleChanges,
  ) {}

  execute({ mergeId, reason }: UndoMerge): Promise<UndoneMerge> {
    return this.db.transaction(async (tx) => {
      const merge = await this.locked(tx, mergeId);
      const { id, kept_id, merged_id } = merge;
      const now = this.clock.now();
      const refusal = undoRefusal(await factsOf(tx, merge), now);
      if (refusal === 'undone') return { id, kept_id, merged_id };
      if (refusal) throw new AppError('conflict', refusal, REFUSALS[refusal]);
      await this.changes.undo(tx, ownPartOf(merge));
      await assertBack(tx, merged_id);
      await endSessionsSince(tx, kept_id, merge.merged_at, now);
      await tx.accountMerge.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
        data: { undone_at: now, undone_by: currentContext()!.principal!.userId },
      });
      await recordAuditEntry(tx, {
        action: 'person.merge_undone',
        subjectId: kept_id,
        reason,
        detail: { merged_id },
      });
      const until = undoUntil(merge.merged_at).toISOString();
      await this.outbox.add(tx, PeopleMergeUndone, { merge_id: id, kept_id, merged_id, until });
      return { id, kept_id, merged_id };
    });
  }

  /** The merge, with both accounts locked in the order in which a merge locks them. */
  private async locked(tx: Tx, id: string): Promise<AccountMerge> {
    const tenant_id = currentTenantId();
    const found = await tx.accountMerge.findUnique({ where: { tenant_id_id: { tenant_id, id } } });
    if (!found) throw notFound('merge');
    await tx.$queryRaw`select 1 from identity.user_account where tenant_id = ${tenant_id}::uuid
      and id = any(${[found.kept_id, found.merged_id]}::uuid[]) order by id for update`;
    return tx.accountMerge.findUniqueOrThrow({ where: { tenant_id_id: { tenant_id, id } } });
  }
}

async function factsOf(tx: Tx, merge: AccountMerge) {
  const tenant_id = currentTenantId();
  const either = { in: [merge.kept_id, merge.merged_id] };
  const [later, erasures] = [
    await tx.accountMerge.count({
      where: {
        tenant_id,
        undone_at: null,
        id: { not: merge.id },
        merged_at: { gte: merge.merged_at },
        OR: [{ kept_id: either }, { merged_id: either }],
      },
    }),
    await tx.dataRequest.count({
      where: {
        tenant_id,
        person_id: either,
        kind: 'erasure',
        status: { in: ['waiting', 'working'] },
      },
    }),
  ];
  const { merged_at, undone_at, sealed } = merge;
  return { merged_at, undone_at, sealed, has_later: later > 0, erasure_open: erasures > 0 };
}

/** The username is unique: somebody may have been given it since. */
async function assertBack(tx: Tx, id: string): Promise<void> {
  const account = await tx.user.findUnique({
    where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
  });
  if (account?.username === `merged-${id}`)
    throw new AppError(
      'conflict',
      'username_taken',
      'Another account has the username of this one now. Change it there first.',
    );
  if (!account || account.merged_into !== null) throw new Error(`The merged account ${id} did not come back`);
}

async function endSessionsSince(tx: Tx, user_id: string, since: Date, now: Date): Promise<void> {
  await tx.session.updateMany({
    where: { tenant_id: currentTenantId(), user_id, revoked_at: null, created_at: { gte: since } },
    data: { revoked_at: now, revoked_reason: 'revoked' },
  });
}
