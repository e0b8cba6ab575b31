import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LeaderKind } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Leaders } from './leaders.ts';

/** Says how many people a recognised leader accompanies at a time; those who are there already stay. */
export class SetMenteePlaces extends Command<void> {
  constructor(
    readonly userId: string,
    readonly kind: LeaderKind,
    readonly places: number,
  ) {
    super();
  }
}

@CommandHandler(SetMenteePlaces)
export class SetMenteePlacesHandler implements ICommandHandler<SetMenteePlaces> {
  constructor(
    private readonly db: Db,
    private readonly leaders: Leaders,
  ) {}

  execute({ userId, kind, places }: SetMenteePlaces): Promise<void> {
    return this.db.transaction(async (tx) => {
      const open = await this.leaders.lockOpen(tx, userId, kind);
      if (open?.state !== 'recognised')
        throw new AppError('conflict', 'not_now', 'Mentors are people with a badge. Yours is still to come.');
      await tx.leader.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id: open.id } },
        data: { mentee_places: places },
      });
    });
  }
}
