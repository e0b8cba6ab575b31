import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { may, type Permission, type Role } from '@bookgrove/contract';
import { read1 } from '../../../../test/support/opds.ts';
import { shelve } from '../../../../test/support/books.ts';
import { makeClass } from '../../../../test/support/classes.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { ROUTE_ACCESS } from '../../../../test/architecture/route-access.ts';
import { inContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { GetBookCard, ListBookAddresses, ListBooksRead, ListReading } from '../contract.ts';
import { isOnShelf, maySee, shelfOf, type BookFacts, type Reader } from './book-access.rules.ts';
import type { BookFamily } from '../stories/versions/book-family.query.ts';
import type { BookPage } from './books.controller.ts';

jest.setTimeout(120_000);

/**
 * Every place of this module that reads books, and which surface below walks it. A file that is new here is not allowed
 * until it stands in this table; `own rule` is for what asks `maySee` or a permission, and shows no list to readers.
 */
const SURFACES: Record<string, string> = {
  'books/book-view.ts': 'only columns',
  'books/count-books.query.ts': 'own rule: counts of schools for the platform’s team',
  'books/count-facets.query.ts': 'facets',
  'books/filter-sql.ts': 'only conditions',
  'books/find-book.ts': 'page, content, progress',
  'books/get-book-stats.query.ts': 'stats',
  'books/get-shelf-numbers.query.ts': 'own rule: numbers of one’s own uploads, or of the school for its head',
  'books/list-books.statements.ts': 'list, search',
  'books/public-books.query.ts': 'sitemap',
  'books/covers.ts': 'only a lock, under the rule of who asks',
  'books/put-cover.ts': 'own rule: maySee and the uploader',
  'books/search-books.query.ts': 'combined',
  'categories/list-categories.query.ts': 'categories',
  'categories/reindex-when-category-renamed.ts': 'own rule: ids alone, for the index',
  'categories/remove-category.ts': 'own rule: whether books stand in it, for those who keep the shelves',
  'categories/shelf-tree.ts': 'own rule: how many books stand in each, for those who keep the shelves',
  'libraries/count-libraries.ts':
    'own rule: counts of what a visitor finds, and of readers, for the directory',
  'libraries/library.queries.ts': 'own rule: titles that its keepers picked, for those who manage books',
  'books/upload-book.ts': 'own rule: described books that the uploader may fill',
  'details/book-details.ts': 'own rule: maySee and the uploader',
  'imports/import-check.ts': 'own rule: books of one’s own school, for those who manage them',
  'imports/import-when-list-started.ts': 'own rule: books of one’s own school, for those who manage them',
  'imports/import.queries.ts': 'own rule: described books, for those who manage books',
  'imports/take-covers.ts': 'own rule: books of one’s own school, for those who manage them',
  'imports/undo-import.ts': 'own rule: books of one’s own school, for those who manage them',
  'twins/follow-when-books-merged.ts': 'own rule: where a book went, by its id',
  'twins/list-twins.query.ts': 'own rule: for those who manage books',
  'twins/merge-books.ts': 'own rule: books of one’s own school, for those who manage them',
  'lists/find-lists.ts': 'reading lists',
  'desk/desk-book.query.ts':
    'own rule: for those who manage books, their own school’s or as the platform’s team',
  'desk/desk-numbers.query.ts': 'own rule: numbers for those who manage books',
  'desk/desk-sql.ts': 'only columns',
  'desk/edit-books.ts': 'own rule: books of one’s own school, for those who manage them',
  'desk/list-desk.query.ts': 'own rule: for those who manage books',
  'desk/mend-file.ts': 'own rule: maySee and the uploader',
  'desk/move-book.ts': 'own rule: for those who manage books, and uploaders who submit',
  'feeds/feed-pages.ts': 'feed (only when a book that was found already last changed)',
  'notes/list-waiting-notes.query.ts': 'own rule: books in which pupils of one’s class share notes',
  'personal-data.ts': 'own rule: a person’s own uploads',
  'reading/list-books-read.query.ts': 'books read',
  'reading/list-reading.query.ts': 'reading',
  'reading/log/get-log.query.ts':
    'own rule: titles in a log of reading, for its reader and who cares for them',
  'reading/sessions/sessions.ts': 'own rule: titles in one’s own log of reading',
  'rows/rows.sql.ts': 'rows',
  'stories/print/bind-anthology.ts': 'own rule: names on the books of stories in one’s own printed book',
  'stories/publish-story.ts': 'own rule: the work that a story’s book belongs to',
  'stories/story-view.ts': 'own rule: the book of a story one may see, once it is published',
  'stories/versions/book-family.query.ts': 'family',
  'voices/reaction.queries.ts': 'own rule: sums for each category',
  'voices/review.queries.ts': 'own rule: reported reviews, for those who decide on them',
  'words/list-words.query.ts':
    'own rule: titles beside one’s own words, for their reader and who cares for them',
  'words/school-words.ts': 'own rule: titles of books in which pupils met a word, for their teachers',
  'voices/teacher-stats.query.ts': 'own rule: numbers of one’s own uploads, or of the school for its head',
};

/**
 * Every route that names a book, and how it is known to keep the rules: a surface below, `probe` for those that are asked
 * here for a book that the asker may not know of, or a rule of its own.
 */
const BOOK_ROUTES: Record<string, string> = {
  'DELETE books/:id/reaction': 'probe',
  'DELETE books/:id/review': 'own rule: takes one’s own words away, whatever became of the book',
  'GET /c/:signature/:bookId/:fileId/:name':
    'own rule: covers have signed addresses that only views of books give',
  'GET /c/:signature/:bookId/:fileId/page/*':
    'own rule: pages of a look inside have signed addresses that only it gives',
  'GET books/:idOrSlug/near': 'probe',
  'GET books/:idOrSlug/poster': 'probe',
  'GET books/:idOrSlug/sample': 'probe',
  'GET book-desk/:id': 'own rule: for those who manage books',
  'GET books/:book/family': 'probe',
  'GET books/:id/annotations': 'own rule: one’s own notes, whatever became of the book',
  'GET books/:id/content': 'content',
  'GET books/:id/content/*': 'file',
  'GET books/:id/details': 'probe',
  'GET books/:id/ingestion': 'probe',
  'GET books/:id/margin': 'probe',
  'GET books/:id/offline': 'probe',
  'GET books/:id/progress': 'probe',
  'GET books/:id/reactions': 'probe',
  'GET books/:id/reviews': 'probe',
  'GET books/:idOrSlug': 'page',
  'GET opds/books/:id': 'entry of the feed',
  'GET opds/books/:id/file': 'file of the feed',
  'GET opds/books/:id/progression': 'probe',
  'GET opds/v1.2/books/:id': 'entry of the feed (1.2)',
  'PATCH books/:id/details': 'probe',
  'POST book-desk/:id/move': 'own rule: for those who manage books',
  'POST books/:book/versions': 'probe',
  'POST books/:id/archive': 'probe',
  'POST books/:id/awaited-file': 'own rule: its uploader or who looks after books (imports.int-spec)',
  'POST books/:id/cover': 'probe',
  'POST books/:id/file': 'own rule: maySee and the uploader (mend-file.int-spec)',
  'POST books/:id/publish': 'probe',
  'POST books/:id/report': 'probe',
  'POST books/:id/submit': 'probe',
  'PUT books/:id/annotations/:annotationId': 'probe',
  'PUT books/:id/progress': 'probe',
  'PUT books/:id/reaction': 'probe',
  'PUT books/:id/review': 'probe',
  'PUT books/:id/sessions/:sessionId': 'probe',
  'PUT opds/books/:id/progression': 'probe',
  'PUT reading-lists/:id/books/:bookId': 'own rule: says of a book on a list that one sees how one read it',
};
/** Whether a route names a book in its address. */
const namesABook = (route: string): boolean =>
  /(?:^| |\/)(?:books|book-desk)\/:|:book(?:Id)?\b/.test(route) && !route.includes('dear-world-book');
const now = new Date().toISOString();
const device = { id: newId(), kind: 'computer', system: 'linux' };
/** Right bodies for routes that are probed: a wrong one would be refused before anybody looks for the book. */
const PROBES: Record<string, object> = {
  'PATCH books/:id/details': { subtitle: 'Unseen' },
  'POST books/:book/versions': { how: 'remix', language: 'en' },
  'POST books/:id/cover': { picture: 'AAAA' },
  'POST books/:id/archive': {},
  'POST books/:id/publish': {},
  'POST books/:id/report': { fault: 'broken' },
  'PUT books/:id/annotations/:annotationId': {
    motivation: 'bookmarking', locator: { href: 'a.xhtml' }, page: 1, percentage: 1, visibility: 'private', client_time: now,
  },
  'PUT books/:id/progress': { locator: {}, percentage: 1, client_time: now },
  'PUT books/:id/reaction': { reaction: 'love' },
  'PUT books/:id/review': { rating: 5 },
  'PUT books/:id/sessions/:sessionId': {
    started_at: now, ended_at: now, active_seconds: 0, page_from: 1, page_to: 1, mode: 'silent', device,
  },
  'PUT opds/books/:id/progression': {
    modified: now, device: { id: `urn:uuid:${newId()}`, name: 'An app' }, progression: 0.1,
  },
}; // prettier-ignore

interface TestReader {
  reader: Reader;
  token?: string;
}

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let list: string;
const readers = new Map<string, TestReader>();
const books = new Map<string, BookFacts & { id: string; slug: string }>();

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  const beech = await makeClass(app, oak, 4);
  const enter = async (name: string, person: TestPerson, role: Role, more: object = {}) => {
    const reader = { userId: person.id, role, classes: [], ...more };
    readers.set(name, { reader, token: (await app.signIn(person)).access });
  };
  const year = new Date().getUTCFullYear();
  const ages = [8, 13, 16];
  for (const [n, age] of ages.entries()) {
    const student = beech.students[n]!;
    await app.within(oak, (tx) =>
      tx.user.updateMany({
        where: { id: student.id },
        data: { birth_year: year - age - 1, birth_month: 12 },
      }),
    );
    await enter(`student of ${age}`, student, 'student', { age, classes: [beech.id] });
  }
  await enter('student of no known age', beech.students[3]!, 'student', { age: null, classes: [beech.id] });
  await enter('student of no class', await app.makePerson(oak, 'student'), 'student', { age: null });
  await enter('teacher of the class', beech.teacher, 'teacher', { classes: [beech.id] });
  await enter('teacher', await app.makePerson(oak, 'teacher'), 'teacher');
  for (const role of ['parent', 'school_admin'] as const)
    await enter(role, await app.makePerson(oak, role), role);
  readers.set('visitor', { reader: null });

  const maker = readers.get('student of no known age')!.reader!.userId;
  const facts: Partial<BookFacts>[] = [
    ...[0, 8, 12, 13, 16, null].map((age_rating) => ({ age_rating })),
    { visibility: 'public' },
    { visibility: 'public', age_rating: null },
    { visibility: 'platform', age_rating: 9 },
    { visibility: 'private' },
    { visibility: 'private', created_by: maker, age_rating: null },
    { visibility: 'class', class_id: beech.id, age_rating: 7 },
    { visibility: 'class', class_id: beech.id, age_rating: null },
    { visibility: 'class', class_id: newId() },
    { status: 'draft', created_by: maker },
    { status: 'archived' },
    { status: 'in_review', visibility: 'public' },
    { price_minor: 300 },
    { owner: 'platform', visibility: 'public' },
    { owner: 'platform', visibility: 'public', age_rating: 14 },
    { owner: 'platform', visibility: 'platform', age_rating: null },
    { owner: 'platform', visibility: 'private' },
    { owner: 'platform', status: 'draft', visibility: 'public' },
  ];
  for (const [n, change] of facts.entries()) {
    const fact: BookFacts = {
      status: 'published', owner: 'school', created_by: newId(), price_minor: null, age_rating: 0, visibility: 'school',
      class_id: null, ...change,
    }; // prettier-ignore
    const { owner, ...row } = fact;
    const title = `Grove ${String(n).padStart(2, '0')} ${JSON.stringify(change)}`;
    const slug = `grove-${n}`;
    const data = { ...row, title, slug, categories: ['animals'], currency: row.price_minor ? 'GBP' : null };
    books.set(title, {
      ...fact,
      slug,
      id: await shelve(app, owner === 'platform' ? app.platform : oak, data),
    });
  }
  await shelve(app, elm, { title: 'Grove of the neighbours', slug: 'grove-elm', categories: ['animals'] });
  await app.within(oak, (tx) =>
    tx.category.createMany({ data: [{ tenant_id: oak.id, slug: 'animals', name: 'Animals', position: 1 }] }),
  );
  // A list for the school, with every book on it, however it came there.
  list = newId();
  await app.within(oak, async (tx) => {
    await tx.readingList.createMany({
      data: [{ id: list, tenant_id: oak.id, title: 'Everything', audience: 'school', created_by: newId() }],
    });
    await tx.readingListBook.createMany({
      data: [...books.values()].map(({ id, owner }, position) => ({
        tenant_id: oak.id,
        list_id: list,
        book_tenant_id: owner === 'platform' ? app.platform.id : oak.id,
        book_id: id,
        position,
      })),
    });
  });
  // Everything of the school's is a version of one book that everybody finds.
  await app.within(oak, (tx) =>
    tx.book.updateMany({ where: { tenant_id: oak.id, NOT: { id: first() } }, data: { based_on: first() } }),
  );
  // Everybody has begun every book, whatever became of it since.
  await app.within(oak, async (tx) => {
    for (const { reader } of readers.values())
      for (const { id, owner } of books.values())
        if (reader)
          await tx.readingProgress.createMany({
            data: [{
              tenant_id: oak.id, user_id: reader.userId, book_tenant_id: owner === 'platform' ? app.platform.id : oak.id,
              book_id: id, locator: {}, percentage: 10, client_time: new Date(),
            }],
          }); // prettier-ignore
  });
});
afterAll(() => app.close());

