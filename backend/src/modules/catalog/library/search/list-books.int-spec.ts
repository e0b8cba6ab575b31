import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rightsSettled } from '@bookgrove/contract';
import type { Client } from 'pg';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { as as connected } from '../../../../../test/support/test-database.ts';
import { DETAILS } from './book-filters.ts';
import type { BookPage } from '../book-routes/books.controller.ts';
import type { Book } from '../books/book-view.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let teacher: TestPerson;
let teacherToken: string;
let headToken: string;
let studentToken: string;
let draft: string;

const day = (n: number) => new Date(Date.UTC(2026, 0, n));

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  teacher = await app.makePerson(oak, 'teacher');
  teacherToken = (await app.signIn(teacher)).access;
  [headToken, studentToken] = await Promise.all([
    app.tokenOf(oak, 'school_admin'),
    app.tokenOf(oak, 'student'),
  ]);
  await app.within(app.platform, (tx) =>
    tx.category.createMany({
      data: [{ tenant_id: app.platform.id, slug: 'animals', name: 'Animals', position: 2 }],
    }),
  );
  await app.within(oak, (tx) =>
    tx.category.createMany({
      data: [{ tenant_id: oak.id, slug: 'our-town', name: 'Our town', position: 1 }],
    }),
  );
  await publishToLibrary(app, oak, {
    title: 'apple Boats',
    pages: 30,
    reading_level: 1,
    age_min: 4,
    age_max: 6,
    published_at: day(1),
    categories: ['animals'],
    authors: ['Ada Reed'],
  });
  await publishToLibrary(app, oak, {
    title: 'Badgers 100%',
    pages: 10,
    reading_level: 3,
    age_min: 7,
    age_max: 9,
    published_at: day(3),
    language: 'fr',
    featured: true,
    categories: ['our-town', 'animals'],
  });
  await publishToLibrary(app, oak, {
    title: 'Cats_and dogs',
    pages: 20,
    // It has a price: it is marked, and not shown as featured.
    featured: true,
    published_at: day(2),
    price_minor: 450,
    currency: 'GBP',
    student_made: true,
  });
  await publishToLibrary(app, app.platform, {
    title: 'Donkeys',
    pages: 40,
    reading_level: 2,
    age_min: 5,
    age_max: 8,
    published_at: day(4),
    language: 'pt-BR',
  });
  draft = await publishToLibrary(app, oak, {
    title: 'Eels, a draft',
    status: 'draft',
    published_at: null,
    created_by: teacher.id,
  });
  await publishToLibrary(app, oak, { title: 'Foxes, put away', status: 'archived', published_at: day(5) });
  await publishToLibrary(app, oak, {
    title: 'Goats, refused',
    status: 'draft',
    ingestion: 'refused',
    published_at: null,
    created_by: teacher.id,
  });
  await publishToLibrary(app, elm, {
    title: 'Hedgehogs of elm',
    published_at: day(6),
    categories: ['animals'],
  });
});
afterAll(() => app.close());

const list = (query = '', as?: string, school = oak) =>
  app.ask<BookPage>(school, 'GET', `/api/books/${query}`, { as });
const titles = async (query = '', as?: string, school = oak) => {
  const { status, body } = await list(query, as, school);
  expect(status).toBe(200);
  expect(body.count).toBe(body.results.length);
  return body.results.map(({ title }) => title.slice(0, 1)).join('');
};

