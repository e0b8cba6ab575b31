import type { Tx } from '../../../../platform/db/db.ts';
import { invalidFields } from '../../../../platform/errors.ts';
import { ownClasses, type Teaching } from '../management/class-access.ts';

/**
 * Refuses a class that the requester may not work with.
 * @throws AppError invalid, at the field class_id
 */
export async function assertOwnClass(tx: Tx, who: Teaching, classId: string): Promise<void> {
  const found = await tx.schoolClass.findFirst({
    where: { ...ownClasses(who), id: classId, archived_at: null },
    select: { id: true },
  });
  if (!found) throw invalidFields({ class_id: ['Choose a class of yours.'] });
}
