import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { may, type Permission, type Role } from '@bookgrove/contract';
import { publishToLibrary } from '../../../../test/support/books.ts';
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
import { GetBookCard, ListBookAddresses } from '../contract.ts';
import {
  accessOf,
  isOpenToOwner,
  isVisibleTo,
  maySee,
  visibilityScopeOf,
  type BookAccessDetails,
} from '../library/books/book-access.rules.ts';
import type { BookPage } from '../library/book-routes/books.controller.ts';
import type { BookVersions } from '../authoring/versions/get-book-versions.query.ts';
import { policySurfaces, type TestReader } from './policy-surfaces.ts';
import { BOOK_ROUTES, namesABook, PROBES, SURFACES } from './policy-table.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let list: string;
const readers = new Map<string, TestReader>();
/** Titles of the books that each reader owns. */
const owned = new Map<string, Set<string>>();
const books = new Map<string, BookAccessDetails & { id: string; slug: string }>();

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
  const facts: Partial<BookAccessDetails>[] = [
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
    { price_minor: 300, visibility: 'public' },
    { price_minor: 300, visibility: 'class', class_id: beech.id },
    { price_minor: 300, age_rating: 16 },
    { price_minor: 300, status: 'archived' },
    { owner: 'platform', visibility: 'public', price_minor: 300 },
    { owner: 'platform', visibility: 'public' },
    { owner: 'platform', visibility: 'public', age_rating: 14 },
    { owner: 'platform', visibility: 'platform', age_rating: null },
    { owner: 'platform', visibility: 'private' },
    { owner: 'platform', status: 'draft', visibility: 'public' },
    { owner: 'platform', visibility: 'public', hidden: true },
    { owner: 'platform', visibility: 'platform', age_rating: 7, price_minor: 250, hidden: true },
  ];
  for (const [n, change] of facts.entries()) {
    const fact: BookAccessDetails = {
      status: 'published',
      owner: 'school',
      created_by: newId(),
      price_minor: null,
      age_rating: 0,
      visibility: 'school',
      class_id: null,
      hidden: false,
      ...change,
    };
    const { owner, hidden: _hidden, ...row } = fact;
    const title = `Grove ${String(n).padStart(2, '0')} ${JSON.stringify(change)}`;
    const slug = `grove-${n}`;
    const data = { ...row, title, slug, categories: ['animals'], currency: row.price_minor ? 'GBP' : null };
    books.set(title, {
      ...fact,
      slug,
      id: await publishToLibrary(app, owner === 'platform' ? app.platform : oak, data),
    });
  }
  // Books that another school hid: its decisions do not affect this school.
  const away = [...books.values()].filter(({ owner }) => owner === 'platform');
  for (const [school, hides] of [
    [oak, true],
    [elm, false],
  ] as const)
    await app.within(school, (tx) =>
      tx.hiddenBook.createMany({
        data: away
          .filter(({ hidden }) => hidden === hides)
          .map(({ id }) => ({
            tenant_id: school.id,
            book_id: id,
            reason: 'unsuitable',
            hidden_by: newId(),
          })),
      }),
    );
  await publishToLibrary(app, elm, {
    title: 'Grove of the neighbours',
    slug: 'grove-elm',
    categories: ['animals'],
  });
  await app.within(oak, (tx) =>
    tx.category.createMany({ data: [{ tenant_id: oak.id, slug: 'animals', name: 'Animals', position: 1 }] }),
  );
  // A list for the school with every book on it, including those that the API would not accept.
  list = newId();
  await app.within(oak, async (tx) => {
    await tx.readingList.createMany({
      data: [{ id: list, tenant_id: oak.id, title: 'Everything', audience: 'school', created_by: newId() }],
    });
    const library = {
      tenant_id: oak.id,
      id: newId(),
      slug: 'oak-library',
      kind: 'school',
      name: 'Oak',
      country: 'GB',
    };
    await tx.library.createMany({ data: [{ ...library, shown: true }] });
    await tx.publicList.createMany({
      data: [{ tenant_id: oak.id, list_id: list, library_id: library.id, slug: 'everything' }],
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
  // All books of the school are versions of one book that everybody finds.
  await app.within(oak, (tx) =>
    tx.book.updateMany({ where: { tenant_id: oak.id, NOT: { id: first() } }, data: { based_on: first() } }),
  );
  await buyBooks();
  // Everybody has begun every book, regardless of its present state.
  await app.within(oak, async (tx) => {
    for (const { reader } of readers.values())
      for (const { id, owner } of books.values())
        if (reader)
          await tx.readingProgress.createMany({
            data: [
              {
                tenant_id: oak.id,
                user_id: reader.userId,
                book_tenant_id: owner === 'platform' ? app.platform.id : oak.id,
                book_id: id,
                locator: {},
                percentage: 10,
                client_time: new Date(),
              },
            ],
          });
  });
});
afterAll(() => app.close());

/** Every second reader owns the books for sale; the others have grants that were revoked. */
async function buyBooks(): Promise<void> {
  const buyers = [...readers].filter(([, { reader }]) => reader);
  for (const [n, [name, { reader }]] of buyers.entries()) {
    const keeps = n % 2 === 0;
    const bought = [...books].filter(([, { price_minor }]) => price_minor !== null);
    owned.set(name, new Set(keeps ? bought.map(([title]) => title) : []));
    await app.within(oak, (tx) =>
      tx.bookOwner.createMany({
        data: bought.map(([, { id }]) => ({
          tenant_id: oak.id,
          grant_id: newId(),
          user_id: reader!.userId,
          book_id: id,
          revoked_at: keeps ? null : new Date(),
        })),
      }),
    );
  }
}

const first = (): string => [...books.values()][0]!.id;
const { ALL_VISIBLE, READING, SOME_VISIBLE, FOR_ALL, KNOWN, OPENED, OPENED_SIGNED_IN, OPENED_BY_ID } =
  policySurfaces({
    get app() {
      return app;
    },
    get oak() {
      return oak;
    },
    get list() {
      return list;
    },
    books,
  });

const NAMES = [
  'visitor',
  'student of 8',
  'student of 13',
  'student of 16',
  'student of no known age',
  'student of no class',
  'teacher of the class',
  'teacher',
  'parent',
  'school_admin',
];

describe.each(NAMES)('a %s', (name) => {
  const who = () => readers.get(name)!;
  const visible = () =>
    [...books]
      .filter(([, book]) => isVisibleTo(visibilityScopeOf(who().reader), book))
      .map(([title]) => title)
      .sort();

  it.each(Object.keys(ALL_VISIBLE))('grants access to the %s as the rules do', async (surface) => {
    const shown = await ALL_VISIBLE[surface]!(who());
    expect(shown).toEqual(typeof shown === 'number' ? visible().length : visible());
  });

  it('returns in the family of a book what the rules allow', async () => {
    const { body } = await app.ask<BookVersions>(oak, 'GET', `/api/books/${first()}/family/`, {
      as: who().token,
    });
    expect(body.books.map(({ title }) => title).sort()).toEqual(
      visible().filter((title) => books.get(title)!.owner === 'school'),
    );
  });

  if (name !== 'visitor')
    it.each(Object.keys(READING))('grants access to %s as the rules do', async (surface) => {
      expect(await READING[surface]!(who())).toEqual(visible());
    });

  if (name !== 'visitor')
    it.each(Object.keys(SOME_VISIBLE))('shows in %s nothing that the rules do not allow', async (surface) => {
      const shown = (await SOME_VISIBLE[surface]!(who())) as string[];
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((title) => !visible().includes(title))).toEqual([]);
      if (surface === 'reading list') expect([...shown].sort()).toEqual(visible());
    });

  it.each(Object.keys(FOR_ALL))('shows in the %s what the rules allow a visitor', async (surface) => {
    const visitors = visibilityScopeOf(null);
    const both = visible().filter((title) => isVisibleTo(visitors, books.get(title)!));
    const shown = await FOR_ALL[surface]!(who());
    expect(both.length).toBeGreaterThan(0);
    expect(shown).toEqual(typeof shown === 'number' ? both.length : both);
  });

  const ownedBook = (title: string) => ({
    ...books.get(title)!,
    owned: owned.get(name)?.has(title) ?? false,
  });
  const opens = (title: string) => accessOf(who().reader, ownedBook(title)).read;
  const knows = (title: string, book: BookAccessDetails) =>
    maySee(who().reader, book) || isOpenToOwner(ownedBook(title));
  it.each(Object.keys(OPENED))('can open %s what the rules allow', async (surface) => {
    expect(await OPENED[surface]!(who())).toEqual(visible().filter(opens));
  });

  if (name !== 'visitor')
    it.each(Object.keys(OPENED_SIGNED_IN))('can open %s what the rules allow', async (surface) => {
      expect(await OPENED_SIGNED_IN[surface]!(who())).toEqual(visible().filter(opens));
    });

  it.each(Object.keys(OPENED_BY_ID))('can open the %s as the rules allow', async (surface) => {
    // A visitor takes nothing offline.
    const may = surface === 'offline copy' && name === 'visitor' ? () => false : opens;
    const known = [...books].filter(([title, book]) => knows(title, book) && may(title));
    expect(await OPENED_BY_ID[surface]!(who())).toEqual(known.map(([title]) => title).sort());
  });

  if (name !== 'visitor')
    it('has the books that they own on a shelf of their own, whatever their age and classes', async () => {
      const shelf = [...books.keys()].filter((title) => isOpenToOwner(ownedBook(title))).sort();
      const titles = async (path: string) =>
        (await app.ask<BookPage>(oak, 'GET', path, { as: who().token })).body.results
          .map(({ title }) => title)
          .sort();
      expect(await titles('/api/books/?owned=true&limit=100')).toEqual(shelf);
      expect(await titles('/api/books/?owned=true&limit=100&search=grove')).toEqual(shelf);
      expect(await titles('/api/books/?owned=true&limit=100&ordering=-progress')).toEqual(shelf);
      const facets = await app.ask<{ count: number }>(oak, 'GET', '/api/books/facets/?owned=true', {
        as: who().token,
      });
      expect(facets.body.count).toBe(shelf.length);
    });

  it.each(Object.keys(KNOWN))('opens the %s as the rules allow', async (surface) => {
    const known = [...books]
      .filter(([title, book]) => knows(title, book))
      .map(([title]) => title)
      .sort();
    expect(await KNOWN[surface]!(who())).toEqual(known);
  });
});

describe('a route that names a book', () => {
  const probed = Object.keys(BOOK_ROUTES).filter((route) => BOOK_ROUTES[route] === 'probe');
  it.each(probed)('%s answers the same for an inaccessible book and an unknown one', async (route) => {
    const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', string];
    const rule = ROUTE_ACCESS[route];
    const unknown = [...books.values()].filter(({ visibility }) => visibility === 'private');
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
      // On routes for personal data a visitor gets 401.
      expect([name, none.status === 401 ? 404 : none.status]).toEqual([name, 404]);
      for (const book of unknown.filter((one) => !maySee(reader, one))) {
        const answer = await asked(book.id, token);
        expect([name, answer.status, said(answer.text)]).toEqual([name, none.status, said(none.text)]);
        known += 1;
      }
    }
    expect(known).toBeGreaterThan(0);
  });

  it('is listed in the table of routes', () => {
    expect(Object.keys(ROUTE_ACCESS).filter(namesABook).sort()).toEqual(Object.keys(BOOK_ROUTES).sort());
    const walked = { ...ALL_VISIBLE, ...READING, ...SOME_VISIBLE, ...FOR_ALL, ...KNOWN };
    for (const way of Object.values(BOOK_ROUTES))
      expect(way in walked || way === 'probe' || way.startsWith('own rule: ') ? '' : way).toBe('');
  });
});

describe('the policy', () => {
  it('gives link previews and other modules the same books as a visitor', async () => {
    for (const book of books.values()) {
      const card = await inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
        app.nest.get(QueryBus).execute(new GetBookCard(book.slug, 'https://files.test')),
      );
      expect([book.slug, card !== null]).toEqual([book.slug, maySee(null, book)]);
    }
  });

  it('lists for search engines the books that a visitor may see', async () => {
    const slugs = await inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
      app.nest.get(QueryBus).execute(new ListBookAddresses()),
    );
    const visible = [...books.values()]
      .filter((book) => isVisibleTo(visibilityScopeOf(null), book))
      .map(({ slug }) => slug);
    expect([...slugs].sort()).toEqual(visible.sort());
  });

  it('is used by every file that reads books', () => {
    const folder = join(import.meta.dirname, '..');
    const reading = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/spec\.ts$/.test(file))
      .filter((file) => /catalog\.book\b(?!-)/.test(readFileSync(join(folder, file), 'utf8')))
      .map((file) => relative(folder, join(folder, file)).replaceAll('\\', '/'));
    expect(reading.sort().filter((file) => !(file in SURFACES))).toEqual([]);
  });
});
