import { changedColumns, PRICE_COLUMN } from '../books/price.rules.ts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { AppError } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { Deeds } from '../deeds.ts';
import { undone, type Changes, type EditableBook } from '../desk/edit.rules.ts';
import { DeskPlaces, type Doer } from '../desk/move-book.ts';
import { assertStatus, lockBooks, lockImport } from './import-access.ts';
import { noteMove } from './import-when-list-started.ts';

/**
 * Takes a whole import back within 24 hours: books it made go, those whose file has come since excepted; what it changed
 * returns where nobody changed it since.
 */
export class UndoImport extends Command<{ id: string }> {
  constructor(readonly importId: string) {
    super();
  }
}

@CommandHandler(UndoImport)
export class UndoImportHandler implements ICommandHandler<UndoImport> {
  constructor(
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly deeds: Deeds,
    private readonly places: DeskPlaces,
  ) {}

  async execute({ importId }: UndoImport): Promise<{ id: string }> {
    const doer = await this.places.doer();
    await this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      await lockBooks(tx);
      const found = await lockImport(tx, importId);
      if (found.status === 'undone') return;
      if (!(found.status === 'failed' && found.lines_done > 0)) {
        assertStatus(found, 'done');
        if (!found.undo_until || found.undo_until < this.clock.now())
          throw new AppError(
            'conflict',
            'undo_too_late',
            'A list can be taken back for 24 hours. Withdraw the books that are not wanted.',
          );
      }
      const lines = await tx.bookImportLine.findMany({
        where: { tenant_id, import_id: importId, applied_at: { not: null }, book_id: { not: null } },
        select: { verdict: true, book_id: true, changes: true },
      });
      await this.remove(tx, lines.flatMap((one) => (one.verdict === 'create' ? [one.book_id!] : []))); // prettier-ignore
      await putBack(
        tx,
        lines.filter(({ verdict }) => verdict === 'update'),
        doer,
      );
      await tx.bookImport.update({
        where: { tenant_id_id: { tenant_id, id: importId } },
        data: { status: 'undone', undo_until: null },
      });
      await this.deeds.note(tx, 'books.import_undone', found.original_name);
      await this.cache.announce(tx);
    });
    this.cache.forget();
    return { id: importId };
  }

  private async remove(tx: Tx, ids: string[]): Promise<void> {
    const tenant_id = currentTenantId();
    const gone = await tx.$queryRaw<{ id: string }[]>`
      delete from catalog.book b where b.tenant_id = ${tenant_id}::uuid and b.id = any(${ids}::uuid[]) and b.awaits_file
        and b.status = 'draft' and b.merged_into is null
        and not exists (select from catalog.book m where m.tenant_id = b.tenant_id and m.merged_into = b.id)
      returning b.id`;
    const where = { tenant_id, book_id: { in: gone.map(({ id }) => id) } };
    await tx.bookMove.deleteMany({ where });
    await tx.bookCase.deleteMany({ where });
  }
}

async function putBack(
  tx: Tx,
  lines: { book_id: string | null; changes: Prisma.JsonValue }[],
  doer: Doer,
): Promise<void> {
  const tenant_id = currentTenantId();
  const books = await tx.$queryRawUnsafe<EditableBook[]>(
    `select *, ${PRICE_COLUMN} from catalog.book where tenant_id = $1::uuid and id = any($2::uuid[]) order by id for update`,
    tenant_id,
    lines.map(({ book_id }) => book_id),
  );
  for (const book of books) {
    const { changes } = lines.find(({ book_id }) => book_id === book.id)!;
    const back = undone(book, changes as Changes);
    if (Object.keys(back).length === 0) continue;
    await tx.book.update({
      where: { tenant_id_id: { tenant_id, id: book.id } },
      data: changedColumns(back),
    });
    await noteMove(tx, book.id, 'undo', back, doer);
  }
}
