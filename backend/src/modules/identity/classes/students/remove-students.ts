import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { lockOpenClass, seesAllClasses, studentsOf, type Teaching } from '../management/class-access.ts';
import { leaveClass } from './leave-class.ts';

/** Removes students from a class. Their accounts stay. */
export class RemoveStudents extends Command<{ count: number }> {
  constructor(
    readonly who: Teaching,
    readonly classId: string,
    readonly studentIds: string[],
  ) {
    super();
  }
}

@CommandHandler(RemoveStudents)
export class RemoveStudentsHandler implements ICommandHandler<RemoveStudents> {
  constructor(private readonly db: Db) {}

  execute({ who, classId, studentIds }: RemoveStudents): Promise<{ count: number }> {
    return this.db.transaction(async (tx) => {
      await lockOpenClass(tx, who, classId);
      const students = await studentsOf(tx, classId, studentIds);
      for (const { id } of students)
        await recordAuditEntry(tx, {
          action: 'class.student_removed',
          subjectId: id,
          detail: { class_id: classId },
        });
      await leaveClass(
        tx,
        classId,
        students.map(({ id }) => id),
      );
      return { count: students.length };
    });
  }
}

/** How long a teacher can undo their own removal. */
const REGRET_MS = 24 * 3_600_000;

/**
 * Adds students to a class: an administrator any of the school, a teacher those whom they removed from it
 * within the last day. A teacher cannot add a child whom they never taught, because they could then reset the
 * child's password.
 */
export class AddStudentsToClass extends Command<{ count: number }> {
  constructor(
    readonly who: Teaching,
    readonly classId: string,
    readonly studentIds: string[],
  ) {
    super();
  }
}

@CommandHandler(AddStudentsToClass)
export class AddStudentsToClassHandler implements ICommandHandler<AddStudentsToClass> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ who, classId, studentIds }: AddStudentsToClass): Promise<{ count: number }> {
    return this.db.transaction(async (tx) => {
      await lockOpenClass(tx, who, classId);
      const tenant_id = currentTenantId();
      const wanted = [...new Set(studentIds)];
      const students = await tx.user.findMany({
        where: { tenant_id, id: { in: wanted }, role: 'student', status: 'active' },
        select: { id: true },
      });
      if (students.length !== wanted.length) throw notFound('student');
      if (!seesAllClasses(who)) {
        const removals = await tx.auditEntry.findMany({
          where: {
            tenant_id,
            action: 'class.student_removed',
            actor_id: who.userId,
            subject_id: { in: wanted },
            at: { gt: new Date(this.clock.now().getTime() - REGRET_MS) },
            detail: { path: ['class_id'], equals: classId },
          },
          select: { subject_id: true },
        });
        const removed = new Set(removals.map(({ subject_id }) => subject_id));
        if (wanted.some((id) => !removed.has(id))) throw notFound('student');
      }
      const { count } = await tx.classMember.createMany({
        data: wanted.map((user_id) => ({ tenant_id, class_id: classId, user_id, role: 'student' as const })),
        skipDuplicates: true,
      });
      for (const id of wanted)
        await recordAuditEntry(tx, {
          action: 'class.student_added',
          subjectId: id,
          detail: { class_id: classId },
        });
      return { count };
    });
  }
}
