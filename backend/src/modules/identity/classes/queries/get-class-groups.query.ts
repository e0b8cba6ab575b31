import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { GetClassGroups, ListOwnGroups, type GroupSummary } from '../../contract.ts';

type ClassName = { id: string; name: string };

@QueryHandler(GetClassGroups)
export class GetClassGroupsHandler implements IQueryHandler<GetClassGroups> {
  constructor(private readonly db: Db) {}

  async execute({
    classIds,
    groupIds,
  }: GetClassGroups): Promise<{ classes: ClassName[]; groups: GroupSummary[] }> {
    if (classIds.length + groupIds.length === 0) return { classes: [], groups: [] };
    const [classes, groups] = await this.db.batch([
      {
        name: 'class_names',
        text: `select id, name from identity.school_class
               where tenant_id = $1 and id = any($2::uuid[]) and archived_at is null`,
        values: [currentTenantId(), classIds],
      },
      {
        name: 'groups_at_work',
        text: `select g.id, g.class_id, g.name, coalesce((
                 select array_agg(m.user_id) from identity.class_group_member m
                 join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id and u.status = 'active'
                 where m.tenant_id = g.tenant_id and m.group_id = g.id), '{}') as students
               from identity.class_group g
               join identity.school_class c on c.tenant_id = g.tenant_id and c.id = g.class_id and c.archived_at is null
               where g.tenant_id = $1 and g.id = any($2::uuid[])`,
        values: [currentTenantId(), groupIds],
      },
    ]);
    return { classes: classes!.rows as ClassName[], groups: groups!.rows as GroupSummary[] };
  }
}

@QueryHandler(ListOwnGroups)
export class ListOwnGroupsHandler implements IQueryHandler<ListOwnGroups> {
  constructor(private readonly db: Db) {}

  async execute({ studentId }: ListOwnGroups): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>({
      name: 'groups_of_student',
      text: `select g.id from identity.class_group_member m
             join identity.class_group g on g.tenant_id = m.tenant_id and g.id = m.group_id
             join identity.school_class c on c.tenant_id = g.tenant_id and c.id = g.class_id and c.archived_at is null
             where m.tenant_id = $1 and m.user_id = $2 limit 100`,
      values: [currentTenantId(), studentId],
    });
    return rows.map(({ id }) => id);
  }
}
