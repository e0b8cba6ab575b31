import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { LeaderKind } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { isOpen, mayApplyAgainAt } from './leader.rules.ts';
import { LeaderStory, showStory, STORY_COLUMNS, type StoryRecord } from './leader-view.ts';

/** The requester's own applications and badges. */
export class OwnLeadership {
  kind!: LeaderKind;
  /** The open one; null when there is none. */
  current!: LeaderStory | null;
  /** Ended ones, newest first. */
  past!: LeaderStory[];
  /** When a new application is possible after a decline; null: now. */
  may_apply_at!: string | null;
}

export class GetOwnLeadership extends Query<OwnLeadership> {
  constructor(
    readonly userId: string,
    readonly kind: LeaderKind,
  ) {
    super();
  }
}

@QueryHandler(GetOwnLeadership)
export class GetOwnLeadershipHandler implements IQueryHandler<GetOwnLeadership> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ userId, kind }: GetOwnLeadership): Promise<OwnLeadership> {
    const now = this.clock.now();
    const rows = await this.db.rows<StoryRecord>({
      name: 'own_leadership',
      text: `select ${STORY_COLUMNS} from identity.leader l
             where l.tenant_id = $1 and l.user_id = $2 and l.kind = $3 order by l.created_at desc limit 20`,
      values: [currentTenantId(), userId, kind],
    });
    const current = rows.find(({ state }) => isOpen(state));
    const declined = rows.find(({ state }) => state === 'declined')?.decided_at;
    const again = declined ? mayApplyAgainAt(declined) : null;
    return {
      kind,
      current: current ? showStory(current, now) : null,
      past: rows.filter((row) => row !== current).map((row) => showStory(row, now)),
      may_apply_at: !current && again && again > now ? again.toISOString() : null,
    };
  }
}
