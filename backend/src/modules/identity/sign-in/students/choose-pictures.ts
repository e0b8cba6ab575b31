import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Picture } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Passwords } from '../passwords/passwords.ts';
import { pictureSecret } from './picture-secret.ts';

/** A student without a picture password chooses one, once; later changes are made by the teacher. */
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
