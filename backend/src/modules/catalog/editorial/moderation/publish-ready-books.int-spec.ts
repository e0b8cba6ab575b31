import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import type { PublishedBooks, ReadyBooks } from './publish-ready-books.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let head: string;
let team: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  head = await app.tokenOf(oak, 'school_admin');
  team = await app.tokenOf(app.platform, 'platform_admin');
});
afterAll(() => app.close());

/** A draft with all details that moderation requires. */
const ready = (school: TestSchool, title: string, change: object = {}) =>
  publishToLibrary(app, school, {
    title,
    status: 'draft',
    published_at: null,
    license: 'CC-BY-4.0',
    age_rating: 6,
    reading_level: 2,
    language: 'en',
    summary: 'A summary.',
    accessibility_features: ['alternativeText'],
    ...change,
  });
const look = async (query = '', as = head, school = oak) =>
  (await app.ask<ReadyBooks>(school, 'GET', `/api/book-desk/ready${query}`, { as })).body;
const publish = (books: string[], as = head, school = oak) =>
  app.ask<PublishedBooks & Problem>(school, 'POST', '/api/book-desk/publish', { as, body: { books } });
const titles = (books: { title: string }[]) => books.map(({ title }) => title).sort();
const stateOf = (school: TestSchool, id: string) =>
  app.within(school, (tx) => tx.book.findFirst({ where: { id }, select: { status: true } }));

describe('publishing ready books', () => {
  it('previews which books will be published and which will not with the reason, then publishes them', async () => {
    const clear = await ready(oak, 'Clear');
    const bare = await ready(oak, 'No licence', { license: null, rights: null });
    const unlevelled = await ready(oak, 'No level', { reading_level: null });
    const asked = await ready(oak, 'Asked', { status: 'in_review' });
    const { clear: goes, left, more } = await look();
    expect([titles(goes), more]).toEqual([['Clear'], 0]);
    expect(left.map(({ book, why }) => [book.title, why, book.findings[0]?.code])).toEqual([
      ['No level', 'findings', 'LEVEL_MISSING'],
    ]);
    const { body } = await publish([clear, bare, unlevelled, asked]);
    expect(titles(body.published)).toEqual(['Clear']);
    expect(body.left.map(({ book, why }) => [book.title, why]).sort()).toEqual([
      ['Asked', 'stage'],
      ['No level', 'findings'],
      ['No licence', 'stage'],
    ]);
    expect(await stateOf(oak, clear)).toEqual({ status: 'published' });
    expect(await stateOf(oak, bare)).toEqual({ status: 'draft' });
    // Each publication has its own history entry and audit entry.
    const moves = await app.within(oak, (tx) => tx.bookHistoryEntry.findMany({ where: { book_id: clear } }));
    expect(moves.map(({ move }) => move)).toEqual(['approve']);
    const audited = await app.db.systemTransaction((tx) =>
      tx.outboxEvent.findMany({ where: { type: 'catalog.staff-acted.v2', tenant_id: oak.id } }),
    );
    expect(audited).toHaveLength(1);
    // Requested again, it finds the book published.
    const again = await publish([clear]);
    expect([again.body.published, again.body.left[0]?.why]).toEqual([[], 'stage']);
  });

  it('follows the filters of the moderation queue', async () => {
    await ready(oak, 'Kites one');
    await ready(oak, 'Boats');
    expect(titles((await look('?search=kites')).clear)).toEqual(['Kites one']);
    expect(titles((await look('?owner=mine')).clear)).toEqual([]);
  });

  it('publishes each once when two people request it at once', async () => {
    const id = await ready(oak, 'Twice');
    const answers = await Promise.all([publish([id]), publish([id])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.flatMap(({ body }) => body.published)).toHaveLength(1);
    expect(await app.within(oak, (tx) => tx.bookHistoryEntry.count({ where: { book_id: id } }))).toBe(1);
  });

  it('publishes no book of another school; for the platform’s team, of every school', async () => {
    const theirs = await ready(elm, 'Of elm');
    expect((await publish([theirs])).body).toEqual({ published: [], left: [] });
    expect(await stateOf(elm, theirs)).toEqual({ status: 'draft' });
    expect(titles((await look('?search=of elm', team, app.platform)).clear)).toEqual(['Of elm']);
    expect(titles((await publish([theirs], team, app.platform)).body.published)).toEqual(['Of elm']);
    expect(await stateOf(elm, theirs)).toEqual({ status: 'published' });
  });

  it('is for those who manage books, and refuses a request that names no books', async () => {
    const teacher = await app.tokenOf(oak, 'teacher');
    expect((await publish([newId()], teacher)).status).toBe(403);
    expect((await publish([])).status).toBe(422);
    expect((await publish(['one'])).status).toBe(422);
    const many = Array.from({ length: 101 }, () => newId());
    expect((await publish(many)).body.errors).toMatchObject({ books: ['At most 100 books at once.'] });
  });
});
