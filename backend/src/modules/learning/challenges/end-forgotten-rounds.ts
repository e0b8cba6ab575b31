import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { forgottenBefore } from './round.rules.ts';
import { ChallengeRounds } from './rounds.ts';

const AT_ONCE = 200;

/** Ends rounds that nobody ended, so that the answers of single people do not stay. */
@Injectable()
@Scheduled({ name: 'end-forgotten-rounds', every: 900_000 })
export class EndForgottenRounds implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly rounds: ChallengeRounds,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const [forgotten] = await this.db.system([
      {
        name: 'forgotten_rounds',
        text: `select tenant_id, id from learning.challenge_round
               where state = 'open' and opened_at < $1 order by opened_at limit ${AT_ONCE}`,
        values: [forgottenBefore(this.clock.now())],
      },
    ]);
    await this.tenants.forEachTenant(
      'end-forgotten-rounds',
      forgotten!.rows as { tenant_id: string; id: string }[],
      ({ id }) => this.rounds.endForgotten(id),
    );
  }
}
