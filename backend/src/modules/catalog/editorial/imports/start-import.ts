import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { ANYBODY, BookImports } from './book-imports.ts';

/** Starts the import of the checked records of a list in the worker. A second request changes nothing. */
export class StartImport extends Command<{ id: string }> {
  constructor(readonly importId: string) {
    super();
  }
}

@CommandHandler(StartImport)
export class StartImportHandler implements ICommandHandler<StartImport> {
  constructor(
    private readonly auditLog: CatalogAuditLog,
    private readonly imports: BookImports,
  ) {}

  execute({ importId }: StartImport): Promise<{ id: string }> {
    return this.imports.start(importId, ANYBODY, (tx, found) =>
      this.auditLog.record(tx, 'books.imported', found.original_name),
    );
  }
}
