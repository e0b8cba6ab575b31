import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { RosterReceived } from '../contract.ts';
import { dateOrder } from '../people/birth.rules.ts';
import { guessColumns, keptCells, readValues, type Columns } from './columns.rules.ts';
import { decodeText, isBinary } from '../../../platform/text/decode-text.ts';
import { parseCsv, UnreadableRoster } from './parse-csv.ts';
import { parseOneRoster } from './parse-oneroster.ts';
import { rosterFolder } from './receive-roster.ts';
import { judgeImport, type StoredValues } from './roster-check.ts';

interface ReadRoster {
  columns: Pick<Columns, 'names' | 'fields'>;
  notes: string[];
  lines: { line: number; values: StoredValues }[];
}

/** Reads the file and says for each line what it would do. Nothing is made. */
@Injectable()
@Consumes(RosterReceived, { name: 'identity.check-roster', queue: 'rosters' })
export class CheckWhenRosterReceived implements Consumer<
  RosterReceived,
  ReadRoster | { error: string } | null
> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  async prepare({ import_id }: RosterReceived): Promise<ReadRoster | { error: string } | null> {
    const [found] = await this.db.rows<{ form: string }>({
      name: 'roster_to_check',
      text: `select form from identity.roster_import where tenant_id = $1 and id = $2 and status = 'checking'`,
      values: [currentTenantId(), import_id],
    });
    if (!found) return null;
    try {
      const bytes = await buffer(await this.storage.get(`${rosterFolder(import_id)}source`));
      return found.form === 'oneroster' ? await readZip(bytes) : readTable(bytes);
    } catch (error) {
      if (error instanceof UnreadableRoster) return { error: error.message };
      throw error;
    }
  }

  async handle(
    { import_id }: RosterReceived,
    tx: Tx,
    read: ReadRoster | { error: string } | null,
  ): Promise<void> {
    if (!read) return;
    const tenant_id = currentTenantId();
    const where = { tenant_id_id: { tenant_id, id: import_id } };
    if ('error' in read) {
      await tx.rosterImport.update({ where, data: { status: 'failed', error: read.error } });
      return;
    }
    await tx.rosterLine.deleteMany({ where: { tenant_id, import_id } });
    const rows = read.lines.map(({ line, values }) => ({
      tenant_id,
      import_id,
      line,
      values: values as unknown as Prisma.InputJsonObject,
      verdict: 'create',
    }));
    for (let from = 0; from < rows.length; from += 1_000)
      await tx.rosterLine.createMany({ data: rows.slice(from, from + 1_000) });
    const found = await tx.rosterImport.update({
      where,
      data: {
        status: 'checked',
        columns: read.columns,
        notes: read.notes,
        lines_total: rows.length,
        error: null,
      },
    });
    await judgeImport(tx, found, this.clock.now());
    // A file that stayed because the process died here is one of a list that is checked: nothing reads it again.
    await this.storage.removeAll(rosterFolder(import_id)).catch(() => undefined);
  }

  async failed({ import_id }: RosterReceived, _error: Error, last: boolean): Promise<void> {
    if (!last) return;
    await this.storage.removeAll(rosterFolder(import_id)).catch(() => undefined);
    await this.db.transaction((tx) =>
      tx.rosterImport.updateMany({
        where: { tenant_id: currentTenantId(), id: import_id, status: 'checking' },
        data: {
          status: 'failed',
          error: 'We could not check this list because of a fault on our side. Please bring it in again.',
        },
      }),
    );
  }
}

const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd]/;

/** PostgreSQL holds neither U+0000 nor half of a pair; such a line is shown without them, as a problem. */
function clean(cells: string[]): { cells: string[]; unclean: boolean } {
  const unclean = cells.some((cell) => CONTROL.test(cell));
  return {
    unclean,
    cells: cells.map((cell) => cell.toWellFormed().replace(new RegExp(CONTROL, 'g'), '')),
  };
}

function readTable(bytes: Buffer): ReadRoster {
  const text = decodeText(bytes);
  if (isBinary(text))
    throw new UnreadableRoster(
      'This file is no list of words: a picture or a PDF, perhaps. Save the list as CSV.',
    );
  const rows = parseCsv(text);
  if (!rows[0]) throw new UnreadableRoster('There are no students in this list.');
  const { header, names, fields, notes } = guessColumns(rows[0].cells);
  const students = header ? rows.slice(1) : rows;
  if (students.length === 0)
    throw new UnreadableRoster('This list has a line of headings and no students below it.');
  const order = dateOrder(students.flatMap(({ cells }) => cells[fields.indexOf('birth')] ?? []));
  return {
    columns: { names, fields },
    notes,
    lines: students.map(({ line, cells }) => {
      const { cells: kept, unclean } = clean(cells);
      const values = readValues(kept, fields, order);
      return { line, values: { ...values, cells: keptCells(kept, fields, values), unclean } };
    }),
  };
}

async function readZip(bytes: Buffer): Promise<ReadRoster> {
  const { lines, notes } = await parseOneRoster(bytes);
  if (lines.length === 0) throw new UnreadableRoster('There are no students in these tables.');
  return {
    columns: { names: [], fields: [] },
    notes,
    lines: lines.map(({ line, values }) => {
      const { cells, unclean } = clean([
        values.first_name,
        values.last_name,
        values.username,
        values.birth,
        ...values.classes,
      ]);
      const [first_name = '', last_name = '', username = '', birth = '', ...classes] = cells;
      return { line, values: { first_name, last_name, username, birth, classes, unclean } };
    }),
  };
}
