import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { BackupCode } from '../../classes/class-sign-in/make-backup-code.ts';
import type { StudentIn } from './student-sign-in.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let acorn: TestClass;
let caller = 0;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 31);
  acorn = await makeClass(app, oak, 8, { sign_in_mode: 'picture' });
  // The teacher signed in from the networks of these tests: no device of the class has to wait.
  for (const from of ['10.3.0.250', '10.3.1.250'])
    await app.ask(oak, 'POST', '/api/auth/token/', {
      body: { username: acorn.teacher.username, password: PASSWORD },
      from,
    });
});
afterAll(() => app.close());

const enter = (body: object, from = `10.3.${Math.floor(++caller / 250)}.${caller % 250}`, school = oak) =>
  app.ask<StudentIn & Problem>(school, 'POST', '/api/auth/student/', { body, from });
const kid = (klass: TestClass, n: number) => ({ code: klass.code, student: klass.students[n]!.id });
const setPictures = (n: number, pictures: string[] | null, as = acorn.token) =>
  app.ask(oak, 'PUT', `/api/classes/${acorn.id}/students/${acorn.students[n]!.id}/pictures/`, {
    as,
    body: { pictures },
  });
const backup = (n: number, as = acorn.token) =>
  app.ask<BackupCode & Problem>(
    oak,
    'POST',
    `/api/classes/${acorn.id}/students/${acorn.students[n]!.id}/backup-code/`,
    { as, body: {} },
  );
const wayOf = async (access: string) =>
  (await app.ask<{ results: { way: string }[] }>(oak, 'GET', '/api/auth/sessions/', { as: access })).body
    .results[0]!.way;

describe('a student with a password', () => {
  it('signs in with class code, the list’s id and the password', async () => {
    const { status, body } = await enter({ ...kid(beech, 0), password: PASSWORD });
    expect([status, body.user.id, body.choose_pictures]).toEqual([200, beech.students[0]!.id, false]);
    expect(body.user.classes).toMatchObject([{ id: beech.id, youngest: false }]);
    expect(await wayOf(body.access)).toBe('password');
  });

  it('gets one answer whatever is wrong', async () => {
    const closed = await makeClass(app, oak, 1, { code_window: 'closed' });
    const answers = await Promise.all([
      enter({ ...kid(beech, 0), password: 'Wrong-password-1' }),
      enter({ ...kid(beech, 0), student: acorn.students[0]!.id, password: PASSWORD }),
      enter({ ...kid(beech, 0), student: 'nobody', password: PASSWORD }),
      enter({ ...kid(beech, 0), code: 'WXYZ9999', password: PASSWORD }),
      enter({ ...kid(closed, 0), password: PASSWORD }),
      enter({ ...kid(beech, 0), password: PASSWORD }, undefined, elm),
      enter({ ...kid(acorn, 0), password: PASSWORD }),
      enter({ ...kid(beech, 0) }),
      enter({ ...kid(beech, 0), pictures: ['sun', 'fish', 'tree'] }),
      enter({ ...kid(beech, 0), backup_code: '123456' }),
      enter({ ticket: 'forged', password: PASSWORD }),
    ]);
    for (const { status, body } of answers)
      expect([status, body.code, body.detail]).toEqual([401, 'login_failed', 'Login failed']);
  });

  it('is told which fields are missing', async () => {
    for (const body of [
      { password: 'x' },
      { ...kid(beech, 0), ticket: 't', password: 'x' },
      { ...kid(beech, 0), password: 'x', backup_code: '123456' },
      { ...kid(beech, 0), backup_code: '12345' },
      { ...kid(acorn, 0), pictures: ['sun', 'sun'] },
      { ...kid(acorn, 0), pictures: ['sun', 'sun', 'dragon'] },
    ])
      expect((await enter(body)).status).toBe(422);
  });
});

