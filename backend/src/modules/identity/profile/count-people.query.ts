import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { CountPeople, type PeopleCount } from '../contract.ts';

@QueryHandler(CountPeople)
export class CountPeopleHandler implements IQueryHandler<CountPeople> {
  constructor(private readonly db: Db) {}

  async execute({ schools }: CountPeople): Promise<PeopleCount[]> {
    const statement = {
      name: 'people_by_school',
      text: `with asked as (select unnest($1::uuid[]) as school),
             people as (
               select tenant_id, count(*)::int as people, (count(*) filter (where role = 'student'))::int as students
               from identity.user_account
               where tenant_id = any($1::uuid[]) and status = 'active' and role <> 'community' and not is_class_account
               group by tenant_id),
             classes as (
               select tenant_id, count(*)::int as classes from identity.school_class
               where tenant_id = any($1::uuid[]) and archived_at is null group by tenant_id)
             select a.school, coalesce(p.people, 0) as people, coalesce(p.students, 0) as students,
               coalesce(c.classes, 0) as classes
             from asked a left join people p on p.tenant_id = a.school left join classes c on c.tenant_id = a.school
             limit 100`,
      values: [schools],
    };
    if (currentTenantId() !== PLATFORM_TENANT_ID)
      return this.db.rows<PeopleCount & Record<string, unknown>>(statement);
    const [found] = await this.db.oversee([statement]);
    return found!.rows as PeopleCount[];
  }
}
