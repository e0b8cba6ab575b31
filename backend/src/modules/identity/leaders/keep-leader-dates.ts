import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { DoneRegularly, type Chore } from '../../../platform/messaging/chores.ts';
import { reminderDue, standingOf } from './leader.rules.ts';
import { Leaders } from './leaders.ts';

const AT_ONCE = 200;

/** Reminds holders of badges thirty and seven days before the end, and ends what was not renewed. */
@Injectable()
@DoneRegularly({ name: 'keep-leader-dates', every: 3_600_000 })
export class KeepLeaderDates implements Chore {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly leaders: Leaders,
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
    for (const { tenant_id, id } of due!.rows as { tenant_id: string; id: string }[])
      await inContext({ correlationId: newId(), tenantId: tenant_id, principal: null }, () =>
        this.keep(tenant_id, id, now),
      );
  }

  /** Looks again under the lock: another copy of the server may have done it, or the person renewed. */
  private async keep(tenant_id: string, id: string, now: Date): Promise<void> {
    await this.db.transaction(async (tx) => {
      const leader = await this.leaders.lock(tx, id);
      if (leader.state !== 'recognised' || !leader.valid_until) return;
      if (standingOf(leader, now) === 'lapsed') {
        await this.leaders.move(tx, leader, 'lapse');
        await this.leaders.tell(tx, id, leader.user_id, 'lapsed');
        return;
      }
      const where = { tenant_id_id: { tenant_id, id } };
      const { reminded } = await tx.leader.findUniqueOrThrow({ where, select: { reminded: true } });
      const days = reminderDue(leader.valid_until, reminded, now);
      if (!days) return;
      await tx.leader.update({ where, data: { reminded: days } });
      await this.leaders.tell(tx, id, leader.user_id, days === 30 ? 'renewal_in_30' : 'renewal_in_7');
    });
  }
}
