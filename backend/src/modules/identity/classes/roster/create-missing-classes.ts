import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';

import { addClass } from '../management/add-class.ts';
import { setTeachers } from '../management/class-teachers.ts';
import type { RosterRow } from './roster-kind.ts';

/**
 * Creates the classes that lines name and that do not exist. A teacher who started the import leads them.
 * Classes of an earlier attempt are reused.
 */
export async function createMissingClasses(tx: Tx, found: RosterRow, now: Date): Promise<void> {
  const tenant_id = currentTenantId();
  const wanted = await tx.$queryRaw<{ name: string }[]>`
    select min(n) as name from identity.roster_line l, jsonb_array_elements_text(l.values->'new_classes') n
    where l.tenant_id = ${tenant_id}::uuid and l.import_id = ${found.id}::uuid and l.applied_at is null
      and l.verdict in ('create', 'update') and jsonb_typeof(l.values->'new_classes') = 'array'
    group by lower(n)`;
  if (wanted.length === 0) return;
  const owner = await tx.user.findFirst({ where: { tenant_id, id: found.created_by } });
  const created = await tx.schoolClass.findMany({
    where: { tenant_id, id: { in: found.made_classes ?? [] } },
  });
  const ids = new Map(created.map(({ id, name }) => [name.toLowerCase(), id]));
  for (const { name } of wanted) {
    if (ids.has(name.toLowerCase())) continue;
    const { id } = await addClass(tx, { name, year: schoolYear(now), grade: '' });
    if (owner?.role === 'teacher' && owner.status === 'active') await setTeachers(tx, id, owner.id, []);
    ids.set(name.toLowerCase(), id);
  }
  await tx.rosterImport.update({
    where: { tenant_id_id: { tenant_id, id: found.id } },
    data: { made_classes: [...ids.values()] },
  });
}

/** The school year of a day, which begins in August: `2026/27`. */
function schoolYear(day: Date): string {
  const first = day.getUTCMonth() >= 7 ? day.getUTCFullYear() : day.getUTCFullYear() - 1;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}
