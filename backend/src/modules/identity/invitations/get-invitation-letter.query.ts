import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetInvitationLetter, type InvitationLetter } from '../contract.ts';

@QueryHandler(GetInvitationLetter)
export class GetInvitationLetterHandler implements IQueryHandler<GetInvitationLetter> {
  constructor(private readonly db: Db) {}

  async execute({ invitationId }: GetInvitationLetter): Promise<InvitationLetter | null> {
    const [letter] = await this.db.rows<InvitationLetter>({
      name: 'invitation_letter',
      text: `select i.email, i.first_name, i.role, c.name as class_name, i.message, i.expires_at, known.language,
               trim(p.first_name || ' ' || p.last_name) as inviter
             from identity.invitation i
             join identity.user_account p on p.tenant_id = i.tenant_id and p.id = i.invited_by
             left join identity.school_class c on c.tenant_id = i.tenant_id and c.id = i.class_id
             left join identity.user_account known
               on known.tenant_id = i.tenant_id and lower(known.email) = lower(i.email)
             where i.tenant_id = $1 and i.id = $2 and i.accepted_at is null and i.revoked_at is null`,
      values: [currentTenantId(), invitationId],
    });
    return letter ?? null;
  }
}
