import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentPlace, currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';

/** What a person may change of themselves; what is left out stays. */
export interface OwnProfileChange {
  first_name?: string;
  last_name?: string;
  country?: string;
}

/** A person changes their own name or country. A child's name is the school's to keep. */
export class ChangeOwnProfile extends Command<void> {
  constructor(
    readonly userId: string,
    readonly change: OwnProfileChange,
  ) {
    super();
  }
}

@CommandHandler(ChangeOwnProfile)
export class ChangeOwnProfileHandler implements ICommandHandler<ChangeOwnProfile> {
  constructor(private readonly db: Db) {}

  execute({ userId, change: { first_name, last_name, country } }: ChangeOwnProfile): Promise<void> {
    return this.db.transaction(async (tx) => {
      const where = { tenant_id_id: { tenant_id: currentTenantId(), id: userId } };
      const person = await tx.user.findUnique({
        where,
        select: { role: true, is_class_account: true, self_registered: true },
      });
      if (!person) throw notFound('person');
      const shared = person.role === 'community' || person.is_class_account;
      const rostered = person.role === 'student' && currentPlace() === 'school' && !person.self_registered;
      const renames = first_name !== undefined || last_name !== undefined;
      if (shared || (rostered && renames))
        throw new AppError(
          'forbidden',
          'name_kept_by_school',
          'Your name is kept by your school. Ask your teacher to change it.',
        );
      await tx.user.update({
        where,
        data: {
          ...(first_name !== undefined && { first_name }),
          ...(last_name !== undefined && { last_name }),
          ...(country !== undefined && { country }),
        },
      });
    });
  }
}
