import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { CountPendingSchoolTasks, type PendingSchoolTasks } from '../../contract.ts';

@QueryHandler(CountPendingSchoolTasks)
export class CountPendingSchoolTasksHandler implements IQueryHandler<CountPendingSchoolTasks> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute(): Promise<PendingSchoolTasks> {
    const [counts] = await this.db.rows<PendingSchoolTasks & Record<string, unknown>>({
      name: 'waiting_at_school',
      text: `select
          (select count(*)::int from identity.invitation
            where tenant_id = $1 and accepted_at is null and revoked_at is null and expires_at > $2) as invitations,
          (select count(*)::int from identity.guardian_link where tenant_id = $1 and state = 'pending_school') as guardians,
          (select count(*)::int from identity.data_request
            where tenant_id = $1 and status in ('waiting', 'working', 'failed')) as data_requests,
          (select count(*)::int from identity.roster_import
            where tenant_id = $1 and status in ('checking', 'checked', 'running', 'failed')) as imports_in_work,
          coalesce((select sum(count) from identity.kept_count
            where tenant_id = $1 and name = 'people' and owner_id is null and key = 'student/active'), 0)::int as students,
          coalesce((select sum(count) from identity.kept_count
            where tenant_id = $1 and name = 'never_seen' and owner_id is null), 0)::int as never_seen,
          (select count(distinct l.student_id)::int from identity.guardian_link l
            join identity.user_account u on u.tenant_id = l.tenant_id and u.id = l.student_id
              and u.role = 'student' and u.status = 'active' and not u.is_class_account
            where l.tenant_id = $1 and l.state = 'active') as guarded_students`,
      values: [currentTenantId(), this.clock.now()],
    });
    return counts!;
  }
}
