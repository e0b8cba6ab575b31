import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { RosterImport } from '../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { ownClasses, seesAllClasses, type Teaching } from '../classes/class-access.ts';

/**
 * An import, locked until the transaction ends: its owner's, or any for an administrator.
 * @throws AppError not_found
 */
export async function lockImport(tx: Tx, who: Teaching, id: string): Promise<RosterImport> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from identity.roster_import where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const found = await tx.rosterImport.findFirst({
    where: { tenant_id, id, ...(!seesAllClasses(who) && { created_by: who.userId }) },
  });
  if (!found) throw notFound('import');
  return found;
}

/** Refuses a step that the import has passed, or not reached. */
export function assertStatus(found: RosterImport, ...wanted: RosterImport['status'][]): void {
  if (wanted.includes(found.status)) return;
  const words: Record<RosterImport['status'], string> = {
    checking: 'This list is still being checked.',
    checked: 'This list is not enrolled yet.',
    running: 'This list is being enrolled. Wait until it is done.',
    done: 'This list is enrolled already.',
    undone: 'This list was taken back. Bring it in again.',
    failed: found.error ?? 'This list could not be read.',
  };
  throw new AppError('conflict', `roster_${found.status}`, words[found.status]);
}

/** Refuses a class that somebody does not work with. */
export async function assertOwnClass(tx: Tx, who: Teaching, classId: string): Promise<void> {
  const found = await tx.schoolClass.findFirst({
    where: { ...ownClasses(who), id: classId, archived_at: null },
    select: { id: true },
  });
  if (!found)
    throw new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
      fields: { class_id: ['Choose a class of yours.'] },
    });
}
