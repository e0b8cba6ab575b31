import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import { as } from '../../../../../test/support/test-database.ts';
import { appDatabaseUrl } from '../../../../platform/db/migrate.ts';
import type { BookPage } from '../book-routes/books.controller.ts';
import type { BookFacets } from './count-facets.query.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  const put = async (title: string, change: object = {}) => {
    ids[title] = await publishToLibrary(app, oak, { title, ...change });
  };
  await put('The Lighthouse Cats', {
    authors: ['Inês Duarte'],
    reading_level: 2,
    categories: ['animals'],
    sdg_goals: [14],
  });
  await put('Running Water', {
    isbn: '9780306406157',
    reading_level: 2,
    sdg_goals: [6, 14],
    themes: ['the sea'],
  });
  await put('Salt', {
    summary: 'A keeper sings.',
    reading_level: 4,
    language: 'fr',
    reading_minutes: 20,
    has_audio: true,
  });
  await put('القِطَّة الصغيرة', { language: 'ar', reading_level: 1 });
  await put('दादी का आम का पेड़', {
    language: 'hi',
    reading_level: 1,
    accessibility_features: ['alternativeText'],
  });
  await put('Les Chevaux du lac', { language: 'fr', reading_level: 3, student_made: true, form: 'poem' });
  await put('Kept away', { status: 'draft' });
  await publishToLibrary(app, elm, {
    title: 'Xylophones of Elm',
    categories: ['animals'],
    reading_level: 6,
    themes: ['secrets'],
  });
});
afterAll(() => app.close());

const search = async (words: string, more = '', school = oak) =>
  (
    await app.ask<BookPage>(school, 'GET', `/api/books/?search=${encodeURIComponent(words)}${more}`)
  ).body.results.map(({ title }) => title);
const facets = async (query = '', school = oak) =>
  (await app.ask<BookFacets>(school, 'GET', `/api/books/facets/${query}`)).body;
const valuesOf = (values: { value: string; count: number }[]) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]));

describe('search terms', () => {
  it.each([
    ['lighthose', 'The Lighthouse Cats'],
    ['lightho', 'The Lighthouse Cats'],
    ['cat', 'The Lighthouse Cats'],
    ['ines duarte', 'The Lighthouse Cats'],
    ['runs', 'Running Water'],
    ['978-0-306-40615-7', 'Running Water'],
    ['0306406152', 'Running Water'],
    ['sea', 'Running Water'],
    ['sings', 'Salt'],
    ['قطه', 'القِطَّة الصغيرة'],
    ['القطة', 'القِطَّة الصغيرة'],
    ['पेड', 'दादी का आम का पेड़'],
    ['cheval', 'Les Chevaux du lac'],
  ])('“%s” find %s', async (words, title) => {
    expect(await search(words)).toEqual([title]);
  });

  it('find a changed text immediately, and no longer the removed one', async () => {
    expect(await search('kept')).toEqual([]);
    const own = { tenant_id_id: { tenant_id: oak.id, id: ids['Kept away']! } };
    await app.within(oak, (tx) =>
      tx.book.update({ where: own, data: { status: 'published', title: 'Zebras, found' } }),
    );
    expect(await search('zebra')).toEqual(['Zebras, found']);
    await app.within(oak, (tx) => tx.book.delete({ where: own }));
    expect(await search('zebras')).toEqual([]);
  });

  it('are indexed once when two books bring the same new words at once', async () => {
    const titles = Array.from(
      { length: 6 },
      (_, n) => `Quokka wallaby ${n % 2 ? 'kookaburra numbat' : 'numbat kookaburra'} ${n}`,
    );
    const made = await Promise.all(titles.map((title) => publishToLibrary(app, oak, { title })));
    expect((await search('numbat')).sort()).toEqual([...titles].sort());
    await app.within(oak, (tx) => tx.book.deleteMany({ where: { id: { in: made } } }));
  });

  it('return pages with a count, also past the end', async () => {
    const page = (offset: number) =>
      app
        .ask<BookPage>(oak, 'GET', `/api/books/?search=the&limit=1&offset=${offset}`)
        .then(({ body }) => body);
    const [first, past] = [await page(0), await page(50)];
    expect([first.count > 0, first.results.length]).toEqual([true, 1]);
    expect([past.count, past.results]).toEqual([first.count, []]);
  });
});

