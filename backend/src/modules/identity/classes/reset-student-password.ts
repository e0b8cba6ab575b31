import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { audit } from '../audit/audit.ts';
import { endSessions } from '../sign-in/end-sessions.ts';
import { Passwords } from '../sign-in/passwords.ts';
import { lockOpenClass, studentsOf, type Teaching } from './class-access.ts';
import type { StudentSlip } from './class-views.ts';
import { readablePassword } from './readable-password.ts';

/** Gives a student a new password, told this once; where they are signed in, they no longer are. */
export class ResetStudentPassword extends Command<StudentSlip> {
  constructor(
    readonly who: Teaching,
    readonly classId: string,
    readonly studentId: string,
  ) {
    super();
  }
}

@CommandHandler(ResetStudentPassword)
export class ResetStudentPasswordHandler implements ICommandHandler<ResetStudentPassword> {
  constructor(
    private readonly db: Db,
    private readonly passwords: Passwords,
  ) {}

  async execute({ who, classId, studentId }: ResetStudentPassword): Promise<StudentSlip> {
    const password = readablePassword();
    const password_hash = await this.passwords.hash(password);
    return this.db.transaction(async (tx) => {
      await lockOpenClass(tx, who, classId);
      const [student] = await studentsOf(tx, classId, [studentId]);
      await tx.user.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id: studentId } },
        data: { password_hash },
      });
      await endSessions(tx, studentId, 'password_changed');
      await audit(tx, {
        action: 'person.password_reset',
        subjectId: studentId,
        detail: { class_id: classId },
      });
      const { id, first_name, last_name, username } = student!;
      return { id, first_name, last_name, username, password };
    });
  }
}
