import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../../../platform/ids.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { Passwords } from '../passwords/passwords.ts';
import { freshClassCode as randomCode } from './class-codes.ts';
import type { RosterPage } from './class-code.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;

async function makeClass(
  school: TestSchool,
  code: string,
  students: string[],
  archived = false,
): Promise<void> {
  const class_id = newId();
  const people = students.map((first_name, n) => ({
    id: newId(),
    tenant_id: school.id,
    role: 'student' as const,
    first_name,
    last_name: 'Okoye-Secret',
    username: `${code}.${n}`.toLowerCase(),
    email: `${code}.${n}@home.test`,
  }));
  await app.within(school, async (tx) => {
    await tx.schoolClass.createMany({
      data: [
        {
          id: class_id,
          tenant_id: school.id,
          code,
          name: 'Beech Class',
          year: '2026',
          archived_at: archived ? new Date() : null,
        },
      ],
    });
    await tx.user.createMany({ data: people });
    await tx.classMember.createMany({
      data: people.map(({ id }) => ({ tenant_id: school.id, class_id, user_id: id })),
    });
  });
}

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([
    app.makeSchool('oak', { school_name: 'Oak School' }),
    app.makeSchool('elm'),
  ]);
  const names = Array.from({ length: 44 }, (_, n) => `Pupil ${String(n + 1).padStart(2, '0')}`);
  await makeClass(oak, 'BEECH724', [...names, 'Mia 100% _x']);
  await makeClass(oak, 'SHUT2345', ['Old'], true);
  await makeClass(elm, 'CEDAR358', ['Leo']);
  // Members of a class who are not active students are not in its list.
  await app.within(oak, async (tx) => {
    const { id: class_id } = (await tx.schoolClass.findFirst({ where: { code: 'BEECH724' } }))!;
    for (const change of [
      { role: 'teacher' as const },
      { role: 'student' as const, status: 'archived' as const },
    ]) {
      const id = newId();
      await tx.user.createMany({
        data: [{ id, tenant_id: oak.id, first_name: 'Hidden', last_name: 'X', username: id, ...change }],
      });
      await tx.classMember.createMany({ data: [{ tenant_id: oak.id, class_id, user_id: id }] });
    }
  });
});
afterAll(() => app.close());

const list = (code: string, query = '', school = oak, from = '10.1.0.1') =>
  app.ask<RosterPage & Problem>(school, 'GET', `/api/list-student-in-class/${code}/${query}`, { from });

