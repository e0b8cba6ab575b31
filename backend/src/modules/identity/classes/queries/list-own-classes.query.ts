import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { IS_RECOGNISED_LEADER } from '../../profile/recognised-leader.ts';
import { ListOwnClasses, type OwnClass } from '../../contract.ts';

@QueryHandler(ListOwnClasses)
export class ListOwnClassesHandler implements IQueryHandler<ListOwnClasses> {
  constructor(private readonly db: Db) {}

  execute({ studentId }: ListOwnClasses): Promise<OwnClass[]> {
    return this.db.rows<OwnClass & Record<string, unknown>>({
      name: 'own_classes',
      text: `select c.id, c.name, c.year,
               coalesce((select json_agg(json_build_object('name', trim(u.first_name || ' ' || u.last_name), 'leader', ${IS_RECOGNISED_LEADER})
                   order by k.role, u.last_name)
                 from identity.class_member k
                 join identity.user_account u on u.tenant_id = k.tenant_id and u.id = k.user_id and u.status = 'active'
                 where k.tenant_id = c.tenant_id and k.class_id = c.id and k.role <> 'student'), '[]') as teachers,
               (select count(*)::int from identity.class_member k
                 join identity.user_account u on u.tenant_id = k.tenant_id and u.id = k.user_id and u.status = 'active'
                   and not u.is_class_account
                 where k.tenant_id = c.tenant_id and k.class_id = c.id and k.role = 'student' and k.user_id <> $2) as classmates
             from identity.class_member m
             join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id and c.archived_at is null
             where m.tenant_id = $1 and m.user_id = $2 and m.role = 'student' order by lower(c.name), c.id limit 12`,
      values: [currentTenantId(), studentId],
    });
  }
}
