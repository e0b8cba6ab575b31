import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { unresolvedRights } from './book.rules.ts';

type RightFacts = Parameters<typeof unresolvedRights>[0] & {
  id: string;
  /** The form of a book that was written in the story editor; null for all other books. */
  form: string | null;
  published_at: Date | null;
};

/**
 * What is missing in the statement of a book's rights, and in which field. The uploader of a new book has to state
 * them; for imported books, stories and books that were published before, only a statement that was begun has to be
 * complete.
 */
export async function missingRightsStatement(
  tx: Tx,
  book: RightFacts,
): Promise<ReturnType<typeof unresolvedRights>> {
  const unclear = unresolvedRights(book, book.published_at !== null || book.form !== null);
  if (unclear?.[0] !== 'rights') return unclear;
  const listed = await tx.bookHistoryEntry.findFirst({
    where: { tenant_id: currentTenantId(), book_id: book.id, move: 'import' },
    select: { id: true },
  });
  return listed ? null : unclear;
}

/** @throws AppError conflict with the field that is missing */
export async function assertRightsStated(tx: Tx, book: RightFacts): Promise<void> {
  const unclear = await missingRightsStatement(tx, book);
  if (!unclear) return;
  const [field, message] = unclear;
  throw new AppError('conflict', 'rights_unclear', message, { fields: { [field]: [message] } });
}
