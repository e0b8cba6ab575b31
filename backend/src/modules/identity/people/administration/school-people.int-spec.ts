import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeClass } from '../../../../../test/support/classes.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { AuditPage } from '../../audit/audit.controller.ts';
import type { PeopleCounts } from './get-people-numbers.query.ts';
import type { PersonDetail } from './get-person.query.ts';
import type { CreatedPerson, FirstPassword, PersonPage } from './person-responses.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let head: TestPerson;
let token: string;
const USERS = '/api/api-admin/users';

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  head = await app.makePerson(oak, 'school_admin', { first_name: 'Ruth', last_name: 'Mbeki' });
  token = (await app.signIn(head)).access;
});
afterAll(() => app.close());

const ask = <Body = Problem>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  app.ask<Body>(oak, method, path, { as: token, ...(body !== undefined && { body }) });

describe('a head', () => {
  it('sees the people of their school only', async () => {
    const mine = await app.makePerson(oak, 'teacher', { last_name: 'Neighbourly' });
    const theirs = await app.makePerson(elm, 'teacher', { last_name: 'Neighbourly' });
    const { body } = await ask<PersonPage>('GET', `${USERS}/?search=neighbourly`);
    expect(body.results.map(({ id }) => id)).toEqual([mine.id]);
    for (const [method, path, sent] of [
      ['GET', '', undefined],
      ['PATCH', '', { first_name: 'Taken' }],
      ['POST', 'archive/', {}],
      ['POST', 'restore/', {}],
      ['POST', 'password/', {}],
    ] as const)
      expect([path, (await ask(method, `${USERS}/${theirs.id}/${path}`, sent)).status]).toEqual([path, 404]);
    expect((await ask('GET', `${USERS}/?school=${elm.id}`)).status).toBe(422);
    const counts = await ask<PeopleCounts>('GET', `${USERS}/stats/`);
    expect(counts.body.schools.map(({ school }) => school.id)).toEqual([oak.id]);
  });

  it('adds a student without an e-mail, and cannot create administrators of the platform', async () => {
    const child = { first_name: 'Mia', last_name: 'Beech', role: 'student' };
    const first = await ask<CreatedPerson>('POST', `${USERS}/`, child);
    const second = await ask<CreatedPerson>('POST', `${USERS}/`, child);
    expect([first.body.user.username, second.body.user.username]).toEqual(['mia.beech', 'mia.beech2']);
    const entry = await app.ask(oak, 'POST', '/api/auth/token/', {
      body: { username: 'mia.beech2', password: second.body.first_password },
    });
    expect(entry.status).toBe(200);
    const boss = await ask('POST', `${USERS}/`, {
      ...child,
      role: 'platform_admin',
      email: 'boss@oak.test',
      country: 'GB',
    });
    expect([boss.status, Object.keys(boss.body.errors!)]).toEqual([422, ['role']]);
    const risen = await ask('PATCH', `${USERS}/${first.body.user.id}/`, { role: 'platform_admin' });
    expect(risen.status).toBe(422);
  });

  it('puts a new student into a class of the school', async () => {
    const [beech, theirs] = await Promise.all([makeClass(app, oak, 0), makeClass(app, elm, 0)]);
    const child = { first_name: 'Ida', last_name: 'Ash', role: 'student' };
    const { body } = await ask<CreatedPerson>('POST', `${USERS}/`, { ...child, class_id: beech.id });
    expect(body.user.classes).toEqual([{ id: beech.id, name: 'Beech Class' }]);
    const elsewhere = await ask('POST', `${USERS}/`, { ...child, class_id: theirs.id });
    expect(elsewhere.body.errors).toEqual({ class_id: ['Choose a class of the school.'] });
    const adult = { ...child, role: 'teacher', email: 'ida@oak.test', country: 'GB', class_id: beech.id };
    expect((await ask('POST', `${USERS}/`, adult)).body.errors).toEqual({
      class_id: ['Only a student joins a class here.'],
    });
  });

  it('sets a month of birth for students only, and clears it with another role', async () => {
    const { body } = await ask<CreatedPerson>('POST', `${USERS}/`, {
      first_name: 'Nia',
      last_name: 'Beech',
      role: 'student',
      birth_year: '2016',
      birth_month: '9',
    });
    const path = `${USERS}/${body.user.id}/`;
    const seen = async () => {
      const { birth_year, birth_month } = (await ask<CreatedPerson['user']>('GET', path)).body;
      return [birth_year, birth_month];
    };
    expect(await seen()).toEqual([2016, 9]);
    expect((await ask('PATCH', path, { birth_year: '2015' })).status).toBe(200);
    expect(await seen()).toEqual([2015, 9]);
    expect((await ask('PATCH', path, { birth_year: '1886' })).body.errors).toEqual({
      birth_year: ['birth_year must be a year, e.g. 2017.'],
    });
    expect((await ask('PATCH', path, { birth_year: '' })).status).toBe(200);
    expect(await seen()).toEqual([null, null]);
    expect((await ask('PATCH', path, { birth_year: '2010', birth_month: '2' })).status).toBe(200);
    await ask('PATCH', path, { role: 'teacher', email: 'nia@oak.test', country: 'GB' });
    expect(await seen()).toEqual([null, null]);
  });

  it('gets different usernames for four people of one name created at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        ask<CreatedPerson>('POST', `${USERS}/`, { first_name: 'Ivy', last_name: 'Ash', role: 'student' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.user.username)).size).toBe(4);
  });

  it('archives a student, whose open session ends at once, and restores them', async () => {
    const child = await app.makePerson(oak, 'student', { email: null });
    const { access, refresh } = await app.signIn(child);
    const archived = await ask('POST', `${USERS}/${child.id}/archive/`, { reason: 'Moved away' });
    expect(archived.body).toEqual({ id: child.id, status: 'archived' });
    const write = await app.ask(oak, 'POST', '/api/auth/logout/', { as: access, body: {} });
    const renew = await app.ask(oak, 'POST', '/api/auth/token/refresh/', { body: { refresh } });
    expect([write.status, renew.status]).toEqual([401, 401]);
    await expect(app.signIn(child)).rejects.toThrow('failed');
    expect((await ask('POST', `${USERS}/${child.id}/archive/`, {})).status).toBe(200);
    expect((await ask('POST', `${USERS}/${child.id}/restore/`)).status).toBe(200);
    // A restored person must sign in again: earlier sessions stay ended.
    const late = await app.ask(oak, 'POST', '/api/auth/logout/', { as: access, body: {} });
    expect(late.status).toBe(401);
    await app.signIn(child);
    const { body } = await ask<AuditPage>(
      'GET',
      `/api/audit/?subject=${child.id}&ordering=at`.replace('&ordering=at', ''),
    );
    expect(body.results.map(({ action, reason }) => [action, reason])).toEqual([
      ['person.restored', null],
      ['person.archived', 'Moved away'],
    ]);
  });

  it('cannot archive themselves or change their own role', async () => {
    expect((await ask('POST', `${USERS}/${head.id}/archive/`, {})).body.code).toBe('own_account');
    expect((await ask('PATCH', `${USERS}/${head.id}/`, { role: 'teacher' })).body.code).toBe('own_role');
  });

  it('sets a new password, which ends the old one and the sessions and is in no audit entry', async () => {
    const teacher = await app.makePerson(oak, 'teacher');
    const { access } = await app.signIn(teacher);
    const { body } = await ask<FirstPassword>('POST', `${USERS}/${teacher.id}/password/`);
    expect(body.first_password).toMatch(/^([a-z2-9]{4}-){2}[a-z2-9]{4}$/);
    await expect(app.signIn(teacher)).rejects.toThrow('failed');
    expect((await app.ask(oak, 'POST', '/api/auth/logout/', { as: access, body: {} })).status).toBe(401);
    const entry = await app.ask(oak, 'POST', '/api/auth/token/', {
      body: { username: teacher.username, password: body.first_password },
    });
    expect(entry.status).toBe(200);
    const log = await ask<AuditPage>('GET', `/api/audit/?subject=${teacher.id}`);
    expect(log.body.results[0]!.action).toBe('person.password_given');
    expect(log.text).not.toContain(body.first_password);
  });
});

