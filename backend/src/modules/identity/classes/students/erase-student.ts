import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { PersonalData } from '../../../../platform/personal-data/personal-data.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { isErased } from './real-students.ts';

/**
 * Erases a student with all data in all modules. Only an administrator, only an archived student, and only
 * with the typed username.
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
    const student = await this.db.transaction(async (tx) => {
      const where = { tenant_id: currentTenantId(), id: studentId };
      // The second of two concurrent requests finds nobody.
      await tx.$queryRaw`select 1 from identity.user_account
        where tenant_id = ${where.tenant_id}::uuid and id = ${studentId}::uuid for update`;
      const found = await tx.user.findFirst({ where: { ...where, role: 'student' } });
      if (!found || found.merged_into || isErased(found)) throw notFound('student');
      if (found.status !== 'archived')
        throw new AppError('conflict', 'not_archived', 'Archive the student first.');
      if (found.username.toLowerCase() !== username.toLowerCase())
        throw invalidFields({ username: ['This is not their username. Nothing was deleted.'] });
      await recordAuditEntry(tx, { action: 'person.erased', subjectId: studentId });
      await this.personalData.erase(tx, found);
      await tx.user.deleteMany({ where });
      return found;
    });
    // After the commit: a rolled back transaction must not have deleted files.
    for (const folder of folders) await this.storage.removeAll(folder);
    await this.personalData.forgetInQueues(student);
  }
}