const first = (): string => [...books.values()][0]!.id;
const titlesAt = async (path: string, token?: string): Promise<string[]> =>
  (await app.ask<BookPage>(oak, 'GET', path, { as: token })).body.results.map(({ title }) => title).sort();

type Shown = (who: TestReader) => Promise<string[] | number>;
const seen =
  (status: (id: BookFacts & { id: string; slug: string }, token?: string) => Promise<number>): Shown =>
  async ({ token }) => {
    const found: string[] = [];
    for (const [title, book] of books) if ((await status(book, token)) !== 404) found.push(title);
    return found.sort();
  };
const get = async (path: string, token?: string) => (await app.ask(oak, 'GET', path, { as: token })).status;

/** Lists and counts: what stands on the reader's shelf, and nothing else. */
const ON_SHELF: Record<string, Shown> = {
  list: ({ token }) => titlesAt('/api/books/?limit=100', token),
  'list in another order': ({ token }) => titlesAt('/api/books/?limit=100&ordering=-progress', token),
  search: ({ token }) => titlesAt('/api/books/?search=grove&limit=100', token),
  'search that is narrowed': ({ token }) =>
    titlesAt('/api/books/?search=grove&limit=100&category=animals', token),
  'search of a word nearly right': ({ token }) => titlesAt('/api/books/?search=grovve&limit=100', token),
  combined: async ({ token }) =>
    (
      await app.ask<{ results: { books: { title: string }[] } }>(
        oak,
        'GET',
        '/api/combined/?search=grove&limit=50',
        {
          as: token,
        },
      )
    ).body.results.books
      .map(({ title }) => title)
      .sort(),
  facets: async ({ token }) =>
    (await app.ask<{ category: { count: number }[] }>(oak, 'GET', '/api/books/facets/', { as: token })).body
      .category[0]?.count ?? 0,
  'facets of a search': async ({ token }) =>
    (await app.ask<{ count: number }>(oak, 'GET', '/api/books/facets/?search=grove', { as: token })).body
      .count,
  stats: async ({ token }) =>
    (await app.ask<{ book_stats: { all_book: number } }>(oak, 'GET', '/api/book-stats', { as: token })).body
      .book_stats.all_book,
  'feed (OPDS 2.0)': async ({ token }) => {
    const feed = await app.ask<{ publications: { metadata: { title: string } }[] }>(oak, 'GET', '/api/opds/books?limit=100', { as: token }); // prettier-ignore
    return feed.body.publications.map(({ metadata }) => metadata.title).sort();
  },
  'search of the feed': async ({ token }) => {
    const feed = await app.ask<{ publications: { metadata: { title: string } }[] }>(oak, 'GET', '/api/opds/books?query=grove&limit=100', { as: token }); // prettier-ignore
    return feed.body.publications.map(({ metadata }) => metadata.title).sort();
  },
  'feed (OPDS 1.2)': async ({ token }) => {
    const feed = await app.ask(oak, 'GET', '/api/opds/v1.2/books?limit=100', { as: token });
    return (await read1(feed.text)).entries.map(({ title }) => title).sort();
  },
  'counts of the feed': async ({ token }) => {
    const feed = await app.ask<{ groups: { metadata: { title: string }; navigation: { properties: { numberOfItems: number } }[] }[] }>(oak, 'GET', '/api/opds', { as: token }); // prettier-ignore
    return feed.body.groups.find(({ metadata }) => metadata.title === 'Kinds')!.navigation[0]!.properties
      .numberOfItems;
  },
  categories: async ({ token }) =>
    (await app.ask<{ count: number }[]>(oak, 'GET', '/api/book-categories/', { as: token })).body[0]!.count,
};
/** For those who are signed in. */
const READING: Record<string, Shown> = {
  'continue reading': ({ token }) => titlesAt('/api/books/?continue=true&limit=100', token),
  reading: async ({ reader }) =>
    inContext(
      {
        correlationId: newId(),
        tenantId: oak.id,
        principal: { userId: reader!.userId, role: reader!.role, sessionId: newId(), isStaff: false },
      },
      () => app.nest.get(QueryBus).execute(new ListReading(reader!.userId, 100, 'https://files.test')),
    ).then((entries) => entries.map(({ title }) => title).sort()),
  'books read': async ({ reader }) =>
    inContext(
      {
        correlationId: newId(),
        tenantId: oak.id,
        principal: { userId: reader!.userId, role: reader!.role, sessionId: newId(), isStaff: false },
      },
      () =>
        app.nest
          .get(QueryBus)
          .execute(new ListBooksRead([reader!.userId], new Date(0), 100, 'https://files.test')),
    ).then((read) => read.map(({ title }) => title).sort()),
};
/** Not all that stands on the shelf, and nothing that does not. */
const SOME_OF_SHELF: Record<string, Shown> = {
  'reading list': async ({ token }) =>
    (
      await app.ask<{ books: { book: { title: string } }[] }>(oak, 'GET', `/api/reading-lists/${list}/`, {
        as: token,
      })
    ).body.books.map(({ book }) => book.title),
  rows: async ({ token }) =>
    (
      await app.ask<{ rows: { books: { book: { title: string } }[] }[] }>(oak, 'GET', '/api/book-rows/', {
        as: token,
      })
    ).body.rows.flatMap(({ books: found }) => found.map(({ book }) => book.title)),
};
/** Pages and files: what the reader may know of. */
const KNOWN: Record<string, Shown> = {
  page: seen(({ id }, token) => get(`/api/books/${id}/`, token)),
  'page by its name': seen(({ slug }, token) => get(`/api/books/${slug}/`, token)),
  'entry of the feed': seen(({ id }, token) => get(`/api/opds/books/${id}`, token)),
  'entry of the feed (1.2)': seen(({ id }, token) => get(`/api/opds/v1.2/books/${id}`, token)),
  'file of the feed': seen(({ id }, token) => get(`/api/opds/books/${id}/file`, token)),
  'look inside': seen(({ id }, token) => get(`/api/books/${id}/sample/`, token)),
  'what is read next': seen(({ id }, token) => get(`/api/books/${id}/near/`, token)),
  content: seen(({ id }, token) => get(`/api/books/${id}/content/`, token)),
  file: seen(async ({ id }, token) => {
    const { status, body } = await app.ask<{ detail?: string }>(
      oak,
      'GET',
      `/api/books/${id}/content/a.xhtml`,
      { as: token },
    );
    return status === 404 && !/book/i.test(body.detail ?? '') ? 200 : status;
  }),
};

