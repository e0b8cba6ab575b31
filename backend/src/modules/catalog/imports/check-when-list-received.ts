import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { BookListReceived } from '../contract.ts';
import type { CoverLine } from './covers.rules.ts';
import { judgeImport } from './import-check.ts';
import { UnreadableList } from './onix.ts';
import { readList, type ReadList } from './read-list.ts';
import { listFolder } from './receive-import.ts';
import { TakeCovers } from './take-covers.ts';

type Read = ReadList | { covers: CoverLine[] } | { error: string } | null;

/**
 * Reads the list and says for each record what it would do. Nothing is kept of it but its lines. Covers in a packed file
 * go to their books at once.
 */
@Injectable()
@Consumes(BookListReceived, { name: 'catalog.check-book-list', queue: 'imports' })
export class CheckWhenListReceived implements Consumer<BookListReceived, Read> {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly covers: TakeCovers,
    private readonly clock: Clock,
  ) {}

  async prepare({ import_id }: BookListReceived): Promise<Read> {
    const [found] = await this.db.rows<{ form: 'onix' | 'csv' | 'covers'; created_by: string }>({
      name: 'book_list_to_check',
      text: `select form, created_by from catalog.book_import where tenant_id = $1 and id = $2 and status = 'checking'`,
      values: [currentTenantId(), import_id],
    });
    if (!found) return null;
    try {
      if (found.form === 'covers')
        return {
          covers: await this.covers.take(
            await this.storage.get(`${listFolder(import_id)}source`),
            found.created_by,
          ),
        };
      return await readList(found.form, await this.storage.get(`${listFolder(import_id)}source`));
    } catch (error) {
      if (error instanceof UnreadableList) return { error: error.message };
      throw error;
    }
  }

  async handle({ import_id }: BookListReceived, tx: Tx, read: Read): Promise<void> {
    if (!read) return;
    const tenant_id = currentTenantId();
    const where = { tenant_id_id: { tenant_id, id: import_id } };
    if ('error' in read) await tx.bookImport.update({ where, data: { status: 'failed', error: read.error } });
    else if ('covers' in read) await this.keepCovers(tx, import_id, read.covers);
    else {
      await tx.bookImportLine.deleteMany({ where: { tenant_id, import_id } });
      const rows = spread(read.lines).map(({ line, written, cells, deletes }) => ({
        tenant_id,
        import_id,
        line,
        cells,
        verdict: 'create',
        values: { ...written, ...(deletes && { deletes }) },
      }));
      for (let from = 0; from < rows.length; from += 500)
        await tx.bookImportLine.createMany({ data: rows.slice(from, from + 500) });
      await tx.bookImport.update({
        where,
        data: {
          status: 'checked',
          columns: read.columns,
          notes: read.notes,
          lines_total: rows.length,
          error: null,
        },
      });
      await judgeImport(tx, { id: import_id });
    }
    // A file that stayed because the process died here is one of a list that is checked: nothing reads it again.
    await this.storage.removeAll(listFolder(import_id)).catch(() => undefined);
  }

  /** Covers are on their books already: what became of each is told. */
  private async keepCovers(tx: Tx, import_id: string, covers: readonly CoverLine[]): Promise<void> {
    const tenant_id = currentTenantId();
    const now = this.clock.now();
    await tx.bookImportLine.deleteMany({ where: { tenant_id, import_id } });
    await tx.bookImportLine.createMany({
      data: covers.map(({ line, file, isbn, title, book_id, problem }) => ({
        tenant_id,
        import_id,
        line,
        book_id,
        verdict: problem ? 'problem' : 'update',
        values: { title: title ?? file, isbn: isbn ?? '', cover: file },
        problems: problem ? [{ field: 'cover', message: problem }] : [],
        ...(!problem && { changes: { cover: [null, file] }, applied_at: now }),
      })),
    });
    await tx.bookImport.update({
      where: { tenant_id_id: { tenant_id, id: import_id } },
      data: {
        status: 'done',
        lines_total: covers.length,
        lines_done: covers.filter(({ problem }) => !problem).length,
        finished_at: now,
        error: null,
      },
    });
  }

  async failed({ import_id }: BookListReceived, _error: Error, last: boolean): Promise<void> {
    if (!last) return;
    await this.storage.removeAll(listFolder(import_id)).catch(() => undefined);
    await this.db.transaction((tx) =>
      tx.bookImport.updateMany({
        where: { tenant_id: currentTenantId(), id: import_id, status: 'checking' },
        data: {
          status: 'failed',
          error: 'We could not check this list because of a fault on our side. Please bring it in again.',
        },
      }),
    );
  }
}

/** Gives records that share a line of the file (one without line ends) numbers of their own. */
function spread<Row extends { line: number }>(rows: readonly Row[]): Row[] {
  let before = 0;
  return rows.map((row) => {
    before = Math.max(row.line, before + 1);
    return { ...row, line: before };
  });
}
