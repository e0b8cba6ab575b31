import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetSupportLook, type SupportLookFacts } from '../contract.ts';

/** How many administrators of one school are written to. */
const MOST = 50;

@QueryHandler(GetSupportLook)
export class GetSupportLookHandler implements IQueryHandler<GetSupportLook> {
  constructor(private readonly db: Db) {}

  async execute({ sessionId }: GetSupportLook): Promise<SupportLookFacts | null> {
    const [facts] = await this.db.rows<SupportLookFacts & Record<string, unknown>>({
      name: 'support_look',
      text: `select u.id as person_id, trim(u.first_name || ' ' || u.last_name) as person, s.impersonator_name as by,
               s.impersonation_reason as reason, s.created_at as started_at,
               coalesce((select json_agg(json_build_object('id', a.id, 'first_name', a.first_name, 'email', a.email))
                 from (select id, first_name, email from identity.user_account
                       where tenant_id = s.tenant_id and role = 'school_admin' and status = 'active' and email is not null
                       order by created_at, id limit ${MOST}) a), '[]') as administrators
             from identity.session s
             join identity.user_account u on u.tenant_id = s.tenant_id and u.id = s.user_id
             where s.tenant_id = $1 and s.id = $2 and s.impersonator_id is not null`,
      values: [currentTenantId(), sessionId],
    });
    return facts ?? null;
  }
}
