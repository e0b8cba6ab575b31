import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LeaderKind } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import { assertReport, validFrom } from './leader.rules.ts';
import { Leaders } from './leaders.ts';

/** Renews the requester's badge for another year, with a report on the past year. */
export class RenewBadge extends Command<void> {
  constructor(
    readonly userId: string,
    readonly kind: LeaderKind,
    readonly report: string,
  ) {
    super();
  }
}

@CommandHandler(RenewBadge)
export class RenewBadgeHandler implements ICommandHandler<RenewBadge> {
  constructor(
    private readonly db: Db,
    private readonly leaders: Leaders,
  ) {}

  execute({ userId, kind, report }: RenewBadge): Promise<void> {
    const tenant_id = currentTenantId();
    return this.db.transaction(async (tx) => {
      const open = await this.leaders.lockOpen(tx, userId, kind);
      if (!open?.valid_until)
        throw new AppError('conflict', 'not_now', 'There is no badge to renew. You can apply again.');
      // Only meetings since the last renewal count.
      const since = new Date(open.valid_until);
      since.setUTCFullYear(since.getUTCFullYear() - 1);
      const meetings = await tx.mentorMeeting.count({
        where: { tenant_id, met_on: { gte: since }, mentorship: { leader_id: open.id } },
      });
      assertReport(report, meetings);
      const valid_until = validFrom(open.valid_until);
      await this.leaders.move(tx, open, 'renew', { valid_until, reminded: 0 });
      await tx.leaderRenewal.create({
        data: { id: newId(), tenant_id, leader_id: open.id, report, meetings, valid_until },
      });
      await recordAuditEntry(tx, { action: 'leader.renewed', subjectId: userId, detail: { kind, meetings } });
      await this.leaders.emailUpdate(tx, open.id, userId, 'renewed');
    });
  }
}
