import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { BookImport, BookImportLine } from '../../../../platform/db/generated/client.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { Imports, type LineResult, type ReadList } from '../../../../platform/imports/imports.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { GetPeople } from '../../../identity/contract.ts';
import { BookCharities } from '../../library/books/book-charities.ts';
import { SaleConsent } from '../../library/books/sale-consent.ts';
import { BookWriter, type BookActor } from '../../library/books/book-writer.ts';
import { writtenOf } from './columns.rules.ts';
import type { CoverLine } from './covers.rules.ts';
import { ImportCovers } from './import-covers.ts';
import { BOOK_IMPORT_KIND } from './import-kind.ts';
import { importRecords } from './import-records.ts';
import { readList } from './read-list.ts';
import type { RecordField } from './record.rules.ts';
import { validateLines } from './validate-lines.ts';

/** The content of a file: a list of books, or covers that were already put on their books. */
export type ReadBookList = ReadList | { covers: CoverLine[] };

/** Imports of books belong to the school: everybody who manages books may use each of them. */
export const ANYBODY = { owner: null };

/**
 * Imports of books into a school. Each record is validated once more when it is applied, under a lock that all
 * imports of the school share: if two lists contain the same new book, the second one finds it. The importing person
 * is queried once for a batch.
 */
@Injectable()
export class BookImports extends Imports<BookImport, BookImportLine, ReadBookList, BookActor> {
  constructor(
    clock: Clock,
    db: Db,
    outbox: Outbox,
    storage: Storage,
    private readonly cache: PublicCache,
    private readonly charities: BookCharities,
    private readonly covers: ImportCovers,
    private readonly queries: QueryBus,
    private readonly sale: SaleConsent,
    private readonly writer: BookWriter,
  ) {
    super(BOOK_IMPORT_KIND, clock, db, outbox, storage);
  }

  protected async read(form: string, source: Readable, createdBy: string): Promise<ReadBookList> {
    if (form === 'covers') return { covers: await this.covers.importAll(source, createdBy) };
    return readList(form as 'onix' | 'csv', source);
  }

  protected async validate(tx: Tx, _found: BookImport, lines: BookImportLine[]): Promise<LineResult[]> {
    return (await validateLines(tx, this.sale, this.charities, lines)).map(
      ({ record: _record, ...result }) => result,
    );
  }

  protected readColumns(lines: BookImportLine[], fields: (string | null)[]): object[] {
    return lines.map(({ cells }) => writtenOf(cells, fields as (RecordField | null)[]));
  }

  protected override lockOthers(tx: Tx): Promise<unknown> {
    return lockUntilCommit(tx, `book imports ${currentTenantId()}`);
  }

  protected override async prepare({ created_by }: BookImport): Promise<BookActor> {
    const [person] = await this.queries.execute(new GetPeople([created_by]));
    return { id: created_by, name: person ? `${person.first_name} ${person.last_name}`.trim() : '' };
  }

  protected async apply(
    tx: Tx,
    _found: BookImport,
    lines: BookImportLine[],
    by: BookActor,
  ): Promise<LineResult[]> {
    const results = await importRecords(tx, this.writer, this.sale, this.charities, lines, by);
    await this.cache.announce(tx);
    return results;
  }

  override async run(id: string): Promise<void> {
    await super.run(id);
    this.cache.forget();
  }

  protected forgetCells(tx: Tx, import_id: string): Promise<unknown> {
    return tx.bookImportLine.updateMany({
      where: { tenant_id: currentTenantId(), import_id },
      data: { cells: [] },
    });
  }

  /** Covers are on their books already: the lines state the result for each, and there is nothing to start. */
  protected override async saveOther(tx: Tx, id: string, read: ReadBookList): Promise<boolean> {
    if (!('covers' in read)) return false;
    const now = this.clock.now();
    await this.store.replaceLines(
      tx,
      id,
      read.covers.map(({ line, file, isbn, title, book_id, problem }) => ({
        line,
        book_id,
        verdict: problem ? 'problem' : 'update',
        values: { title: title ?? file, isbn: isbn ?? '', cover: file },
        problems: problem ? [{ field: 'cover', message: problem }] : [],
        changes: problem ? {} : { cover: [null, file] },
        cells: [],
        notes: [],
        applied_at: problem ? null : now,
      })),
    );
    await this.store.update(tx, id, {
      status: 'done',
      lines_total: read.covers.length,
      lines_done: read.covers.filter(({ problem }) => !problem).length,
      finished_at: now,
      error: null,
    });
    return true;
  }
}