const NAMES = ['visitor', 'student of 8', 'student of 13', 'student of 16', 'student of no known age', 'student of no class', 'teacher of the class', 'teacher', 'parent', 'school_admin']; // prettier-ignore

describe.each(NAMES)('a %s', (name) => {
  const who = () => readers.get(name)!;
  const shelf = () =>
    [...books].filter(([, book]) => isOnShelf(shelfOf(who().reader), book)).map(([title]) => title).sort(); // prettier-ignore

  it.each(Object.keys(ON_SHELF))('finds in the %s what the rules say', async (surface) => {
    const shown = await ON_SHELF[surface]!(who());
    expect(shown).toEqual(typeof shown === 'number' ? shelf().length : shelf());
  });

  it('finds in the family of a book what the rules say', async () => {
    const { body } = await app.ask<BookFamily>(oak, 'GET', `/api/books/${first()}/family/`, {
      as: who().token,
    });
    expect(body.books.map(({ title }) => title).sort()).toEqual(
      shelf().filter((title) => books.get(title)!.owner === 'school'),
    );
  });

  if (name !== 'visitor')
    it.each(Object.keys(READING))('finds in %s what the rules say', async (surface) => {
      expect(await READING[surface]!(who())).toEqual(shelf());
    });

  if (name !== 'visitor')
    it.each(Object.keys(SOME_OF_SHELF))('finds in %s nothing that the rules do not give', async (surface) => {
      const shown = (await SOME_OF_SHELF[surface]!(who())) as string[];
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((title) => !shelf().includes(title))).toEqual([]);
      if (surface === 'reading list') expect([...shown].sort()).toEqual(shelf());
    });

  it.each(Object.keys(KNOWN))('opens the %s of what the rules say', async (surface) => {
    const known = [...books].filter(([, book]) => maySee(who().reader, book)).map(([title]) => title).sort(); // prettier-ignore
    expect(await KNOWN[surface]!(who())).toEqual(known);
  });
});