describe('the catalogue', () => {
  it.each([
    ['', 'DBcA'],
    ['?ordering=-created_at', 'DBcA'],
    ['?ordering=created_at', 'AcBD'],
    ['?ordering=title', 'ABcD'],
    ['?ordering=-title', 'DcBA'],
    ['?ordering=pages', 'BcAD'],
    ['?ordering=-pages', 'DAcB'],
    ['?ordering=reading_level', 'ADBc'],
    ['?own=true', 'BcA'],
    ['?category=animals', 'BA'],
    ['?category=our-town', 'B'],
    ['?category=nothing', ''],
    ['?audience=4-6', 'DA'],
    ['?audience=6-7', 'DBA'],
    ['?audience=9-12', 'B'],
    ['?audience=0-3', ''],
    ['?level=2', 'D'],
    ['?language=fr', 'B'],
    ['?language=pt-BR', 'D'],
    ['?language=pt', 'D'],
    ['?featured=true', 'B'],
    ['?featured=false', 'DcA'],
    ['?missing=language', ''],
    ['?missing=reading_level', 'c'],
    ['?missing=categories&ordering=title', 'cD'],
    ['?student_made=1', 'c'],
    ['?category=animals&language=fr&ordering=title', 'B'],
    ['?search=boats', 'A'],
    ['?search=BOATS', 'A'],
    ['?search=reed', 'A'],
    ['?search=100%25', 'B'],
    ['?search=%25', ''],
    ['?search=s_and', 'c'],
    ['?search=_', ''],
    ['?search=elm', ''],
    ["?search='", ''],
    ['?search=%20%20', 'DBcA'],
  ])('for a visitor, %p gives %p', async (query, expected) => {
    expect((await titles(query)).toLowerCase()).toBe(expected.toLowerCase());
  });

  it('contains books of the school and the platform, and never those of another school', async () => {
    expect(await titles('', undefined, elm)).toBe('HD');
    expect(await titles('', undefined, app.platform)).toBe('D');
  });

  it('comes in pages that `next` and `previous` lead through, with the filters kept', async () => {
    const first = (await list('?limit=1&category=animals&ordering=title')).body;
    expect([first.count, first.previous, first.results[0]!.title]).toEqual([2, null, 'apple Boats']);
    const second = (await app.ask<BookPage>(oak, 'GET', first.next!)).body;
    expect([second.count, second.next, second.results[0]!.title]).toEqual([2, null, 'Badgers 100%']);
    expect((await app.ask<BookPage>(oak, 'GET', second.previous!)).body.results).toEqual(first.results);
    expect((await list('?offset=50')).body).toMatchObject({ count: 4, next: null, results: [] });
  });

  it('contains only the members that a card shows', async () => {
    const { body } = await list('?search=badgers');
    expect(Object.keys(body.results[0]!).sort()).toEqual([
      'access',
      'age_range',
      'authors',
      'categories',
      'charity',
      'cover',
      'formats',
      'has_audio',
      'id',
      'illustrators',
      'language',
      'pages',
      'price',
      'progress',
      'rating',
      'reactions',
      'reading',
      'reading_level',
      'reading_minutes',
      'series_position',
      'slug',
      'subtitle',
      'summary',
      'title',
    ]);
    expect(body.results[0]).toMatchObject({
      age_range: { min: 7, max: 9 },
      price: null,
      progress: null,
      formats: ['epub'],
      categories: [
        { slug: 'our-town', name: 'Our town' },
        { slug: 'animals', name: 'Animals' },
      ],
      access: { read: false, reason: 'sign_in_required' },
    });
  });

  it('shortens a long summary at a word boundary', async () => {
    const school = await app.makeSchool('hazel');
    await publishToLibrary(app, school, { title: 'long', summary: 'A river goes on. '.repeat(40) });
    const { results } = (await list('?own=true', undefined, school)).body;
    const { summary } = results[0]!;
    expect(summary.length).toBeLessThanOrEqual(240);
    expect(summary).toMatch(/(A river goes on\. )+.*[a-z.]…$/);
  });

  it('shows each reader’s own position on a list that is cached for all', async () => {
    const { id } = (await list('?search=boats')).body.results[0]!;
    const reader = await app.makePerson(oak, 'student');
    const { access } = await app.signIn(reader);
    expect((await list('', access)).body.count).toBe(4); // now cached
    const now = new Date();
    const place = { tenant_id: oak.id, user_id: reader.id, book_tenant_id: oak.id, book_id: id };
    await app.within(oak, (tx) =>
      tx.readingProgress.create({ data: { ...place, locator: {}, percentage: 30, client_time: now } }),
    );
    const seenBy = async (as?: string) =>
      (await list('', as)).body.results
        .filter((book) => book.id === id)
        .map(({ progress, reading }) => [progress, reading]);
    expect(await seenBy(access)).toEqual([[{ percentage: 30 }, { state: 'reading' }]]);
    expect([await seenBy(teacherToken), await seenBy()]).toEqual([[[null, null]], [[null, null]]]);
  });

  it('lists recently read books first, then the others by id, without overlap between pages', async () => {
    const reader = await app.makePerson(oak, 'student');
    const { access } = await app.signIn(reader);
    const all = (await list('', access)).body.results;
    const read = (title: string, minute: number, book_tenant_id = oak.id) => {
      const place = { tenant_id: oak.id, user_id: reader.id, book_tenant_id };
      const book_id = all.find((book) => book.title === title)!.id;
      const at = new Date(Date.UTC(2026, 0, 1, 10, minute));
      return app.within(oak, (tx) =>
        tx.readingProgress.create({
          data: { ...place, book_id, locator: {}, percentage: 30, client_time: at, updated_at: at },
        }),
      );
    };
    await read('Badgers 100%', 1);
    await read('Donkeys', 2, app.platform.id);
    const withOthers = (begun: string) =>
      begun +
      all
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
        .map(({ title }) => title.slice(0, 1))
        .filter((letter) => !begun.includes(letter))
        .join('');
    const byLastRead = '?ordering=-progress';
    expect(await titles(byLastRead, access)).toBe(withOthers('DB'));
    await read('Cats_and dogs', 3);
    const expected = withOthers('CDB');
    expect(await titles(byLastRead, access)).toBe(expected);
    expect(await titles(`${byLastRead}&own=true`, access)).toBe(expected.replace('D', ''));
    const pages = await Promise.all(
      [0, 2].map(async (offset) => (await list(`${byLastRead}&limit=2&offset=${offset}`, access)).body),
    );
    expect(pages.map(({ count }) => count)).toEqual([4, 4]);
    expect(pages.flatMap(({ results }) => results.map(({ title }) => title.slice(0, 1))).join('')).toBe(
      expected,
    );
  });

  it('contains every member of a book in lists for tables, by state or of own books', async () => {
    const { body } = await list('?search=badgers&status=published');
    expect(Object.keys(body.results[0]!).sort()).toEqual([
      'access',
      'accessibility_features',
      'accessibility_summary',
      'age_range',
      'age_rating',
      'authors',
      'categories',
      'charity',
      'charity_bps',
      'charity_id',
      'cover',
      'created_at',
      'direction',
      'featured',
      'form',
      'formats',
      'has_audio',
      'hidden',
      'id',
      'illustrators',
      'ingestion',
      'isbn',
      'language',
      'layout',
      'license',
      'narrators',
      'owner',
      'pages',
      'price',
      'progress',
      'project_id',
      'publisher',
      'rating',
      'reactions',
      'reading',
      'reading_level',
      'reading_minutes',
      'rights_settled',
      'sdg_goals',
      'series',
      'series_position',
      'slug',
      'status',
      'student_made',
      'subtitle',
      'summary',
      'themes',
      'title',
      'translators',
      'visibility',
      'word_count',
      'work_id',
    ]);
    expect(body.results[0]).toMatchObject({
      age_range: { min: 7, max: 9 },
      owner: 'school',
      price: null,
      progress: null,
      formats: ['epub'],
      categories: [
        { slug: 'our-town', name: 'Our town' },
        { slug: 'animals', name: 'Animals' },
      ],
      access: { read: false, reason: 'sign_in_required' },
    });
  });

  it('finds books by each missing detail that the table names', async () => {
    const school = await app.makeSchool('alder');
    const whole = {
      age_rating: 6,
      reading_level: 2,
      language: 'en',
      summary: 'A boat.',
      categories: ['animals'],
      has_cover: true,
      license: 'CC-BY-4.0',
      rights: null,
      accessibility_features: ['alternativeText'],
    };
    const bare = {
      age_rating: null,
      reading_level: null,
      language: 'und',
      summary: '',
      categories: [],
      has_cover: false,
      license: null,
      accessibility_features: [],
    };
    await publishToLibrary(app, school, { ...whole, title: 'whole' });
    for (const name of DETAILS) {
      const column = { cover: 'has_cover', accessibility: 'accessibility_features' }[name as string] ?? name;
      await publishToLibrary(app, school, {
        ...whole,
        title: name,
        [column]: bare[column as keyof typeof bare],
      });
    }
    await publishToLibrary(app, school, { ...whole, title: 'a child’s', license: null, student_made: true });
    await publishToLibrary(app, school, { ...whole, title: 'own work', license: null, rights: 'own' });
    // A visitor does not find a book without an age rating.
    const as = await app.tokenOf(school, 'school_admin');
    const found = async (missing: string) =>
      (await list(`?missing=${missing}&own=true`, as, school)).body.results.map(({ title }) => title).sort();
    for (const name of DETAILS) expect(await found(name)).toEqual([name]);
    expect(await found('any')).toEqual([...DETAILS].sort());
    expect(await found('cover,license')).toEqual(['cover', 'license']);
    expect((await list('?missing=nothing', as, school)).status).toBe(422);
    // The facets count books without a cover in the same way.
    const facets = await app.ask<{ count: number }>(school, 'GET', '/api/books/facets?missing=any&own=true', {
      as,
    });
    expect(facets.body.count).toBe(DETAILS.length);
  });

  it('finds missing rights by the same rules as publishing, for those who manage books only', async () => {
    const school = await app.makeSchool('rowan');
    const as = await app.tokenOf(school, 'school_admin');
    const expected = new Map<string, boolean>();
    for (const rights of [null, 'own', 'licence', 'permission'])
      for (const license of [null, '', 'CC-BY-4.0'])
        for (const rights_proof of ['', '  ', 'Mrs Reed, 3 May'])
          for (const student_made of [false, true]) {
            const facts = { rights, license, rights_proof, student_made };
            expected.set(await publishToLibrary(app, school, facts), rightsSettled(facts));
          }
    const results = (await list('?own=true&status=published&limit=100', as, school)).body.results as Book[];
    const settled = new Map(results.map(({ id, rights_settled }) => [id, rights_settled]));
    expect(settled).toEqual(expected);
    const lacking = (await list('?missing=license&own=true&limit=100', as, school)).body.results;
    expect(lacking.map(({ id }) => id).sort()).toEqual(
      [...expected]
        .filter(([, whole]) => !whole)
        .map(([id]) => id)
        .sort(),
    );
    const told = await list('?own=true&status=published', await app.tokenOf(school, 'teacher'), school);
    expect((told.body.results as Book[])[0]!.rights_settled).toBeNull();
  });

  it('counts categories and books of this school', async () => {
    const categories = (school: TestSchool) =>
      app.ask<object[]>(school, 'GET', '/api/book-categories/').then(({ body }) => body);
    const plain = { names: {}, parent: null, description: '', icon: null, color: null };
    expect(await categories(oak)).toEqual([
      { slug: 'our-town', name: 'Our town', count: 1, ...plain },
      { slug: 'animals', name: 'Animals', count: 2, ...plain },
    ]);
    expect(await categories(elm)).toEqual([{ slug: 'animals', name: 'Animals', count: 1, ...plain }]);
    const stats = await app.ask(oak, 'GET', '/api/book-stats');
    expect(stats.body).toEqual({
      book_stats: { all_book: 4, featured_book: 1, student_books: 1, languages: 3 },
    });
  });
});

