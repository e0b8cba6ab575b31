import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { endSessions } from '../../sign-in/sessions/end-sessions.ts';
import { lockOpenClass, studentsOf, type Teaching } from '../management/class-access.ts';

/**
 * Archives students of a class: they are removed from every list and signed out at once. Their memberships
 * stay, so that they can be restored and their teachers find them among the archived students.
 */
export class ArchiveStudents extends Command<{ count: number }> {
  constructor(
    readonly who: Teaching,
    readonly classId: string,
    readonly studentIds: string[],
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(ArchiveStudents)
export class ArchiveStudentsHandler implements ICommandHandler<ArchiveStudents> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ who, classId, studentIds, reason }: ArchiveStudents): Promise<{ count: number }> {
    return this.db.transaction(async (tx) => {
      await lockOpenClass(tx, who, classId);
      const students = await studentsOf(tx, classId, studentIds);
      const ids = students.map(({ id }) => id);
      await tx.user.updateMany({
        where: { tenant_id: currentTenantId(), id: { in: ids } },
        data: {
          status: 'archived',
          archived_at: this.clock.now(),
          archived_by: who.userId,
          archived_reason: reason,
        },
      });
      for (const id of ids) {
        await endSessions(tx, id, 'archived');
        await recordAuditEntry(tx, {
          action: 'person.archived',
          subjectId: id,
          reason,
          detail: { class_id: classId },
        });
      }
      return { count: ids.length };
    });
  }
}
