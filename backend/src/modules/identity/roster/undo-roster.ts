import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { audit } from '../audit/audit.ts';
import type { Teaching } from '../classes/class-access.ts';
import { assertStatus, lockImport } from './roster-access.ts';

/**
 * Takes a whole import back within 24 hours: students it made go (those who have signed in are archived instead, with
 * what they did), names it changed return where nobody changed them since, and nobody stays in a class it put them in.
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
    private readonly db: Db,
  ) {}

  execute({ who, importId }: UndoRoster): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      const tenant = currentTenantId();
      const found = await lockImport(tx, who, importId);
      if (found.status === 'undone') return { id: importId };
      if (!(found.status === 'failed' && found.lines_done > 0)) {
        if (found.status !== 'done') assertStatus(found, 'done');
        if (!found.undo_until || found.undo_until < this.clock.now())
          throw new AppError(
            'conflict',
            'undo_too_late',
            'A list can be taken back for 24 hours. Archive students who are not wanted.',
          );
      }
      const now = this.clock.now();
      const lines = await tx.rosterLine.findMany({
        where: { tenant_id: tenant, import_id: importId, applied_at: { not: null } },
        select: { verdict: true, user_id: true },
      });
      const made = lines.flatMap(({ verdict, user_id }) =>
        verdict === 'create' && user_id ? [user_id] : [],
      );
      const used = await tx.$queryRaw<{ user_id: string }[]>`
        select distinct user_id from identity.session where tenant_id = ${tenant}::uuid and user_id = any(${made}::uuid[])
        union select merged_into from identity.user_account
          where tenant_id = ${tenant}::uuid and merged_into = any(${made}::uuid[])`;
      const keep = used.map(({ user_id }) => user_id);
      const drop = made.filter((id) => !keep.includes(id));

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
      await tx.$executeRaw`
        delete from identity.class_group_member g using identity.class_group c, identity.roster_line l
        where l.tenant_id = ${tenant}::uuid and l.import_id = ${importId}::uuid and l.applied_at is not null
          and c.tenant_id = l.tenant_id and l.values->'joined' ? c.class_id::text
          and g.tenant_id = c.tenant_id and g.group_id = c.id and g.user_id = l.user_id`;
      await tx.$executeRaw`
        delete from identity.class_member m using identity.roster_line l
        where l.tenant_id = ${tenant}::uuid and l.import_id = ${importId}::uuid and l.applied_at is not null and l.verdict = 'update'
          and m.tenant_id = l.tenant_id and m.user_id = l.user_id and m.role = 'student' and l.values->'joined' ? m.class_id::text`;
      await tx.user.deleteMany({ where: { tenant_id: tenant, id: { in: drop }, role: 'student' } });
      await tx.user.updateMany({
        where: { tenant_id: tenant, id: { in: keep }, role: 'student', status: 'active' },
        data: {
          status: 'archived',
          archived_at: now,
          archived_by: who.userId,
          archived_reason: 'The list they came with was taken back',
        },
      });
      await tx.session.updateMany({
        where: { tenant_id: tenant, user_id: { in: keep }, revoked_at: null },
        data: { revoked_at: now, revoked_reason: 'archived' },
      });
      // Classes that the import made go when nobody is left in them.
      await tx.schoolClass.deleteMany({
        where: {
          tenant_id: tenant,
          id: { in: found.made_classes },
          members: { none: { role: 'student' } },
        },
      });
      await tx.rosterImport.update({
        where: { tenant_id_id: { tenant_id: tenant, id: importId } },
        data: { status: 'undone', undo_until: null },
      });
      await audit(tx, {
        action: 'roster.undone',
        detail: { import_id: importId, removed: drop.length, archived: keep.length },
      });
      return { id: importId };
    });
  }
}
