import { createWriteStream } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ZipFile } from 'yazl';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import { sharedData } from '../../../../../test/support/shared-data.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { ClassCard, ClassCardPage, ClassStudentPage } from '../management/class-views.ts';
import type { RosterImportPage, RosterImportView, RosterLinePage, RosterSheet } from './roster-views.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let mine: string;
let head: string;
let stranger: string;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  [mine, head, stranger] = await Promise.all([
    app.tokenOf(oak, 'teacher'),
    app.tokenOf(oak, 'school_admin'),
    app.tokenOf(oak, 'teacher'),
  ]);
});
afterAll(() => app.close());

const ask = <Body = Problem>(
  as: string,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
  school = oak,
) => app.ask<Body>(school, method, `/api/${path}`, { as, ...(body !== undefined && { body }) });
const makeClass = async (name: string, as = mine): Promise<string> =>
  (await ask<ClassCard>(as, 'POST', 'classes/', { name, year: '2026/27' })).body.id;
const settled = (id: string, as: string, ...statuses: string[]): Promise<RosterImportView> => {
  let found: RosterImportView;
  return eventually(async () => {
    found = (await ask<RosterImportView>(as, 'GET', `roster-imports/${id}/`)).body;
    expect(statuses).toContain(found.status);
  }, 30_000).then(() => found);
};
const paste = async (text: string, fields: object = {}, as = mine): Promise<RosterImportView> => {
  const { status, body } = await ask<RosterImportView>(as, 'POST', 'roster-imports/paste/', {
    text,
    ...fields,
  });
  expect([status, body.status]).toEqual([202, 'checking']);
  return settled(body.id, as, 'checked', 'failed');
};
const upload = async (content: Buffer, name: string, fields: Record<string, string> = {}, as = mine) => {
  const line = 'x-bookgrove';
  const part = (head_: string) => `--${line}\r\nContent-Disposition: form-data; ${head_}\r\n\r\n`;
  const payload = Buffer.concat([
    ...Object.entries(fields).map(([field, value]) => Buffer.from(`${part(`name="${field}"`)}${value}\r\n`)),
    Buffer.from(part(`name="file"; filename="${name}"`)),
    content,
    Buffer.from(`\r\n--${line}--\r\n`),
  ]);
  return app.ask<RosterImportView & Pick<Problem, 'errors'>>(oak, 'POST', '/api/roster-imports/', {
    as,
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${line}` },
  });
};
const lines = async (id: string, query = '', as = mine) =>
  (await ask<RosterLinePage>(as, 'GET', `roster-imports/${id}/lines/${query}`)).body;
const enrol = async (id: string, as = mine): Promise<RosterImportView> => {
  expect((await ask(as, 'POST', `roster-imports/${id}/start/`, {})).status).toBe(202);
  return settled(id, as, 'done');
};
const counts = ({ create, update, same, problem, skip }: RosterImportView) => [
  create,
  update,
  same,
  problem,
  skip,
];
const students = async (classId: string, as = mine) =>
  (await ask<ClassStudentPage>(as, 'GET', `classes/${classId}/students/?limit=100`)).body.results;
const sheet = (id: string, as = mine) =>
  ask<RosterSheet & Problem>(as, 'POST', `roster-imports/${id}/sheet/`, {});
const thirty = Array.from({ length: 30 }, (_, n) => `Pupil ${n + 1} Surname`).join('\n');

/** A zip with one file of this name. */
const zipHolding = async (name: string): Promise<Buffer> => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('something'), name);
  zip.end();
  return buffer(zip.outputStream);
};

describe('a pasted list of thirty students', () => {
  let classId: string;
  let first: RosterImportView;

  it('is checked without creating anybody', async () => {
    classId = await makeClass('Beech Class');
    first = await paste(thirty, { class_id: classId });
    expect([counts(first), first.lines_total, first.class_name]).toEqual([
      [30, 0, 0, 0, 0],
      30,
      'Beech Class',
    ]);
    expect(await students(classId)).toEqual([]);
  });

  it('is enrolled by the worker, even when asked twice, and its children sign in with the sheet’s passwords', async () => {
    const starts = await Promise.all(
      [1, 2].map(() => ask(mine, 'POST', `roster-imports/${first.id}/start/`, {})),
    );
    expect(starts.map(({ status }) => status)).toEqual([202, 202]);
    const done = await settled(first.id, mine, 'done');
    expect([done.lines_done, done.undo_until !== null, done.sheet_until !== null]).toEqual([30, true, true]);
    expect((await students(classId)).length).toBe(30);
    const { body, headers } = await sheet(first.id);
    expect(headers['cache-control']).toBe('private, no-store');
    expect([body.slips.length, new Set(body.slips.map(({ password }) => password)).size]).toEqual([30, 30]);
    expect(body.slips[0]).toMatchObject({
      first_name: 'Pupil 1',
      username: 'pupil.beech',
      class_name: 'Beech Class',
    });
    const { username, password } = body.slips[29]!;
    const entry = await app.ask(oak, 'POST', '/api/auth/token/', {
      body: { username, password, remember: false },
    });
    expect(entry.status).toBe(200);
    const kept = await app.within(oak, (tx) => tx.rosterLine.findMany({ where: { import_id: first.id } }));
    expect(JSON.stringify(kept)).not.toContain(password);
  });

  it('changes nothing when it is imported again', async () => {
    const again = await paste(thirty, { class_id: classId });
    expect(counts(again)).toEqual([0, 0, 30, 0, 0]);
    const { status, body } = await ask(mine, 'POST', `roster-imports/${again.id}/start/`, {});
    expect([status, body.code]).toEqual([422, 'nothing_to_enrol']);
  });

  it('shows no password that was changed since, and none once the sheet is printed', async () => {
    const [kid] = (await students(classId)).filter(({ username }) => username === 'pupil.beech2');
    await ask(mine, 'POST', `classes/${classId}/students/${kid!.id}/reset-password/`, {});
    const slips = (await sheet(first.id)).body.slips;
    expect(slips.filter(({ password }) => password === null).map(({ username }) => username)).toEqual([
      'pupil.beech2',
    ]);
    for (const as of [stranger]) expect((await sheet(first.id, as)).status).toBe(404);
    expect((await sheet(first.id, head)).status).toBe(200);
    await ask(mine, 'POST', `roster-imports/${first.id}/printed/`, {});
    const { status, body } = await sheet(first.id);
    expect([status, body.code]).toEqual([409, 'sheet_closed']);
  });

  it('can be undone as a whole; a child who has signed in is archived and not lost', async () => {
    expect((await ask(stranger, 'POST', `roster-imports/${first.id}/undo/`, {})).status).toBe(404);
    const undone = await ask<RosterImportView>(mine, 'POST', `roster-imports/${first.id}/undo/`, {});
    expect([undone.status, undone.body.status]).toEqual([200, 'undone']);
    expect(await students(classId)).toEqual([]);
    const left = await app.within(oak, (tx) =>
      tx.user.findMany({
        where: { username: { startsWith: 'pupil.beech' } },
        select: { username: true, status: true },
      }),
    );
    expect(left).toEqual([{ username: 'pupil.beech30', status: 'archived' }]);
    expect((await ask(mine, 'POST', `roster-imports/${first.id}/undo/`, {})).status).toBe(200);
  });

  it('cannot be undone after a day', async () => {
    const other = await paste('Late Larry', { class_id: classId });
    await enrol(other.id);
    await app.within(oak, (tx) =>
      tx.rosterImport.updateMany({
        where: { id: other.id },
        data: { undo_until: new Date(Date.now() - 1000) },
      }),
    );
    expect((await ask(mine, 'POST', `roster-imports/${other.id}/undo/`, {})).body.code).toBe('undo_too_late');
  });
});

describe('a list with lines of every verdict', () => {
  it('is validated line by line, corrected, and enrolled without the skipped lines', async () => {
    const oakClass = await makeClass('Oak Class');
    await makeClass('Ash Class');
    const start = await paste('Vorname;Nachname;Klasse\nAda;Nwosu;Oak Class\nBen;Carter;oak class', {});
    await enrol(start.id);
    const ben = (await students(oakClass)).find(({ first_name }) => first_name === 'Ben')!;
    const csv = [
      'Vorname;Nachname;Benutzername;Klasse;Notiz',
      'Ada;Nwosu;;Oak Class;', // 2 the same
      `Benjamin;Carter;${ben.username};Ash Class;`, // 3 another name, another class
      '', // a blank line counts
      'Eva;Lind;;Ash Klass;', // 5 no such class
      ';Sato;;Ash Class;', // 6 no first name
      '"Gus\nAlexander";Moreno;;Ash Class;', // 7 and 8
      'Hana;Sato;sato;Ash Class;', // 9
      'Hanna;Sato;SATO;Ash Class;', // 10 same username
    ].join('\r\n');
    const { body } = await upload(Buffer.from(csv), 'year3.csv');
    const found = await settled(body.id, mine, 'checked');
    expect([counts(found), found.column_fields, found.notes]).toEqual([
      [2, 1, 1, 3, 0],
      ['first_name', 'last_name', 'username', 'class', ''],
      ['Not used: “Notiz”.'],
    ]);
    const rows = (await lines(found.id)).results;
    expect(rows.map(({ line, verdict }) => [line, verdict])).toEqual([
      [2, 'same'],
      [3, 'update'],
      [5, 'problem'],
      [6, 'problem'],
      [7, 'create'],
      [9, 'create'],
      [10, 'problem'],
    ]);
    expect(rows[1]!.before).toEqual({ first_name: 'Ben', last_name: 'Carter', birth: '' });
    expect(rows[2]!.problems).toEqual([
      { field: 'class', message: 'There is no class “Ash Klass”.', suggestion: 'Ash Class' },
    ]);
    expect(rows[3]!.problems[0]!.message).toBe('First name is required.');
    expect(rows[4]!.first_name).toBe('Gus Alexander');
    expect(rows[6]!.problems[0]!.message).toBe('Line 9 has the same username.');

    const mend = (line: number, change: object) =>
      ask<RosterImportView>(mine, 'PATCH', `roster-imports/${found.id}/lines/${line}/`, change);
    await mend(5, { class: 'Ash Class' });
    await mend(6, { skip: true });
    expect(counts((await mend(10, { username: '' })).body)).toEqual([4, 1, 1, 0, 1]);
    expect((await mend(4, { skip: true })).status).toBe(404);
    const done = await enrol(found.id);
    expect([done.lines_done, counts(done)]).toEqual([5, [4, 1, 1, 0, 1]]);
    expect((await mend(5, { skip: true })).status).toBe(409);
    await ask(mine, 'POST', `roster-imports/${found.id}/undo/`, {});
    expect((await students(oakClass)).map(({ first_name }) => first_name)).toEqual(['Ada', 'Ben']);
  });

  it('is read again when the columns are mapped by hand', async () => {
    const classId = await makeClass('Fig Class');
    const found = await paste('Ndiaye\tAwa\nCole\tBea', { class_id: classId });
    const change = await ask<RosterImportView>(mine, 'PATCH', `roster-imports/${found.id}/`, {
      fields: ['last_name', 'first_name'],
    });
    expect([change.status, counts(change.body)]).toEqual([200, [2, 0, 0, 0, 0]]);
    expect((await lines(found.id)).results.map(({ first_name }) => first_name)).toEqual(['Awa', 'Bea']);
  });

  it('asks whether a name of another class or of the list before is the same child, and takes the answer', async () => {
    const [first, second] = [await makeClass('Hazel Class'), await makeClass('Holly Class')];
    const before = await paste('Ines Rocha\nOmar Diaz', { class_id: first });
    await enrol(before.id);
    const known = (await students(first)).find(({ first_name }) => first_name === 'Ines')!;
    const found = await paste('1. Rocha, Ines\n2. Diaz, Omar\n3. Yun, Seo\n4. Yun, Seo', {
      class_id: second,
    });
    expect(counts(found)).toEqual([1, 0, 0, 3, 0]);
    const asked = (await lines(found.id, '?verdict=problem')).results;
    expect(
      asked.map(({ line, problems }) => [line, problems[0]!.field, problems[0]!.student_id ?? '']),
    ).toEqual([
      [1, 'same_name', known.id],
      [2, 'same_name', expect.stringMatching(/^[0-9a-f-]{36}$/)],
      [4, 'same_name', ''],
    ]);
    const answer = (line: number, body: object) =>
      ask<RosterImportView>(mine, 'PATCH', `roster-imports/${found.id}/lines/${line}/`, body);
    await answer(1, { same_as: known.id });
    await answer(2, { same_as: 'new' });
    expect(counts((await answer(4, { skip: true })).body)).toEqual([2, 1, 0, 0, 1]);
    expect((await answer(4, { same_as: 'somebody' })).status).toBe(422);
    await enrol(found.id);
    expect((await students(second)).map(({ id, first_name }) => [first_name, id === known.id])).toEqual([
      ['Ines', true],
      ['Omar', false],
      ['Seo', false],
    ]);
    const { body } = await sheet(found.id);
    expect([body.address, body.slips.length]).toEqual([expect.stringContaining(oak.host), 2]);
  });

  it('has first and last names swapped in all lines', async () => {
    const classId = await makeClass('Juniper Class');
    const found = await paste('Kaya Elif Su\nWójcik Jan\nBo', { class_id: classId });
    const names = async () =>
      (await lines(found.id)).results.map(({ first_name, last_name }) => `${first_name}/${last_name}`);
    expect(await names()).toEqual(['Kaya Elif/Su', 'Wójcik/Jan', 'Bo/']);
    const swap = () => ask(mine, 'PATCH', `roster-imports/${found.id}/`, { swap_names: true });
    await swap();
    expect(await names()).toEqual(['Elif Su/Kaya', 'Jan/Wójcik', 'Bo/']);
    await swap();
    expect(await names()).toEqual(['Kaya Elif/Su', 'Wójcik/Jan', 'Bo/']);
  });

  it('imports months of birth only, drops unmapped columns, and restores the old values when undone', async () => {
    const classId = await makeClass('Elder Class');
    const first = await paste(
      'First name,Date of birth,Home address\nAda,14/03/2016,12 High Street\nBen,02/04/2017,9 Mill Lane\nCem,soon,',
      { class_id: classId },
    );
    expect([counts(first), first.column_fields]).toEqual([
      [2, 0, 0, 1, 0],
      ['first_name', 'birth', ''],
    ]);
    expect((await lines(first.id)).results.map(({ birth }) => birth)).toEqual(['2016-03', '2017-04', 'soon']);
    const mended = await ask<RosterImportView>(mine, 'PATCH', `roster-imports/${first.id}/lines/4/`, {
      birth: 'May 2016',
    });
    expect([mended.status, counts(mended.body)]).toEqual([200, [3, 0, 0, 0, 0]]);
    await enrol(first.id);
    const born = async () =>
      (await students(classId)).map(({ first_name, birth_year, birth_month }) => [
        first_name,
        birth_year,
        birth_month,
      ]);
    expect(await born()).toEqual([
      ['Ada', 2016, 3],
      ['Ben', 2017, 4],
      ['Cem', 2016, 5],
    ]);
    const kept = await app.within(oak, (tx) => tx.rosterLine.findMany({ where: { import_id: first.id } }));
    // Only the list's data; the time at which a line was applied may contain any digits.
    const said = kept.map(({ values, problems, before }) => [values, problems, before]);
    expect(JSON.stringify(said)).not.toMatch(/\b14\b|\b02\b|High Street|Mill Lane/);

    const silent = await paste('First name\nAda\nBen\nCem', { class_id: classId });
    expect(counts(silent)).toEqual([0, 0, 3, 0, 0]);
    const second = await paste('First name,Born\nAda,2016-03\nBen,2017-05\nCem,', { class_id: classId });
    expect(counts(second)).toEqual([0, 1, 2, 0, 0]);
    const [, ben] = (await lines(second.id)).results;
    expect(ben).toMatchObject({ birth: '2017-05', before: { birth: '2017-04' } });
    await enrol(second.id);
    expect((await born())[1]).toEqual(['Ben', 2017, 5]);
    await ask(mine, 'POST', `roster-imports/${second.id}/undo/`, {});
    expect((await born())[1]).toEqual(['Ben', 2017, 4]);
  });

  it('refuses unreadable files with a message', async () => {
    const cases: [string | Buffer, string][] = [
      ['First name,Last name\n"Ada,Lovelace\n', 'A quotation mark (") is opened and never closed.'],
      ['First name,Last name\n', 'This list has a line of headings and no students below it.'],
      [' \n\n', 'There are no students in this list.'],
      ['A,B\n'.repeat(5_100), 'A list has at most 5,000 students.'],
      [Buffer.from('PK\x03\x04 no zip at all'), 'The zip is damaged or locked.'],
      [await zipHolding('xl/workbook.xml'), 'This is a spreadsheet’s own file.'],
      [await zipHolding('readme.txt'), 'The zip holds no users.csv (OneRoster)'],
      [Buffer.from('%PDF-1.7\nAda,Ben\n'), 'This file is not a text file'],
      [
        Buffer.from(Array.from({ length: 3_000 }, (_, at) => (at * 89 + (at >> 3) * 31) % 256)),
        'not a text file',
      ],
    ];
    for (const [content, words] of cases) {
      const { body } = await upload(Buffer.from(content), 'x.csv', { make_classes: 'true' });
      const found = await settled(body.id, mine, 'failed');
      expect(found.error).toContain(words);
    }
    const empty = await upload(Buffer.alloc(0), 'x.csv');
    expect([empty.status, empty.body.errors]).toEqual([
      422,
      { file: ['This file is empty. Choose another one.'] },
    ]);
  });

  it('keeps formulas as text and marks characters that cannot be stored', async () => {
    const classId = await makeClass('Gnu Class');
    const { body } = await upload(
      Buffer.from('First name,Last name\n=cmd|calc,X\nA\0da,Y\n🎈 Bo,Z\nМіa,Q\n'),
      'x.csv',
      { class_id: classId },
    );
    const found = await settled(body.id, mine, 'checked');
    const rows = (await lines(found.id)).results;
    expect(rows.map(({ first_name, verdict }) => [first_name, verdict])).toEqual([
      ['=cmd|calc', 'create'],
      ['Ada', 'problem'],
      ['🎈 Bo', 'create'],
      ['Міa', 'problem'],
    ]);
  });
});

describe('permissions of roster imports', () => {
  it('allow teachers their own classes, administrators every class, nobody else', async () => {
    const theirs = await makeClass('Their Class', stranger);
    for (const role of ['student', 'parent'] as const)
      expect((await ask(await app.tokenOf(oak, role), 'GET', 'roster-imports/')).status).toBe(403);
    const refused = await ask(mine, 'POST', 'roster-imports/paste/', { text: 'Eve', class_id: theirs });
    expect([refused.status, refused.body.errors]).toEqual([422, { class_id: ['Choose a class of yours.'] }]);
    const foreign = await app.tokenOf(elm, 'school_admin');
    const found = await paste('Eve Adams', { class_id: theirs }, head);
    expect((await ask(foreign, 'GET', `roster-imports/${found.id}/`, undefined, elm)).status).toBe(404);
    expect((await ask(mine, 'GET', `roster-imports/${found.id}/lines/`)).status).toBe(404);
    const listed = (await ask<RosterImportPage>(stranger, 'GET', 'roster-imports/')).body;
    expect(listed.count).toBe(0);
    await enrol(found.id, head);
    // A teacher cannot take over a child of another class through the username.
    const [eve] = await students(theirs, stranger);
    const mineToo = await makeClass('Grab Class');
    const grab = await paste(`First name,Username\nEve,${eve!.username}`, { class_id: mineToo });
    expect((await lines(grab.id)).results[0]!.problems[0]!.message).toBe(
      'This username belongs to somebody else at the school. Choose another, or none.',
    );
  });

  it('exclude archived people and people who are not students', async () => {
    const classId = await makeClass('Nut Class');
    await app.makePerson(oak, 'teacher', { username: 'the.teacher' });
    await app.makePerson(oak, 'student', { username: 'gone.kid', status: 'archived' });
    const found = await paste('First name,Username\nA,the.teacher\nB,GONE.kid', { class_id: classId }, head);
    expect((await lines(found.id, '', head)).results.map(({ problems }) => problems[0]!.message)).toEqual([
      'This username belongs to somebody else at the school. Choose another, or none.',
      'This username belongs to an archived student. Restore them, or choose another.',
    ]);
  });
});

const data = sharedData();
const zipOf = async (folder: string): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const name of await readdir(folder))
    if (name.endsWith('.csv')) zip.addFile(join(folder, name), `export/${name}`);
  zip.end();
  const file = join(tmpdir(), `${newId()}.zip`);
  await finished(zip.outputStream.pipe(createWriteStream(file)));
  const bytes = await readFile(file);
  await rm(file);
  return bytes;
};
(data ? describe : describe.skip)('rosters of student information systems', () => {
  it('format one: 86 students, their sections as classes, and nothing new the second time', async () => {
    const zip = await zipOf(join(data!, 'roster/SDS_Format/100_Users'));
    const { body } = await upload(zip, 'sds.zip', {}, head);
    const found = await settled(body.id, head, 'checked');
    expect([found.form, counts(found)]).toEqual(['oneroster', [86, 0, 0, 0, 0]]);
    expect(found.notes).toEqual([
      'The files also hold 12 teachers, who are invited by e-mail and not created here.',
    ]);
    const done = await enrol(found.id, head);
    expect(done.lines_done).toBe(86);
    const ora = await app.within(oak, (tx) => tx.user.findFirst({ where: { username: 'OKlein' } }));
    expect([ora?.birth_year, ora?.birth_month]).toEqual([2000, 4]);
    const members = await app.within(oak, (tx) =>
      tx.classMember.count({ where: { school_class: { name: { startsWith: 'Math - Algebra' } } } }),
    );
    expect(members).toBeGreaterThan(20);
    const again = await upload(zip, 'sds.zip', {}, head);
    expect(counts(await settled(again.body.id, head, 'checked'))).toEqual([0, 0, 86, 0, 0]);
    await ask(head, 'POST', `roster-imports/${found.id}/undo/`, {});
    const classes = await ask<ClassCardPage>(head, 'GET', 'classes/?search=algebra');
    expect(classes.body.count).toBe(0);
  });

  it('format two: OneRoster', async () => {
    const zip = await zipOf(join(data!, 'roster/SDS_v2.1'));
    const { body } = await upload(zip, 'v2.zip', {}, head);
    const found = await settled(body.id, head, 'checked');
    expect([found.status, counts(found)[0]! > 0, found.form]).toEqual(['checked', true, 'oneroster']);
    const rows = (await lines(found.id, '', head)).results;
    expect(rows.find(({ first_name }) => first_name === 'Jack')?.birth).toBe('2001-07');
  });
});
