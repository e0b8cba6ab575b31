import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { ResourceKind } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { actingPerson } from '../acting-person.ts';
import { assertOpen } from './resource.rules.ts';
import { holdOwn } from './hold-resource.ts';
import type { ResourceChange } from './resource-body.ts';

/** So many pieces one person can have begun and not sent. */
const MOST_DRAFTS = 50;

/** Begins a resource: a draft of this kind, with nothing said of it. */
export class MakeResource extends Command<{ id: string }> {
  constructor(readonly kind: ResourceKind) {
    super();
  }
}

@CommandHandler(MakeResource)
export class MakeResourceHandler implements ICommandHandler<MakeResource> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ kind }: MakeResource): Promise<{ id: string }> {
    const tenant_id = currentTenantId();
    const owner = await actingPerson(this.queries);
    const id = newId();
    await this.db.transaction(async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`resources ${owner.id}`}, 0))`;
      const drafts = await tx.resource.count({ where: { tenant_id, owner_id: owner.id, stage: 'draft' } });
      if (drafts >= MOST_DRAFTS)
        throw new AppError(
          'conflict',
          'too_many_drafts',
          `You have begun ${MOST_DRAFTS} pieces. Send or delete one of them first.`,
        );
      await tx.resource.createMany({
        data: [{ tenant_id, id, kind, owner_id: owner.id, owner_name: owner.name.slice(0, 255) }],
      });
    });
    return { id };
  }
}

/** Keeps what is said of a resource, as it is typed. */
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
      const row = await holdOwn(tx, id);
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

/** Throws a resource away that nobody decided on, with its files. Doing it again changes nothing. */
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
        assertOpen(await holdOwn(tx, id));
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
