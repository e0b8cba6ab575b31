import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Prisma } from '../../../../platform/db/generated/client.ts';
import { valueChanges } from '../../audit/value-changes.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { assertBirth } from '../../profile/birth-fields.ts';
import { given, lockOpenClass, studentsOf, type Teaching } from '../management/class-access.ts';
import type { StudentChangeBody } from '../management/class-bodies.ts';
import { isTaken, usernameTaken } from '../../profile/usernames.ts';

/** Changes the names and the month of birth of a student in one of the requester's classes. */
export class ChangeStudent extends Command<{ id: string }> {
  constructor(
    readonly who: Teaching,
    readonly classId: string,
    readonly studentId: string,
    readonly change: StudentChangeBody,
  ) {
    super();
  }
}

@CommandHandler(ChangeStudent)
export class ChangeStudentHandler implements ICommandHandler<ChangeStudent> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ who, classId, studentId, change }: ChangeStudent): Promise<{ id: string }> {
    try {
      return await this.db.transaction(async (tx) => {
        await lockOpenClass(tx, who, classId);
        await studentsOf(tx, classId, [studentId]);
        const { first_name, last_name, username, birth_year } = change;
        // A month without a year has no meaning: it is removed too, unless the request sets it, which is an error.
        const birth_month =
          birth_year === null && change.birth_month === undefined ? null : change.birth_month;
        const known = await tx.user.findUniqueOrThrow({
          where: { tenant_id_id: { tenant_id: currentTenantId(), id: studentId } },
        });
        if (birth_year !== undefined || birth_month !== undefined)
          assertBirth(
            birth_year === undefined ? known.birth_year : birth_year,
            birth_month === undefined ? known.birth_month : birth_month,
            this.clock.now(),
          );
        if (username !== undefined && (await isTaken(tx, username, studentId))) throw usernameTaken();
        await tx.user.update({
          where: { tenant_id_id: { tenant_id: currentTenantId(), id: studentId } },
          data: {
            ...(first_name !== undefined && { first_name }),
            ...(last_name !== undefined && { last_name }),
            ...(username !== undefined && { username }),
            ...(birth_year !== undefined && { birth_year }),
            ...(birth_month !== undefined && { birth_month }),
          },
        });
        await recordAuditEntry(tx, {
          action: 'person.changed',
          subjectId: studentId,
          detail: {
            class_id: classId,
            changed: given(change),
            changes: valueChanges(known, change, ['first_name', 'last_name', 'username']),
          },
        });
        return { id: studentId };
      });
    } catch (error) {
      // Another request took the name between the check and the update.
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
        throw usernameTaken();
      throw error;
    }
  }
}
