import type { Tx } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';

/**
 * Locks a letter that everybody may read, until the transaction ends.
 * @throws AppError not_found for one that is unknown or not shown
 */
export async function lockLetter(
  tx: Tx,
  { tenant_id, story_id }: { tenant_id: string; story_id: string },
): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from catalog.world_letter
    where tenant_id = ${tenant_id}::uuid and story_id = ${story_id}::uuid and shown for update`;
  if (rows.length === 0) throw notFound('letter');
}

/** Counts the reactions to a letter that is locked, and stores the numbers in its row. */
export async function countReactions(
  tx: Tx,
  of: { tenant_id: string; story_id: string },
): Promise<Record<string, number>> {
  const groups = await tx.worldReaction.groupBy({ by: ['reaction'], where: of, _count: true });
  const counts = Object.fromEntries(groups.map(({ reaction, _count }) => [reaction, _count]));
  await tx.worldLetter.update({ where: { tenant_id_story_id: of }, data: { reactions: counts } });
  return counts;
}
