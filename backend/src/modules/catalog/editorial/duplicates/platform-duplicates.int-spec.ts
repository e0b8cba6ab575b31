import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import type { DistinctBooks, MergedBooks, DuplicateBookGroupPage } from './duplicate-views.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let team: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  team = await app.tokenOf(app.platform, 'platform_admin');
});
afterAll(() => app.close());

const duplicates = async (as = team, school = app.platform) =>
  (await app.ask<DuplicateBookGroupPage>(school, 'GET', '/api/book-twins', { as })).body;
const told = ({ results }: DuplicateBookGroupPage) =>
  results.map(({ school, same, books }) => [school?.name ?? null, same, books.map(({ title }) => title)]);
const merge = (keep: string, others: string[], as = team, school = app.platform) =>
  app.ask<MergedBooks & Problem>(school, 'POST', '/api/book-twins/merge', { as, body: { keep, others } });
const apart = (books: string[], as = team, school = app.platform) =>
  app.ask<DistinctBooks & Problem>(school, 'POST', '/api/book-twins/apart', { as, body: { books } });

it('shows the platform’s team the schools’ copies of its books, and merges them in each school', async () => {
  const isbn = '9780439064873';
  const ours = await publishToLibrary(app, app.platform, { title: 'Everybody’s', isbn, age_rating: 0 });
  const copy = await publishToLibrary(app, oak, { title: 'Of oak', isbn, age_rating: 0 });
  const other = await publishToLibrary(app, elm, { title: 'Of elm', isbn, age_rating: 0 });
  await publishToLibrary(app, elm, { title: 'Put away', isbn, status: 'archived' });
  expect(told(await duplicates())).toEqual(
    expect.arrayContaining([
      ['oak school', ['isbn'], ['Everybody’s', 'Of oak']],
      ['elm school', ['isbn'], ['Everybody’s', 'Of elm']],
    ]),
  );
  const head = await app.tokenOf(oak, 'school_admin');
  expect((await duplicates(head, oak)).results.map(({ school }) => school)).toEqual([null]);
  expect((await merge(ours, [other], head, oak)).status).toBe(404);
  expect((await apart([ours, other], head, oak)).status).toBe(404);

  // Copies at two schools need two decisions.
  expect((await merge(ours, [copy, other])).status).toBe(404);
  expect((await merge(ours, [copy])).body).toEqual({ id: ours, merged: 1 });
  const row = (school: TestSchool, id: string) =>
    app.within(school, (tx) => tx.book.findFirst({ where: { id } }));
  expect(await row(oak, copy)).toMatchObject({ status: 'archived', merged_into: ours });
  expect(await row(elm, other)).toMatchObject({ status: 'published', merged_into: null });
  const auditEntries = await app.db.systemTransaction((tx) =>
    tx.outboxEvent.findMany({
      where: { type: { in: ['catalog.staff-acted.v2', 'catalog.books-merged.v1'] } },
    }),
  );
  expect(auditEntries.map(({ tenant_id }) => tenant_id)).toEqual([oak.id, oak.id]);

  expect((await apart([ours, other])).status).toBe(200);
  expect(await app.within(elm, (tx) => tx.distinctBookPair.count())).toBe(1);
  expect((await duplicates()).count).toBe(0);
});

it('includes duplicates among the platform’s own books, in pages', async () => {
  const isbn = '9780747532743';
  await publishToLibrary(app, app.platform, { title: 'One', isbn });
  await publishToLibrary(app, app.platform, { title: 'Two', isbn, status: 'draft', published_at: null });
  await publishToLibrary(app, elm, { title: 'A copy', isbn });
  expect(told(await duplicates())).toEqual(
    expect.arrayContaining([
      [null, ['isbn'], ['One', 'Two']],
      ['elm school', ['isbn'], ['One', 'A copy']],
    ]),
  );
  const page = async (offset: number) =>
    (
      await app.ask<DuplicateBookGroupPage>(app.platform, 'GET', `/api/book-twins?limit=1&offset=${offset}`, {
        as: team,
      })
    ).body;
  const [first, second] = [await page(0), await page(1)];
  expect([first.count, second.count]).toEqual([2, 2]);
  expect(told(first)).not.toEqual(told(second));
});
