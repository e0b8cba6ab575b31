import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../../messaging/contract.ts';

/** Maximum number of administrators of one school who get an e-mail. */
const MAX_ADMINISTRATORS = 50;

/**
 * Requests an e-mail to each administrator of the running school about a view-as session by the platform's
 * team. Does nothing for a session that no longer exists.
 */
export async function emailAdministrators(outbox: Outbox, tx: Tx, sessionId: string): Promise<void> {
  const tenant_id = currentTenantId();
  const [session] = await tx.$queryRaw<
    { person_id: string; person: string; by: string; reason: string; started_at: Date }[]
  >`
    select u.id as person_id, trim(u.first_name || ' ' || u.last_name) as person, s.impersonator_name as by,
      s.impersonation_reason as reason, s.created_at as started_at
    from identity.session s
    join identity.user_account u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where s.tenant_id = ${tenant_id}::uuid and s.id = ${sessionId}::uuid and s.impersonator_id is not null`;
  if (!session) return;
  const { person_id, person, by, reason, started_at } = session;
  const administrators = await tx.user.findMany({
    where: { tenant_id, role: 'school_admin', status: 'active', email: { not: null } },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
    take: MAX_ADMINISTRATORS,
    select: { id: true },
  });
  for (const { id } of administrators)
    await requestEmail(outbox, tx, {
      template: 'support-view-started',
      to: { user_id: id },
      data: {
        person,
        by,
        reason,
        started_at: started_at.toISOString(),
        path: `/admin/audit?subject=${person_id}`,
      },
      about: [person_id],
      cause: sessionId,
    });
}
