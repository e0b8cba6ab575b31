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
          s.students, s.never_seen, s.guarded_students
        from (select count(*)::int as students, (count(*) filter (where u.last_seen_at is null))::int as never_seen,
                (count(*) filter (where exists (select 1 from identity.guardian_link l where l.tenant_id = u.tenant_id
                  and l.student_id = u.id and l.state = 'active')))::int as guarded_students
              from identity.user_account u
              where u.tenant_id = $1 and u.role = 'student' and u.status = 'active' and not u.is_class_account) s`,
      values: [currentTenantId(), this.clock.now()],
    });
    return counts!;
  }
}
