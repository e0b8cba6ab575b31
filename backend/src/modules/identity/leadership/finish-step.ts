import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LeaderKind } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { assertStepDone } from './leader.rules.ts';
import { Leaders } from './leaders.ts';

/** Finishes a step of the requester's training; a finished step can be changed until the badge is awarded. */
export class FinishStep extends Command<void> {
  constructor(
    readonly userId: string,
    readonly kind: LeaderKind,
    readonly step: string,
    readonly reflection: string,
    readonly answer: number | null,
  ) {
    super();
  }
}

@CommandHandler(FinishStep)
export class FinishStepHandler implements ICommandHandler<FinishStep> {
  constructor(
    private readonly db: Db,
    private readonly leaders: Leaders,
  ) {}

  async execute({ userId, kind, step, reflection, answer }: FinishStep): Promise<void> {
    assertStepDone(kind, step, reflection, answer);
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      const open = await this.leaders.lockOpen(tx, userId, kind);
      if (open?.state !== 'training')
        throw new AppError('conflict', 'not_now', 'The training begins when your application is approved.');
      await tx.leaderStep.upsert({
        where: { tenant_id_leader_id_step: { tenant_id, leader_id: open.id, step } },
        create: { tenant_id, leader_id: open.id, step, reflection },
        update: { reflection },
      });
    });
  }
}
