import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';

/** Removes students from a class and from its groups. */
export async function leaveClass(tx: Tx, classId: string, ids: string[]): Promise<void> {
  const tenant_id = currentTenantId();
  await tx.classGroupMember.deleteMany({
    where: { tenant_id, user_id: { in: ids }, group: { class_id: classId } },
  });
  await tx.classMember.deleteMany({
    where: { tenant_id, class_id: classId, role: 'student', user_id: { in: ids } },
  });
}
