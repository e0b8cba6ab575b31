import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { bare, birthCell, type RosterValues } from './columns.rules.ts';
import { readRows } from '../../../../platform/imports/read-table.ts';
import { UnreadableList } from '../../../../platform/imports/unreadable-list.ts';
import { decodeText } from '../../../../platform/text/decode-text.ts';
import { ROSTER, STUDENTS } from './roster-kind.ts';

interface OneRosterLine {
  /** Line number in the file of students. */
  line: number;
  values: RosterValues;
}
interface OneRoster {
  lines: OneRosterLine[];
  notes: string[];
}

/** Maximum unpacked size of all tables of a zip; a small file that unpacks to more is no roster. */
const UNPACKED_MAX = 60 * 1024 * 1024;
const ENTRIES_MAX = 200;
/** Higher than for students: there are several enrolments for each. */
const ROWS_MAX = 200_000;

/** Detects a zip by its first bytes. */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04';

/**
 * Reads a zip of CSV tables: OneRoster 1.1 and 1.2, and both forms of Microsoft's School Data Sync. Students have
 * the classes they are enrolled in and their month of birth; passwords in the files are not read.
 * @throws UnreadableList
 */
export async function parseOneRoster(bytes: Buffer): Promise<OneRoster> {
  const tables = await unzipTables(bytes);
  if (tables.has('student')) return schoolDataSync(tables);
  if (tables.has('users')) return oneRoster(tables);
  if (tables.workbook)
    throw new UnreadableList(
      'This is a spreadsheet’s own file. Choose “Save as” or “Download” in it, take CSV, and bring in that file.',
    );
  throw new UnreadableList(
    'The zip holds no users.csv (OneRoster) and no Student.csv (School Data Sync). Put the CSV files of one of them in.',
  );
}

type Row = { line: number; get: (column: string) => string };
/** Tables by name, and whether the zip is a spreadsheet file (of Excel or LibreOffice). */
class Tables extends Map<string, Row[]> {
  workbook = false;
}

function schoolDataSync(tables: Tables): OneRoster {
  const classes = classNames(tables.get('section') ?? [], 'SIS ID', 'Section Name');
  const enrolled = groupBy(tables.get('studentenrollment') ?? [], 'SIS ID', 'Section SIS ID');
  const students = tables.get('student')!.filter((row) => !/^(inactive|deleted)$/i.test(row.get('Status')));
  return {
    lines: students.map((row) => ({
      line: row.line,
      values: {
        first_name: row.get('First Name'),
        last_name: row.get('Last Name'),
        username: row.get('Username'),
        // School Data Sync writes dates as month, day, year.
        birth: birthCell(row.get('Birthdate'), 'month-first'),
        classes: (enrolled.get(row.get('SIS ID')) ?? []).flatMap((id) => classes.get(id) ?? []),
      },
    })),
    notes: teachersNote(tables.get('teacher')?.length ?? 0),
  };
}

const TEACHING = new Set(['teacher', 'professor', 'faculty', 'aide', 'proctor']);

function oneRoster(tables: Tables): OneRoster {
  const classes = classNames(tables.get('classes') ?? [], 'sourcedId', 'title');
  const users = tables.get('users')!.filter((row) => !/^tobedeleted$/i.test(row.get('status')));
  const roles = new Map<string, Set<string>>();
  const note = (id: string, role: string) => {
    if (!id || !role) return;
    const known = roles.get(id) ?? new Set();
    roles.set(id, known.add(role.toLowerCase()));
  };
  for (const row of users) note(row.get('sourcedId'), row.get('role'));
  for (const row of tables.get('roles') ?? []) note(row.get('userSourcedId'), row.get('role'));
  for (const row of tables.get('enrollments') ?? []) note(row.get('userSourcedId'), row.get('role'));
  const enrolments = (tables.get('enrollments') ?? []).filter(
    (row) => /^student$/i.test(row.get('role')) && !/^tobedeleted$/i.test(row.get('status')),
  );
  const enrolled = groupBy(enrolments, 'userSourcedId', 'classSourcedId');
  const births = new Map(
    (tables.get('demographics') ?? []).map((row) => [
      // OneRoster has the user's id here; School Data Sync uses another column name.
      row.get('userSourcedId') || row.get('sourcedId'),
      birthCell(row.get('birthDate'), 'month-first'),
    ]),
  );
  const has = (row: Row, role: string) => roles.get(row.get('sourcedId'))?.has(role) ?? false;
  const teachers = users.filter((row) =>
    [...(roles.get(row.get('sourcedId')) ?? [])].some((role) => TEACHING.has(role)),
  );
  return {
    lines: users
      .filter((row) => has(row, 'student'))
      .map((row) => ({
        line: row.line,
        values: {
          first_name: row.get('givenName'),
          last_name: row.get('familyName'),
          username: row.get('username'),
          birth: births.get(row.get('sourcedId')) ?? '',
          classes: (enrolled.get(row.get('sourcedId')) ?? []).flatMap((id) => classes.get(id) ?? []),
        },
      })),
    notes: teachersNote(teachers.length),
  };
}

