import { currentTenantId } from '../../../platform/context.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { Doer } from './move-book.ts';
import { joined, type Changes } from './edit.rules.ts';

/** What one person goes on to change for so long is one line of the book's history. */
const ONE_LINE_MS = 3_600_000;

/**
 * Writes into a book's history what somebody changed in its form, which is kept as they type: what they change next belongs
 * to the same line, and what they take back leaves it. The book is locked by who calls.
 */
export async function noteTyped(
  tx: Tx,
  book_id: string,
  changes: Changes,
  doer: Doer,
  now: Date,
): Promise<void> {
  const tenant_id = currentTenantId();
  const last = await tx.bookMove.findFirst({
    where: { tenant_id, book_id },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
  });
  const goesOn =
    last?.typed && last.actor_id === doer.id && now.getTime() - last.created_at.getTime() < ONE_LINE_MS;
  const detail = goesOn ? joined(last.detail as Changes, changes) : changes;
  const where = goesOn && { tenant_id_id: { tenant_id, id: last.id } };
  if (!where)
    await tx.bookMove.createMany({
      data: [
        {
          id: newId(),
          tenant_id,
          book_id,
          move: 'edit',
          typed: true,
          detail: detail as Prisma.InputJsonObject,
          actor_id: doer.id,
          actor_name: doer.name,
          created_at: now,
        },
      ],
    });
  else if (Object.keys(detail).length === 0) await tx.bookMove.delete({ where });
  else await tx.bookMove.update({ where, data: { detail: detail as Prisma.InputJsonObject } });
}
