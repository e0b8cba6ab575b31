import { parse } from 'csv-parse/sync';

/** At most so many students in one go; cells and lines are bounded too, so that no file fills the memory. */
export const ROSTER = {
  lines: 5_000,
  bytes: 10 * 1024 * 1024,
  columns: 60,
  cell: 400,
  record: 4_000_000,
} as const;

/** A file that cannot be read at all; the message says why, where and what helps. */
export class UnreadableRoster extends Error {}

export interface RosterRow {
  /** Where it begins, as an editor counts lines. */
  line: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The separator that divides the first lines into the most columns, counted outside of quotes. */
export function separatorOf(text: string): string {
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
 * The rows of a CSV text with the lines on which they begin; blank ones are left out. Takes any of the usual
 * separators and line ends, quoted line ends, and rows that are too short or too long.
 * @throws UnreadableRoster
 */
export function parseCsv(text: string, most: number = ROSTER.lines): RosterRow[] {
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, {
      info: true,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: ROSTER.record,
      // Blank lines count, so that a file of nothing but them is bounded too.
      to: most * 4,
    }) as unknown as typeof records;
  } catch (error) {
    const { code, lines } = error as { code?: string; lines?: number };
    if (code === 'CSV_QUOTE_NOT_CLOSED')
      throw new UnreadableRoster(
        'A quotation mark (") is opened and never closed. Close it, or take it out, and try again.',
      );
    if (code === 'CSV_MAX_RECORD_SIZE')
      throw new UnreadableRoster(
        `Line ${lines ?? 1} is far too long for a student. Please look at the file.`,
      );
    throw new UnreadableRoster('This is not a table we can read. Save it as CSV and try again.');
  }
  let before = 0;
  const rows: RosterRow[] = [];
  for (const { record, info } of records) {
    const line = before + 1;
    before = info.lines;
    if (record.every((cell) => cell.trim() === '')) continue;
    rows.push({ line, cells: record.slice(0, ROSTER.columns).map((cell) => cell.slice(0, ROSTER.cell)) });
  }
  // One more for the line of headings.
  if (rows.length > most + 1)
    throw new UnreadableRoster(
      `A list has at most ${most.toLocaleString('en-GB')} students. Split the file and bring in the parts.`,
    );
  return rows;
}