describe('books that are not published', () => {
  it('are listed to their uploader', async () => {
    expect([...(await titles('?mine=true', teacherToken))].sort().join('')).toBe('EG');
    expect(await titles('?mine=true', studentToken)).toBe('');
  });

  it.each([
    ['draft', 'E'],
    ['archived', 'F'],
    ['refused', 'G'],
    ['all', 'ABCEFG'],
    ['published', 'ABCD'],
  ])('with status=%s are listed to the head as %s', async (status, expected) => {
    const found = (await titles(`?status=${status}`, headToken)).toUpperCase();
    expect([...found].sort().join('')).toBe(expected);
  });

  it('are listed by their creation date, whenever they were published', async () => {
    for (const status of ['all', 'published']) {
      const { results } = (await list(`?status=${status}&own=true&ordering=-created_at`, headToken)).body;
      const days = (results as Book[]).map(({ created_at }) => created_at);
      expect(days.length).toBeGreaterThan(2);
      expect(days).toEqual([...days].sort().reverse());
    }
  });

  it.each(['draft', 'archived', 'refused', 'all'])(
    'with status=%s are hidden from everybody else',
    async (status) => {
      for (const token of [teacherToken, studentToken])
        expect((await list(`?status=${status}`, token)).status).toBe(403);
      expect((await list(`?status=${status}`)).status).toBe(401);
      expect((await list('?mine=true')).status).toBe(401);
    },
  );

  it('can be opened by id and slug by their uploader and the head only; others get 404', async () => {
    const slug = `book-${draft.slice(-8)}`;
    for (const name of [draft, draft.toUpperCase(), slug]) {
      const ask = (as?: string, school = oak) => app.ask(school, 'GET', `/api/books/${name}/`, { as });
      expect([(await ask(teacherToken)).status, (await ask(headToken)).status]).toEqual([200, 200]);
      expect([
        (await ask(studentToken)).status,
        (await ask()).status,
        (await ask(undefined, elm)).status,
      ]).toEqual([404, 404, 404]);
    }
  });
});

