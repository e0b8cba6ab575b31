import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { SignedIn } from '../second-factor/sign-in-reply.ts';
import type { Demo } from './get-demo.query.ts';

let app: TestApp;
let owner: pg.Client;
let oak: TestSchool;
let elm: TestSchool;
let teacher: TestPerson;

/** As the seed does it; the application itself may not. */
const offer = async (person: TestPerson, role: string): Promise<void> => {
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [person.school.id]);
  await owner.query('insert into identity.demo_account (tenant_id, role, user_id) values ($1, $2, $3)', [
    person.school.id,
    role,
    person.id,
  ]);
  await owner.query('commit');
};
const world = async (DEMO: string): Promise<void> => {
  app = await startTestApp({ settings: { DEMO } });
  owner = new pg.Client(app.databaseUrl);
  await owner.connect();
  oak = await app.makeSchool('oak', { is_demo: true });
  elm = await app.makeSchool('elm');
  teacher = await app.makePerson(oak, 'teacher');
  await offer(teacher, 'teacher');
  await offer(await app.makePerson(oak, 'school_admin'), 'school_admin');
  await offer(await app.makePerson(elm, 'teacher'), 'teacher');
};
const close = async (): Promise<void> => {
  await owner.end();
  await app.close();
};
const demo = (school: TestSchool) => app.ask<Demo>(school, 'GET', '/api/demo/');
const enter = (school: TestSchool, role: string, from = '10.9.0.1') =>
  app.ask<SignedIn & { code?: string }>(school, 'POST', '/api/demo/', { body: { role }, from });

describe('with DEMO on', () => {
  beforeAll(() => world('1'));
  afterAll(close);

  it('opens a real session of a demo account', async () => {
    const answer = await enter(oak, 'teacher');
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ id: teacher.id, role: 'teacher' });
    const me = await app.ask<{ id: string }>(oak, 'GET', '/api/user/profile/', { as: answer.body.access });
    expect(me.body.id).toBe(teacher.id);
    // The token is not valid at another school.
    expect((await app.ask(elm, 'GET', '/api/user/profile/', { as: answer.body.access })).status).toBe(401);
  });

  it('lists the available roles, and at the platform the schools', async () => {
    expect((await demo(oak)).body).toEqual({ roles: ['teacher', 'school_admin'], schools: [] });
    const { schools } = (await demo(app.platform)).body;
    expect(schools).toEqual([{ name: 'oak school', origin: expect.stringContaining('//oak.') }]);
  });

  it('refuses a school that the seed did not create, also when an account is marked as available', async () => {
    expect((await demo(elm)).status).toBe(404);
    expect((await enter(elm, 'teacher')).status).toBe(404);
    expect((await enter(app.platform, 'teacher')).status).toBe(404);
  });

  it('refuses accounts that are not available, archived, or of the platform’s team', async () => {
    await app.makePerson(oak, 'student');
    expect((await enter(oak, 'student')).status).toBe(404);
    expect((await enter(oak, 'platform_admin')).status).toBe(422);
    const parent = await app.makePerson(oak, 'parent', { status: 'archived' });
    await offer(parent, 'parent');
    expect((await enter(oak, 'parent')).status).toBe(404);
    // An account whose role was changed after the seed is not available.
    const other = await app.makePerson(oak, 'school_admin');
    await offer(other, 'community');
    expect((await enter(oak, 'community')).status).toBe(404);
  });

  it('cannot be extended through the application', async () => {
    const somebody = await app.makePerson(oak, 'student');
    await expect(
      app.within(oak, (tx) =>
        tx.demoAccount.createMany({ data: [{ tenant_id: oak.id, role: 'student', user_id: somebody.id }] }),
      ),
    ).rejects.toThrow();
    await expect(
      app.within(oak, (tx) => tx.demoAccount.updateMany({ data: { user_id: somebody.id } })),
    ).rejects.toThrow();
  });

  it('has a rate limit for each address', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 121; time += 1) statuses.push((await enter(oak, 'parent', '10.9.9.9')).status);
    expect(statuses.slice(0, 120).every((status) => status === 404)).toBe(true);
    expect(statuses[120]).toBe(429);
  });
});

describe('with DEMO off', () => {
  beforeAll(() => world('0'));
  afterAll(close);

  it('answers 404, whatever the database contains', async () => {
    for (const school of [oak, elm, app.platform]) {
      expect((await demo(school)).status).toBe(404);
      expect((await enter(school, 'teacher')).status).toBe(404);
    }
    const tenant = await app.ask<{ features: string[] }>(oak, 'GET', '/api/current-tenant/');
    expect(tenant.body.features).not.toContain('demo');
  });
});
