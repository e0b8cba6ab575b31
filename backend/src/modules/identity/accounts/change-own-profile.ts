import type { Language } from '@bookgrove/contract';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantKind, currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { assertMayShowPhoto, drawnAvatar } from '../profile/avatar.rules.ts';
import { Avatars } from '../profile/avatars.ts';

/** The changes of a person's own profile; members that are left out stay unchanged. */
export interface OwnProfileChange {
  first_name?: string;
  last_name?: string;
  country?: string;
  language?: Language;
  /** `set:<name>` of a drawn avatar, empty for none. */
  avatar?: string;
}

/** A person changes their own name, country or picture. A child's name is changed by the school only. */
export class ChangeOwnProfile extends Command<void> {
  constructor(
    readonly userId: string,
    readonly change: OwnProfileChange,
    /** A photo; adults only. */
    readonly photo: Buffer | null,
  ) {
    super();
  }
}

@CommandHandler(ChangeOwnProfile)
export class ChangeOwnProfileHandler implements ICommandHandler<ChangeOwnProfile> {
  constructor(
    private readonly db: Db,
    private readonly avatars: Avatars,
  ) {}

  async execute({ userId, change, photo }: ChangeOwnProfile): Promise<void> {
    const kept = photo ? await this.avatars.keep(photo) : null;
    try {
      const replaced = await this.save(userId, change, kept);
      await this.avatars.drop(replaced);
    } catch (error) {
      await this.avatars.drop(kept);
      throw error;
    }
  }

  /** Resolves to the address of the replaced photo, which can be deleted, or null. */
  private save(
    userId: string,
    { first_name, last_name, country, language, avatar }: OwnProfileChange,
    photo: string | null,
  ): Promise<string | null> {
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const where = { tenant_id_id: { tenant_id, id: userId } };
      // Locked, so that of two photos uploaded concurrently none stays in storage unused.
      await tx.$queryRaw`select 1 from identity.user_account
        where tenant_id = ${tenant_id}::uuid and id = ${userId}::uuid for update`;
      const person = await tx.user.findUnique({
        where,
        select: { role: true, is_class_account: true, self_registered: true, avatar: true },
      });
      if (!person) throw notFound('person');
      const shared = person.role === 'community' || person.is_class_account;
      const rostered =
        person.role === 'student' && currentTenantKind() === 'school' && !person.self_registered;
      const renames = first_name !== undefined || last_name !== undefined;
      if (shared || (rostered && renames))
        throw new AppError(
          'forbidden',
          'name_kept_by_school',
          'Your name is kept by your school. Ask your teacher to change it.',
        );
      if (photo) assertMayShowPhoto(person.role);
      const next = photo ?? (avatar === undefined ? person.avatar : drawnAvatar(avatar));
      await tx.user.update({
        where,
        data: {
          ...(first_name !== undefined && { first_name }),
          ...(last_name !== undefined && { last_name }),
          ...(country !== undefined && { country }),
          ...(language !== undefined && { language }),
          avatar: next,
        },
      });
      return next === person.avatar ? null : person.avatar;
    });
  }
}
