import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { unclearRight } from './book.rules.ts';

type RightFacts = Parameters<typeof unclearRight>[0] & {
  id: string;
  /** What was written in the story maker; null for all other books. */
  form: string | null;
  published_at: Date | null;
};

/**
 * What is still to be said of a book's right before it goes on, and in which field. Who puts in a new book says it; for
 * what a list of a publisher brought, what was written here, and what stood on a shelf before, only what was begun is asked.
 */
export async function rightToTell(tx: Tx, book: RightFacts): Promise<ReturnType<typeof unclearRight>> {
  const unclear = unclearRight(book, book.published_at !== null || book.form !== null);
  if (unclear?.[0] !== 'rights') return unclear;
  const listed = await tx.bookMove.findFirst({
    where: { tenant_id: currentTenantId(), book_id: book.id, move: 'import' },
    select: { id: true },
  });
  return listed ? null : unclear;
}

/** @throws AppError conflict with the field that is missing */
export async function assertRightsTold(tx: Tx, book: RightFacts): Promise<void> {
  const unclear = await rightToTell(tx, book);
  if (!unclear) return;
  const [field, message] = unclear;
  throw new AppError('conflict', 'rights_unclear', message, { fields: { [field]: [message] } });
}
