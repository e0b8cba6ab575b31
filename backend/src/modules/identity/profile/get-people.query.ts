import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetPeople, type Person } from '../contract.ts';

@QueryHandler(GetPeople)
export class GetPeopleHandler implements IQueryHandler<GetPeople> {
  constructor(private readonly db: Db) {}

  execute({ ids }: GetPeople): Promise<Person[]> {
    return this.db.rows<Person>({
      name: 'people_by_ids',
      text: `select id, first_name, last_name, email, role, language from identity.user_account
             where tenant_id = $1 and id = any($2::uuid[]) limit 100`,
      values: [currentTenantId(), ids],
    });
  }
}