describe('what a reader may do with a book', () => {
  const accessOf = async (title: string, as?: string) =>
    (await list(`?search=${title}`, as)).body.results[0]!.access;

  it.each([
    ['a visitor', (): string | undefined => undefined, 'sign_in_required', 'purchase_required', 'free'],
    ['a student', (): string | undefined => studentToken, 'free', 'purchase_required', 'free'],
    ['a teacher', (): string | undefined => teacherToken, 'free', 'staff', 'free'],
    ['a head', (): string | undefined => headToken, 'free', 'staff', 'free'],
  ] as const)('for %s is part of the book', async (_who, token, own, priced, platform) => {
    const found = [
      await accessOf('boats', token()),
      await accessOf('cats', token()),
      await accessOf('donkeys', token()),
    ];
    expect(found.map(({ reason }) => reason)).toEqual([own, priced, platform]);
    expect(found.map(({ read }) => read)).toEqual(
      [own, priced, platform].map((reason) => ['free', 'staff'].includes(reason)),
    );
  });

  it('is nothing at another school: the book is not found there', async () => {
    const { id, slug } = (await list('?search=boats')).body.results[0]!;
    const elmHead = await app.tokenOf(elm, 'school_admin');
    for (const path of [id, slug, `${id}/content`, `${id}/progress`, `${id}/ingestion`])
      expect((await app.ask(elm, 'GET', `/api/books/${path}/`, { as: elmHead })).status).toBe(404);
    for (const move of ['publish', 'archive'])
      expect(
        (await app.ask(elm, 'POST', `/api/books/${id}/${move}/`, { as: elmHead, body: {} })).status,
      ).toBe(404);
    const place = { locator: {}, percentage: 1, client_time: day(1).toISOString() };
    expect(
      (await app.ask(elm, 'PUT', `/api/books/${id}/progress/`, { as: elmHead, body: place })).status,
    ).toBe(404);
    expect(await titles('?search=boats', headToken)).toBe('a');
  });

  it('with the platform’s books is to read them: a school can neither publish nor archive them', async () => {
    const { id } = (await list('?search=donkeys')).body.results[0]!;
    expect(
      (await app.ask(oak, 'POST', `/api/books/${id}/archive/`, { as: headToken, body: {} })).status,
    ).toBe(404);
    expect(await titles('?search=donkeys')).toBe('D');
  });
});

