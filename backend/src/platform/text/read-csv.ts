import { parse } from 'csv-parse/sync';

/** Limits of a table, so that no file fills the memory. */
export interface CsvLimits {
  /** Rows that are not blank, without the headings. */
  rows: number;
  columns: number;
  /** Characters of a cell; longer ones are cut. */
  cell: number;
  /** Characters of a row. */
  record: number;
}

/** A table that cannot be read: an unclosed quotation mark, an endless row, too many rows, no table. */
export class UnreadableCsv extends Error {
  constructor(
    readonly why: 'quote' | 'record' | 'rows' | 'table',
    readonly line: number,
  ) {
    super(why);
  }
}

export interface CsvRow {
  /** Line number of the problem in the file. */
  line: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The separator that divides the first lines into the most columns, counted outside of quotes. */
function separatorOf(text: string): string {
  const start = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  const lines = start
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 10);
  const score = (separator: string): number => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    return Math.min(...counts) * 100 + counts.reduce((sum, count) => sum + count, 0);
  };
  return SEPARATORS.reduce((best, next) => (score(next) > score(best) ? next : best));
}

/**
 * The rows of a CSV text with their line numbers, without blank ones. Accepts the usual separators and line
 * ends, quoted line ends, and rows that are too short or too long.
 * @throws UnreadableCsv
 */
export function readCsv(text: string, limits: CsvLimits): CsvRow[] {
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, {
      info: true,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: limits.record,
      // Blank lines count, so that a file of blank lines only is limited too.
      to: limits.rows * 4,
    }) as unknown as typeof records;
  } catch (error) {
    const { code, lines } = error as { code?: string; lines?: number };
    const why =
      code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote' : code === 'CSV_MAX_RECORD_SIZE' ? 'record' : 'table';
    throw new UnreadableCsv(why, lines ?? 1);
  }
  let before = 0;
  const rows: CsvRow[] = [];
  for (const { record, info } of records) {
    const line = before + 1;
    before = info.lines;
    if (record.every((cell) => cell.trim() === '')) continue;
    rows.push({
      line,
      cells: record.slice(0, limits.columns).map((cell) => cell.slice(0, limits.cell)),
    });
  }
  // One more for the headings.
  if (rows.length > limits.rows + 1) throw new UnreadableCsv('rows', rows.at(-1)!.line);
  return rows;
}
