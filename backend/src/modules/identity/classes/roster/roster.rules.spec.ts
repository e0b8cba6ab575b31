import { describe, expect, it } from '@jest/globals';
import { cellText, guessColumns, readValues } from './columns.rules.ts';
import { decodeText } from '../../../../platform/text/decode-text.ts';
import { validateLines, mixesAlphabets, nearest, type RosterContext } from './roster-line.rules.ts';
import { readRows } from '../../../../platform/imports/read-table.ts';
import { UnreadableList } from '../../../../platform/imports/unreadable-list.ts';
import { ROSTER, STUDENTS } from './roster-kind.ts';
import { claimUsername, usernameBase, USERNAME } from '../../profile/usernames.rules.ts';

const parseCsv = (text: string) => readRows(text, ROSTER, STUDENTS);
const table = (text: string) => parseCsv(text).map(({ line, cells }) => [line, ...cells]);

describe('the text of a file', () => {
  const text = 'Vorname,Nachname\r\nZoë,Müller\r\nИмя,名';
  const utf16 = Buffer.from(text, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 without a mark', utf16],
    ['UTF-16 big-endian', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
  ])('is read as %s', (_name, bytes) => {
    expect(decodeText(bytes).replace(/^\ufeff/, '')).toBe(text);
  });
  it('is read as Latin-1 and Windows-1252', () => {
    expect(decodeText(Buffer.from('Zo\xeb;M\xfcller \x96 \x80', 'latin1'))).toBe('Zoë;Müller – €');
  });
});

describe('the rows of a table', () => {
  it.each([
    ['comma', 'a,b\n1,2'],
    ['semicolon', 'a;b\n1;2'],
    ['tab', 'a\tb\n1\t2'],
    ['CRLF', 'a,b\r\n1,2\r\n'],
    ['CR alone', 'a,b\r1,2\r'],
    ['a mark', '\ufeffa,b\n1,2'],
  ])('come with %s', (_name, text) => {
    expect(table(text)).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
    ]);
  });

  it('are numbered as in a text editor, including blank rows and quoted line ends', () => {
    expect(table('a,b\n\n"x\ny",2\r\n;\n , \nz,3')).toEqual([
      [1, 'a', 'b'],
      [3, 'x\ny', '2'],
      [5, ';'],
      [7, 'z', '3'],
    ]);
  });

  it('may be too short or too long, and contain quotes in the middle', () => {
    expect(table('a,b\n1\n1,2,3\nx"y,4')).toEqual([
      [1, 'a', 'b'],
      [2, '1'],
      [3, '1', '2', '3'],
      [4, 'x"y', '4'],
    ]);
  });

  it('have limits for cells, lines and the whole file', () => {
    expect(parseCsv(`a,b\n${'x'.repeat(1024 * 1024)},2`)[1]!.cells[0]!.length).toBe(400);
    expect(() => parseCsv(`a\n${'x\n'.repeat(100_000)}`)).toThrow('at most 5,000 students');
    expect(() => parseCsv(`a,b\n${'x'.repeat(5_000_000)},2`)).toThrow('Line 2 is far too long');
    expect(() => parseCsv('a,b\n"x,2\n3,4')).toThrow(UnreadableList);
  });
});

describe('columns', () => {
  it.each([
    [
      ['First Name', 'Last Name'],
      ['first_name', 'last_name'],
    ],
    [
      ['Prénom', 'Nom', 'Classe'],
      ['first_name', 'last_name', 'class'],
    ],
    [
      ['Nombre', 'Apellidos', 'Usuario'],
      ['first_name', 'last_name', 'username'],
    ],
    [
      ['Nachname', 'VORNAME', 'Klasse', 'Bemerkung'],
      ['last_name', 'first_name', 'class', null],
    ],
    [
      ['الاسم الأول', 'اسم العائلة'],
      ['first_name', 'last_name'],
    ],
    [
      ['पहला नाम', 'उपनाम', 'कक्षा'],
      ['first_name', 'last_name', 'class'],
    ],
    [['Nom'], ['full_name']],
    [
      ['Name', 'Class'],
      ['full_name', 'class'],
    ],
    [
      ['Name', 'First name'],
      ['last_name', 'first_name'],
    ],
    [
      ['Mia', 'Okoye'],
      ['first_name', 'last_name'],
    ],
    [['Mia Okoye'], ['full_name']],
  ])('%j are %j', (names, fields) => {
    expect(guessColumns(names).fields).toEqual(fields);
  });

  it('that appear twice count once, and unused ones are reported', () => {
    const { fields, notes, header } = guessColumns(['First name', 'Forename', 'Shoe size']);
    expect([header, fields]).toEqual([true, ['first_name', null, null]]);
    expect(notes[0]).toContain('“Forename”');
    expect(notes[1]).toContain('“Shoe size”');
  });

  it('contain names: full names are split at the last space, one word is a first name', () => {
    const read = (cell: string) => readValues([cell], ['full_name']);
    expect(read(' Ana  María  de Souza ')).toMatchObject({ first_name: 'Ana María de', last_name: 'Souza' });
    expect(read('Pelé')).toMatchObject({ first_name: 'Pelé', last_name: '' });
    expect(readValues(['Ada'], ['first_name', 'last_name'])).toMatchObject({ last_name: '' });
  });

  it('keep formulas as text', () => {
    expect([cellText('=cmd'), cellText("'=cmd"), cellText("'Aisha"), cellText('-1')]).toEqual([
      '=cmd',
      '=cmd',
      "'Aisha",
      '-1',
    ]);
  });
});

