import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { BookImportLine } from '../../../../platform/db/generated/client.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { undoChanges, type Changes } from '../../library/books/book-changes.rules.ts';
import { BookWriter, type BookActor } from '../../library/books/book-writer.ts';
import { priceOf } from '../../library/books/price.rules.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { ModerationTenants } from '../moderation/transition-book.ts';
import { ANYBODY, BookImports } from './book-imports.ts';

/**
 * Undoes an import within 24 hours: books that it created are deleted, except those that have a file now; changed
 * fields get their old values if nobody has changed them since.
 */
export class UndoImport extends Command<{ id: string }> {
  constructor(readonly importId: string) {
    super();
  }
}

@CommandHandler(UndoImport)
export class UndoImportHandler implements ICommandHandler<UndoImport> {
  constructor(
    private readonly auditLog: CatalogAuditLog,
    private readonly cache: PublicCache,
    private readonly imports: BookImports,
    private readonly tenants: ModerationTenants,
    private readonly writer: BookWriter,
  ) {}

  async execute({ importId }: UndoImport): Promise<{ id: string }> {
    const actor = await this.tenants.actor();
    await this.imports.undo(importId, ANYBODY, async (tx, found, applied) => {
      const lines = applied.filter(({ book_id }) => book_id !== null);
      await removeBooks(
        tx,
        this.writer,
        lines.flatMap(({ verdict, book_id }) => (verdict === 'create' ? [book_id!] : [])),
      );
      await restoreBooks(
        tx,
        this.writer,
        lines.filter(({ verdict }) => verdict === 'update'),
        actor,
      );
      await this.auditLog.record(tx, 'books.import_undone', found.original_name);
      await this.cache.announce(tx);
    });
    this.cache.forget();
    return { id: importId };
  }
}

/** Deletes books that the import created, except those that have a file now or that others were merged into. */
async function removeBooks(tx: Tx, writer: BookWriter, ids: string[]): Promise<void> {
  const deleted = await writer.deleteWithoutFile(tx, ids);
  await tx.bookModerationCase.deleteMany({
    where: { tenant_id: currentTenantId(), book_id: { in: deleted } },
  });
}

/** Restores the details that the import changed, if nobody has changed them since. */
async function restoreBooks(
  tx: Tx,
  writer: BookWriter,
  lines: Pick<BookImportLine, 'book_id' | 'changes'>[],
  actor: BookActor,
): Promise<void> {
  const books = await writer.lockAll(
    tx,
    lines.map(({ book_id }) => book_id!),
  );
  for (const book of books) {
    const { changes } = lines.find(({ book_id }) => book_id === book.id)!;
    const back = undoChanges({ ...book, price: priceOf(book) }, changes as Changes);
    if (Object.keys(back).length > 0) await writer.changeDetails(tx, book, back, { move: 'undo', actor });
  }
}
