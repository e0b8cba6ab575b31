import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { isErased } from './real-students.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { lockOpenClass, ownClasses, seesAllClasses, type Teaching } from '../management/class-access.ts';

/** Restores archived students; a teacher only those of their own classes. */
export class RestoreStudents extends Command<{ count: number }> {
  constructor(
    readonly who: Teaching,
    readonly studentIds: string[],
    readonly classId: string | null,
  ) {
    super();
  }
}

@CommandHandler(RestoreStudents)
export class RestoreStudentsHandler implements ICommandHandler<RestoreStudents> {
  constructor(private readonly db: Db) {}

  execute({ who, studentIds, classId }: RestoreStudents): Promise<{ count: number }> {
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      if (classId) await lockOpenClass(tx, who, classId);
      const ids = [...new Set(studentIds)];
      const found = await tx.user.findMany({
        where: {
          tenant_id,
          id: { in: ids },
          role: 'student',
          merged_into: null,
          ...(!seesAllClasses(who) && {
            memberships: { some: { role: 'student', school_class: ownClasses(who) } },
          }),
        },
        select: { id: true, status: true, username: true },
      });
      if (found.length !== ids.length || found.some(isErased)) throw notFound('student');
      const back = found.filter(({ status }) => status === 'archived').map(({ id }) => id);
      await tx.user.updateMany({
        where: { tenant_id, id: { in: back } },
        data: { status: 'active', archived_at: null, archived_by: null, archived_reason: null },
      });
      if (classId)
        await tx.classMember.createMany({
          data: ids.map((user_id) => ({ tenant_id, class_id: classId, user_id, role: 'student' as const })),
          skipDuplicates: true,
        });
      for (const id of back)
        await recordAuditEntry(tx, {
          action: 'person.restored',
          subjectId: id,
          detail: classId ? { class_id: classId } : {},
        });
      return { count: back.length };
    });
  }
}
