import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RosterLine } from '../../../../platform/db/generated/client.ts';
import type { ReadList } from '../../../../platform/imports/imports.ts';
import { storableText } from '../../../../platform/imports/columns.rules.ts';
import { readTable } from '../../../../platform/imports/read-table.ts';
import { UnreadableList } from '../../../../platform/imports/unreadable-list.ts';
import { dateOrder } from '../../profile/birth.rules.ts';
import { guessColumns, readValues, storedCells, type RosterField } from './columns.rules.ts';
import { parseOneRoster } from './parse-oneroster.ts';
import { ROSTER, STUDENTS } from './roster-kind.ts';
import { storedValues } from './validate-roster.ts';

/**
 * Reads a list of students: pasted lines, a CSV file, or a zip of CSV files.
 * @throws UnreadableList
 */
export async function readRoster(form: string, source: Readable): Promise<ReadList> {
  const bytes = await buffer(source);
  return form === 'oneroster' ? readZip(bytes) : readCsvRoster(bytes);
}

/** The values of the lines, parsed with other columns. */
export function readRosterColumns(lines: RosterLine[], fields: (RosterField | null)[]): object[] {
  const cells = lines.map((line) => storedValues(line).cells ?? []);
  const order = dateOrder(cells.flatMap((row) => row[fields.indexOf('birth')] ?? []));
  return lines.map((line, at) => {
    const read = readValues(cells[at]!, fields, order);
    return { ...storedValues(line), ...read, cells: storedCells(cells[at]!, fields, read) };
  });
}

/**
 * The values of a line with its first and last name in the other order. A whole name that nobody has corrected is divided
 * anew: “Smith John Paul” at its first space, not at its last one.
 */
export function withNamesSwapped(line: RosterLine, fields: (RosterField | null)[]): object {
  const stored = storedValues(line);
  const { first_name, last_name, cells = [], surname_first = false } = stored;
  const read = (surnameFirst: boolean) => readValues(cells, fields, null, surnameFirst);
  const before = read(surname_first);
  if (fields.includes('full_name') && before.first_name === first_name && before.last_name === last_name) {
    const after = read(!surname_first);
    return {
      ...stored,
      first_name: after.first_name,
      last_name: after.last_name,
      surname_first: !surname_first,
    };
  }
  // A child without a last name keeps the first name.
  return last_name === '' ? stored : { ...stored, first_name: last_name, last_name: first_name };
}

/** Storable cells, and whether some contained characters that cannot be stored: such a line is a problem. */
function storable(cells: string[]): { cells: string[]; unclean: boolean } {
  const clean = cells.map(storableText);
  return { cells: clean, unclean: clean.some((cell, at) => cell !== cells[at]!.toWellFormed()) };
}

function readCsvRoster(bytes: Buffer): ReadList {
  const rows = readTable(bytes, ROSTER, STUDENTS);
  const { header, names, fields, notes } = guessColumns(
    rows[0].cells,
    rows.map(({ cells }) => cells),
  );
  const students = header ? rows.slice(1) : rows;
  if (students.length === 0)
    throw new UnreadableList('This list has a line of headings and no students below it.');
  const order = dateOrder(students.flatMap(({ cells }) => cells[fields.indexOf('birth')] ?? []));
  return {
    columns: { names, fields },
    notes,
    lines: students.map(({ line, cells: written }) => {
      const { cells, unclean } = storable(written);
      const values = readValues(cells, fields, order);
      return { line, values: { ...values, cells: storedCells(cells, fields, values), unclean } };
    }),
  };
}

async function readZip(bytes: Buffer): Promise<ReadList> {
  const { lines, notes } = await parseOneRoster(bytes);
  if (lines.length === 0) throw new UnreadableList('There are no students in these tables.');
  return {
    columns: { names: [], fields: [] },
    notes,
    lines: lines.map(({ line, values: { classes: written, ...texts } }) => {
      const { cells, unclean } = storable([...Object.values(texts), ...written]);
      const names = Object.keys(texts);
      const values = Object.fromEntries(names.map((name, at) => [name, cells[at]!]));
      return { line, values: { ...values, classes: cells.slice(names.length), unclean } };
    }),
  };
}
