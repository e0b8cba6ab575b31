import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DESIGN_LIMITS, type DesignBody, type DesignSize } from '@bookgrove/contract';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { showDesign, type Design } from './design-view.ts';

/** Creates a design. */
export class CreateDesign extends Command<Design> {
  constructor(
    readonly ownerId: string,
    readonly title: string,
    readonly size: DesignSize,
    readonly body: DesignBody,
  ) {
    super();
  }
}

@CommandHandler(CreateDesign)
export class CreateDesignHandler implements ICommandHandler<CreateDesign> {
  constructor(private readonly db: Db) {}

  execute({ ownerId, title, size, body }: CreateDesign): Promise<Design> {
    return this.db.transaction((tx) => addDesign(tx, ownerId, { title, size, body }));
  }
}

/** Copies a design. */
export class CopyDesign extends Command<Design> {
  constructor(
    readonly id: string,
    readonly ownerId: string,
  ) {
    super();
  }
}

@CommandHandler(CopyDesign)
export class CopyDesignHandler implements ICommandHandler<CopyDesign> {
  constructor(private readonly db: Db) {}

  execute({ id, ownerId }: CopyDesign): Promise<Design> {
    return this.db.transaction(async (tx) => {
      const row = await tx.design.findFirst({
        where: { tenant_id: currentTenantId(), id, owner_id: ownerId },
      });
      if (!row) throw notFound('design');
      const title = `${row.title.slice(0, 116)} (2)`;
      return addDesign(tx, ownerId, { title, size: row.size, body: row.body as unknown as DesignBody });
    });
  }
}

async function addDesign(
  tx: Tx,
  owner_id: string,
  { title, size, body }: { title: string; size: string; body: DesignBody },
): Promise<Design> {
  const tenant_id = currentTenantId();
  // Without the lock two concurrent requests could exceed the limit together.
  await lockUntilCommit(tx, `designs ${owner_id}`);
  if ((await tx.design.count({ where: { tenant_id, owner_id } })) >= DESIGN_LIMITS.designs)
    throw new AppError(
      'conflict',
      'too_many_designs',
      `You have ${DESIGN_LIMITS.designs} designs. Delete one that you no longer need, then make a new one.`,
    );
  const row = await tx.design.create({
    data: { id: newId(), tenant_id, owner_id, title, size, body: body as unknown as Prisma.InputJsonObject },
  });
  return showDesign(row);
}
