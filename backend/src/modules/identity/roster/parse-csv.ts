import { readCsv, UnreadableCsv, type CsvRow } from '../../../platform/text/read-csv.ts';

export { separatorOf } from '../../../platform/text/read-csv.ts';

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

export type RosterRow = CsvRow;

/**
 * The rows of a list of students.
 * @throws UnreadableRoster
 */
export function parseCsv(text: string, most: number = ROSTER.lines): RosterRow[] {
  try {
    return readCsv(text, { ...ROSTER, rows: most });
  } catch (error) {
    if (error instanceof UnreadableCsv) throw new UnreadableRoster(WHY[error.why](error.line, most));
    throw error;
  }
}

const WHY: Record<UnreadableCsv['why'], (line: number, most: number) => string> = {
  quote: () => 'A quotation mark (") is opened and never closed. Close it, or take it out, and try again.',
  record: (line) => `Line ${line} is far too long for a student. Please look at the file.`,
  rows: (_line, most) =>
    `A list has at most ${most.toLocaleString('en-GB')} students. Split the file and bring in the parts.`,
  table: () => 'This is not a table we can read. Save it as CSV and try again.',
};
