import type { RosterImport } from '../../../../platform/db/generated/client.ts';
import type { ImportKind } from '../../../../platform/imports/imports.ts';
import type { Listed } from '../../../../platform/imports/read-table.ts';
import { RosterReceived, RosterStarted } from '../../contract.ts';

/** An import row: a list of classes that was never written is null there. */
export type RosterRow = Omit<RosterImport, 'made_classes'> & { made_classes: string[] | null };

/** Limits: students in one list, and size of cells and lines, so that no file fills the memory. */
export const ROSTER = {
  rows: 5_000,
  bytes: 10 * 1024 * 1024,
  columns: 60,
  cell: 400,
  record: 4_000_000,
} as const;

/** Names of the listed things in messages. */
export const STUDENTS: Listed = { one: 'student', many: 'students', forms: 'Save the list as CSV.' };

/** The import of students: its tables, its events and its messages. */
export const ROSTER_KIND: ImportKind = {
  tables: { imports: 'identity.roster_import', lines: 'identity.roster_line' },
  folder: 'rosters',
  tableForms: ['csv', 'paste'],
  received: RosterReceived,
  started: RosterStarted,
  batch: 10,
  crashPoint: 'roster.chunk',
  tooLarge: 'A list has at most 10 MB. Split it and bring in the parts.',
  messages: {
    code: 'roster',
    checked: 'This list is not enrolled yet.',
    running: 'This list is being enrolled. Wait until it is done.',
    done: 'This list is enrolled already.',
    nothing: {
      code: 'nothing_to_enrol',
      message: 'There is nothing to enrol: no line is new or changed.',
    },
    undoTooLate: 'A list can be undone for 24 hours. Archive students who are not wanted.',
  },
};