describe('the order of results', () => {
  const titles = ['Pangolin', 'Pangolin Post', 'The Last Pangolin', 'A Walk', 'Ants'];
  let made: string[];
  beforeAll(async () => {
    made = [
      await publishToLibrary(app, oak, { title: titles[4]!, summary: 'Somewhere a pangolin sleeps.' }),
      await publishToLibrary(app, oak, { title: titles[3]!, authors: ['Petra Pangolin'] }),
      await publishToLibrary(app, oak, { title: titles[2]! }),
      await publishToLibrary(app, oak, { title: titles[1]! }),
      await publishToLibrary(app, oak, { title: titles[0]! }),
    ];
  });
  afterAll(() => app.within(oak, (tx) => tx.book.deleteMany({ where: { id: { in: made } } })));

  it('is title, start of title, words in the title, people, summary', async () => {
    expect(await search('pangolin')).toEqual(titles);
    expect(await search('pangolin', '&ordering=title')).toEqual([...titles].sort());
    expect(await search('pangolin', '&language=en')).toEqual(titles);
  });

  it('is stable from page to page, with the count of all', async () => {
    for (const [place, title] of titles.entries()) {
      const { body } = await app.ask<BookPage>(
        oak,
        'GET',
        `/api/books/?search=pangolin&limit=1&offset=${place}`,
      );
      expect([body.count, body.results.map((book) => book.title)]).toEqual([5, [title]]);
    }
  });

  it('comes with the matching fields in the combined list', async () => {
    const { body } = await app.ask<{ results: { books: { title: string; matched_on: string }[] } }>(
      oak,
      'GET',
      '/api/combined/?search=pangolin',
    );
    const reasons = Object.fromEntries(body.results.books.map((book) => [book.title, book.matched_on]));
    expect(reasons).toMatchObject({ Pangolin: 'title', 'The Last Pangolin': 'title', 'A Walk': 'author' });
  });
});

describe('the search index', () => {
  it('never returns books, words or prefixes of another school', async () => {
    expect(await search('xylophones')).toEqual([]);
    expect(await search('xyloph')).toEqual([]);
    expect(await search('xylofones')).toEqual([]);
    expect(await search('xylofones', '', elm)).toEqual(['Xylophones of Elm']);
    const { body } = await app.ask<{ count: number }>(oak, 'GET', '/api/combined/?search=xylophone');
    expect(body.count).toBe(0);
    expect(valuesOf((await facets()).theme)).toEqual({ 'the sea': 1 });
  });

  it('is not accessible to the application role, and returns nothing without a tenant', async () => {
    const client = new pg.Client({ connectionString: appDatabaseUrl(app.databaseUrl) });
    await client.connect();
    try {
      for (const table of ['book_index', 'book_word'])
        await expect(client.query(`select * from catalog.${table}`)).rejects.toThrow(/permission denied/);
      await expect(client.query(`select catalog.index_book(b) from catalog.book b`)).rejects.toThrow(
        /permission denied/,
      );
      const ask = `select book_id from catalog.find_books('xylophones', '{english_stem}', null, '{}', true, null, false, 1000, null, false)`;
      expect((await client.query(ask)).rows).toEqual([]);
      await client.query(`begin; set local app.tenant_id = '${oak.id}'`);
      expect((await client.query(ask)).rows).toEqual([]);
      await client.query(`rollback; begin; set local app.tenant_id = '${elm.id}'`);
      expect((await client.query(ask)).rows).toHaveLength(1);
    } finally {
      await client.end();
    }
  });
});

