import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { reminderDue, statusOfLeader } from './leader.rules.ts';
import { Leaders } from './leaders.ts';

const AT_ONCE = 200;

/** Reminds holders of badges thirty and seven days before the end, and ends badges that were not renewed. */
@Injectable()
@Scheduled({ name: 'keep-leader-dates', every: 3_600_000 })
export class ProcessLeaderDeadlines implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly leaders: Leaders,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const [due] = await this.db.system([
      {
        name: 'leader_dates_due',
        text: `select tenant_id, id from identity.leader
               where state = 'recognised' and (valid_until <= $1
                 or (valid_until <= $1::timestamptz + interval '30 days' and reminded = 0)
                 or (valid_until <= $1::timestamptz + interval '7 days' and reminded <> 7))
               order by valid_until limit ${AT_ONCE}`,
        values: [now],
      },
    ]);
    const rows = due!.rows as { tenant_id: string; id: string }[];
    await this.tenants.forEachTenant('keep-leader-dates', rows, ({ tenant_id, id }) =>
      this.keep(tenant_id, id, now),
    );
  }

  /** Checked again after locking: another process may have done it, or the person may have renewed. */
  private async keep(tenant_id: string, id: string, now: Date): Promise<void> {
    await this.db.transaction(async (tx) => {
      const leader = await this.leaders.lock(tx, id);
      if (leader.state !== 'recognised' || !leader.valid_until) return;
      if (statusOfLeader(leader, now) === 'lapsed') {
        await this.leaders.move(tx, leader, 'lapse');
        await this.leaders.emailUpdate(tx, id, leader.user_id, 'lapsed');
        return;
      }
      const where = { tenant_id_id: { tenant_id, id } };
      const { reminded } = await tx.leader.findUniqueOrThrow({ where, select: { reminded: true } });
      const days = reminderDue(leader.valid_until, reminded, now);
      if (!days) return;
      await tx.leader.update({ where, data: { reminded: days } });
      await this.leaders.emailUpdate(tx, id, leader.user_id, days === 30 ? 'renewal_in_30' : 'renewal_in_7');
    });
  }
}