describe('the audit', () => {
  it('has one entry an hour for views of a child’s record, and none for an adult’s', async () => {
    const child = await app.makePerson(oak, 'student', { email: null, first_name: 'Noa', last_name: 'Lind' });
    const teacher = await app.makePerson(oak, 'teacher');
    await Promise.all(Array.from({ length: 4 }, () => ask<PersonDetail>('GET', `${USERS}/${child.id}/`)));
    await ask('GET', `${USERS}/${teacher.id}/`);
    const { body } = await ask<AuditPage>('GET', '/api/audit/?area=person&search=noa');
    expect(body.results.filter(({ action }) => action === 'person.viewed')).toHaveLength(1);
    expect(body.results[0]).toMatchObject({ actor_name: 'Ruth Mbeki', subject_name: 'Noa Lind' });
    const none = await ask<AuditPage>('GET', `/api/audit/?subject=${teacher.id}`);
    expect(none.body.count).toBe(0);
  });

  it('has the values before and after a change, and the names of the classes that it is about', async () => {
    const beech = await makeClass(app, oak, 1);
    const child = beech.students[0]!;
    await ask('PATCH', `${USERS}/${child.id}/`, { first_name: 'Maya', role: 'student' });
    await ask('PATCH', `/api/classes/${beech.id}/`, { name: 'Class 10' });
    const person = await ask<AuditPage>('GET', `/api/audit/?subject=${child.id}`);
    expect(person.body.results.find(({ action }) => action === 'person.changed')!.detail).toMatchObject({
      changes: [{ field: 'first_name', from: 'Kid0', to: 'Maya' }],
    });
    const changed = await ask<AuditPage>('GET', '/api/audit/?area=class&limit=1');
    expect(changed.body.results[0]).toMatchObject({
      action: 'class.changed',
      detail: { changes: [{ field: 'name', from: 'Beech Class', to: 'Class 10' }] },
      names: { [beech.id]: 'Class 10' },
    });
  });

  it('is limited to the school, and read by the platform’s team for all', async () => {
    const otherHead = await app.tokenOf(elm, 'school_admin');
    const { body } = await app.ask<AuditPage>(elm, 'GET', '/api/audit/', { as: otherHead });
    expect(body.count).toBe(0);
    const team = await app.tokenOf(app.platform, 'platform_admin');
    const all = await app.ask<AuditPage>(app.platform, 'GET', '/api/audit/?limit=100', { as: team });
    expect(new Set(all.body.results.map(({ school }) => school))).toEqual(new Set([oak.id]));
  });

  it('cannot be changed by anybody', async () => {
    const change = (): Promise<unknown> =>
      app.within(oak, (tx) => tx.auditEntry.updateMany({ data: { action: 'nothing.happened' } }));
    await expect(change()).rejects.toThrow(/permission denied/);
    await expect(app.within(oak, (tx) => tx.auditEntry.deleteMany({}))).rejects.toThrow(/permission denied/);
  });
});

describe('the export', () => {
  it('escapes formulas, contains every row that the filters select, and is audited', async () => {
    const names = ['=HYPERLINK("http://x.test")', '+1', '-1', '@SUM(A1)', '\tTab', 'Quote "q", comma'];
    for (const last_name of names) await app.makePerson(oak, 'parent', { first_name: '=cmd', last_name });
    await app.makePerson(elm, 'parent', { first_name: '=cmd', last_name: 'Elsewhere' });
    const { status, headers, text, bytes } = await ask('GET', `${USERS}/export/?role=parent`);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="people-\d{4}-\d\d-\d\d\.csv"$/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = text
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .filter(Boolean);
    expect(lines).toHaveLength(1 + names.length);
    for (const line of lines.slice(1)) expect(line).toMatch(/^'=cmd,("?'|"Quote)/);
    expect(text).not.toContain('Elsewhere');
    const log = await ask<AuditPage>('GET', '/api/audit/?area=people');
    expect(log.body.results[0]).toMatchObject({ action: 'people.exported', detail: { role: 'parent' } });
  });
});
