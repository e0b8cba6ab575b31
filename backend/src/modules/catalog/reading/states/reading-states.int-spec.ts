import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { Page } from '../../../../platform/http/page.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Book } from '../../library/books/book-view.ts';
import type { BookRows } from '../../library/rows/book-rows.ts';
import type { ReaderBooks, ReadingStateSaved } from './reading-states.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let mia: { id: string; token: string };
let other: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 2);
  mia = { id: beech.students[0]!.id, token: (await app.signIn(beech.students[0]!)).access };
  other = (await app.signIn(beech.students[1]!)).access;
});
afterAll(() => app.close());

let minute = 0;
/** Returns a later time with each call. */
const now = () => new Date(Date.now() - 3_600_000 + (minute += 1) * 1_000).toISOString();
const publishedBook = (title: string) => publishToLibrary(app, oak, { title, file_id: newId() });
const say = (book: string, state: string | null, as = mia.token, school = oak, client_time = now()) =>
  app.ask<ReadingStateSaved & Problem>(school, 'PUT', `/api/books/${book}/reading-state/`, {
    as,
    body: { state, client_time },
  });
const turn = (book: string, percentage: number, client_time = now()) =>
  app.ask(oak, 'PUT', `/api/books/${book}/progress/`, {
    as: mia.token,
    body: { locator: { href: 'a.xhtml' }, percentage, client_time },
  });
const own = (state: string, as = mia.token, person?: string) =>
  app.ask<ReaderBooks & Problem>(
    oak,
    'GET',
    `/api/reading-log/books/?state=${state}${person ? `&person=${person}` : ''}`,
    { as },
  );
const titles = async (state: string) => (await own(state)).body.results.map(({ title }) => title);
const seen = async (book: string) =>
  (await app.ask<Book>(oak, 'GET', `/api/books/${book}/`, { as: mia.token })).body;
const going = async () =>
  (await app.ask<Page<Book>>(oak, 'GET', '/api/books/?continue=true', { as: mia.token })).body.results.map(
    ({ title }) => title,
  );

describe('reading states', () => {
  it('goes from wanted to reading to finished, and to reading again', async () => {
    const book = await publishedBook('The Kite Makers');
    expect((await seen(book)).reading).toBeNull();
    expect((await say(book, 'want')).body.reading).toMatchObject({ state: 'want', reread_count: 0 });
    expect(await titles('want')).toEqual(['The Kite Makers']);
    const { body } = await app.ask<BookRows>(oak, 'GET', '/api/book-rows/', { as: mia.token });
    expect(body.rows.find(({ kind }) => kind === 'want')?.books.map((one) => one.book.title)).toEqual([
      'The Kite Makers',
    ]);
    await turn(book, 20);
    expect((await seen(book)).reading).toMatchObject({ state: 'reading', finished_at: null });
    expect(await titles('want')).toEqual([]);
    expect(await going()).toEqual(['The Kite Makers']);
    await turn(book, 100);
    expect((await seen(book)).reading).toMatchObject({ state: 'finished', reread_count: 0 });
    // A look at the last pages does not begin it again.
    await turn(book, 90);
    expect(await going()).toEqual([]);
    await turn(book, 2);
    expect((await seen(book)).reading).toMatchObject({ state: 'reading', finished_at: expect.any(String) });
    expect(await going()).toEqual(['The Kite Makers']);
    await turn(book, 100);
    expect((await seen(book)).reading).toMatchObject({ state: 'finished', reread_count: 1 });
    expect((await own('finished')).body).toMatchObject({
      count: 1,
      counts: { want: 0, reading: 0, finished: 1, abandoned: 0 },
      results: [{ title: 'The Kite Makers', percentage: 100, reading: { reread_count: 1 } }],
    });
  });

  it('states each finish once, with who read it and when, however often the same position is sent', async () => {
    const book = await publishedBook('Seven Steps');
    const first = now();
    await Promise.all([1, 2, 3].map(() => turn(book, 100, first)));
    await turn(book, 98);
    await say(book, 'want');
    await say(book, null);
    await turn(book, 1);
    const again = now();
    await turn(book, 100, again);
    const [events] = await app.db.system([
      {
        name: 'test_finishes',
        text: `select tenant_id, payload from platform.outbox_event
               where type = 'catalog.book-finished.v1' and payload->>'book_id' = $1 order by payload->>'at'`,
        values: [book],
      },
    ]);
    const finish = (at: string) => ({
      tenant_id: oak.id,
      payload: { reader_id: mia.id, book_id: book, at: new Date(at).toISOString() },
    });
    expect(events!.rows).toEqual([finish(first), finish(again)]);
  });

  it('when put aside, the book leaves the list of current books and keeps its position', async () => {
    const book = await publishedBook('Too Many Snails');
    await turn(book, 30);
    await say(book, 'abandoned');
    expect(await going()).toEqual([]);
    expect(await titles('abandoned')).toEqual(['Too Many Snails']);
    expect((await seen(book)).progress).toMatchObject({ percentage: 30 });
    expect((await say(book, null)).body.reading).toMatchObject({ state: 'reading' });
    expect(await going()).toEqual(['Too Many Snails']);
    await say(book, 'abandoned');
    await turn(book, 35);
    expect(await going()).toEqual(['Too Many Snails']);
  });

  it('is not changed by a page that was turned before the state was chosen', async () => {
    const book = await publishedBook('The Late Page');
    const before = now();
    await say(book, 'abandoned');
    await turn(book, 40, before);
    expect((await seen(book)).reading).toMatchObject({ state: 'abandoned' });
  });

  it('is consistent under concurrent changes', async () => {
    const book = await publishedBook('The Crowd');
    const answers = await Promise.all([
      say(book, 'want'),
      turn(book, 100),
      say(book, 'want'),
      turn(book, 100),
      say(book, null),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    expect((await seen(book)).reading).toMatchObject({ finished_at: expect.any(String) });
  });

  it('is visible to the reader and the adults responsible for them only', async () => {
    const teacher = (await app.signIn(beech.teacher)).access;
    const stranger = await app.tokenOf(oak, 'teacher');
    expect((await own('finished', teacher, mia.id)).body.count).toBeGreaterThan(0);
    expect((await own('finished', stranger, mia.id)).status).toBe(404);
    expect((await own('finished', other, mia.id)).status).toBe(404);
    expect((await own('finished', other)).body.counts).toEqual({
      want: 0,
      reading: 0,
      finished: 0,
      abandoned: 0,
    });
    const book = await publishedBook('Of Oak');
    expect((await say(book, 'want', await app.tokenOf(elm, 'student'), elm)).status).toBe(404);
  });

  it.each(['finished', 'reading', 'loved', undefined])(
    'refuses the state %s, which is derived from reading',
    async (state) => {
      const book = await publishedBook('A Word');
      const { status, body } = await say(book, state as string);
      expect([status, body.errors]).toEqual([422, { state: ['state must be want, abandoned or null.'] }]);
    },
  );

  it('refuses a time that is days in the future', async () => {
    const book = await publishedBook('Tomorrow');
    const ahead = new Date(Date.now() + 3 * 86_400_000).toISOString();
    expect((await say(book, 'want', mia.token, oak, ahead)).body.errors).toEqual({
      client_time: ['client_time lies in the future.'],
    });
  });
});
