import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { readCode } from '../../../../../test/support/qr.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Book } from '../books/book-view.ts';
import type { ReadingListPage } from './reading-lists.controller.ts';
import type { ListPublication, PublicListCard, PublicListView } from './public-list-view.ts';
import type { PosterCode } from './poster-code.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let head: string;
let elmHead: string;
let teacher: string;
let [stars, boats, grown] = ['', '', ''];
let [library, shut] = ['', ''];

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 2);
  [head, elmHead, teacher] = [
    await app.tokenOf(oak, 'school_admin'),
    await app.tokenOf(elm, 'school_admin'),
    await app.tokenOf(oak, 'teacher'),
  ];
  stars = await publishToLibrary(app, app.platform, { title: 'Stars' });
  boats = await publishToLibrary(app, oak, { title: 'Boats' });
  grown = await publishToLibrary(app, oak, { title: 'For older ones', age_rating: 16 });
  [library, shut] = [newId(), newId()];
  const row = { tenant_id: oak.id, kind: 'school', country: 'GB', name: 'The Tower' };
  await app.within(oak, (tx) =>
    tx.library.createMany({
      data: [
        { ...row, id: library, slug: 'tower', shown: true },
        { ...row, id: shut, slug: 'shut', shown: false },
      ],
    }),
  );
});
afterAll(() => app.close());

const body = (change: object = {}) => ({
  title: 'By the sea',
  note: 'One a week.',
  audience: 'class',
  class_id: beech.id,
  books: [{ id: stars, note: 'Look for the whale.' }, { id: grown }, { id: boats }],
  ...change,
});
const make = async (change: object = {}, as = beech.token) =>
  (await app.ask<{ id: string }>(oak, 'POST', '/api/reading-lists/', { as, body: body(change) })).body.id;
const change = (id: string, more: object) =>
  app.ask<Problem>(oak, 'PUT', `/api/reading-lists/${id}/`, { as: beech.token, body: body(more) });
const open = (id: string, as = beech.token, into = library) =>
  app.ask<ListPublication & Problem>(oak, 'PUT', `/api/reading-lists/${id}/public/`, {
    as,
    body: { library_id: into },
  });
const close = (id: string, as = beech.token) =>
  app.ask(oak, 'DELETE', `/api/reading-lists/${id}/public/`, { as }).then(({ status }) => status);
const page = (list: string, as?: string, school = oak) =>
  app.ask<PublicListView & Problem>(school, 'GET', `/api/libraries/tower/lists/${list}/`, { as });
const cards = async (school = oak) =>
  (await app.ask<PublicListCard[]>(school, 'GET', '/api/libraries/tower/lists/')).body;
const titles = (view: PublicListView) => view.books.map(({ book }) => book.title);
const auditActions = async () =>
  app.db.systemTransaction((tx) =>
    tx.outboxEvent.findMany({ where: { type: 'catalog.staff-acted.v2' }, orderBy: { id: 'asc' } }),
  );

