import type { BookReason } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Prisma } from '../../../../platform/db/generated/client.ts';
import { newId } from '../../../../platform/ids.ts';
import { mergeChanges, type Changes } from './book-changes.rules.ts';

/** The person who changes a book, with the name that its history shows. */
export interface BookActor {
  id: string;
  name: string;
}

/** One line of the history of a book. */
export interface BookHistoryLine {
  /** What was done: one of the moderation transitions, or `publish`, `archive`, `edit`, `undo`, `import`, `merge`, … */
  move: string;
  actor: BookActor;
  reason?: BookReason | null;
  /** The actor's own text. */
  note?: string;
  /** Changed fields with their values before and after. */
  detail?: Changes;
  /** An edit in a form that saves while its user types; see `addFormEdits`. */
  typed?: boolean;
}

/** Edits that one person makes in a form within this time are one history entry. */
const ONE_ENTRY_MS = 3_600_000;

/**
 * Adds an entry to the history that the current tenant keeps of a book.
 * @param id of the entry, if an event refers to it
 * @returns the id of the entry
 */
export async function addHistoryEntry(
  tx: Tx,
  book_id: string,
  { move, actor, reason = null, note = '', detail = {}, typed = false }: BookHistoryLine,
  at: Date,
  id: string = newId(),
): Promise<string> {
  await tx.bookHistoryEntry.createMany({
    data: [
      {
        id,
        tenant_id: currentTenantId(),
        book_id,
        move,
        reason,
        note,
        detail: detail as Prisma.InputJsonObject,
        typed,
        actor_id: actor.id,
        actor_name: actor.name,
        created_at: at,
      },
    ],
  });
  return id;
}

/**
 * Records a change that somebody made in a form that saves while they type. Changes that the same person makes within
 * an hour share one entry, which is updated; it is deleted when all its fields are back at their first values. The
 * caller holds the lock of the book.
 */
export async function addFormEdits(
  tx: Tx,
  book_id: string,
  changes: Changes,
  actor: BookActor,
  at: Date,
): Promise<void> {
  const tenant_id = currentTenantId();
  const last = await tx.bookHistoryEntry.findFirst({
    where: { tenant_id, book_id },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
  });
  const continues =
    last?.typed && last.actor_id === actor.id && at.getTime() - last.created_at.getTime() < ONE_ENTRY_MS;
  if (!continues) {
    await addHistoryEntry(tx, book_id, { move: 'edit', actor, detail: changes, typed: true }, at);
    return;
  }
  const where = { tenant_id_id: { tenant_id, id: last.id } };
  const detail = mergeChanges(last.detail as Changes, changes);
  if (Object.keys(detail).length === 0) await tx.bookHistoryEntry.delete({ where });
  else await tx.bookHistoryEntry.update({ where, data: { detail: detail as Prisma.InputJsonObject } });
}
