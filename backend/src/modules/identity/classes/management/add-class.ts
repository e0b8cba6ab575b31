import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { newId } from '../../../../platform/ids.ts';
import { freshClassCode } from '../../sign-in/students/class-codes.ts';

/** Adds a class with a code that is unique in the school. */
export async function addClass(
  tx: Tx,
  data: { name: string; year: string; grade: string; previous_id?: string },
): Promise<{ id: string; code: string }> {
  for (let tries = 0; tries < 5; tries += 1) {
    const made = { id: newId(), code: freshClassCode() };
    const { count } = await tx.schoolClass.createMany({
      data: [{ ...data, ...made, tenant_id: currentTenantId() }],
      skipDuplicates: true,
    });
    if (count === 1) return made;
  }
  throw new Error('No free class code after five tries');
}