describe('a change of status', () => {
  it('is serialised with a concurrent one and starts from its result', async () => {
    const id = (await list('?status=archived', headToken)).body.results[0]!.id;
    const set = (client: Client, status: string) =>
      client.query('update catalog.book set status = $2 where id = $1', [id, status]);
    await connected(app.databaseUrl, async (client) => {
      await client.query('begin');
      await set(client, 'draft');
      const publishing = app.ask<{ status: string }>(oak, 'POST', `/api/books/${id}/publish/`, {
        as: headToken,
        body: {},
      });
      // It waits for the lock of the row before it reads the status.
      await eventually(async () => {
        const { rowCount } = await client.query('select 1 from pg_locks where not granted');
        expect(rowCount).toBeGreaterThan(0);
      });
      await client.query('commit');
      const { status, body } = await publishing;
      expect([status, body.status]).toEqual([200, 'published']);
      await set(client, 'archived');
    });
  });
});

describe('the public list in caches', () => {
  it('is answered with 304 while nothing has changed, and with the new list once something has', async () => {
    const first = await list('?ordering=title');
    expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'Authorization' });
    const etag = first.headers['etag']!;
    const again = () =>
      app.ask<BookPage>(oak, 'GET', '/api/books/?ordering=title', { headers: { 'if-none-match': etag } });
    expect([(await again()).status, (await again()).text]).toEqual([304, '']);

    const id = (await list('?status=archived', headToken)).body.results[0]!.id;
    expect(
      (await app.ask(oak, 'POST', `/api/books/${id}/publish/`, { as: headToken, body: {} })).status,
    ).toBe(200);
    const after = await again();
    expect([after.status, after.body.count]).toEqual([200, 5]);
    expect(
      (await app.ask(oak, 'POST', `/api/books/${id}/archive/`, { as: headToken, body: {} })).body,
    ).toEqual({ id, status: 'archived' });
    expect((await again()).status).toBe(304); // the same list
  });

  it('is invalidated by changes on another server process', async () => {
    const { count } = (await list()).body;
    const other = await startTestApp({ database: app.databaseUrl });
    try {
      const id = (await list('?status=archived', headToken)).body.results[0]!.id;
      await other.ask(oak, 'POST', `/api/books/${id}/publish/`, { as: headToken, body: {} });
      await eventually(async () => expect((await list()).body.count).toBe(count + 1), 3_000);
      await other.ask(oak, 'POST', `/api/books/${id}/archive/`, { as: headToken, body: {} });
      await eventually(async () => expect((await list()).body.count).toBe(count), 3_000);
    } finally {
      await other.close();
    }
  });

  it('is never shared between schools, nor between people and visitors', async () => {
    const [mine, theirs] = [await list(), await list('', undefined, elm)];
    expect(mine.headers['etag']).not.toBe(theirs.headers['etag']);
    const personal = await list('', studentToken);
    expect(personal.headers['cache-control']).toBe('private, no-store');
    expect(personal.headers['etag']).toBeUndefined();
  });
});
