import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { ListMemberships, type OwnMembership } from '../../contract.ts';

@QueryHandler(ListMemberships)
export class ListMembershipsHandler implements IQueryHandler<ListMemberships> {
  constructor(private readonly db: Db) {}

  execute({ userId }: ListMemberships): Promise<OwnMembership[]> {
    return this.db.rows<OwnMembership & Record<string, unknown>>({
      name: 'memberships_of_person',
      text: `select c.id as class_id, c.name, m.role::text as role from identity.class_member m
             join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id and c.archived_at is null
             where m.tenant_id = $1 and m.user_id = $2 order by lower(c.name), c.id`,
      values: [currentTenantId(), userId],
    });
  }
}
