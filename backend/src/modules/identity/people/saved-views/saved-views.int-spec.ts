import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import type { SavedViewList } from './saved-views.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let head: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  head = await app.tokenOf(oak, 'school_admin');
});
afterAll(() => app.close());

const list = async (as: string, table = 'people', school = oak) =>
  (await app.ask<SavedViewList>(school, 'GET', `/api/saved-views/?table=${table}`, { as })).body.results;
const keep = (body: object, as = head, school = oak) =>
  app.ask<SavedViewList & Problem>(school, 'POST', '/api/saved-views/', {
    as,
    body: { table: 'people', ...body },
  });
const remove = (id: string, as = head, school = oak) =>
  app.ask(school, 'DELETE', `/api/saved-views/${id}/`, { as });

describe('saved views', () => {
  it('are saved by name for each table, regardless of case; the newer view of a name replaces the older', async () => {
    const { status, body } = await keep({
      name: ' Old teachers ',
      query: '?status=archived&role=teacher&page=7',
    });
    expect(status).toBe(201);
    expect(body.results).toEqual([
      { id: expect.any(String), name: 'Old teachers', query: 'role=teacher&status=archived' },
    ]);
    await keep({ name: 'All, newest first', query: 'ordering=-created_at' });
    await keep({ name: 'Old teachers', query: 'role=teacher&status=archived&ordering=name' });
    await keep({ name: 'Old teachers', query: 'status=draft', table: 'books' });
    expect((await list(head)).map(({ name, query }) => [name, query])).toEqual([
      ['All, newest first', 'ordering=-created_at'],
      ['Old teachers', 'role=teacher&status=archived&ordering=name'],
    ]);
    expect(await list(head, 'books')).toMatchObject([{ name: 'Old teachers', query: 'status=draft' }]);
    expect(await list(head, 'inbox')).toEqual([]);
  });

  it.each([
    [{ name: '', query: 'role=teacher' }, { name: ['Give the view a name.'] }],
    [{ name: 'x'.repeat(41), query: 'role=teacher' }, { name: ['Use at most 40 letters.'] }],
    [
      { name: 'Nothing', query: 'page=2&unheard=of' },
      { query: ['Choose a filter, an order or a word to search for first.'] },
    ],
    [
      { name: 'X', query: 'role=a', table: 'audit' },
      { table: ['table is one of people, books, inbox, payments, journal.'] },
    ],
    [
      { name: 'X', query: `search=${'a'.repeat(500)}` },
      { query: ['This view is too long to be saved. Remove a filter.'] },
    ],
  ])('refuse %j', async (body, errors) => {
    const answer = await keep(body);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  it('can be seen and deleted by their owner only', async () => {
    const [mine] = await list(head);
    const colleague = await app.tokenOf(oak, 'school_admin');
    const next = await app.tokenOf(elm, 'school_admin');
    expect([await list(colleague), await list(next, 'people', elm)]).toEqual([[], []]);
    expect((await remove(mine!.id, colleague)).status).toBe(404);
    expect((await remove(mine!.id, next, elm)).status).toBe(404);
    expect((await list(head)).length).toBe(2);
    expect((await remove(mine!.id)).status).toBe(204);
    expect((await remove(mine!.id)).status).toBe(404);
    expect((await list(head)).length).toBe(1);
  });

  it('are available to those who may see the tables', async () => {
    expect((await keep({ name: 'X', query: 'role=teacher' }, await app.tokenOf(oak, 'teacher'))).status).toBe(
      403,
    );
    const team = await app.tokenOf(app.platform, 'platform_admin');
    expect((await keep({ name: 'X', query: 'role=teacher' }, team, app.platform)).status).toBe(201);
  });

  it('are at most twenty, also with concurrent requests; two of one name at once become one', async () => {
    const busy = await app.tokenOf(oak, 'school_admin');
    const same = await Promise.all([1, 2, 3].map(() => keep({ name: 'Same', query: 'role=parent' }, busy)));
    expect(same.map(({ status }) => status)).toEqual([201, 201, 201]);
    const names = Array.from({ length: 24 }, (_, index) => `View ${index}`);
    const answers = await Promise.all(names.map((name) => keep({ name, query: 'role=parent' }, busy)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(19);
    expect(answers.find(({ status }) => status !== 201)?.body.errors).toEqual({
      name: ['There are 20 views already. Remove one first.'],
    });
    expect((await list(busy)).length).toBe(20);
    expect((await keep({ name: 'Same', query: 'role=teacher' }, busy)).status).toBe(201);
  });
});
