import type { Tx } from '../../../../platform/db/db.ts';
import type { Book } from '../../../../platform/db/generated/client.ts';
import { AppError } from '../../../../platform/errors.ts';

/**
 * A book that a student put in as a file is published only as the edition that was ordered when the teacher and the
 * family had both agreed (`story.edition_id`), on every path and for every role.
 * @throws AppError conflict `consents_missing`
 */
export async function assertBothConsents(
  tx: Tx,
  { tenant_id, id, file_id }: Pick<Book, 'tenant_id' | 'id' | 'file_id'>,
): Promise<void> {
  const story = await tx.story.findFirst({
    where: { tenant_id, book_id: id, file_id: { not: null } },
    select: { state: true, edition_id: true },
  });
  if (!story) return;
  const agreed = story.state === 'approved' || story.state === 'published';
  if (agreed && story.edition_id !== null && story.edition_id === file_id) return;
  throw new AppError(
    'conflict',
    'consents_missing',
    'A student put this book in. It is published when a teacher approves it and the family agrees.',
  );
}
