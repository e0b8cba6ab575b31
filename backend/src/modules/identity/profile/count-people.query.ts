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
      // Kept counts (ADR 0063).
      text: `select a.school, coalesce(sum(k.count) filter (where k.name = 'people' and k.key like '%/active'), 0)::int as people,
               coalesce(sum(k.count) filter (where k.name = 'people' and k.key = 'student/active'), 0)::int as students,
               coalesce(sum(k.count) filter (where k.name = 'classes' and k.key = 'active'), 0)::int as classes
             from unnest($1::uuid[]) as a(school)
             left join identity.kept_count k on k.tenant_id = a.school and k.owner_id is null and k.name in ('people', 'classes')
             group by a.school limit 100`,
      values: [schools],
    };
    if (currentTenantId() !== PLATFORM_TENANT_ID)
      return this.db.rows<PeopleCount & Record<string, unknown>>(statement);
    const [found] = await this.db.oversee([statement]);
    return found!.rows as PeopleCount[];
  }
}
