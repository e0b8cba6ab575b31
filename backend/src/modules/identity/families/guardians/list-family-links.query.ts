import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { ListFamilyLinks, type FamilyLink } from '../../contract.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';

/** For other modules: guardians and children, page by page. */
@QueryHandler(ListFamilyLinks)
export class ListFamilyLinksHandler implements IQueryHandler<ListFamilyLinks> {
  constructor(private readonly db: Db) {}

  execute({ after, limit, only }: ListFamilyLinks): Promise<FamilyLink[]> {
    return this.db.rows<FamilyLink & Record<string, unknown>>({
      name: 'family_links',
      text: `select l.guardian_id, l.student_id, s.first_name, bool_or('view_work' = any(l.permissions)) as may_view_work
             from identity.guardian_link l
             join identity.user_account s on s.tenant_id = l.tenant_id and s.id = l.student_id
               and s.role = 'student' and s.status = 'active'
             join identity.user_account g on g.tenant_id = l.tenant_id and g.id = l.guardian_id and g.status = 'active'
             where l.tenant_id = $1::uuid and l.state = 'active' and 'view_progress' = any(l.permissions)
               and (l.guardian_id, l.student_id) > ($2::uuid, $3::uuid)
               and ($4::uuid is null or (l.guardian_id = $4::uuid and l.student_id = $5::uuid))
             group by l.guardian_id, l.student_id, s.first_name
             order by l.guardian_id, l.student_id limit $6`,
      values: [
        currentTenantId(),
        after?.guardian_id ?? FIRST,
        after?.student_id ?? FIRST,
        only?.guardian_id ?? null,
        only?.student_id ?? null,
        limit,
      ],
    });
  }
}
