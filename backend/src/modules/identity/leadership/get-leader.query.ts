import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { PersonSchool } from '../people/administration/person-view.ts';
import { LeaderPerson, LeaderStory, showStory, STORY_COLUMNS, type StoryRecord } from './leader-view.ts';

/** One application or badge with its whole history, for the person who decides. */
export class LeaderDetail extends LeaderStory {
  person!: LeaderPerson;
  email!: string | null;
  school!: PersonSchool;
}

/** In the running school. */
export class GetLeader extends Query<LeaderDetail> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetLeader)
export class GetLeaderHandler implements IQueryHandler<GetLeader> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id }: GetLeader): Promise<LeaderDetail> {
    const [row] = await this.db.rows<StoryRecord & Omit<LeaderPerson, 'id'> & { email: string | null }>({
      name: 'leader_story',
      text: `select ${STORY_COLUMNS}, u.first_name, u.last_name, u.avatar, u.email
             from identity.leader l join identity.user_account u on u.tenant_id = l.tenant_id and u.id = l.user_id
             where l.tenant_id = $1 and l.id = $2 and l.submitted_at is not null`,
      values: [currentTenantId(), id],
    });
    if (!row) throw notFound('application');
    const school = await this.queries.execute(new GetSchool());
    return {
      ...showStory(row, this.clock.now()),
      person: { id: row.user_id, first_name: row.first_name, last_name: row.last_name, avatar: row.avatar },
      email: row.email,
      school: { id: school.id, name: school.name },
    };
  }
}
