import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';

/** Deletes one's own bookmark, highlight or note, for the class, too. */
export class RemoveAnnotation extends Command<void> {
  constructor(
    readonly id: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveAnnotation)
export class RemoveAnnotationHandler implements ICommandHandler<RemoveAnnotation> {
  constructor(private readonly db: Db) {}

  async execute({ id, userId }: RemoveAnnotation): Promise<void> {
    await this.db.transaction((tx) =>
      tx.annotation.deleteMany({ where: { tenant_id: currentTenantId(), id, user_id: userId } }),
    );
  }
}
