import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { ListStaff, type Person } from '../contract.ts';

@QueryHandler(ListStaff)
export class ListStaffHandler implements IQueryHandler<ListStaff> {
  constructor(private readonly db: Db) {}

  execute({ search }: ListStaff): Promise<Person[]> {
    return this.db.rows<Person>({
      name: 'staff_of_school',
      text: `select id, first_name, last_name, email, role, language from identity.user_account
             where tenant_id = $1 and status = 'active' and merged_into is null
               and role in ('teacher', 'school_admin') and (first_name || ' ' || last_name) ilike $2
             order by first_name, last_name, id limit 100`,
      values: [currentTenantId(), likePattern(search)],
    });
  }
}
