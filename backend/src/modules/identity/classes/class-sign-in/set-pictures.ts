import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Picture } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { Passwords } from '../../sign-in/passwords/passwords.ts';
import { endSessions } from '../../sign-in/sessions/end-sessions.ts';
import { pictureSecret } from '../../sign-in/students/picture-secret.ts';
import { ownClass, ownStudents } from './lock-own-class.ts';

/**
 * A teacher sets a student's picture password, or removes it (null); the student then chooses a new one at the next
 * sign-in.
 */
export class SetPictures extends Command<void> {
  constructor(
    readonly classId: string,
    readonly studentId: string,
    readonly pictures: Picture[] | null,
  ) {
    super();
  }
}

@CommandHandler(SetPictures)
export class SetPicturesHandler implements ICommandHandler<SetPictures> {
  constructor(
    private readonly db: Db,
    private readonly passwords: Passwords,
  ) {}

  async execute({ classId, studentId, pictures }: SetPictures): Promise<void> {
    const picture_hash = pictures && (await this.passwords.hash(pictureSecret(pictures)));
    await this.db.transaction(async (tx) => {
      await ownClass(tx, classId);
      const [student] = await ownStudents(tx, classId, [studentId]);
      await tx.user.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id: studentId } },
        data: { picture_hash },
      });
      // Sessions that were opened with the old pictures may belong to somebody else.
      if (student!.picture_hash) await endSessions(tx, studentId, 'password_changed');
      await recordAuditEntry(tx, {
        action: pictures ? 'person.pictures_set' : 'person.pictures_reset',
        subjectId: studentId,
        detail: { class_id: classId },
      });
    });
  }
}
