import type { ResourceDecision, ResourceReason } from '@bookgrove/contract';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantKind, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { actingPerson } from '../acting-person.ts';
import { ResourceDecided } from '../contract.ts';
import { FindResources } from './find-resources.ts';
import { lockResource } from './lock-resource.ts';
import { decided, filmSlug, filmTextsOf, type ResourceRow } from './resource.rules.ts';
import { CopyToPlatform } from './copy-to-platform.ts';

/** Decides on a resource, and records the actor and the reason. */
export class DecideOnResource extends Command<void> {
  constructor(
    readonly id: string,
    readonly decision: ResourceDecision,
    readonly reason: ResourceReason | null,
    readonly note: string,
  ) {
    super();
  }
}

@CommandHandler(DecideOnResource)
export class DecideOnResourceHandler implements ICommandHandler<DecideOnResource> {
  constructor(
    private readonly clock: Clock,
    private readonly cache: PublicCache,
    private readonly db: Db,
    private readonly find: FindResources,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly copyToPlatform: CopyToPlatform,
  ) {}

  async execute(command: DecideOnResource): Promise<void> {
    const actor = await actingPerson(this.queries);
    const row = await this.find.forModeration(command.id);
    const here = row.tenant_id === currentTenantId();
    const platforms = command.decision === 'widen' || command.decision === 'decline';
    // A school decides on its own resources; the platform only on those proposed to every school.
    if (platforms === here)
      throw new AppError(
        'forbidden',
        'not_allowed',
        platforms ? 'What everybody gets is decided by the platform’s team.' : 'Its school decides on this.',
      );
    if (command.decision === 'widen') await this.copyToPlatform.run(row, actor);
    await inContext(
      here ? currentContext()! : { ...currentContext()!, tenantId: row.tenant_id, actorName: actor.name },
      () => this.db.transaction((tx) => this.inside(tx, command, actor, here)),
    );
    this.cache.forgetAll();
  }

  private async inside(
    tx: Tx,
    { id, decision, reason, note }: DecideOnResource,
    actor: { id: string; name: string },
    here: boolean,
  ): Promise<void> {
    const tenant_id = currentTenantId();
    const row = await lockResource(tx, id);
    const next = decided(row, decision, currentTenantKind());
    await tx.resource.updateMany({
      where: { tenant_id, id },
      data: { ...next, ...(decision === 'approve' && { approved_at: this.clock.now() }) },
    });
    if (row.kind === 'film') await this.film(tx, row, next.stage === 'approved');
    const moveId = newId();
    await tx.resourceStatusChange.createMany({
      data: [
        {
          tenant_id,
          id: moveId,
          resource_id: id,
          move: decision,
          reason,
          note,
          actor_id: actor.id,
          actor_name: actor.name,
        },
      ],
    });
    await this.outbox.add(tx, ResourceDecided, {
      resource_id: id,
      move_id: moveId,
      owner_id: row.owner_id,
      by: actor.id,
      ...(!here && { by_name: actor.name }),
      title: row.title,
      move: decision,
      reason: reason ?? '',
      note,
    });
    await this.cache.announceToAll(tx);
  }

  /** A film is added to the list of films as well, with the texts of its resource. */
  private async film(tx: Tx, row: ResourceRow, shown: boolean): Promise<void> {
    await tx.film.updateMany({
      where: { tenant_id: row.tenant_id, id: row.id },
      data: {
        published: shown,
        ...(shown && { slug: filmSlug(row), words: filmTextsOf(row) }),
      },
    });
  }
}
