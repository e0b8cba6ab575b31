import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { audit } from '../audit/audit.ts';

/**
 * Deletes a student for good, with their sign-ins, memberships, badges and consents. Only an administrator, only an
 * archived student, and only with the username typed: a second thought in place of a second person.
 */
export class EraseStudent extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly username: string,
  ) {
    super();
  }
}

@CommandHandler(EraseStudent)
export class EraseStudentHandler implements ICommandHandler<EraseStudent> {
  constructor(private readonly db: Db) {}

  execute({ studentId, username }: EraseStudent): Promise<void> {
    return this.db.transaction(async (tx) => {
      const where = { tenant_id: currentTenantId(), id: studentId };
      const found = await tx.user.findFirst({ where: { ...where, role: 'student' } });
      if (!found) throw notFound('student');
      if (found.status !== 'archived')
        throw new AppError('conflict', 'not_archived', 'Archive the student first.');
      if (found.username.toLowerCase() !== username.toLowerCase())
        throw new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
          fields: { username: ['This is not their username. Nothing was deleted.'] },
        });
      await audit(tx, { action: 'person.erased', subjectId: studentId });
      // Whoever brought the student back meanwhile wins.
      const { count } = await tx.user.deleteMany({ where: { ...where, status: 'archived' } });
      if (count === 0) throw new AppError('conflict', 'not_archived', 'Archive the student first.');
    });
  }
}
