import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { RosterLine } from '../../../../platform/db/generated/client.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import type { Teaching } from '../management/class-access.ts';
import { RosterImports, rosterOwner } from './roster-imports.ts';
import type { RosterRow } from './roster-kind.ts';

/**
 * Undoes a whole import within 24 hours: students that it created are removed (those who have signed in are
 * archived instead, with their data), names that it changed are restored where nobody changed them since, and
 * students leave the classes that it put them into.
 */
export class UndoRoster extends Command<{ id: string }> {
  constructor(
    readonly who: Teaching,
    readonly importId: string,
  ) {
    super();
  }
}

@CommandHandler(UndoRoster)
export class UndoRosterHandler implements ICommandHandler<UndoRoster> {
  constructor(
    private readonly clock: Clock,
    private readonly imports: RosterImports,
  ) {}

  execute({ who, importId }: UndoRoster): Promise<{ id: string }> {
    return this.imports.undo(importId, rosterOwner(who), async (tx, found, applied) => {
      const now = this.clock.now();
      const { unused, used } = await createdStudents(tx, applied);
      await restoreDetails(tx, importId, now);
      await leaveClasses(tx, importId);
      await tx.user.deleteMany({
        where: { tenant_id: currentTenantId(), id: { in: unused }, role: 'student' },
      });
      await archiveStudents(tx, used, who.userId, now);
      await removeEmptyClasses(tx, found);
      await recordAuditEntry(tx, {
        action: 'roster.undone',
        detail: { import_id: importId, removed: unused.length, archived: used.length },
      });
    });
  }
}

/** Students that the import created: those who never signed in, and those who did or were merged with others. */
async function createdStudents(tx: Tx, applied: RosterLine[]): Promise<{ unused: string[]; used: string[] }> {
  const tenant = currentTenantId();
  const created = applied.flatMap(({ verdict, user_id }) =>
    verdict === 'create' && user_id ? [user_id] : [],
  );
  const found = await tx.$queryRaw<{ user_id: string }[]>`
    select distinct user_id from identity.session where tenant_id = ${tenant}::uuid and user_id = any(${created}::uuid[])
    union select merged_into from identity.user_account
      where tenant_id = ${tenant}::uuid and merged_into = any(${created}::uuid[])`;
  const used = found.map(({ user_id }) => user_id);
  return { used, unused: created.filter((id) => !used.includes(id)) };
}

/** Restores names and months of birth, where they still have the value of the import. */
async function restoreDetails(tx: Tx, importId: string, now: Date): Promise<void> {
  const tenant = currentTenantId();
  await tx.$executeRaw`
    update identity.user_account u set first_name = l.before->>'first_name', last_name = l.before->>'last_name', updated_at = ${now}
    from identity.roster_line l
    where l.tenant_id = ${tenant}::uuid and l.import_id = ${importId}::uuid and l.applied_at is not null and l.verdict = 'update'
      and u.tenant_id = l.tenant_id and u.id = l.user_id and l.before is not null
      and u.first_name = l.values->>'first_name' and u.last_name = l.values->>'last_name'`;
  await tx.$executeRaw`
    update identity.user_account u set birth_year = (l.before->>'birth_year')::smallint,
      birth_month = (l.before->>'birth_month')::smallint, updated_at = ${now}
    from identity.roster_line l
    where l.tenant_id = ${tenant}::uuid and l.import_id = ${importId}::uuid and l.applied_at is not null and l.verdict = 'update'
      and u.tenant_id = l.tenant_id and u.id = l.user_id and l.before ? 'birth_year' and coalesce(l.values->>'birth', '') <> ''
      and u.birth_year || coalesce('-' || lpad(u.birth_month::text, 2, '0'), '') = l.values->>'birth'`;
}

/** Removes students from the classes, and their groups, that the import put them into. */
async function leaveClasses(tx: Tx, importId: string): Promise<void> {
  const tenant = currentTenantId();
  await tx.$executeRaw`
    delete from identity.class_group_member g using identity.class_group c, identity.roster_line l
    where l.tenant_id = ${tenant}::uuid and l.import_id = ${importId}::uuid and l.applied_at is not null
      and c.tenant_id = l.tenant_id and l.values->'joined' ? c.class_id::text
      and g.tenant_id = c.tenant_id and g.group_id = c.id and g.user_id = l.user_id`;
  await tx.$executeRaw`
    delete from identity.class_member m using identity.roster_line l
    where l.tenant_id = ${tenant}::uuid and l.import_id = ${importId}::uuid and l.applied_at is not null and l.verdict = 'update'
      and m.tenant_id = l.tenant_id and m.user_id = l.user_id and m.role = 'student' and l.values->'joined' ? m.class_id::text`;
}

async function archiveStudents(tx: Tx, ids: string[], by: string, now: Date): Promise<void> {
  const tenant_id = currentTenantId();
  await tx.user.updateMany({
    where: { tenant_id, id: { in: ids }, role: 'student', status: 'active' },
    data: {
      status: 'archived',
      archived_at: now,
      archived_by: by,
      archived_reason: 'The list they came with was undone',
    },
  });
  await tx.session.updateMany({
    where: { tenant_id, user_id: { in: ids }, revoked_at: null },
    data: { revoked_at: now, revoked_reason: 'archived' },
  });
}

/** Removes classes that the import created when no student is left in them. */
async function removeEmptyClasses(tx: Tx, { made_classes }: RosterRow): Promise<void> {
  await tx.schoolClass.deleteMany({
    where: {
      tenant_id: currentTenantId(),
      id: { in: made_classes ?? [] },
      members: { none: { role: 'student' } },
    },
  });
}
