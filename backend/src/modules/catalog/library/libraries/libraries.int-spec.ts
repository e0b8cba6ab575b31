import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import type { Book } from '../books/book-view.ts';
import { CountLibraries } from './count-libraries.ts';
import type { SavedLibrary, LibraryPage } from './libraries.controller.ts';
import type { LibraryDraft, LibraryView } from './library-view.ts';
import type { LibraryNumbers } from './library.queries.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let [head, elmHead, team, teacher] = ['', '', '', ''];
let [stars, boats, draft, neighbours] = ['', '', '', ''];

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  [head, elmHead, team, teacher] = await Promise.all([
    app.tokenOf(oak, 'school_admin'),
    app.tokenOf(elm, 'school_admin'),
    app.tokenOf(app.platform, 'platform_admin'),
    app.tokenOf(oak, 'teacher'),
  ]);
  stars = await publishToLibrary(app, app.platform, { title: 'Stars' });
  boats = await publishToLibrary(app, oak, { title: 'Boats' });
  draft = await publishToLibrary(app, oak, { title: 'A draft', status: 'draft', published_at: null });
  neighbours = await publishToLibrary(app, elm, { title: 'Neighbours' });
});
afterAll(() => app.close());

const LIBRARY = {
  name: 'The Boat Library',
  slug: 'boat',
  kind: 'community',
  place: 'Kisumu',
  country: 'KE',
  languages: ['en', 'sw'],
  summary: 'Books come over the lake on Fridays.',
  story: 'It began with one box.\n\nNow there are nine.',
  scene: 'boat',
  paper_books: 412,
  selection: 'picked',
  books: [] as string[],
  wishes: [
    { what: 'Story books in Swahili', why: 'The youngest ask for them.', wanted: 40, received: 12 },
    { what: 'A lamp', why: '', wanted: 1, received: 1 },
  ],
  shown: true,
};
const make = (as: string, change: object = {}, school = oak) =>
  app.ask<SavedLibrary & Problem>(school, 'POST', '/api/library-drafts/', {
    as,
    body: { ...LIBRARY, ...change },
  });
const get = (slug: string, school = oak) =>
  app.ask<LibraryView & Problem>(school, 'GET', `/api/libraries/${slug}/`);
const titles = async (slug: string, as?: string, school = oak) =>
  (
    await app.ask<{ results: Book[] }>(school, 'GET', `/api/books/?library=${slug}`, { ...(as && { as }) })
  ).body.results
    .map(({ title }) => title)
    .sort();