describe('a route that names a book', () => {
  const probed = Object.keys(BOOK_ROUTES).filter((route) => BOOK_ROUTES[route] === 'probe');
  it.each(probed)('%s says of one that the asker may not know of what it says of none', async (route) => {
    const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', string];
    const rule = ROUTE_ACCESS[route];
    const hidden = [...books.values()].filter(({ visibility }) => visibility === 'private');
    const asked = (id: string, token?: string) =>
      app.ask(
        oak,
        method,
        `/api/${path.replace(/:(?:idOrSlug|id|book)\b/, id).replace(/:\w+/g, () => newId())}`,
        {
          as: token,
          ...(PROBES[route] && { body: PROBES[route] }),
        },
      );
    const said = (text: string) => text.replace(/"request_id":"[^"]*"/, '');
    let known = 0;
    for (const name of ['visitor', 'student of 8', 'teacher', 'parent']) {
      const { reader, token } = readers.get(name)!;
      if (rule !== 'public' && rule !== 'signed-in' && !(reader && may(reader.role, rule as Permission)))
        continue;
      if (rule !== 'public' && !reader) continue;
      const none = await asked(newId(), token);
      // A visitor is asked to sign in first where one keeps something of one's own.
      expect([name, none.status === 401 ? 404 : none.status]).toEqual([name, 404]);
      for (const book of hidden.filter((one) => !maySee(reader, one))) {
        const answer = await asked(book.id, token);
        expect([name, answer.status, said(answer.text)]).toEqual([name, none.status, said(none.text)]);
        known += 1;
      }
    }
    expect(known).toBeGreaterThan(0);
  });

  it('stands in the table', () => {
    expect(Object.keys(ROUTE_ACCESS).filter(namesABook).sort()).toEqual(Object.keys(BOOK_ROUTES).sort());
    const walked = { ...ON_SHELF, ...READING, ...SOME_OF_SHELF, ...KNOWN };
    for (const way of Object.values(BOOK_ROUTES))
      expect(way in walked || way === 'probe' || way.startsWith('own rule: ') ? '' : way).toBe('');
  });
});

describe('the policy', () => {
  it('tells a link’s preview, and what other modules show of a book, of what a visitor finds', async () => {
    for (const book of books.values()) {
      const card = await inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
        app.nest.get(QueryBus).execute(new GetBookCard(book.slug, 'https://files.test')),
      );
      expect([book.slug, card !== null]).toEqual([book.slug, maySee(null, book)]);
    }
  });

  it('tells search engines of what a visitor finds', async () => {
    const slugs = await inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
      app.nest.get(QueryBus).execute(new ListBookAddresses()),
    );
    const shelf = [...books.values()]
      .filter((book) => isOnShelf(shelfOf(null), book))
      .map(({ slug }) => slug);
    expect([...slugs].sort()).toEqual(shelf.sort());
  });

  it('is asked by every file that reads books', () => {
    const folder = join(import.meta.dirname, '..');
    const reading = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/spec\.ts$/.test(file))
      .filter((file) => /catalog\.book\b(?!-)/.test(readFileSync(join(folder, file), 'utf8')))
      .map((file) => relative(folder, join(folder, file)).replaceAll('\\', '/'));
    expect(reading.sort().filter((file) => !(file in SURFACES))).toEqual([]);
  });
});
