import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { ListPeopleWhoMay } from '../contract.ts';
import { rolesWith } from './acts.ts';

/** Whoever has a permission is few people: the staff of a school. */
const MOST = 50;

/** For other modules: whom to tell of what waits for a decision. */
@QueryHandler(ListPeopleWhoMay)
export class ListPeopleWhoMayHandler implements IQueryHandler<ListPeopleWhoMay> {
  constructor(private readonly db: Db) {}

  async execute({ permission }: ListPeopleWhoMay): Promise<string[]> {
    const people = await this.db.rows<{ id: string }>({
      name: 'people_who_may',
      text: `select id from identity.user_account
             where tenant_id = $1 and status = 'active' and merged_into is null and role::text = any($2)
             order by created_at, id limit ${MOST}`,
      values: [currentTenantId(), rolesWith(permission)],
    });
    return people.map(({ id }) => id);
  }
}
