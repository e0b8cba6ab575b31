import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LeaderKind } from '@bookgrove/contract';
import { Db } from '../../../platform/db/db.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import { Leaders } from './leaders.ts';

/**
 * Withdraws the requester's application, refuses a nomination, or returns a badge. Repeating it changes
 * nothing.
 */
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
      await recordAuditEntry(tx, {
        action: 'leader.withdrawn',
        subjectId: userId,
        detail: { kind, from: open.state },
      });
    });
  }
}
