import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DesignBody } from '@bookgrove/contract';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { showDesign, type Design } from './design-view.ts';

/** Saves a drawing, if nobody changed the design since `version`. */
export class ChangeDesign extends Command<Design> {
  constructor(
    readonly id: string,
    readonly ownerId: string,
    readonly change: { title: string; body: DesignBody; version: number },
  ) {
    super();
  }
}

@CommandHandler(ChangeDesign)
export class ChangeDesignHandler implements ICommandHandler<ChangeDesign> {
  constructor(private readonly db: Db) {}

  execute({ id, ownerId, change: { title, body, version } }: ChangeDesign): Promise<Design> {
    const own = { tenant_id: currentTenantId(), id, owner_id: ownerId };
    return this.db.transaction(async (tx) => {
      const { count } = await tx.design.updateMany({
        where: { ...own, version },
        data: { title, body: body as unknown as Prisma.InputJsonObject, version: { increment: 1 } },
      });
      const row = await tx.design.findFirst({ where: own });
      if (!row) throw notFound('design');
      if (count === 0)
        throw new AppError(
          'conflict',
          'design_changed',
          'This design was changed in another window. Load it again to go on from there.',
        );
      return showDesign(row);
    });
  }
}

/** Deletes a design. Repeating it changes nothing. */
export class DeleteDesign extends Command<void> {
  constructor(
    readonly id: string,
    readonly ownerId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteDesign)
export class DeleteDesignHandler implements ICommandHandler<DeleteDesign> {
  constructor(private readonly db: Db) {}

  async execute({ id, ownerId }: DeleteDesign): Promise<void> {
    await this.db.transaction((tx) =>
      tx.design.deleteMany({ where: { tenant_id: currentTenantId(), id, owner_id: ownerId } }),
    );
  }
}