describe('GET /books/facets/', () => {
  it('counts the same books as the list, also beyond its ranking limit', async () => {
    const ash = await app.makeSchool('ash');
    await as(app.databaseUrl, (client) =>
      client.query(
        `insert into catalog.book (id, tenant_id, slug, title, authors, illustrators, summary, categories, language, pages, reading_minutes, status, ingestion, visibility, created_by, updated_at)
         select gen_random_uuid(), $1, 'leaf-' || n, 'Leaf ' || n, '{}', '{}', '', '{}', 'en', 1, 1, 'published', 'ready', 'school', gen_random_uuid(), now()
         from generate_series(1, 1100) n`,
        [ash.id],
      ),
    );
    const head = await app.tokenOf(ash, 'school_admin');
    const list = await app.ask<{ count: number }>(ash, 'GET', '/api/books/?search=leaf&limit=5', {
      as: head,
    });
    const beside = await app.ask<BookFacets>(ash, 'GET', '/api/books/facets/?search=leaf', { as: head });
    expect([list.body.count, beside.body.count]).toEqual([1100, 1100]);
  });

  it('counts every value of every filter', async () => {
    const all = await facets();
    expect(all.count).toBe(6);
    expect(valuesOf(all.level)).toEqual({ '1': 2, '2': 2, '3': 1, '4': 1 });
    expect(valuesOf(all.language)).toEqual({ en: 2, fr: 2, ar: 1, hi: 1 });
    expect(valuesOf(all.goal)).toEqual({ '6': 1, '14': 2 });
    expect(valuesOf(all.length)).toEqual({ short: 5, long: 1 });
    expect(valuesOf(all.audio)).toEqual({ true: 1 });
    expect(valuesOf(all.feature)).toEqual({ alternativeText: 1 });
    expect(valuesOf(all.student_made)).toEqual({ true: 1 });
    expect(valuesOf(all.form)).toEqual({ poem: 1 });
    expect(valuesOf(all.price)).toEqual({ free: 6 });
    expect(valuesOf(all.own)).toEqual({ true: 6 });
  });

  it('has one value for a language, with and without region or as its name, and lists the books of all', async () => {
    const made = [
      await publishToLibrary(app, oak, { title: 'British', language: 'en-GB' }),
      await publishToLibrary(app, oak, { title: 'Named', language: 'English' }),
    ];
    const { language } = await facets('?price=free&own=true');
    expect(valuesOf(language)).toEqual({ en: 4, fr: 2, ar: 1, hi: 1 });
    expect((await facets('?language=en')).count).toBe(4);
    expect((await facets('?search=hindi')).count).toBe(1);
    await app.within(oak, (tx) => tx.book.deleteMany({ where: { id: { in: made } } }));
  });

  it('counts for a category the books of those below it, each book once, as the list does', async () => {
    await app.within(oak, (tx) =>
      tx.category.createMany({
        data: [
          { tenant_id: oak.id, slug: 'nature', name: 'Nature' },
          { tenant_id: oak.id, slug: 'woods', name: 'Woods', parent: 'nature' },
          { tenant_id: oak.id, slug: 'oaks', name: 'Oaks', parent: 'woods' },
        ],
      }),
    );
    const made = [
      await publishToLibrary(app, oak, { title: 'Acorn', categories: ['woods', 'oaks'], reading_level: 2 }),
      await publishToLibrary(app, oak, { title: 'Bark', categories: ['oaks'], reading_level: 5 }),
      await publishToLibrary(app, oak, { title: 'Cloud', categories: ['nature', 'animals'] }),
    ];
    const counts = async (query: string) => {
      const { category, any_category } = await facets(query);
      const { nature, woods, oaks } = valuesOf(category);
      return { nature, woods, oaks, any_category };
    };
    expect(await counts('?search=acorn')).toEqual({ nature: 1, woods: 1, oaks: 1, any_category: 1 });
    expect(await counts('?price=free')).toEqual({ nature: 3, woods: 2, oaks: 2, any_category: 9 });
    // The values of the filtered facet are counted without its filter, those of the other facets with it.
    expect(await counts('?category=woods')).toEqual({ nature: 3, woods: 2, oaks: 2, any_category: 9 });
    expect(await counts('?category=woods&level=5')).toEqual({
      nature: 1,
      woods: 1,
      oaks: 1,
      any_category: 1,
    });
    expect((await facets('?category=nature')).count).toBe(3);
    await app.within(oak, async (tx) => {
      await tx.book.deleteMany({ where: { id: { in: made } } });
      await tx.category.deleteMany({ where: { tenant_id: oak.id } });
    });
  });

  it('counts with the other filters applied, and a filter’s own values without it', async () => {
    const narrowed = await facets('?level=2&language=en');
    expect(narrowed.count).toBe(2);
    expect(valuesOf(narrowed.level)).toEqual({ '2': 2 });
    expect(valuesOf((await facets('?level=2')).level)).toEqual({ '1': 2, '2': 2, '3': 1, '4': 1 });
    expect(valuesOf((await facets('?level=2')).language)).toEqual({ en: 2 });
    expect((await facets('?search=cat')).count).toBe(1);
  });

  it.each([
    ['?level=2', 2],
    ['?level=1,2', 4],
    ['?goal=14&level=2', 2],
    ['?theme=the%20sea', 1],
    ['?language=fr,ar', 3],
    ['?length=long', 1],
    ['?audio=true', 1],
    ['?feature=alternativeText', 1],
    ['?price=sold', 0],
    ['?student_made=true', 1],
    ['?form=poem,comic', 1],
    ['?form=blog', 0],
    ['?search=water&goal=6', 1],
    ['?search=water&goal=5', 0],
  ])('agrees with the list for %s', async (query, count) => {
    expect((await facets(query)).count).toBe(count);
    expect((await app.ask<BookPage>(oak, 'GET', `/api/books/${query}`)).body.count).toBe(count);
  });

  it('reports invalid filters', async () => {
    for (const [query, message] of [
      ['?goal=18', 'goal must be a whole number from 1 to 17.'],
      ['?length=ages', 'length must be short, medium or long.'],
      ['?price=cheap', 'price must be free or sold.'],
    ] as const)
      expect(JSON.stringify((await app.ask(oak, 'GET', `/api/books/facets/${query}`)).body)).toContain(
        message,
      );
  });
});
