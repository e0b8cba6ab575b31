import { Readable } from 'node:stream';
import type { QueryBus } from '@nestjs/cqrs';
import { stringify } from 'csv-stringify';
import { currentContext, inContext } from '../../../platform/context.ts';
import { GetSchools } from '../../tenancy/contract.ts';

/** Number of rows of an export: in one batch, and in total. */
export const EXPORT_STEP = 500;
export const MOST_EXPORTED = 50_000;
/** Maximum number of ids that `GetSchools` accepts. */
const SCHOOLS_AT_ONCE = 100;

/**
 * A table as CSV with a byte order mark, read and sent in batches. Cells that a spreadsheet would read as a
 * formula are escaped. The stream is read after the handler has returned, so each batch runs in the context
 * of the request.
 * @param columns names of the columns, in order
 * @param read the rows after the given id (null: from the first), ordered by id, at most `EXPORT_STEP`
 * @param cells the cells of a row, by column
 */
export function exportCsv<Row extends { id: string }>(
  columns: readonly string[],
  read: (after: string | null) => Promise<Row[]>,
  cells: (row: Row) => Record<string, string>,
): Readable {
  const context = currentContext()!;
  async function* rows(): AsyncGenerator<Record<string, string>> {
    let after: string | null = null;
    for (let sent = 0; sent < MOST_EXPORTED;) {
      const from: string | null = after;
      const found: Row[] = await inContext(context, () => read(from));
      for (const row of found) yield cells(row);
      sent += found.length;
      if (found.length < EXPORT_STEP) return;
      after = found.at(-1)!.id;
    }
  }
  const table = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  const source = Readable.from(rows());
  source.on('error', (error) => table.destroy(error));
  return source.pipe(table);
}

/** Adds the missing names of the schools of these rows to `names`. */
export async function addSchoolNames(
  queries: QueryBus,
  names: Map<string, string>,
  rows: readonly { tenant_id: string }[],
): Promise<void> {
  const unknown = [...new Set(rows.map(({ tenant_id }) => tenant_id))].filter((id) => !names.has(id));
  for (let at = 0; at < unknown.length; at += SCHOOLS_AT_ONCE)
    for (const { id, name } of await queries.execute(new GetSchools(unknown.slice(at, at + SCHOOLS_AT_ONCE))))
      names.set(id, name);
}
