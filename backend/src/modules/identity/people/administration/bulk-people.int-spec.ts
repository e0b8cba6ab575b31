import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import type { AuditPage } from '../../audit/audit.controller.ts';
import type { BulkPeopleCount, BulkPeopleResult } from './bulk-people.ts';
import type { PersonPage } from './person-responses.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let head: TestPerson;
let token: string;
let beech: TestClass;
const USERS = '/api/api-admin/users';

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  head = await app.makePerson(oak, 'school_admin', { last_name: 'Bulk' });
  token = (await app.signIn(head)).access;
  beech = await makeClass(app, oak, 3);
});
afterAll(() => app.close());

const bulk = (body: object, as = token, school = oak) =>
  app.ask<BulkPeopleResult & Problem>(school, 'POST', `${USERS}/bulk/`, { as, body });
const count = async (body: object) =>
  (await app.ask<BulkPeopleCount>(oak, 'POST', `${USERS}/bulk/count/`, { as: token, body })).body.count;
const list = async (query: string) =>
  (await app.ask<PersonPage>(oak, 'GET', `${USERS}/?${query}`, { as: token })).body;
const statusOf = async (id: string, search = 'bulk') =>
  (await list(`search=${search}`)).results.find((one) => one.id === id)?.status;

describe('the table of people', () => {
  it('shows the people of a class, those who never signed in, and those with a language', async () => {
    const inClass = await list(`class=${beech.id}&role=student`);
    expect(inClass.results.map(({ id }) => id).sort()).toEqual(beech.students.map(({ id }) => id).sort());
    expect(inClass.count).toBe(3);
    const [first, second] = beech.students;
    await app.within(oak, async (tx) => {
      const one = (id: string) => ({ tenant_id_id: { tenant_id: oak.id, id } });
      await tx.user.update({ where: one(first!.id), data: { last_seen_at: new Date(), language: 'hi' } });
      await tx.user.update({ where: one(second!.id), data: { last_seen_at: null } });
    });
    const never = await list(`class=${beech.id}&signed_in=never`);
    expect(never.results.map(({ id }) => id)).toContain(second!.id);
    expect(never.results.map(({ id }) => id)).not.toContain(first!.id);
    const hindi = await list('language=hi');
    expect([hindi.count, hindi.results.map(({ id }) => id)]).toEqual([1, [first!.id]]);
    const refused = await app.ask<Problem>(oak, 'GET', `${USERS}/?class=x&signed_in=x&language=xx`, {
      as: token,
    });
    expect(Object.keys(refused.body.errors!).sort()).toEqual(['class', 'language', 'signed_in']);
  });
});

describe('a change of many people', () => {
  it('archives everybody who matches but the requester, ends their sessions, and records each', async () => {
    const [one, other] = await Promise.all(
      ['Ann', 'Ben'].map((first_name) => app.makePerson(oak, 'teacher', { first_name, last_name: 'Bulk' })),
    );
    const next = await app.makePerson(elm, 'teacher', { last_name: 'Bulk' });
    const { access } = await app.signIn(one!);
    const filters = { search: 'bulk' };
    expect(await count({ action: 'archive', filters })).toBe(2);
    expect(await count({ action: 'restore', filters })).toBe(0);
    const { body } = await bulk({ action: 'archive', filters, expected: 2 });
    expect([body.ids.sort(), body.remaining]).toEqual([[one!.id, other!.id].sort(), 0]);
    expect(await statusOf(head.id)).toBe('active');
    expect((await app.ask(oak, 'POST', '/api/auth/logout/', { as: access, body: {} })).status).toBe(401);
    await app.signIn(next);
    const log = await app.ask<AuditPage>(oak, 'GET', `/api/audit/?subject=${one!.id}`, { as: token });
    expect(log.body.results[0]).toMatchObject({ action: 'person.archived', subject_name: 'Ann Bulk' });

    const undone = await bulk({ action: 'restore', ids: body.ids });
    expect(undone.body.ids.sort()).toEqual(body.ids.sort());
    expect(await statusOf(one!.id)).toBe('active');
  });

  it('is done in steps of 500, each with the number that remains', async () => {
    const tenant_id = oak.id;
    await app.within(oak, (tx) =>
      tx.user.createMany({
        data: Array.from({ length: 503 }, (_, at) => {
          const id = newId();
          const names = { first_name: `Many${at}`, last_name: 'Steps', username: `many.${id}` };
          return { id, tenant_id, role: 'student' as const, updated_at: new Date(), ...names };
        }),
      }),
    );
    const filters = { search: 'steps' };
    const first = await bulk({ action: 'archive', filters, expected: 503 });
    expect([first.body.ids.length, first.body.remaining]).toEqual([500, 3]);
    const second = await bulk({ action: 'archive', filters, expected: first.body.remaining });
    expect([second.body.ids.length, second.body.remaining]).toEqual([3, 0]);
    expect((await list('search=steps&status=archived')).count).toBe(503);
  });

  it('is refused when more people match than the administrator has agreed to', async () => {
    const person = await app.makePerson(oak, 'parent', { last_name: 'Unexpected' });
    const filters = { search: 'unexpected' };
    const answer = await bulk({ action: 'archive', filters, expected: 0 });
    expect([answer.status, answer.body.code]).toEqual([409, 'list_changed']);
    expect(await statusOf(person.id, 'unexpected')).toBe('active');
  });

  it('leaves out merged accounts, other schools, and needs an administrator', async () => {
    const merged = await app.makePerson(oak, 'student', { email: null, status: 'archived' });
    const kept = await app.makePerson(oak, 'student', { email: null });
    await app.within(oak, (tx) =>
      tx.user.update({
        where: { tenant_id_id: { tenant_id: oak.id, id: merged.id } },
        data: { merged_into: kept.id },
      }),
    );
    const other = await app.makePerson(elm, 'teacher');
    expect((await bulk({ action: 'restore', ids: [merged.id] })).body.ids).toEqual([]);
    expect((await bulk({ action: 'archive', ids: [other.id, head.id] })).body.ids).toEqual([]);
    expect((await bulk({ action: 'archive' })).body.errors?.['ids']).toEqual(['Send either ids or filters.']);
    expect((await bulk({ action: 'archive', ids: [kept.id] }, beech.token)).status).toBe(403);
  });
});