describe('the students of a class by its code', () => {
  it('are listed in pages of 20, 20 and 5, linked by `next` and `previous`', async () => {
    const pages: RosterPage[] = [];
    for (let path: string | null = '/api/list-student-in-class/BEECH724/'; path; path = pages.at(-1)!.next)
      pages.push((await app.ask<RosterPage>(oak, 'GET', path)).body);
    expect(pages.map(({ results }) => results.students.length)).toEqual([20, 20, 5]);
    expect(pages.map(({ count }) => count)).toEqual([45, 45, 45]);
    const ids = pages.flatMap(({ results }) => results.students.map(({ id }) => id));
    expect(new Set(ids).size).toBe(45);
    expect(pages[0]!.previous).toBeNull();
    const back = await app.ask<RosterPage>(oak, 'GET', pages[1]!.previous!);
    expect(back.body.results).toEqual(pages[0]!.results);
  });

  it('are shown by first name and initial, never with an e-mail', async () => {
    const { body, text, headers } = await list('BEECH724', '?limit=1');
    expect(body.results.class).toEqual({ code: 'BEECH724', name: 'Beech Class', school: 'Oak School' });
    expect(Object.keys(body.results.students[0]!).sort()).toEqual([
      'avatar',
      'first_name',
      'id',
      'last_name',
      'sign_in_mode',
      'username',
    ]);
    expect(body.results.students[0]!.last_name).toBe('O');
    expect((await list('BEECH724', '?limit=100')).text).not.toMatch(/@|Secret|Hidden/);
    expect(text).not.toContain('@');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['?search=pupil+1', 10],
    ['?search=PUPIL', 44],
    ['?search=mia', 1],
    ['?search=100%25', 1],
    ['?search=%25', 1],
    ['?search=_x', 1],
    ['?search=pupil_', 0],
    ['?search=%5C', 0],
    ['?search=Okoye', 0],
  ])('are searched by first name: %s finds %i', async (query, count) => {
    const { body } = await list('BEECH724', query);
    expect([body.count, body.results.students.length]).toEqual([count, Math.min(count, 20)]);
  });

  it('are found by the code regardless of case', async () => {
    expect((await list('beech724')).body.count).toBe(45);
  });

  it('are hidden by one answer for every invalid code', async () => {
    const codes = ['NOTHERE2', 'SHUT2345', 'CEDAR358', 'x', '%20', "'--"];
    const answers = await Promise.all(
      codes.map((code) => list(encodeURIComponent(decodeURIComponent(code)), '', oak, '10.1.0.2')),
    );
    for (const { status, body } of answers)
      expect([status, body.code, body.detail]).toEqual([404, 'invalid_class_code', 'Invalid class code.']);
    expect((await list('CEDAR358', '', elm)).body.count).toBe(1);
  });

  it('are protected from guesses: after twenty failures one address has to wait, and others do not', async () => {
    const answers = [];
    for (let n = 0; n < 22; n++) answers.push((await list(`GUESS${100 + n}`, '', oak, '10.1.0.3')).status);
    expect(answers).toEqual([...Array<number>(20).fill(404), 429, 429]);
    const right = await list('BEECH724', '', oak, '10.1.0.3');
    expect([right.status, Number(right.headers['retry-after']) > 500]).toEqual([429, true]);
    expect((await list('BEECH724', '', oak, '10.1.0.4')).status).toBe(200);
  });

  it('are protected from distributed guesses: after 300 failures the school’s unknown addresses have to wait', async () => {
    const { username } = await app.makePerson(elm, 'student');
    const signedIn = await app.ask(elm, 'POST', '/api/auth/token/', {
      body: { username, password: PASSWORD },
      from: '10.9.9.9',
    });
    expect(signedIn.status).toBe(200);
    // 100,000 guesses need 333 times as long as these: 55 hours, for a chance of 1 in 780,000 to guess a
    // given code.
    const answers = [];
    for (let n = 0; n < 310; n++)
      answers.push((await list(randomCode(), '', elm, `10.9.${n % 50}.${Math.floor(n / 50)}`)).status);
    expect(answers.filter((status) => status === 200)).toEqual([]);
    expect(answers.filter((status) => status === 404)).toHaveLength(300);
    expect(answers.slice(300)).toEqual(Array(10).fill(429));
    expect((await list('CEDAR358', '', elm, '10.9.8.8')).status).toBe(429);
    expect((await list('CEDAR358', '', elm, '10.9.9.9')).status).toBe(200);
    expect((await list('BEECH724', '', oak, '10.9.8.8')).status).toBe(200);
  });

  it('sign in with the id of the list, which is not their username', async () => {
    const child = (await list('BEECH724', '?limit=1', oak, '10.1.0.6')).body.results.students[0]!;
    expect(child.username).toBe(child.id);
    const hash = await app.nest.get(Passwords, { strict: false }).hash(PASSWORD);
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { id: child.id }, data: { password_hash: hash } }),
    );
    const { body } = await app.ask<{ user: { id: string } }>(oak, 'POST', '/api/auth/token/', {
      body: { username: child.username, password: PASSWORD },
    });
    expect(body.user.id).toBe(child.id);
  });

  it('are listed for valid codes without using up the limit', async () => {
    for (let n = 0; n < 25; n++)
      expect((await list('BEECH724', '?limit=1', oak, '10.1.0.5')).status).toBe(200);
  });
});