describe('a published reading list', () => {
  it('has a page under its library with the books a visitor may see, in its order, and no personal names', async () => {
    const id = await make();
    expect((await page('by-the-sea')).status).toBe(404);
    const { status, body: published } = await open(id);
    expect([status, published]).toMatchObject([
      200,
      {
        books_count: 3,
        books_for_all: 2,
        libraries: [{ id: library, slug: 'tower', name: 'The Tower' }],
        open: { library_id: library, seen: true, url: '/libraries/tower/lists/by-the-sea' },
      },
    ]);
    const seen = await page('by-the-sea');
    expect(seen.body).toMatchObject({
      title: 'By the sea',
      note: 'One a week.',
      library: { slug: 'tower', name: 'The Tower' },
      url: '/libraries/tower/lists/by-the-sea',
    });
    expect(seen.body.books.map(({ book, note }) => [book.title, note])).toEqual([
      ['Stars', 'Look for the whale.'],
      ['Boats', ''],
    ]);
    expect(seen.text).not.toMatch(/made_by|class_name|Okoye|Beech/);
    // An adult finds more books in the library, but not on this page.
    expect(titles((await page('by-the-sea', head)).body)).toEqual(['Stars', 'Boats']);
    expect(await cards()).toMatchObject([
      { title: 'By the sea', books_count: 2, url: '/libraries/tower/lists/by-the-sea' },
    ]);
    const feed = await app.ask<{ metadata: { title: string }; publications: { metadata: Book }[] }>(
      oak,
      'GET',
      seen.body.opds,
    );
    expect(feed.body.metadata.title).toBe('By the sea');
    expect(feed.body.publications.map(({ metadata }) => metadata.title)).toEqual(['Stars', 'Boats']);
    const poster = await app.ask<PosterCode>(oak, 'GET', '/api/libraries/tower/lists/by-the-sea/poster/');
    expect(poster.body.link).toMatch(/^https?:\/\/oak\..+\/libraries\/tower\/lists\/by-the-sea$/);
    expect(await readCode(poster.body)).toBe(poster.body.link);
    const own = await app.ask<ReadingListPage>(oak, 'GET', '/api/reading-lists/?mine=true', {
      as: beech.token,
    });
    expect(own.body.results.find((list) => list.id === id)?.public_path).toBe(
      '/libraries/tower/lists/by-the-sea',
    );
    expect((await page('by-the-sea', undefined, elm)).status).toBe(404);
    expect((await app.ask(elm, 'GET', '/api/libraries/tower/lists/')).status).toBe(404);
  });

  it('is published and unpublished by those who manage it, with one audit entry each', async () => {
    const id = await make({ title: 'Ours' });
    const before = (await auditActions()).length;
    expect((await open(id, teacher)).status).toBe(404);
    expect((await open(id, elmHead)).status).not.toBe(200);
    expect((await open(id, (await app.signIn(beech.students[0]!)).access)).status).toBe(403);
    const two = await Promise.all([open(id), open(id, head)]);
    expect(two.map(({ status }) => status)).toEqual([200, 200]);
    expect(await close(id, teacher)).toBe(404);
    expect(await close(id, head)).toBe(204);
    expect(await close(id)).toBe(204);
    expect((await page('ours')).status).toBe(404);
    expect(
      (await auditActions()).slice(before).map(({ payload }) => (payload as { action: string }).action),
    ).toEqual(['list.opened', 'list.closed']);
  });

  it('gets a unique address, also when two are published at once', async () => {
    const ids = [await make({ title: 'Twins' }), await make({ title: 'Twins' })];
    const publications = await Promise.all(ids.map((id) => open(id)));
    expect(publications.map(({ body: { open: published } }) => published!.url).sort()).toEqual([
      '/libraries/tower/lists/twins',
      '/libraries/tower/lists/twins-2',
    ]);
    for (const id of ids) await close(id);
  });

  it.each([
    ['a draft', () => ({ audience: 'draft', class_id: null }), /Say whom the list is for first/],
    [
      'the name of a child',
      () => ({ note: 'KID0 okoye likes these.' }),
      /Take the name Kid0 Okoye off the list/,
    ],
    ['an address', () => ({ note: 'Write to us@oak.test' }), /Take “us@oak.test” off the list/],
    [
      'nothing for a visitor',
      () => ({ books: [{ id: grown }] }),
      /None of its books can be shown to everybody/,
    ],
  ])('is refused for %s', async (_, more, words) => {
    const refused = await open(await make(more()));
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(words)]);
  });

  it('is refused in a library that is closed or belongs to another school', async () => {
    const id = await make();
    for (const into of [shut, newId()])
      expect((await open(id, beech.token, into)).body.detail).toBe('Choose a library that is open.');
  });

  it('stays suitable for everybody when it changes, and is unpublished when it is limited to a few', async () => {
    const id = await make({ title: 'Changing' });
    await open(id);
    expect((await change(id, { title: 'Kid1 Okoye chose' })).body.detail).toMatch(/Take the name/);
    expect((await change(id, { title: 'Changed', books: [{ id: boats }] })).status).toBe(200);
    expect((await page('changing')).body).toMatchObject({ title: 'Changed' });
    expect(titles((await page('changing')).body)).toEqual(['Boats']);
    expect((await app.ask<{ count: number }>(oak, 'GET', '/api/books/?list=changing')).body.count).toBe(1);
    await change(id, { title: 'Changed', audience: 'draft', class_id: null });
    expect((await page('changing')).status).toBe(404);
    // A list for a class may name its children, because nobody else reads it.
    expect((await change(id, { title: 'Kid1 Okoye chose' })).status).toBe(200);
    expect((await open(id)).status).toBe(409);
  });

  it('is deleted with its list, and with its library', async () => {
    const [one, other] = [await make({ title: 'Gone' }), await make({ title: 'Homeless' })];
    await open(one);
    await open(other);
    await app.ask(oak, 'DELETE', `/api/reading-lists/${one}/`, { as: beech.token });
    expect((await page('gone')).status).toBe(404);
    await app.within(oak, (tx) => tx.library.updateMany({ where: { id: library }, data: { shown: false } }));
    expect((await page('homeless')).status).toBe(404);
    expect((await app.ask<{ count: number }>(oak, 'GET', '/api/books/?list=homeless')).body.count).toBe(0);
    await app.within(oak, (tx) => tx.library.updateMany({ where: { id: library }, data: { shown: true } }));
    await app.within(oak, (tx) => tx.library.deleteMany({ where: { id: library } }));
    const left = await app.within(oak, (tx) => tx.readingList.findMany({ where: { id: other } }));
    expect(left).toHaveLength(1);
    expect(await app.within(oak, (tx) => tx.publicList.count())).toBe(0);
  });
});
