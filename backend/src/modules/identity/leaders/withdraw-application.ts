import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LeaderKind } from '@bookgrove/contract';
import { Db } from '../../../platform/db/db.ts';
import { audit } from '../audit/audit.ts';
import { Leaders } from './leaders.ts';

/** Ends one's own way: an application taken back, a nomination refused, a badge given back. Twice is once. */
export class WithdrawApplication extends Command<void> {
  constructor(
    readonly userId: string,
    readonly kind: LeaderKind,
  ) {
    super();
  }
}

@CommandHandler(WithdrawApplication)
export class WithdrawApplicationHandler implements ICommandHandler<WithdrawApplication> {
  constructor(
    private readonly db: Db,
    private readonly leaders: Leaders,
  ) {}

  execute({ userId, kind }: WithdrawApplication): Promise<void> {
    return this.db.transaction(async (tx) => {
      const open = await this.leaders.lockOpen(tx, userId, kind);
      if (!open) return;
      await this.leaders.move(tx, open, 'withdraw');
      await audit(tx, { action: 'leader.withdrawn', subjectId: userId, detail: { kind, from: open.state } });
    });
  }
}
