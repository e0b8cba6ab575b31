import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Picture } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { audit } from '../audit/audit.ts';
import { ownClass, ownStudents } from '../classes/own-class.ts';
import { endSessions } from './end-sessions.ts';
import { Passwords } from './passwords.ts';
import { pictureSecret } from './picture-secret.ts';

/** A teacher sets a child's pictures, or takes them away (null): the child chooses new ones at the next sign-in. */
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
      // Whoever came in with the old ones may not be the child.
      if (student!.picture_hash) await endSessions(tx, studentId, 'password_changed');
      await audit(tx, {
        action: pictures ? 'person.pictures_set' : 'person.pictures_reset',
        subjectId: studentId,
        detail: { class_id: classId },
      });
    });
  }
}

/** A child who has no pictures chooses them, once: later changes are the teacher's. */
export class ChoosePictures extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly pictures: Picture[],
  ) {
    super();
  }
}

@CommandHandler(ChoosePictures)
export class ChoosePicturesHandler implements ICommandHandler<ChoosePictures> {
  constructor(
    private readonly db: Db,
    private readonly passwords: Passwords,
  ) {}

  async execute({ studentId, pictures }: ChoosePictures): Promise<void> {
    const picture_hash = await this.passwords.hash(pictureSecret(pictures));
    const { count } = await this.db.transaction((tx) =>
      tx.user.updateMany({
        where: {
          tenant_id: currentTenantId(),
          id: studentId,
          role: 'student',
          is_class_account: false,
          picture_hash: null,
          memberships: { some: { school_class: { sign_in_mode: 'picture', archived_at: null } } },
        },
        data: { picture_hash },
      }),
    );
    if (count === 0)
      throw new AppError(
        'conflict',
        'pictures_not_open',
        'Your pictures cannot be chosen now. Ask your teacher to change them.',
      );
  }
}
