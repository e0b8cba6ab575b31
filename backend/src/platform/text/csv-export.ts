import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { currentContext, inContext } from '../context.ts';
import { PRIVATE } from '../http/cache-control.ts';

/** Number of rows of an export: in one batch, and in total. */
export const EXPORT_STEP = 500;
export const MOST_EXPORTED = 50_000;

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

/** File name and type of an export. */
export const csvHeaders = (what: string, now: Date): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${what}-${now.toISOString().slice(0, 10)}.csv"`,
  'cache-control': PRIVATE,
});
