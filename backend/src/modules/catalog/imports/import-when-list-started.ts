import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { crashPoint } from '../../../platform/messaging/crash-point.ts';
import { GetPeople } from '../../identity/contract.ts';
import { slugOf } from '../books/book.rules.ts';
import { BookListStarted } from '../contract.ts';
import { lockBooks } from './import-access.ts';
import { judgeLines, type JudgedLine } from './import-check.ts';
import { changedColumns, columnsOf } from '../books/price.rules.ts';
import type { BookRecord } from './record.rules.ts';

/** Records that are committed together: small enough for a bar that moves and for little to be done again. */
const CHUNK = 25;
/** For how long an import can be taken back. */
export const IMPORT_REGRET_MS = 24 * 3_600_000;

interface Importer {
  id: string;
  name: string;
}

/**
 * Makes and changes books as a list says, some records at a time, each part in a transaction of its own that also marks
 * its lines. After a crash or a redelivery the marked ones are left alone. Each record is judged once more under the
 * lock that all imports of the school share: of two lists with the same new book, the second finds it.
 */
@Injectable()
@Consumes(BookListStarted, { name: 'catalog.import-books', queue: 'imports' })
export class ImportWhenListStarted implements Consumer<BookListStarted> {
  constructor(
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ import_id }: BookListStarted): Promise<void> {
    const [found] = await this.db.rows<{ created_by: string }>({
      name: 'book_list_started',
      text: `select created_by from catalog.book_import where tenant_id = $1 and id = $2 and status = 'running'`,
      values: [currentTenantId(), import_id],
    });
    if (!found) return;
    const [person] = await this.queries.execute(new GetPeople([found.created_by]));
    const by = {
      id: found.created_by,
      name: person ? `${person.first_name} ${person.last_name}`.trim() : '',
    };
    while (await this.db.transaction((tx) => this.part(tx, import_id, by))) crashPoint('book-import.chunk');
    this.cache.forget();
  }

  async handle({ import_id }: BookListStarted, tx: Tx): Promise<void> {
    const now = this.clock.now();
    const tenant_id = currentTenantId();
    const { count } = await tx.bookImport.updateMany({
      where: { tenant_id, id: import_id, status: 'running' },
      data: {
        status: 'done',
        finished_at: now,
        undo_until: new Date(now.getTime() + IMPORT_REGRET_MS),
      },
    });
    // The cells were kept for another reading of the columns alone.
    if (count > 0)
      await tx.bookImportLine.updateMany({ where: { tenant_id, import_id }, data: { cells: [] } });
  }

  async failed({ import_id }: BookListStarted, _error: Error, last: boolean): Promise<void> {
    if (!last) return;
    await this.db.transaction((tx) =>
      tx.bookImport.updateMany({
        where: { tenant_id: currentTenantId(), id: import_id, status: 'running' },
        data: {
          status: 'failed',
          error:
            'The import stopped because of a fault on our side. What is done stays; start it again to go on.',
        },
      }),
    );
  }

  /** Does the next records; false when none is left. */
  private async part(tx: Tx, import_id: string, by: Importer): Promise<boolean> {
    const tenant_id = currentTenantId();
    await lockBooks(tx);
    await tx.$queryRaw`select 1 from catalog.book_import where tenant_id = ${tenant_id}::uuid and id = ${import_id}::uuid for update`;
    const lines = await tx.bookImportLine.findMany({
      where: {
        tenant_id, import_id, applied_at: null, verdict: { in: ['create', 'update'] }, book_import: { status: 'running' },
      },
      orderBy: { line: 'asc' },
      take: CHUNK,
    }); // prettier-ignore
    if (lines.length === 0) return false;
    for (const judged of await judgeLines(tx, lines)) {
      const book_id = await this.put(tx, judged, by);
      await tx.bookImportLine.update({
        where: { tenant_id_import_id_line: { tenant_id, import_id, line: judged.line } },
        data: {
          verdict: judged.verdict,
          problems: judged.problems as unknown as Prisma.InputJsonArray,
          changes: judged.changes as Prisma.InputJsonObject,
          book_id,
          ...(judged.verdict !== 'problem' && { applied_at: this.clock.now() }),
        },
      });
    }
    const lines_done = await tx.bookImportLine.count({
      where: { tenant_id, import_id, applied_at: { not: null } },
    });
    await tx.bookImport.update({
      where: { tenant_id_id: { tenant_id, id: import_id } },
      data: { lines_done },
    });
    await this.cache.announce(tx);
    return true;
  }

  /** Makes the book of a record or changes it; resolves with its id. */
  private async put(
    tx: Tx,
    { verdict, record, changes, book_id }: JudgedLine,
    by: Importer,
  ): Promise<string | null> {
    const tenant_id = currentTenantId();
    if (verdict === 'create') {
      const id = newId();
      await tx.book.createMany({ data: [bookOf(record, id, by.id)] });
      await noteMove(tx, id, 'import', {}, by);
      return id;
    }
    if (verdict === 'update') {
      await tx.book.update({
        where: { tenant_id_id: { tenant_id, id: book_id! } },
        data: changedColumns(changes),
      });
      await noteMove(tx, book_id!, 'import', changes, by);
    }
    return book_id;
  }
}

/** A book that is described and waits for its file: a draft, on nobody's shelf. */
export function bookOf(record: BookRecord, id: string, by: string): Prisma.BookCreateManyInput {
  const tenant_id = currentTenantId();
  const { title = 'Untitled', language = 'und', price, ...rest } = record;
  return {
    authors: [],
    illustrators: [],
    categories: [],
    ...rest,
    ...columnsOf({ price }),
    id,
    tenant_id,
    title,
    language,
    slug: `${slugOf(title)}-${id.slice(-6)}`,
    title_from_file: false,
    visibility: tenant_id === PLATFORM_TENANT_ID ? 'platform' : 'school',
    awaits_file: true,
    created_by: by,
  };
}

/** Writes into a book's history what a list, a form or an undo changed. */
export async function noteMove(
  tx: Tx,
  book_id: string,
  move: 'import' | 'undo' | 'edit' | 'merge',
  changes: Record<string, [unknown, unknown]>,
  by: Importer,
): Promise<void> {
  await tx.bookMove.createMany({
    data: [
      {
        id: newId(),
        tenant_id: currentTenantId(),
        book_id,
        move,
        detail: changes as Prisma.InputJsonObject,
        actor_id: by.id,
        actor_name: by.name,
      },
    ],
  });
}
