import { canBeSent, RESOURCE_REMARKS } from '@bookgrove/contract';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { actingPerson } from '../acting-person.ts';
import { lockOwnResource } from './lock-resource.ts';
import { assertOpen, remarksOf, type FilmExtra } from './resource.rules.ts';

/** Submits a resource for a decision, or withdraws it before the decision. */
export class SubmitResource extends Command<void> {
  constructor(
    readonly id: string,
    readonly back: boolean,
  ) {
    super();
  }
}

@CommandHandler(SubmitResource)
export class SubmitResourceHandler implements ICommandHandler<SubmitResource> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id, back }: SubmitResource): Promise<void> {
    const tenant_id = currentTenantId();
    const actor = await actingPerson(this.queries);
    await this.db.transaction(async (tx) => {
      const row = await lockOwnResource(tx, id);
      if (back ? row.stage === 'draft' : row.stage === 'submitted') return; // a repeated request
      if (!back) {
        assertOpen(row);
        const film = await tx.film.findFirst({
          where: { tenant_id, id },
          select: { poster_id: true, captions: { select: { locale: true } } },
        });
        const side = {
          poster: Boolean(film?.poster_id),
          captions: (film?.captions ?? []).map(({ locale }) => locale),
        } as FilmExtra;
        const remarks = remarksOf(row, side);
        if (!canBeSent(remarks))
          throw new AppError(
            'invalid',
            'resource_incomplete',
            'Something is still missing before this can be sent.',
            { fields: { piece: remarks.filter((remark) => RESOURCE_REMARKS[remark].must) } },
          );
      } else if (row.stage !== 'submitted')
        throw new AppError('conflict', 'not_to_take_back', 'This has been decided on already.');
      await tx.resource.updateMany({
        where: { tenant_id, id },
        data: { stage: back ? 'draft' : 'submitted', submitted_at: back ? null : this.clock.now() },
      });
      await tx.resourceStatusChange.createMany({
        data: [
          {
            tenant_id,
            id: newId(),
            resource_id: id,
            move: back ? 'recall' : 'submit',
            actor_id: actor.id,
            actor_name: actor.name,
          },
        ],
      });
    });
  }
}
