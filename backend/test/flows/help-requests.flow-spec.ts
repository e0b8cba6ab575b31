import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeClass, type TestClass } from '../support/classes.ts';
import { startTestApp, type TestApp, type TestPerson, type TestSchool } from '../support/test-app.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import { newId } from '../../src/platform/ids.ts';
import type { HelpBoard } from '../../src/modules/learning/assignments/help-board-view.ts';
import type {
  HelpRequestList,
  OwnHelp,
} from '../../src/modules/learning/help-requests/help-request-views.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let ash: TestClass;
let abroad: TestClass;
let [mia, tom]: TestPerson[] = [];
let [asMia, asTom, asHead] = ['', '', ''];
const list = newId();

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  for (const school of [oak, elm])
    await app.within(school, (tx) =>
      tx.schoolSetting.createMany({ data: [{ tenant_id: school.id, features: ['courses'] }] }),
    );
  beech = await makeClass(app, oak, 2);
  ash = await makeClass(app, oak, 0, { name: 'Ash Class' });
  abroad = await makeClass(app, elm, 0);
  [mia, tom] = beech.students;
  [asMia, asTom] = [(await app.signIn(mia!)).access, (await app.signIn(tom!)).access];
  asHead = await app.tokenOf(oak, 'school_admin');
});
afterAll(() => app?.close());

const ask = (as: string, body: object) => app.ask<Problem>(oak, 'POST', '/api/help-requests/', { as, body });
const own = async (as: string) =>
  (await app.ask<OwnHelp>(oak, 'GET', '/api/help-requests/own/', { as })).body;
const waiting = (as: string, of = beech, school = oak) =>
  app.ask<HelpRequestList>(school, 'GET', `/api/help-requests/?class_id=${of.id}`, { as });
const done = (as: string, id: string, school = oak) =>
  app.ask(school, 'POST', `/api/help-requests/${id}/done/`, { as, body: {} });
const body = (change: object = {}) => ({ class_id: beech.id, work_id: null, words: 'Page 3', ...change });

describe('a request for help', () => {
  it('names the field that is wrong and what to choose', async () => {
    expect((await ask(asMia, body({ class_id: ash.id }))).body.errors).toMatchObject({
      class_id: ['Choose one of your classes that has a teacher.'],
    });
    expect((await ask(asMia, body({ work_id: list }))).body.errors).toMatchObject({
      work_id: ['Choose work that you have, or something else.'],
    });
    expect((await ask(asMia, body({ words: 'x'.repeat(301) }))).body.errors).toHaveProperty('words');
    expect((await ask(beech.token, body())).status).toBe(422);
    expect((await own(asMia)).requests).toEqual([]);
  });

  it('is one for each piece of work: asking again changes the words', async () => {
    const statuses = await Promise.all([ask(asMia, body()), ask(asMia, body())]);
    expect(statuses.map(({ status }) => status)).toEqual([204, 204]);
    expect((await ask(asMia, body({ words: ' Page 4 ' }))).status).toBe(204);
    const { classes, requests } = await own(asMia);
    expect(classes).toMatchObject([{ id: beech.id, teachers: [expect.any(String)] }]);
    expect(requests).toMatchObject([{ work_id: null, title: '', words: 'Page 4' }]);
    expect((await own(asTom)).requests).toEqual([]);
  });

  it('is seen by the teachers of the class and the head, and by nobody else', async () => {
    for (const as of [beech.token, asHead])
      expect((await waiting(as)).body.results).toMatchObject([
        { student: { id: mia!.id, first_name: 'Kid0' }, words: 'Page 4', path: '' },
      ]);
    expect((await waiting(ash.token)).status).toBe(404);
    expect((await waiting(abroad.token, beech, elm)).status).toBe(404);
    expect((await waiting(asMia)).status).toBe(403);
    const dashboard = async (as: string) =>
      (await app.ask<{ tasks: object[] }>(oak, 'GET', '/api/dashboard/', { as })).body.tasks;
    expect(await dashboard(beech.token)).toContainEqual({ kind: 'help_requests', count: 1 });
    expect(await dashboard(ash.token)).not.toContainEqual(expect.objectContaining({ kind: 'help_requests' }));
  });

  it('is what the help board of a teacher with two classes opens with, until the child leaves the class', async () => {
    const aspen = await makeClass(app, oak, 0, { name: 'Aspen Class' });
    const membership = (role: 'co' | 'student', of: TestPerson) => ({
      ...{ tenant_id: oak.id, class_id: beech.id, user_id: of.id, role },
    });
    await app.within(oak, (tx) => tx.classMember.createMany({ data: [membership('co', aspen.teacher)] }));
    const seen = async () => {
      const [board, dashboard] = await Promise.all([
        app.ask<HelpBoard>(oak, 'GET', '/api/help-board/', { as: aspen.token }),
        app.ask<{ tasks: object[] }>(oak, 'GET', '/api/dashboard/', { as: aspen.token }),
      ]);
      const asks = dashboard.body.tasks.some((task) => 'kind' in task && task.kind === 'help_requests');
      return [board.body.class_id, asks];
    };
    expect(await seen()).toEqual([beech.id, true]);
    const where = { tenant_id: oak.id, class_id: beech.id, user_id: mia!.id };
    await app.within(oak, (tx) => tx.classMember.deleteMany({ where }));
    expect((await waiting(aspen.token)).body.results).toEqual([]);
    expect(await seen()).toEqual([aspen.id, false]);
    await app.within(oak, (tx) => tx.classMember.createMany({ data: [membership('student', mia!)] }));
    expect(await seen()).toEqual([beech.id, true]);
  });

  it('is ended by those alone, and then the child can ask again', async () => {
    const [{ id } = { id: '' }] = (await own(asMia)).requests;
    expect((await done(ash.token, id)).status).toBe(404);
    expect((await done(abroad.token, id, elm)).status).toBe(404);
    expect((await done(asTom, id)).status).toBe(403);
    expect((await own(asMia)).requests).toHaveLength(1);
    expect((await done(beech.token, id)).status).toBe(204);
    expect((await done(beech.token, id)).status).toBe(204);
    expect((await waiting(beech.token)).body.results).toEqual([]);
    expect((await ask(asMia, body())).status).toBe(204);
    expect((await own(asMia)).requests).toMatchObject([{ words: 'Page 3' }]);
  });

  it('is taken back by the child who asked', async () => {
    const [{ id } = { id: '' }] = (await own(asMia)).requests;
    const back = (as: string) => app.ask(oak, 'DELETE', `/api/help-requests/${id}/`, { as });
    expect((await back(asTom)).status).toBe(404);
    expect((await back(asMia)).status).toBe(204);
    expect((await back(asMia)).status).toBe(404);
    expect((await own(asMia)).requests).toEqual([]);
  });

  it('is refused when twenty are open', async () => {
    await app.within(oak, (tx) =>
      tx.helpRequest.createMany({
        data: Array.from({ length: 20 }, () => ({
          ...{ tenant_id: oak.id, id: newId(), student_id: tom!.id, class_id: beech.id },
          ...{ work_id: newId(), title: 'Work', asked_at: new Date() },
        })),
      }),
    );
    expect((await ask(asTom, body())).body.errors).toMatchObject({
      work_id: [expect.stringContaining('20')],
    });
  });
});
