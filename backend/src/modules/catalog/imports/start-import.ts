import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { BookListStarted } from '../contract.ts';
import { Deeds } from '../deeds.ts';
import { assertStatus, lockImport } from './import-access.ts';
import { judgeImport } from './import-check.ts';

/**
 * Lets the worker import what was checked. Judged once more first: the shelves may have changed since. Records with
 * problems are left out. Asked twice, it starts once; an import that failed goes on where it stopped.
 */
export class StartImport extends Command<{ id: string }> {
  constructor(readonly importId: string) {
    super();
  }
}

@CommandHandler(StartImport)
export class StartImportHandler implements ICommandHandler<StartImport> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly deeds: Deeds,
  ) {}

  execute({ importId }: StartImport): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const found = await lockImport(tx, importId);
      if (found.status === 'running' || found.status === 'done') return { id: importId };
      if (!(found.status === 'failed' && found.lines_total > 0)) assertStatus(found, 'checked');
      await judgeImport(tx, found);
      const work = await tx.bookImportLine.count({
        where: { tenant_id, import_id: importId, applied_at: null, verdict: { in: ['create', 'update'] } },
      });
      if (work === 0)
        throw new AppError(
          'invalid',
          'nothing_to_import',
          'There is nothing to import: no record is new or changes anything.',
        );
      await tx.bookImport.update({
        where: { tenant_id_id: { tenant_id, id: importId } },
        data: { status: 'running', error: null },
      });
      await this.deeds.note(tx, 'books.imported', found.original_name);
      await this.outbox.add(tx, BookListStarted, { import_id: importId });
      return { id: importId };
    });
  }
}
