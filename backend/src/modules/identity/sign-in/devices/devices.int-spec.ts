import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { DevicePage } from './devices.controller.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let teacher: TestPerson;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  teacher = await app.makePerson(oak, 'teacher');
});
afterAll(() => app.close());

const signIn = async (person: TestPerson, agent: string, from: string) =>
  (
    await app.ask<{ access: string; refresh: string }>(person.school, 'POST', '/api/auth/token/', {
      body: { username: person.username, password: PASSWORD, remember: false },
      headers: { 'user-agent': agent },
      from,
    })
  ).body;
const devices = async (as: string, query = '', school = oak) =>
  (await app.ask<DevicePage>(school, 'GET', `/api/auth/sessions/${query}`, { as })).body;
const end = (as: string, id: string, school = oak) =>
  app.ask(school, 'DELETE', `/api/auth/sessions/${id}/`, { as });
const endOthers = (as: string) =>
  app.ask<{ ended: number }>(oak, 'POST', '/api/auth/sessions/revoke-others/', { as, body: {} });

describe('the devices of a person', () => {
  it('are listed with the current one first, by approximate names, and can be signed out one by one for writes and refreshes', async () => {
    const desktop = await signIn(teacher, CHROME, '10.8.0.1');
    const tablet = await signIn(teacher, IPAD, '10.8.0.2');
    const { count, results } = await devices(desktop.access);
    expect(count).toBe(2);
    expect(results).toMatchObject([
      { current: true, name: 'Chrome on Windows', way: 'password', address: '10.8.0.1' },
      { current: false, name: 'Safari on iPad', way: 'password', address: '10.8.0.2' },
    ]);
    expect((await devices(desktop.access, '?limit=1')).next).toContain('offset=1');

    expect((await app.ask(oak, 'GET', '/api/user/profile/', { as: tablet.access })).status).toBe(200);
    expect((await end(desktop.access, results[1]!.id)).status).toBe(204);
    expect((await end(desktop.access, results[1]!.id)).status).toBe(204);
    expect((await app.ask(oak, 'POST', '/api/auth/logout/', { as: tablet.access })).status).toBe(401);
    const refreshed = await app.ask(oak, 'POST', '/api/auth/token/refresh/', {
      body: { refresh: tablet.refresh },
    });
    expect(refreshed.status).toBe(401);
    expect((await app.ask(oak, 'GET', '/api/user/profile/', { as: tablet.access })).status).toBe(401);
    expect((await devices(desktop.access)).count).toBe(1);
  });

  it('can all be signed out except the current one', async () => {
    const here = await signIn(teacher, CHROME, '10.8.0.3');
    await signIn(teacher, IPAD, '10.8.0.4');
    expect((await endOthers(here.access)).body.ended).toBeGreaterThanOrEqual(1);
    expect((await endOthers(here.access)).body.ended).toBe(0);
    expect((await devices(here.access)).results).toMatchObject([{ current: true }]);
  });

  it('cannot be listed or signed out by other people, in this school or another', async () => {
    const { access } = await signIn(teacher, CHROME, '10.8.0.5');
    const { id } = (await devices(access)).results[0]!;
    for (const [school, role] of [
      [oak, 'school_admin'],
      [elm, 'teacher'],
    ] as const) {
      const other = await app.tokenOf(school, role);
      expect((await devices(other, '', school)).count).toBe(1);
      expect((await end(other, id, school)).status).toBe(404);
    }
    expect((await devices(access)).count).toBeGreaterThan(0);
  });

  it('of a shared class account list the current one only, and cannot sign out others', async () => {
    const shared = await app.makePerson(oak, 'student', { email: null });
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { id: shared.id }, data: { is_class_account: true } }),
    );
    const mine = await signIn(shared, CHROME, '10.8.0.6');
    const other = await signIn(shared, IPAD, '10.8.0.7');
    const theirs = (await devices(other.access)).results[0]!.id;
    expect((await devices(mine.access)).count).toBe(1);
    expect((await end(mine.access, theirs)).status).toBe(404);
    expect((await endOthers(mine.access)).status).toBe(403);
    const own = (await devices(mine.access)).results[0]!.id;
    expect((await end(mine.access, own)).status).toBe(204);
  });
});
