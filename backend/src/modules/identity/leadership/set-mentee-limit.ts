import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LeaderKind } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Leaders } from './leaders.ts';

/** Sets how many mentees a recognised leader accepts at a time; current ones stay. */
export class SetMenteeLimit extends Command<void> {
  constructor(
    readonly userId: string,
    readonly kind: LeaderKind,
    readonly places: number,
  ) {
    super();
  }
}

@CommandHandler(SetMenteeLimit)
export class SetMenteeLimitHandler implements ICommandHandler<SetMenteeLimit> {
  constructor(
    private readonly db: Db,
    private readonly leaders: Leaders,
  ) {}

  execute({ userId, kind, places }: SetMenteeLimit): Promise<void> {
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
