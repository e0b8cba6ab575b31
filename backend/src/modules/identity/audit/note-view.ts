import { currentContext, currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { audit } from './audit.ts';

/** Writes down that the asker looked at this person's record: once an hour, however often they look. */
export async function noteView(tx: Tx, subjectId: string): Promise<void> {
  const actor = currentContext()?.principal?.userId;
  if (!actor || actor === subjectId) return;
  const tenant = currentTenantId();
  // Two looks at the same moment come one after the other, so that the second sees the first one's entry.
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`view ${tenant} ${actor} ${subjectId}`}, 0))::text`;
  const seen = await tx.auditEntry.findFirst({
    where: {
      tenant_id: tenant,
      subject_id: subjectId,
      actor_id: actor,
      action: 'person.viewed',
      at: { gt: new Date(Date.now() - 3_600_000) },
    },
    select: { id: true },
  });
  if (!seen) await audit(tx, { action: 'person.viewed', subjectId });
}