describe('an attacker who guesses', () => {
  it('one password for thirty children from thirty addresses locks nobody out', async () => {
    for (let n = 0; n < 30; n++)
      expect((await enter({ ...kid(beech, n), password: 'Password1' })).status).toBe(401);
    const answers = [];
    for (let n = 0; n < 30; n++) answers.push((await enter({ ...kid(beech, n), password: PASSWORD })).status);
    expect(answers).toEqual(Array(30).fill(200));
  });

  it('closes the class to unknown addresses at the limit, and never to known ones', async () => {
    expect((await enter({ ...kid(beech, 1), password: PASSWORD }, '10.4.0.1')).status).toBe(200);
    const answers = [];
    for (let n = 0; n < 40; n++)
      answers.push((await enter({ ...kid(beech, n % 30), password: 'Password2' })).status);
    expect([answers.includes(401), answers.at(-1)]).toEqual([true, 429]);
    // A classmate who never signed in here can sign in from the class's address.
    expect((await enter({ ...kid(beech, 30), password: PASSWORD }, '10.4.0.1')).status).toBe(200);
    expect((await enter({ ...kid(beech, 30), password: PASSWORD })).status).toBe(429);
  });

  it('gets one answer for a locked child, right password or wrong, while the child signs in from a known address', async () => {
    const cedar = await makeClass(app, oak, 2);
    expect((await enter({ ...kid(cedar, 0), password: PASSWORD }, '10.4.0.2')).status).toBe(200);
    for (let n = 0; n < 10; n++) await enter({ ...kid(cedar, 0), password: 'Password3' });
    const wrong = await enter({ ...kid(cedar, 0), password: 'Password3' });
    const right = await enter({ ...kid(cedar, 0), password: PASSWORD });
    expect([wrong.status, right.status]).toEqual([429, 429]);
    expect([wrong.body.code, wrong.body.detail]).toEqual([right.body.code, right.body.detail]);
    expect((await enter({ ...kid(cedar, 0), password: PASSWORD }, '10.4.0.2')).status).toBe(200);
    expect((await enter({ ...kid(cedar, 1), password: PASSWORD })).status).toBe(200);
  });

  it('cannot guess class codes at a second route', async () => {
    const answers = [];
    for (let n = 0; n < 22; n++)
      answers.push(
        (await enter({ code: `GUESS${100 + n}`, student: `x${n}`, password: 'x' }, '10.4.0.3')).status,
      );
    expect(answers).toEqual([...Array<number>(20).fill(401), 429, 429]);
    const listed = await app.ask(oak, 'GET', `/api/list-student-in-class/${beech.code}/`, {
      from: '10.4.0.3',
    });
    expect(listed.status).toBe(429);
  });

  it('has five attempts at pictures, also with concurrent requests', async () => {
    await setPictures(1, ['sun', 'fish', 'tree']);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => enter({ ...kid(acorn, 1), pictures: ['hat', 'hat', 'hat'] })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    expect((await enter({ ...kid(acorn, 1), pictures: ['sun', 'fish', 'tree'] })).status).toBe(429);
  });
});