describe('usernames', () => {
  it.each([
    ['Mia', 'Beech Class', 'mia.beech'],
    ['Zoë Anne', 'Beech', 'zoe.beech'],
    ['Жанна', 'Oak Class', 'zhanna.oak'],
    ['陳', '3B', 'chen.3b'],
    ["D'Arcy", '(Year 4)', 'darcy.year'],
    ['🎈', '', 'student'],
    ['Admin', '', 'admin1'],
  ])('%s of %s is %s', (first, schoolClass, username) => {
    expect(usernameBase(first, schoolClass)).toBe(username);
    expect(username).toMatch(USERNAME);
  });
  it('get a number when they are taken', () => {
    const taken = new Set(['mia', 'mia2']);
    expect([claimUsername('mia', taken), claimUsername('mia', taken)]).toEqual(['mia3', 'mia4']);
  });
});

const around = (change: Partial<RosterContext> = {}): RosterContext => ({
  classes: [
    { id: 'c1', name: 'Oak Class', code: 'CDFGHJK3' },
    { id: 'c2', name: 'Ash Class', code: 'CDFGHJK4' },
  ],
  targetId: null,
  makeClasses: false,
  students: [],
  taken: new Map(),
  used: [],
  now: new Date('2026-11-22T00:00:00Z'),
  ...change,
});
const line = (n: number, first_name: string, last_name = '', more: object = {}) => ({
  line: n,
  skip: false,
  unclean: false,
  values: { first_name, last_name, username: '', classes: ['Oak Class'], birth: '', ...more },
});
const sam = (id: string, class_ids = ['c1']) => ({
  id,
  first_name: 'Sam',
  last_name: 'Lee',
  username: `sam.${id}`,
  birth_year: 2016,
  birth_month: 9,
  class_ids,
});
const verdicts = (...validated: ReturnType<typeof validateLines>) =>
  validated.map(({ verdict, user_id }) => [verdict, user_id]);

