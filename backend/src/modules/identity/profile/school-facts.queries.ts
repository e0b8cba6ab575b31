import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetSchoolTimeZone, IsRecognisedLeader } from '../contract.ts';
import { IS_RECOGNISED_LEADER } from './recognised-leader.ts';

/** Time zone of schools that have chosen none: the default of the sign-in settings. */
const DEFAULT_ZONE = 'Europe/London';

@QueryHandler(GetSchoolTimeZone)
export class GetSchoolTimeZoneHandler implements IQueryHandler<GetSchoolTimeZone> {
  constructor(private readonly db: Db) {}

  async execute(): Promise<string> {
    const [row] = await this.db.rows<{ time_zone: string }>({
      name: 'school_time_zone',
      text: 'select time_zone from identity.sign_in_policy where tenant_id = $1',
      values: [currentTenantId()],
    });
    return row?.time_zone ?? DEFAULT_ZONE;
  }
}

@QueryHandler(IsRecognisedLeader)
export class IsRecognisedLeaderHandler implements IQueryHandler<IsRecognisedLeader> {
  constructor(private readonly db: Db) {}

  async execute({ userId }: IsRecognisedLeader): Promise<boolean> {
    const [row] = await this.db.rows<{ leader: boolean }>({
      name: 'is_recognised_leader',
      text: `select ${IS_RECOGNISED_LEADER} as leader from identity.user_account u
             where u.tenant_id = $1 and u.id = $2 and u.status = 'active'`,
      values: [currentTenantId(), userId],
    });
    return row?.leader ?? false;
  }
}
