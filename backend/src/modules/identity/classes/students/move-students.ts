import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { lockOpenClass, studentsOf, type Teaching } from '../management/class-access.ts';
import { leaveClass } from './leave-class.ts';

/**
 * Moves students from one class to another; the requester must work with both. Moving them back undoes it.
 */
export class MoveStudents extends Command<{ count: number }> {
  constructor(
    readonly who: Teaching,
    readonly fromId: string,
    readonly toId: string,
    readonly studentIds: string[],
  ) {
    super();
  }
}

@CommandHandler(MoveStudents)
export class MoveStudentsHandler implements ICommandHandler<MoveStudents> {
  constructor(private readonly db: Db) {}

  execute({ who, fromId, toId, studentIds }: MoveStudents): Promise<{ count: number }> {
    return this.db.transaction(async (tx) => {
      // Always locked in the same order, so that two opposite moves wait for each other and do not deadlock.
      for (const id of [fromId, toId].sort()) await lockOpenClass(tx, who, id);
      const students = await studentsOf(tx, fromId, studentIds);
      if (fromId === toId) return { count: students.length };
      const tenant_id = currentTenantId();
      await tx.classMember.createMany({
        data: students.map(({ id }) => ({
          tenant_id,
          class_id: toId,
          user_id: id,
          role: 'student' as const,
        })),
        skipDuplicates: true,
      });
      await leaveClass(
        tx,
        fromId,
        students.map(({ id }) => id),
      );
      for (const { id } of students)
        await recordAuditEntry(tx, {
          action: 'class.student_moved',
          subjectId: id,
          detail: { class_id: fromId, to_class_id: toId },
        });
      return { count: students.length };
    });
  }
}
