import type { Language, Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../../messaging/contract.ts';

interface InvitationRow {
  email: string;
  first_name: string;
  role: Role;
  class_name: string | null;
  inviter: string;
  message: string;
  /** The language chosen by the account with this address, if any. */
  language: Language | null;
  expires_at: Date;
}

/**
 * Requests the e-mail of an invitation of the running school, whose link is derived from `seed`. Does nothing
 * for one that was revoked or accepted meanwhile.
 */
export async function emailInvitation(
  outbox: Outbox,
  tx: Tx,
  invitationId: string,
  seed: string,
): Promise<void> {
  const [invitation] = await tx.$queryRaw<InvitationRow[]>`
    select i.email, i.first_name, i.role::text as role, c.name as class_name, i.message, i.expires_at, known.language,
      trim(p.first_name || ' ' || p.last_name) as inviter
    from identity.invitation i
    join identity.user_account p on p.tenant_id = i.tenant_id and p.id = i.invited_by
    left join identity.school_class c on c.tenant_id = i.tenant_id and c.id = i.class_id
    left join identity.user_account known
      on known.tenant_id = i.tenant_id and lower(known.email) = lower(i.email)
    where i.tenant_id = ${currentTenantId()}::uuid and i.id = ${invitationId}::uuid
      and i.accepted_at is null and i.revoked_at is null`;
  if (!invitation) return;
  const { email, language, expires_at, ...data } = invitation;
  await requestEmail(outbox, tx, {
    template: 'invitation',
    to: { email, language },
    data: { ...data, expires_at: expires_at.toISOString() },
    cause: seed,
    secret_seed: seed,
  });
}
