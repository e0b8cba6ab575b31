import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';

type EndReason =
  'role_changed' | 'password_changed' | 'archived' | 'revoked' | 'erased' | 'second_factor_reset';

/**
 * Ends a person's sessions, all or all but one, in the transaction of the change that causes it. Writes are
 * refused at once everywhere; reads after at most 30 s, for which each process caches the state
 * (SessionLiveness).
 */
export async function endSessions(tx: Tx, userId: string, reason: EndReason, keep?: string): Promise<number> {
  const { count } = await tx.session.updateMany({
    where: {
      tenant_id: currentTenantId(),
      user_id: userId,
      revoked_at: null,
      ...(keep && { id: { not: keep } }),
    },
    data: { revoked_at: new Date(), revoked_reason: reason },
  });
  return count;
}

/** Ends every session of many people, in the transaction of the change that causes it. */
export async function endSessionsOfAll(tx: Tx, userIds: string[], reason: EndReason): Promise<void> {
  await tx.session.updateMany({
    where: { tenant_id: currentTenantId(), user_id: { in: userIds }, revoked_at: null },
    data: { revoked_at: new Date(), revoked_reason: reason },
  });
}
