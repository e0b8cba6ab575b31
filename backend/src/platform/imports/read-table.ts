import { decodeText, isBinary } from '../text/decode-text.ts';
import { readCsv, UnreadableCsv, type CsvLimits, type CsvRow } from '../text/read-csv.ts';
import { UnreadableList } from './unreadable-list.ts';

/** Names of the listed things, for messages: `student`, `students`. */
export interface Listed {
  one: string;
  many: string;
  /** Advice for somebody who uploads a picture or a PDF, as a sentence. */
  forms: string;
}

/**
 * The rows of a CSV file in any usual encoding, at least one.
 * @throws UnreadableList
 */
export function readTable(bytes: Buffer, limits: CsvLimits, listed: Listed): [CsvRow, ...CsvRow[]] {
  const text = decodeText(bytes);
  if (isBinary(text))
    throw new UnreadableList(`This file is not a text file: a picture or a PDF, perhaps. ${listed.forms}`);
  const [first, ...rows] = readRows(text, limits, listed);
  if (!first) throw new UnreadableList(`There are no ${listed.many} in this list.`);
  return [first, ...rows];
}

/**
 * The rows of a CSV text.
 * @throws UnreadableList
 */
export function readRows(text: string, limits: CsvLimits, { one, many }: Omit<Listed, 'forms'>): CsvRow[] {
  try {
    return readCsv(text, limits);
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    throw new UnreadableList(
      {
        quote: 'A quotation mark (") is opened and never closed. Close it, or remove it, and try again.',
        record: `Line ${error.line} is far too long for a ${one}. Please look at the file.`,
        rows: `A list has at most ${limits.rows.toLocaleString('en-GB')} ${many}. Split the file and bring in the parts.`,
        table: 'This is not a table we can read. Save it as CSV and try again.',
      }[error.why],
    );
  }
}
