import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { decodeText, isBinary } from '../../../platform/text/decode-text.ts';
import { readCsv, UnreadableCsv } from '../../../platform/text/read-csv.ts';
import { guessColumns, writtenOf } from './columns.rules.ts';
import { LIST, readOnix, UnreadableList } from './onix.ts';
import type { RecordField, WrittenRecord } from './record.rules.ts';

export interface ReadLine {
  line: number;
  written: WrittenRecord;
  cells: string[];
  deletes: boolean;
}
export interface ReadList {
  columns: { names: string[]; fields: (RecordField | null)[] };
  notes: string[];
  lines: ReadLine[];
}

const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd]/g;
/** PostgreSQL holds neither U+0000 nor half of a pair. */
const clean = (text: string): string => text.toWellFormed().replace(CONTROL, '');

/** By its first sign: a message of ONIX, a table, or a packed file, which holds covers. */
export const formOf = (head: Buffer): 'onix' | 'csv' | 'covers' =>
  /^PK(?:\x03\x04|\x05\x06)/.test(head.toString('latin1', 0, 4))
    ? 'covers'
    : /^(\xff\xfe|\xfe\xff|\xef\xbb\xbf)?[\s\0]*</.test(head.toString('latin1', 0, 64))
      ? 'onix'
      : 'csv';

/** @throws UnreadableList */
export async function readList(form: 'onix' | 'csv', source: Readable): Promise<ReadList> {
  if (form === 'csv') return readTable(await buffer(source));
  const { records, notes } = await readOnix(source);
  return {
    columns: { names: [], fields: [] },
    notes,
    lines: records.map(({ line, deletes, written }) => ({
      line,
      deletes,
      cells: [],
      written: Object.fromEntries(
        Object.entries(written).map(([name, value]) => [name, clean(value).slice(0, LIST.cell)]),
      ),
    })),
  };
}

function readTable(bytes: Buffer): ReadList {
  const text = decodeText(bytes);
  if (isBinary(text))
    throw new UnreadableList(
      'This file is no list of words: a picture or a PDF, perhaps. Bring ONIX 3, or a table as CSV.',
    );
  const rows = rowsOf(text);
  if (!rows[0]) throw new UnreadableList('There are no books in this list.');
  const { names, fields, notes } = guessColumns(rows[0].cells);
  if (rows.length === 1) throw new UnreadableList('This list has a line of headings and no books below it.');
  return {
    columns: { names: names.map(clean), fields },
    notes: notes.map(clean),
    lines: rows.slice(1).map(({ line, cells }) => {
      const kept = cells.map(clean);
      return { line, cells: kept, written: writtenOf(kept, fields), deletes: false };
    }),
  };
}

function rowsOf(text: string) {
  try {
    return readCsv(text, {
      rows: LIST.records,
      columns: LIST.columns,
      cell: LIST.cell,
      record: LIST.record,
    });
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    throw new UnreadableList(
      {
        quote: 'A quotation mark (") is opened and never closed. Close it, or take it out, and try again.',
        record: `Line ${error.line} is far too long for a book. Please look at the file.`,
        rows: `A list has at most ${LIST.records.toLocaleString('en-GB')} books. Split the file and bring in the parts.`,
        table: 'This is not a table we can read. Save it as CSV and try again.',
      }[error.why],
    );
  }
}