describe('a library', () => {
  it('is created by those who manage books, and shows only books that a visitor may see', async () => {
    expect((await make(teacher)).status).toBe(403);
    const made = await make(head, { books: [stars, boats] });
    expect([made.status, made.body.version]).toEqual([201, 1]);
    expect((await get('boat')).body).toMatchObject({
      name: 'The Boat Library',
      books: 2,
      paper_books: 412,
      readers: null,
      needs: 1,
      url: '/libraries/boat',
      opds: '/api/opds/books?library=boat',
    });
    expect(await titles('boat')).toEqual(['Boats', 'Stars']);
    expect(await titles('boat', undefined, elm)).toEqual([]);
    expect(await titles('nowhere')).toEqual([]);
    await app.within(oak, (tx) => tx.book.updateMany({ where: { id: boats }, data: { age_rating: 16 } }));
    app.nest.get(PublicCache, { strict: false }).forgetAll();
    expect(await titles('boat')).toEqual(['Stars']);
    expect(await titles('boat', head)).toEqual(['Boats', 'Stars']);
    await app.within(oak, (tx) => tx.book.updateMany({ where: { id: boats }, data: { age_rating: 0 } }));
  });

  it('reports invalid values at their fields', async () => {
    const refused = async (change: object) =>
      (await make(head, { slug: 'other', ...change })).body.errors ?? {};
    expect(await refused({ books: [neighbours] })).toEqual({
      books: ['A book that you picked is not in the library any more. Take it away.'],
    });
    expect(await refused({ books: [draft] })).toHaveProperty('books');
    expect(await refused({ slug: 'boat' })).toEqual({
      slug: ['Another library has this address. Choose another one.'],
    });
    expect(await refused({ slug: 'No Way' })).toHaveProperty('slug');
    expect(await refused({ country: 'XX' })).toEqual({ country: ['Country is required'] });
    expect(await refused({ name: ' ' })).toEqual({ name: ['Give the library a name.'] });
    const two = await Promise.all([
      make(head, { slug: 'twice', name: 'Twice' }),
      make(head, { slug: 'twice', name: 'Twice' }),
    ]);
    expect(two.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('is in the directory of every school with its address; a closed one is not', async () => {
    await make(team, { slug: 'everywhere', name: 'Everywhere', books: [stars] }, app.platform);
    const list = async (query = '', school = elm) =>
      (await app.ask<LibraryPage>(school, 'GET', `/api/libraries/${query}`)).body.results;
    const seen = await list('?search=boat');
    expect(seen).toMatchObject([{ slug: 'boat', school_name: expect.any(String) }]);
    expect(seen[0]!.url).toMatch(/^https?:\/\/.+\/libraries\/boat$/);
    expect((await get('boat', elm)).status).toBe(404);
    expect((await get('everywhere', elm)).body.url).toBe('/libraries/everywhere');
    expect(await titles('everywhere', undefined, elm)).toEqual(['Stars']);
    for (const [query, found] of [
      ['?kind=school', false],
      ['?kind=community', true],
      ['?country=KE', true],
      ['?country=GB', false],
      ['?language=sw', true],
      ['?language=fr', false],
    ] as const)
      expect([query, (await list(query)).some(({ slug }) => slug === 'boat')]).toEqual([query, found]);
    await make(head, { slug: 'closed', name: 'Closed', shown: false });
    expect((await get('closed')).status).toBe(404);
    expect((await list('?search=closed', oak)).length).toBe(0);
    const { body } = await app.ask<LibraryNumbers>(elm, 'GET', '/api/libraries/numbers/');
    expect(body).toMatchObject({ total: 3, community: 3, languages: ['en', 'sw'] });
  });

  it('is changed by one person at a time, and only by its own school', async () => {
    const drafts = await app.ask<LibraryDraft[]>(oak, 'GET', '/api/library-drafts/', { as: head });
    const { id } = drafts.body.find(({ slug }) => slug === 'boat')!;
    const change = (as: string, version: number, school = oak) =>
      app.ask<SavedLibrary & Problem>(school, 'PUT', `/api/library-drafts/${id}/`, {
        as,
        body: { ...LIBRARY, books: [stars], version },
      });
    expect((await change(elmHead, 1, elm)).status).toBe(404);
    const two = await Promise.all([change(head, 1), change(head, 1)]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    const seen = await app.ask<LibraryDraft>(oak, 'GET', `/api/library-drafts/${id}/`, { as: head });
    expect(seen.body).toMatchObject({ version: 2, picked: [{ title: 'Stars' }] });
    expect((await app.ask(elm, 'GET', `/api/library-drafts/${id}/`, { as: elmHead })).status).toBe(404);
    await app.ask(elm, 'DELETE', `/api/library-drafts/${id}/`, { as: elmHead });
    expect((await get('boat')).status).toBe(200);
    expect((await app.ask(oak, 'DELETE', `/api/library-drafts/${id}/`, { as: head })).status).toBe(204);
    expect((await get('boat')).status).toBe(404);
  });

  it('counts its readers from five on', async () => {
    await make(head, { slug: 'ours', name: 'Ours', kind: 'school', selection: 'own' });
    expect(await titles('ours')).toEqual(['Boats']);
    const read = async (people: number) => {
      for (let person = 0; person < people; person += 1) {
        const { id } = await app.makePerson(oak, 'student');
        await app.within(oak, (tx) =>
          tx.readingProgress.createMany({
            data: [
              {
                tenant_id: oak.id,
                user_id: id,
                book_tenant_id: oak.id,
                book_id: boats,
                percentage: 10,
                locator: {},
                client_time: new Date(),
              },
            ],
          }),
        );
      }
      await app.nest.get(CountLibraries, { strict: false }).run();
    };
    await read(4);
    expect((await get('ours')).body).toMatchObject({ books: 1, readers: null, readings: null });
    await read(1);
    expect((await get('ours')).body).toMatchObject({ books: 1, readers: 5, readings: 5 });
  });
});
