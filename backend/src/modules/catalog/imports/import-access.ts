import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { BookImport } from '../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../platform/errors.ts';

/** An import of the running school, locked until the transaction ends. @throws AppError not_found */
export async function lockImport(tx: Tx, id: string): Promise<BookImport> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from catalog.book_import where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const found = await tx.bookImport.findFirst({ where: { tenant_id, id } });
  if (!found) throw notFound('import');
  return found;
}

/** Refuses a step that the import has passed, or not reached. */
export function assertStatus(found: BookImport, wanted: BookImport['status']): void {
  if (wanted === found.status) return;
  const words: Record<BookImport['status'], string> = {
    checking: 'This list is still being checked.',
    checked: 'This list is not imported yet.',
    running: 'This list is being imported. Wait until it is done.',
    done: 'This list is imported already.',
    undone: 'This list was taken back. Bring it in again.',
    failed: found.error ?? 'This list could not be read.',
  };
  throw new AppError('conflict', `import_${found.status}`, words[found.status]);
}

/** Lets one import of a school at a time change its books: two with the same new book would both make it. */
export const lockBooks = (tx: Tx): Promise<unknown> =>
  tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`book imports ${currentTenantId()}`}, 0))`;