const teachersNote = (count: number): string[] =>
  count === 0
    ? []
    : [
        `The files also hold ${count} ${count === 1 ? 'teacher' : 'teachers'}, who are invited by e-mail and not created here.`,
      ];

/** Names of classes by id; where two have the same name, the id is added. */
function classNames(rows: Row[], id: string, name: string): Map<string, string> {
  const seen = new Map<string, number>();
  for (const row of rows) {
    const key = row.get(name).toLowerCase();
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return new Map(
    rows.map((row) => {
      const title = row.get(name) || row.get(id);
      return [row.get(id), seen.get(title.toLowerCase())! > 1 ? `${title} (${row.get(id)})` : title];
    }),
  );
}

function groupBy(rows: Row[], key: string, value: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    const list = groups.get(row.get(key)) ?? [];
    if (!list.includes(row.get(value))) list.push(row.get(value));
    groups.set(row.get(key), list);
  }
  return groups;
}

function tableOf(bytes: Buffer): Row[] {
  const [head, ...rows] = readRows(decodeText(bytes), { ...ROSTER, rows: ROWS_MAX }, STUDENTS);
  const columns = new Map((head?.cells ?? []).map((name, at) => [bare(name), at]));
  return rows.map(({ line, cells }) => ({
    line,
    get: (column) => {
      const at = columns.get(bare(column));
      return at === undefined ? '' : (cells[at] ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
    },
  }));
}

const WANTED = new Set([
  'student',
  'section',
  'studentenrollment',
  'teacher',
  'users',
  'classes',
  'enrollments',
  'roles',
  'demographics',
]);

async function unzipTables(bytes: Buffer): Promise<Tables> {
  const broken = new UnreadableList('The zip is damaged or locked. Make it again and try once more.');
  const tables = new Tables();
  let entries = 0;
  let left = UNPACKED_MAX;
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, file) => (error ? reject(broken) : resolve(file))),
  );
  await new Promise<void>((resolve, reject) => {
    zip.on('error', () => reject(broken));
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      entries += 1;
      const name = bare(
        entry.fileName
          .split('/')
          .pop()!
          .replace(/\.csv$/i, ''),
      );
      if (/^(xl\/workbook\.(xml|bin)|content\.xml)$/.test(entry.fileName)) tables.workbook = true;
      if (entries > ENTRIES_MAX) return reject(new UnreadableList('The zip holds too many files.'));
      if (!/\.csv$/i.test(entry.fileName) || entry.fileName.includes('__MACOSX') || !WANTED.has(name))
        return zip.readEntry();
      if (entry.isEncrypted()) return reject(broken);
      left -= entry.uncompressedSize;
      if (left < 0) return reject(new UnreadableList('The tables in the zip are too large for a roster.'));
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(broken);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('error', () => reject(broken));
        stream.on('end', () => {
          try {
            tables.set(name, tableOf(Buffer.concat(chunks)));
            zip.readEntry();
          } catch (failure) {
            reject(failure instanceof Error ? failure : broken);
          }
        });
      });
    });
    zip.readEntry();
  }).finally(() => zip.close());
  const size = tables.get('student')?.length ?? tables.get('users')?.length ?? 0;
  if (size > ROSTER.rows)
    throw new UnreadableList(
      `A list has at most ${ROSTER.rows.toLocaleString('en-GB')} students. Split it by school and bring in the parts.`,
    );
  return tables;
}
