import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetClassAlert, type ClassAlert } from '../contract.ts';

@QueryHandler(GetClassAlert)
export class GetClassAlertHandler implements IQueryHandler<GetClassAlert> {
  constructor(private readonly db: Db) {}

  async execute({ classId }: GetClassAlert): Promise<ClassAlert | null> {
    const [alert] = await this.db.rows<ClassAlert & Record<string, unknown>>({
      name: 'class_alert',
      text: `select c.name as class_name,
               coalesce((select json_agg(json_build_object('id', u.id, 'first_name', u.first_name, 'email', u.email))
                 from identity.class_member m
                 join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
                 where m.tenant_id = c.tenant_id and m.class_id = c.id and m.role in ('lead', 'co')
                   and u.status = 'active' and u.email is not null), '[]') as teachers
             from identity.school_class c where c.tenant_id = $1 and c.id = $2`,
      values: [currentTenantId(), classId],
    });
    return alert ?? null;
  }
}
