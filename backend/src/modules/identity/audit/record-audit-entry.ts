import { currentContext, currentTenantId, type Principal } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';

/** A new audit entry: an action of a member of staff. */
interface NewAuditEntry {
  /** `<what>.<done>`, e.g. person.changed, class.code_changed, impersonation.started */
  action: string;
  /** The person it is about, if any. */
  subjectId?: string;
  reason?: string;
  /** The actor, when an event reports the action and no request of theirs is running. */
  actorId?: string;
  /** Names of changed members, counts, ids. Never secrets or texts of a child. */
  detail?: Record<string, unknown>;
}

/**
 * Writes an audit entry in the transaction of the action itself: both are committed, or neither. The
 * application can add entries and never change one.
 */
export async function recordAuditEntry(
  tx: Tx,
  { action, subjectId, reason, actorId, detail }: NewAuditEntry,
): Promise<void> {
  const context = currentContext();
  const principal = context?.principal ?? null;
  const performer = actorId ?? principal?.userId;
  if (!performer) throw new Error('An audit entry needs a person who acts');
  const tenant = currentTenantId();
  const viewer = principal && (await viewerOf(tx, principal));
  const actor = viewer?.id ?? performer;
  const people = await tx.user.findMany({
    where: { tenant_id: tenant, id: { in: [actor, subjectId ?? actor, performer] } },
    select: { id: true, first_name: true, last_name: true },
  });
  const nameOf = (id: string | undefined): string => {
    const person = people.find((somebody) => somebody.id === id);
    return person ? `${person.first_name} ${person.last_name}`.trim() : '';
  };
  await tx.auditEntry.createMany({
    data: [
      {
        id: newId(),
        tenant_id: tenant,
        actor_id: actor,
        actor_name: nameOf(actor) || (viewer?.name ?? context?.actorName ?? ''),
        action,
        subject_id: subjectId ?? null,
        subject_name: nameOf(subjectId),
        reason: reason ?? null,
        detail: {
          ...detail,
          ...(viewer && { viewing_as: nameOf(performer) }),
        },
        correlation_id: (context?.correlationId ?? '').slice(0, 64),
      },
    ],
  });
}

/** Writes one entry for each of many people about the same action of the running request. */
export async function recordAuditEntryOfEach(tx: Tx, action: string, subjectIds: string[]): Promise<void> {
  const context = currentContext();
  const actor = context?.principal?.userId;
  if (!actor) throw new Error('An audit entry needs a person who acts');
  const tenant_id = currentTenantId();
  const people = await tx.user.findMany({
    where: { tenant_id, id: { in: [actor, ...subjectIds] } },
    select: { id: true, first_name: true, last_name: true },
  });
  const names = new Map(people.map((one) => [one.id, `${one.first_name} ${one.last_name}`.trim()]));
  await tx.auditEntry.createMany({
    data: subjectIds.map((subject_id) => ({
      id: newId(),
      tenant_id,
      actor_id: actor,
      actor_name: names.get(actor) ?? context.actorName ?? '',
      action,
      subject_id,
      subject_name: names.get(subject_id) ?? '',
      detail: {},
      correlation_id: (context.correlationId ?? '').slice(0, 64),
    })),
  });
}

/** Name of the member of staff in a view-as session, as of its start. */
async function viewerOf(tx: Tx, principal: Principal): Promise<{ id: string; name: string } | null> {
  if (!principal.impersonatorId) return null;
  const session = await tx.session.findUnique({
    where: { tenant_id_id: { tenant_id: currentTenantId(), id: principal.sessionId } },
    select: { impersonator_name: true },
  });
  return { id: principal.impersonatorId, name: session?.impersonator_name ?? '' };
}
