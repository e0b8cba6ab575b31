import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetLeaderProgress, type LeaderProgress } from '../contract.ts';
import { statusOfLeader, type LeaderState } from './leader.rules.ts';

/** For the hours of training: the steps of the programme are a part of them. */
@QueryHandler(GetLeaderProgress)
export class GetLeaderProgressHandler implements IQueryHandler<GetLeaderProgress> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ userId }: GetLeaderProgress): Promise<LeaderProgress | null> {
    const [row] = await this.db.rows<{ state: LeaderState; valid_until: Date | null; steps: string[] }>({
      name: 'leader_progress',
      text: `select l.state, l.valid_until, coalesce((select array_agg(s.step order by s.done_at)
               from identity.leader_step s where s.tenant_id = l.tenant_id and s.leader_id = l.id), '{}') as steps
             from identity.leader l
             where l.tenant_id = $1 and l.user_id = $2 and l.kind = 'teacher' and l.state not in ('withdrawn', 'declined')
             order by l.created_at desc limit 1`,
      values: [currentTenantId(), userId],
    });
    return row ? { standing: statusOfLeader(row, this.clock.now()), steps: row.steps } : null;
  }
}
