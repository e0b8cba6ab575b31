import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { endSessions } from '../../sign-in/sessions/end-sessions.ts';
import { Passwords } from '../../sign-in/passwords/passwords.ts';
import { lockOpenClass, studentsOf, type Teaching } from '../management/class-access.ts';
import type { StudentLoginSlip } from '../management/class-views.ts';
import { readablePassword } from './readable-password.ts';

/** Sets a new password for a student, which is only in this response; all their sessions end. */
export class ResetStudentPassword extends Command<StudentLoginSlip> {
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

  async execute({ who, classId, studentId }: ResetStudentPassword): Promise<StudentLoginSlip> {
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
      await recordAuditEntry(tx, {
        action: 'person.password_reset',
        subjectId: studentId,
        detail: { class_id: classId },
      });
      const { id, first_name, last_name, username } = student!;
      return { id, first_name, last_name, username, password };
    });
  }
}
