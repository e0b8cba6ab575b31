import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import type { IncomingFile } from '../../../../platform/imports/receive-import-file.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { BookImports } from './book-imports.ts';
import { formOf } from './read-list.ts';

/** Receives a list of books. The worker reads and checks it; no book is created before somebody starts it. */
export class ReceiveImport extends Command<{ id: string }> {
  constructor(
    readonly file: IncomingFile,
    readonly by: string,
  ) {
    super();
  }
}

@CommandHandler(ReceiveImport)
export class ReceiveImportHandler implements ICommandHandler<ReceiveImport> {
  constructor(
    private readonly auditLog: CatalogAuditLog,
    private readonly imports: BookImports,
  ) {}

  execute({ file, by }: ReceiveImport): Promise<{ id: string }> {
    return this.imports.receive(file, async (tx, row, head) => {
      const form = formOf(head);
      await tx.bookImport.createMany({
        data: [{ ...row, tenant_id: currentTenantId(), created_by: by, form }],
      });
      // Covers are put on their books without a second step, so the audit records the upload.
      if (form === 'covers') await this.auditLog.record(tx, 'books.imported', row.original_name);
    });
  }
}
