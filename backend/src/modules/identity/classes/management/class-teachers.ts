import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { invalidFields } from '../../../../platform/errors.ts';

/**
 * Makes exactly these people the teachers of the class. Its students are not changed.
 * @throws AppError invalid when one of them is no teacher of this school
 */
export async function setTeachers(tx: Tx, classId: string, lead: string | null, co: string[]): Promise<void> {
  const tenant_id = currentTenantId();
  const others = [...new Set(co)].filter((id) => id !== lead);
  const wanted = lead ? [lead, ...others] : others;
  const found = await tx.user.findMany({
    where: { tenant_id, id: { in: wanted }, role: { in: ['teacher', 'school_admin'] }, status: 'active' },
    select: { id: true },
  });
  const missing = wanted.find((id) => !found.some((person) => person.id === id));
  if (missing)
    throw invalidFields({
      [missing === lead ? 'lead_id' : 'co_teacher_ids']: ['Choose teachers of this school.'],
    });
  await tx.classMember.deleteMany({
    where: { tenant_id, class_id: classId, role: { in: ['lead', 'co'] }, user_id: { notIn: wanted } },
  });
  for (const user_id of wanted) {
    const role = user_id === lead ? ('lead' as const) : ('co' as const);
    await tx.classMember.upsert({
      where: { tenant_id_class_id_user_id: { tenant_id, class_id: classId, user_id } },
      create: { tenant_id, class_id: classId, user_id, role },
      update: { role },
    });
  }
}
