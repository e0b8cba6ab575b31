import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { audit } from '../audit/audit.ts';
import { lockOpenClass, studentsOf, type Teaching } from './class-access.ts';
import { leaveClass } from './leave-class.ts';

/** Moves students from one class to another, both of which the mover works with. Moving them back undoes it. */
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
      // One order for everybody, so that two moves against each other wait and do not lock up.
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
        await audit(tx, {
          action: 'class.student_moved',
          subjectId: id,
          detail: { class_id: fromId, to_class_id: toId },
        });
      return { count: students.length };
    });
  }
}
