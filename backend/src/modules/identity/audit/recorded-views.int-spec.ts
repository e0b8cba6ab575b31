import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeClass, type TestClass } from '../../../../test/support/classes.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../test/support/test-app.ts';

let app: TestApp;
let oak: TestSchool;
let beech: TestClass;
let head: string;

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  beech = await makeClass(app, oak, 3);
  head = await app.tokenOf(oak, 'school_admin');
});
afterAll(() => app.close());

const written = (action: string) =>
  app.within(oak, (tx) =>
    tx.auditEntry.findMany({ where: { tenant_id: oak.id, action }, orderBy: { at: 'asc' } }),
  );

describe('recorded views of children’s records', () => {
  it.each<[string, (child: string) => string]>([
    ['person.consents_viewed', (child) => `/api/students/${child}/consents/`],
    ['guardian.listed', (child) => `/api/students/${child}/guardians/`],
  ])('%s: by teachers and heads, once an hour each, per child', async (action, path) => {
    const [first, second] = beech.students as unknown as [{ id: string }, { id: string }];
    for (const as of [beech.token, head])
      for (let n = 0; n < 3; n += 1)
        expect((await app.ask(oak, 'GET', path(first.id), { as })).status).toBe(200);
    await Promise.all([1, 2, 3].map(() => app.ask(oak, 'GET', path(second.id), { as: head })));
    const entries = await written(action);
    expect(entries.map(({ subject_id }) => subject_id)).toEqual([first.id, first.id, second.id]);
    expect(new Set(entries.map(({ actor_id }) => actor_id)).size).toBe(2);
  });

  it('class.viewed: the list of a class, on its page and on the teacher’s own', async () => {
    for (let n = 0; n < 2; n += 1)
      expect(
        (await app.ask(oak, 'GET', `/api/classes/${beech.id}/students/`, { as: beech.token })).status,
      ).toBe(200);
    expect(await written('class.viewed')).toMatchObject([
      { actor_id: beech.teacher.id, subject_id: null, detail: { class: 'Beech Class', class_id: beech.id } },
    ]);
    const other = await makeClass(app, oak, 1);
    await app.ask(oak, 'GET', `/api/classes/${other.id}/students/`, { as: head });
    await app.ask(oak, 'GET', `/api/classes/${beech.id}/students/`, { as: head });
    expect(await written('class.viewed')).toHaveLength(3);
  });

  it('class.viewed: the students on a dashboard, once an hour', async () => {
    const own = await makeClass(app, oak, 1);
    for (let n = 0; n < 2; n += 1)
      expect((await app.ask(oak, 'GET', '/api/dashboard/', { as: own.token })).status).toBe(200);
    const entries = await written('class.viewed');
    expect(entries.filter(({ detail }) => (detail as { class_id: string }).class_id === own.id)).toHaveLength(
      1,
    );
  });

  it('are not recorded where nothing was shown, nor for the child and its guardians', async () => {
    const stranger = await app.tokenOf(oak, 'teacher');
    const child = beech.students[2]!;
    const before = (await written('class.viewed')).length;
    expect((await app.ask(oak, 'GET', `/api/classes/${beech.id}/students/`, { as: stranger })).status).toBe(
      404,
    );
    expect((await app.ask(oak, 'GET', `/api/students/${child.id}/guardians/`, { as: stranger })).status).toBe(
      404,
    );
    const own = (await app.signIn(child)).access;
    expect((await app.ask(oak, 'GET', `/api/students/${child.id}/consents/`, { as: own })).status).toBe(200);
    expect(await written('class.viewed')).toHaveLength(before);
    for (const action of ['guardian.listed', 'person.consents_viewed'])
      expect((await written(action)).filter(({ subject_id }) => subject_id === child.id)).toEqual([]);
  });
});
