import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';

/** A book may be merged into one that is merged later. */
const MOST_MERGES = 5;

/**
 * Makes grants of a book and the transfer of its owners run one after the other, so that no grant is stored for a book
 * whose owners have left it.
 */
export const lockOwnersOf = (tx: Tx, bookId: string): Promise<void> =>
  lockUntilCommit(tx, `book owners ${currentTenantId()} ${bookId}`);

/** The book that a book was merged into; itself when it was not. */
export async function followMergedBook(tx: Tx, bookId: string, hops = MOST_MERGES): Promise<string> {
  const book = await tx.book.findFirst({
    where: { tenant_id: { in: [currentTenantId(), PLATFORM_TENANT_ID] }, id: bookId },
    select: { merged_into: true },
  });
  return book?.merged_into && hops > 0 ? followMergedBook(tx, book.merged_into, hops - 1) : bookId;
}

/** Gives the owners of a merged book the one that it was merged into. A second run finds none. */
export async function transferOwners(tx: Tx, from: string, to: string): Promise<void> {
  await lockOwnersOf(tx, from);
  await tx.bookOwner.updateMany({
    where: { tenant_id: currentTenantId(), book_id: from },
    data: { book_id: to },
  });
}
