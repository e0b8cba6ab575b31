import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { audit } from '../audit/audit.ts';
import { isErased } from '../duplicates/real-students.ts';

/**
 * Deletes a student for good, with all that any module holds of them. Only an administrator, only an
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
  constructor(
    private readonly db: Db,
    private readonly personalData: PersonalData,
    private readonly storage: Storage,
  ) {}

  async execute({ studentId, username }: EraseStudent): Promise<void> {
    const folders = await this.personalData.folders(this.db, { id: studentId, email: null });
    await this.db.transaction(async (tx) => {
      const where = { tenant_id: currentTenantId(), id: studentId };
      // Of two at once the later one finds nobody.
      await tx.$queryRaw`select 1 from identity.user_account
        where tenant_id = ${where.tenant_id}::uuid and id = ${studentId}::uuid for update`;
      const found = await tx.user.findFirst({ where: { ...where, role: 'student' } });
      if (!found || found.merged_into || isErased(found)) throw notFound('student');
      if (found.status !== 'archived')
        throw new AppError('conflict', 'not_archived', 'Archive the student first.');
      if (found.username.toLowerCase() !== username.toLowerCase())
        throw new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
          fields: { username: ['This is not their username. Nothing was deleted.'] },
        });
      await audit(tx, { action: 'person.erased', subjectId: studentId });
      await this.personalData.erase(tx, { id: studentId, email: found.email });
      await tx.user.deleteMany({ where });
    });
    // Only now: what a transaction took back would have lost its pictures.
    for (const folder of folders) await this.storage.removeAll(folder);
  }
}
