import { currentContext, currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { audit } from './audit.ts';

/** What was looked at. */
export interface Look {
  /** e.g. person.viewed, class.viewed, guardian.listed */
  action: string;
  /** The person it is about, where it is about one. */
  subjectId?: string;
  /** A member of the entry's detail that tells this look from others of its kind, e.g. the class. */
  about?: readonly [name: string, value: string];
  /** Further members of the detail, for those who read the audit. */
  detail?: Record<string, unknown>;
}

const HOUR_MS = 3_600_000;

/** Writes down that the asker looked at something: once an hour, however often they look. */
export async function noteLook(tx: Tx, { action, subjectId, about, detail }: Look): Promise<void> {
  const principal = currentContext()?.principal;
  if (!principal) return;
  const actor = principal.impersonatorId ?? principal.userId;
  if (actor === subjectId) return;
  const tenant = currentTenantId();
  const key = ['look', tenant, actor, action, subjectId ?? '', ...(about ?? [])].join(' ');
  // Two looks at the same moment come one after the other, so that the second sees the first one's entry.
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${key}, 0))::text`;
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
  await audit(tx, {
    action,
    ...(subjectId && { subjectId }),
    detail: { ...detail, ...(about && { [about[0]]: about[1] }) },
  });
}

/** Writes down that the asker looked at this person's record. */
export const noteView = (tx: Tx, subjectId: string): Promise<void> =>
  noteLook(tx, { action: 'person.viewed', subjectId });

/** Writes down that the asker looked at the children of a class. */
export async function noteClassView(tx: Tx, classId: string): Promise<void> {
  const found = await tx.schoolClass.findUnique({
    where: { tenant_id_id: { tenant_id: currentTenantId(), id: classId } },
    select: { name: true },
  });
  if (!found) return;
  await noteLook(tx, { action: 'class.viewed', about: ['class_id', classId], detail: { class: found.name } });
}
