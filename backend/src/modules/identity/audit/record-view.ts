import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import type { Statement, Tx } from '../../../platform/db/db.ts';
import { recordAuditEntry } from './record-audit-entry.ts';

/** A view to record. */
interface RecordedView {
  /** e.g. person.viewed, class.viewed, guardian.listed */
  action: string;
  /** The person it is about, if any. */
  subjectId?: string;
  /** The member of the entry's detail that distinguishes views of the same kind, e.g. the class. */
  about?: readonly [name: string, value: string];
  /** Further members of the detail. */
  detail?: Record<string, unknown>;
}

const HOUR_MS = 3_600_000;

/** Records that the requester viewed something, at most once an hour. */
export async function recordViewOnce(
  tx: Tx,
  { action, subjectId, about, detail }: RecordedView,
): Promise<void> {
  const principal = currentContext()?.principal;
  if (!principal) return;
  const actor = principal.impersonatorId ?? principal.userId;
  if (actor === subjectId) return;
  const tenant = currentTenantId();
  const key = ['look', tenant, actor, action, subjectId ?? '', ...(about ?? [])].join(' ');
  // Concurrent views are serialised, so that the second finds the entry of the first.
  await lockUntilCommit(tx, key);
  const seen = await tx.auditEntry.findFirst({
    where: {
      tenant_id: tenant,
      subject_id: subjectId ?? null,
      actor_id: actor,
      action,
      at: { gt: new Date(Date.now() - HOUR_MS) },
      ...(about && { detail: { path: [about[0]], equals: about[1] } }),
    },
    select: { id: true },
  });
  if (seen) return;
  await recordAuditEntry(tx, {
    action,
    ...(subjectId && { subjectId }),
    detail: { ...detail, ...(about && { [about[0]]: about[1] }) },
  });
}

/** Records that the requester viewed this person's record. */
export const recordPersonView = (tx: Tx, subjectId: string): Promise<void> =>
  recordViewOnce(tx, { action: 'person.viewed', subjectId });

/** The first row, if there is one: the requester's view of the class's students was recorded within the hour. */
export const classViewStatement = (classId: string): Statement => {
  const principal = currentContext()?.principal;
  return {
    name: 'class_view_recorded',
    text: `select 1 from identity.audit_entry where tenant_id = $1 and subject_id is null and actor_id = $2::uuid
             and action = 'class.viewed' and at > $3 and detail ->> 'class_id' = $4 limit 1`,
    values: [
      currentTenantId(),
      principal?.impersonatorId ?? principal?.userId ?? null,
      new Date(Date.now() - HOUR_MS),
      classId,
    ],
  };
};

/** Records that the requester viewed the students of a class. */
export async function recordClassView(tx: Tx, classId: string): Promise<void> {
  const found = await tx.schoolClass.findUnique({
    where: { tenant_id_id: { tenant_id: currentTenantId(), id: classId } },
    select: { name: true },
  });
  if (!found) return;
  await recordViewOnce(tx, {
    action: 'class.viewed',
    about: ['class_id', classId],
    detail: { class: found.name },
  });
}