describe('a student with pictures', () => {
  it('signs in with the three in their order, and not in another', async () => {
    expect((await setPictures(2, ['sun', 'fish', 'tree'])).status).toBe(204);
    expect((await enter({ ...kid(acorn, 2), pictures: ['fish', 'sun', 'tree'] })).status).toBe(401);
    const { status, body } = await enter({ ...kid(acorn, 2), pictures: ['sun', 'fish', 'tree'] });
    expect([status, body.choose_pictures, await wayOf(body.access)]).toEqual([200, false, 'picture']);
    // Screens for the youngest depend on this.
    expect(body.user.classes).toMatchObject([{ id: acorn.id, youngest: true }]);
  });

  it('is signed out when the teacher changes them', async () => {
    await setPictures(3, ['sun', 'fish', 'tree']);
    const { access } = (await enter({ ...kid(acorn, 3), pictures: ['sun', 'fish', 'tree'] })).body;
    await setPictures(3, ['hat', 'key', 'hat']);
    expect((await app.ask(oak, 'POST', '/api/auth/logout/', { as: access })).status).toBe(401);
  });

  it('chooses new ones once after the teacher reset the old ones', async () => {
    await setPictures(4, null);
    expect((await enter({ ...kid(acorn, 4), pictures: ['sun', 'sun', 'sun'] })).status).toBe(401);
    const { code } = (await backup(4)).body;
    const { body } = await enter({ ...kid(acorn, 4), backup_code: code });
    expect(body.choose_pictures).toBe(true);
    const choose = (pictures: string[]) =>
      app.ask(oak, 'PUT', '/api/auth/pictures/', { as: body.access, body: { pictures } });
    expect((await choose(['sun', 'moon'])).status).toBe(422);
    expect((await choose(['sun', 'moon', 'car'])).status).toBe(204);
    const again = await choose(['hat', 'hat', 'hat']);
    expect([again.status, again.body.code]).toEqual([409, 'pictures_not_open']);
    expect((await enter({ ...kid(acorn, 4), pictures: ['sun', 'moon', 'car'] })).status).toBe(200);
  });

  it('is managed by the teachers of the class', async () => {
    for (const as of [await app.tokenOf(oak, 'teacher'), beech.token]) {
      expect((await setPictures(5, null, as)).status).toBe(404);
      expect((await backup(5, as)).status).toBe(404);
    }
    const outsider = await app.ask(
      oak,
      'POST',
      `/api/classes/${acorn.id}/students/${beech.students[0]!.id}/backup-code/`,
      { as: acorn.token, body: {} },
    );
    expect(outsider.status).toBe(404);
  });
});

describe('a teacher’s one-time code', () => {
  it('has six digits, works once of two concurrent attempts, and is not stored in plain text', async () => {
    const { status, body } = await backup(6);
    expect([status, body.code]).toEqual([200, expect.stringMatching(/^\d{6}$/)]);
    const rows = await app.within(oak, (tx) => tx.user.findMany({ where: { id: acorn.students[6]!.id } }));
    expect(rows[0]!.backup_hash).toMatch(/^\$argon2id\$/);
    const entries = await app.within(oak, (tx) => tx.auditEntry.findMany({ where: { tenant_id: oak.id } }));
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'person.backup_code_made', subject_id: acorn.students[6]!.id }),
      ]),
    );
    expect(JSON.stringify(entries)).not.toContain(body.code);
    const answers = await Promise.all([
      enter({ ...kid(acorn, 6), backup_code: body.code }),
      enter({ ...kid(acorn, 6), backup_code: body.code }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await enter({ ...kid(acorn, 6), backup_code: body.code })).status).toBe(401);
  });

  it('ends after fifteen minutes, after five failures and when a newer one exists', async () => {
    const first = (await backup(7)).body.code;
    const { code, expires_at } = (await backup(7)).body;
    expect(new Date(expires_at).getTime() - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    if (first !== code) expect((await enter({ ...kid(acorn, 7), backup_code: first })).status).toBe(401);
    for (let n = 0; n < 5; n++) await enter({ ...kid(acorn, 7), backup_code: '000000' });
    expect((await enter({ ...kid(acorn, 7), backup_code: code })).status).toBe(429);
    const fresh = (await backup(7)).body.code;
    await app.within(oak, (tx) =>
      tx.user.updateMany({
        where: { id: acorn.students[7]!.id },
        data: { backup_expires_at: new Date(Date.now() - 1000) },
      }),
    );
    expect((await enter({ ...kid(acorn, 7), backup_code: fresh })).status).toBe(401);
    const last = (await backup(7)).body.code;
    expect((await enter({ ...kid(acorn, 7), backup_code: last })).status).toBe(200);
  });
});