describe('validation', () => {
  it('matches the second of two equal names with the second student of that name', () => {
    const lines = [line(2, 'Sam', 'Lee'), line(3, 'sam', 'LEE'), line(4, 'Sam', 'Lee')];
    expect(verdicts(...validateLines(lines, around({ students: [sam('1'), sam('2')] })))).toEqual([
      ['same', '1'],
      ['update', '2'],
      ['problem', null],
    ]);
  });

  it('asks about a name that is twice in the list, unless the months of birth differ', () => {
    const [, second] = validateLines([line(2, 'Sam', 'Lee'), line(3, 'sam', 'LEE')], around());
    expect(second!.problems).toEqual([
      { field: 'same_name', message: expect.stringContaining('Line 2 has the same name') },
    ]);
    const answered = { ...line(3, 'Sam', 'Lee'), sameAs: 'new' };
    expect(verdicts(...validateLines([line(2, 'Sam', 'Lee'), answered], around()))).toEqual([
      ['create', null],
      ['create', null],
    ]);
    const born = ['2016-09', '2016-10'].map((birth, at) => line(at, 'Sam', 'Lee', { birth }));
    expect(verdicts(...validateLines(born, around()))).toEqual([
      ['create', null],
      ['create', null],
    ]);
  });

  it('asks about a name that is in another class, and takes that child when it is the same', () => {
    const students = [sam('1', ['c2'])];
    const [asked] = validateLines([line(2, 'Sam', 'Lee')], around({ students }));
    expect(asked).toMatchObject({
      verdict: 'problem',
      problems: [
        {
          field: 'same_name',
          message: expect.stringContaining('“Ash Class” already (sam.1)'),
          student_id: '1',
        },
      ],
    });
    const same = { ...line(2, 'Sam', 'Lee'), sameAs: '1' };
    const other = { ...line(2, 'Sam', 'Lee'), sameAs: 'new' };
    expect(verdicts(...validateLines([same], around({ students })))).toEqual([['update', '1']]);
    expect(verdicts(...validateLines([other], around({ students })))).toEqual([['create', null]]);
    // First names alone are the same in many classes.
    const mia = { ...sam('2', ['c2']), first_name: 'Mia', last_name: '' };
    expect(verdicts(...validateLines([line(2, 'Mia')], around({ students: [mia] })))).toEqual([
      ['create', null],
    ]);
  });

  it('does not match a line without a username with a student matched by username', () => {
    const lines = [line(2, 'Sam', 'Lee'), line(3, 'Sam', 'Lee', { username: 'SAM.1' })];
    expect(verdicts(...validateLines(lines, around({ students: [sam('1')] })))).toEqual([
      ['create', null],
      ['same', '1'],
    ]);
  });

  it('does not match a student of another class by name, and adds a matched student to a further class', () => {
    const students = [sam('1', ['c2'])];
    expect(verdicts(...validateLines([line(2, 'Sam', 'Lee')], around({ students })))).toEqual([
      ['problem', null],
    ]);
    const [first] = validateLines([line(2, 'Sam', 'Lee', { username: 'sam.1' })], around({ students }));
    expect([first!.verdict, first!.class_ids]).toEqual(['update', ['c1']]);
  });

  it('changes a month of birth that the list states, and keeps it where the list has none', () => {
    const of = (birth: string) =>
      validateLines([line(2, 'Sam', 'Lee', { birth })], around({ students: [sam('1')] }))[0]!;
    expect(['', '2016-09', '2016', '2015-09'].map((birth) => of(birth).verdict)).toEqual([
      'same',
      'same',
      'update',
      'update',
    ]);
    expect(of('2015-09').before).toMatchObject({ birth_year: 2016, birth_month: 9 });
    expect(of('4/5/2016').problems).toEqual([
      { field: 'birth', message: expect.stringContaining('2016-09') },
    ]);
    expect(of('2027-01').problems[0]!.message).toContain('still to come');
  });

  it('ignores students of lines that were already applied', () => {
    expect(
      verdicts(...validateLines([line(3, 'Sam', 'Lee')], around({ students: [sam('1')], used: ['1'] }))),
    ).toEqual([['create', null]]);
  });

  it('reports errors with suggestions', () => {
    const lines = [
      line(2, ''),
      line(3, 'A', '', { username: 'x!' }),
      line(4, 'B', '', { username: 'gone' }),
      line(5, 'C', '', { classes: ['Oka Class'] }),
      line(6, 'D', '', { classes: [] }),
      line(7, 'x'.repeat(256)),
      { ...line(8, 'E'), unclean: true },
      { ...line(9, ''), skip: true },
    ];
    const judged = validateLines(lines, around({ taken: new Map([['gone', 'archived']]) }));
    expect(judged.map(({ problems }) => problems[0]?.message.split('.')[0])).toEqual([
      'First name is required',
      'A username has 2 to 64 letters, digits, dots or hyphens, and begins with a letter or digit',
      'This username belongs to an archived student',
      'There is no class “Oka Class”',
      'Say which class this student is in',
      'A name has at most 255 characters',
      'This line holds characters that cannot be stored',
      undefined,
    ]);
    expect(judged[3]!.problems[0]!.suggestion).toBe('Oak Class');
    expect(judged[7]!.verdict).toBe('skip');
  });

  it('finds classes by name or code regardless of case, creates them when requested, refuses two of one name', () => {
    const by = (name: string, change = {}) =>
      validateLines([line(2, 'Al', '', { classes: [name] })], around(change))[0]!;
    expect(by('oak  class').class_ids).toEqual(['c1']);
    expect(by('cdfghjk4').class_ids).toEqual(['c2']);
    expect(by('Elm Class', { makeClasses: true }).new_classes).toEqual(['Elm Class']);
    const duplicates = [1, 2].map((n) => ({ id: `t${n}`, name: 'Elm', code: `CODE${n}` }));
    expect(by('Elm', { classes: duplicates }).problems[0]!.message).toContain('Use the class code');
    expect(by('whatever', { targetId: 'c2' }).class_ids).toEqual(['c2']);
  });

  it('offers no line as a new student whose name has no letter', () => {
    const [lost, hindi] = validateLines([line(2, '???'), line(3, 'आशा')], around());
    expect(lost).toMatchObject({ verdict: 'problem', problems: [{ field: 'first_name' }] });
    expect(hindi?.problems).toEqual([]);
  });

  it('reports look-alike characters', () => {
    expect(['Міa', 'Мiа', 'Αnna'].map(mixesAlphabets)).toEqual([true, true, true]);
    expect(['Мия', 'Mia', 'Mia Мия', 'O’Neill', '李 Lee'].map(mixesAlphabets)).toEqual(Array(5).fill(false));
    expect(nearest('Ash Klass', ['Oak Class', 'Ash Class', 'Elm'])).toBe('Ash Class');
    expect(nearest('Something else', ['Oak Class'])).toBeUndefined();
  });
});
