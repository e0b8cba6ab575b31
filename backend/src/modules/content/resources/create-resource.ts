import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { ResourceKind } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { actingPerson } from '../acting-person.ts';
import { assertOpen } from './resource.rules.ts';
import { lockOwnResource } from './lock-resource.ts';
import type { ResourceChange } from './resource-body.ts';

/** Maximum number of a person's drafts. */
const MOST_DRAFTS = 50;

/** Creates a resource: an empty draft of this kind. */
export class CreateResource extends Command<{ id: string }> {
  constructor(readonly kind: ResourceKind) {
    super();
  }
}

@CommandHandler(CreateResource)
export class CreateResourceHandler implements ICommandHandler<CreateResource> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ kind }: CreateResource): Promise<{ id: string }> {
    const tenant_id = currentTenantId();
    const owner = await actingPerson(this.queries);
    const id = newId();
    await this.db.transaction(async (tx) => {
      await lockUntilCommit(tx, `resources ${owner.id}`);
      const drafts = await tx.resource.count({ where: { tenant_id, owner_id: owner.id, stage: 'draft' } });
      if (drafts >= MOST_DRAFTS)
        throw new AppError(
          'conflict',
          'too_many_drafts',
          `You have begun ${MOST_DRAFTS} pieces. Send or delete one of them first.`,
        );
      await tx.resource.createMany({
        data: [{ tenant_id, id, kind, owner_id: owner.id, owner_name: owner.name }],
      });
    });
    return { id };
  }
}

/** Saves the details of a resource, as they are typed. */
export class ChangeResource extends Command<{ version: number }> {
  constructor(
    readonly id: string,
    readonly change: ResourceChange,
  ) {
    super();
  }
}

@CommandHandler(ChangeResource)
export class ChangeResourceHandler implements ICommandHandler<ChangeResource> {
  constructor(private readonly db: Db) {}

  execute({ id, change: { version, ...said } }: ChangeResource): Promise<{ version: number }> {
    return this.db.transaction(async (tx) => {
      const row = await lockOwnResource(tx, id);
      assertOpen(row);
      if (row.version !== version)
        throw new AppError(
          'conflict',
          'resource_changed',
          'You changed this in another window. Load the page again to go on from there.',
        );
      const license = said.rights === 'licence' ? (said.license ?? null) : null;
      await tx.resource.updateMany({
        where: { tenant_id: currentTenantId(), id },
        data: { ...said, license, version: { increment: 1 } },
      });
      return { version: version + 1 };
    });
  }
}

/** Deletes a resource that is not decided on, with its files. Repeating it changes nothing. */
export class RemoveResource extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(RemoveResource)
export class RemoveResourceHandler implements ICommandHandler<RemoveResource> {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  async execute({ id }: RemoveResource): Promise<void> {
    const tenant_id = currentTenantId();
    const removed = await this.db.transaction(async (tx) => {
      try {
        assertOpen(await lockOwnResource(tx, id));
      } catch (error) {
        if (error instanceof AppError && error.code === notFound('resource').code) return false;
        throw error;
      }
      await tx.film.deleteMany({ where: { tenant_id, id } });
      const { count } = await tx.resource.deleteMany({ where: { tenant_id, id } });
      return count > 0;
    });
    if (!removed) return;
    await this.storage.removeAll(`resources/${id}/`);
    await this.storage.removeAll(`films/${id}/`);
  }
}
