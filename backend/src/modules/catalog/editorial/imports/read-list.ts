import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { storableText } from '../../../../platform/imports/columns.rules.ts';
import type { ReadList } from '../../../../platform/imports/imports.ts';
import { readTable } from '../../../../platform/imports/read-table.ts';
import { UnreadableList } from '../../../../platform/imports/unreadable-list.ts';
import { guessColumns, writtenOf } from './columns.rules.ts';
import { BOOKS, LIST } from './import-kind.ts';
import { readOnix } from './onix.ts';
import type { WrittenRecord } from './record.rules.ts';

/** The form of a file by its first bytes: an ONIX message, a table, or a zip file of covers. */
export const formOf = (head: Buffer): 'onix' | 'csv' | 'covers' =>
  /^PK(?:\x03\x04|\x05\x06)/.test(head.toString('latin1', 0, 4))
    ? 'covers'
    : /^(\xff\xfe|\xfe\xff|\xef\xbb\xbf)?[\s\0]*</.test(head.toString('latin1', 0, 64))
      ? 'onix'
      : 'csv';

/**
 * Reads a list of books as a stream.
 * @throws UnreadableList
 */
export async function readList(form: 'onix' | 'csv', source: Readable): Promise<ReadList> {
  if (form === 'csv') return readCsvList(await buffer(source));
  const { records, notes } = await readOnix(source);
  return {
    columns: { names: [], fields: [] },
    notes,
    lines: records.map(({ line, deletes, written }) => ({
      line,
      cells: [],
      values: { ...shortened(written), ...(deletes && { deletes }) },
    })),
  };
}

const shortened = (written: WrittenRecord): WrittenRecord =>
  Object.fromEntries(
    Object.entries(written).map(([name, value]) => [name, storableText(value).slice(0, LIST.cell)]),
  );

function readCsvList(bytes: Buffer): ReadList {
  const [headings, ...rows] = readTable(bytes, LIST, BOOKS);
  const { names, fields, notes } = guessColumns(headings.cells);
  if (rows.length === 0) throw new UnreadableList('This list has a line of headings and no books below it.');
  return {
    columns: { names: names.map(storableText), fields },
    notes: notes.map(storableText),
    lines: rows.map(({ line, cells: written }) => {
      const cells = written.map(storableText);
      return { line, cells, values: writtenOf(cells, fields) };
    }),
  };
}
