import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { newId } from '../../../../platform/ids.ts';
import type { BookRow, BookRows } from './book-rows.ts';

let app: TestApp;
let oak: TestSchool;
let beech: TestClass;
let ada: string;
let ben: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  beech = await makeClass(app, oak, 2);
  [ada, ben] = [(await app.signIn(beech.students[0]!)).access, (await app.signIn(beech.students[1]!)).access];
  const put = async (title: string, change: object = {}, school = oak) => {
    ids[title] = await publishToLibrary(app, school, { title, ...change });
  };
  await put('Whale', { categories: ['animals'], themes: ['the sea'], authors: ['Ana Sol'] });
  await put('Shark', { categories: ['animals'], themes: ['the sea'] });
  await put('Crab', { categories: ['animals'], themes: ['the sea'] }, app.platform);
  await put('Anas next', { authors: ['Ana Sol'], categories: ['poems'] });
  await put('Goat', { categories: ['animals'] });
  await put('Old shark', { categories: ['animals'], themes: ['the sea'], age_rating: 15 });
  await put('Climate', { sdg_goals: [13] });
  await put('Climate too', { sdg_goals: [13] });
  await put('Le loup', { language: 'fr' });
  await put('Der Wolf', { language: 'de' });
});
afterAll(() => app.close());

/** Books that a test writes into the table are not announced to the cache of rows. */
const forgetRows = () => app.nest.get(PublicCache, { strict: false }).forgetAll();
const rows = async (as?: string, language = 'en') =>
  (await app.ask<BookRows>(oak, 'GET', `/api/book-rows/?language=${language}`, { as })).body.rows;
const told = ({ kind, books }: BookRow) => [kind, books.map(({ book }) => book.title)];
const place = (student: number, title: string, percentage: number) =>
  app.within(oak, (tx) =>
    tx.readingProgress.createMany({
      data: [
        {
          tenant_id: oak.id,
          user_id: beech.students[student]!.id,
          book_tenant_id: title === 'Crab' ? app.platform.id : oak.id,
          book_id: ids[title]!,
          locator: {},
          percentage,
          client_time: new Date(),
        },
      ],
    }),
  );

describe('the rows', () => {
  it('of a visitor are those of goals and languages that have books', async () => {
    expect((await rows()).map(told)).toEqual([
      ['goal', ['Climate too', 'Climate']],
      ['languages', ['Der Wolf', 'Le loup']],
    ]);
    // A row of one book is not shown.
    expect((await rows(undefined, 'fr')).map(({ kind }) => kind)).toEqual(['goal', 'languages']);
  });

  it('state the reason of each suggestion, closest first, and omit started and inaccessible books', async () => {
    await place(0, 'Whale', 100);
    await place(0, 'Goat', 20);
    const row = (await rows(ada)).find(({ kind }) => kind === 'because')!;
    expect(row.because).toMatchObject({ how: 'finished', title: 'Whale' });
    expect(row.books.map(({ book, why }) => [book.title, why])).toEqual([
      ['Anas next', { kind: 'author', value: 'Ana Sol' }],
      ['Crab', { kind: 'theme', value: 'the sea' }],
      ['Shark', { kind: 'theme', value: 'the sea' }],
    ]);
    expect(await rows(ada)).toEqual(await rows(ada));
    expect((await rows(ben)).some(({ kind }) => kind === 'because')).toBe(false);
  });

  it('begin with the books in progress when there are two or more', async () => {
    expect((await rows(ada)).some(({ kind }) => kind === 'continue')).toBe(false);
    await place(0, 'Le loup', 5);
    expect(told((await rows(ada))[0]!)).toEqual(['continue', ['Le loup', 'Goat']]);
  });

  it('show the progress and the device', async () => {
    const at = (kind: string, day: string) => ({
      tenant_id: oak.id,
      user_id: beech.students[0]!.id,
      book_tenant_id: oak.id,
      book_id: ids['Goat']!,
      device_id: newId(),
      device_kind: kind,
      device_system: 'ios',
      locator: {},
      percentage: 20,
      client_time: new Date(`2026-03-0${day}`),
    });
    await app.within(oak, (tx) =>
      tx.readingPlace.createMany({ data: [at('phone', '1'), at('tablet', '3'), at('phone', '2')] }),
    );
    const row = (await rows(ada)).find(({ kind }) => kind === 'continue')!;
    expect(row.books.map(({ book, why, device }) => [book.title, why, device])).toEqual([
      ['Le loup', { kind: 'percentage', value: '5' }, null],
      ['Goat', { kind: 'percentage', value: '20' }, { kind: 'tablet', system: 'ios' }],
    ]);
  });

  it('suggest books like those assigned to the class, for its children and teachers only', async () => {
    const give = (title: string, days: number) =>
      app.within(oak, async (tx) => {
        const id = newId();
        const due_on = new Date(Date.now() + days * 86_400_000);
        await tx.readingList.createMany({
          data: [
            {
              id,
              tenant_id: oak.id,
              title,
              audience: 'class',
              class_id: beech.id,
              due_on,
              created_by: beech.teacher.id,
            },
          ],
        });
        await tx.readingListBook.createMany({
          data: ['Whale', 'Shark'].map((one, position) => ({
            tenant_id: oak.id,
            list_id: id,
            book_tenant_id: oak.id,
            book_id: ids[one]!,
            position,
          })),
        });
        return id;
      });
    const themes = async (as?: string) =>
      (await rows(as))
        .filter(({ kind }) => kind === 'theme')
        .map(({ theme, books }) => [theme, books.map(({ book }) => book.title)]);
    const more = await publishToLibrary(app, oak, { title: 'Tide', themes: ['the sea'] });
    const long = await give('Long ago', -90);
    expect(await themes(ben)).toEqual([]);
    const now = await give('The sea', 3);
    // Neither the assigned books, nor those for older children.
    expect(await themes(ben)).toEqual([['the sea', ['Tide', 'Crab']]]);
    expect(await themes(beech.token)).toEqual([['the sea', ['Tide', 'Old shark', 'Crab']]]);
    expect(await themes(await app.tokenOf(oak, 'student'))).toEqual([]);
    expect(await themes()).toEqual([]);
    await app.within(oak, async (tx) => {
      await tx.readingList.deleteMany({ where: { id: { in: [long, now] } } });
      await tx.book.deleteMany({ where: { id: more } });
    });
  });

  it('include one based on a liked book', async () => {
    await app.ask(oak, 'PUT', `/api/books/${ids['Shark']}/reaction/`, {
      as: ben,
      body: { reaction: 'love' },
    });
    const row = (await rows(ben)).find(({ kind }) => kind === 'because')!;
    expect(row.because).toMatchObject({ how: 'liked', title: 'Shark', slug: expect.any(String) });
    expect(row.books.map(({ book }) => book.title)).toEqual(['Crab', 'Whale', 'Goat']);
  });

  it('show a class its assigned books until they are read', async () => {
    const { body } = await app.ask<{ id: string }>(oak, 'POST', '/api/reading-lists/', {
      as: beech.token,
      body: {
        title: 'This week',
        audience: 'class',
        class_id: beech.id,
        due_on: new Date().toISOString().slice(0, 10),
        books: [{ id: ids['Whale'] }, { id: ids['Goat'] }],
      },
    });
    const [row] = (await rows(ada)).filter(({ kind }) => kind === 'from_teacher');
    expect(row!.list).toMatchObject({ id: body.id, title: 'This week', books_count: 2, finished_count: 1 });
    expect(row!.books.map(({ book }) => book.title)).toEqual(['Goat', 'Whale']);
    await place(1, 'Whale', 100);
    await place(1, 'Goat', 100);
    expect((await rows(ben)).some(({ kind }) => kind === 'from_teacher')).toBe(false);
    expect((await rows(beech.token)).some(({ kind }) => kind === 'from_teacher')).toBe(false);
  });

  it('of another school contain nothing of this one', async () => {
    const elm = await app.makeSchool(`elm${newId().slice(-4)}`);
    const { body } = await app.ask<BookRows>(elm, 'GET', '/api/book-rows/');
    expect(body.rows).toEqual([]);
  });
});

describe('the rows of a child', () => {
  it('omit what has a price and what is for older children, from what a teacher gave too', async () => {
    const price = { price_minor: 450, currency: 'GBP' };
    const dear = await publishToLibrary(app, oak, {
      title: 'Dear',
      sdg_goals: [13],
      themes: ['the sea'],
      ...price,
    });
    const older = await publishToLibrary(app, oak, {
      title: 'Older',
      sdg_goals: [13],
      age_min: 14,
      age_max: 16,
    });
    forgetRows();
    const list = await app.ask<{ id: string }>(oak, 'POST', '/api/reading-lists/', {
      as: beech.token,
      body: {
        title: 'With a price',
        audience: 'class',
        class_id: beech.id,
        books: [{ id: dear }, { id: ids['Crab'] }],
      },
    });
    const shown = async (as?: string) =>
      (await rows(as)).flatMap(({ books }) => books.map(({ book }) => book.title));
    for (const as of [undefined, ada, ben]) {
      expect(await shown(as)).not.toContain('Dear');
      expect(await shown(as)).not.toContain('Older');
    }
    const given = (await rows(ada)).find(({ list: one }) => one?.title === 'With a price')!;
    expect(given.books.map(({ book }) => book.title)).toEqual(['Crab']);
    // A teacher opens both.
    expect(await shown(beech.token)).toEqual(expect.arrayContaining(['Dear', 'Older']));
    expect(await near(ids['Whale']!, ada)).not.toContain('Dear');
    await app.within(oak, async (tx) => {
      await tx.readingList.deleteMany({ where: { id: list.body.id } });
      await tx.book.deleteMany({ where: { id: { in: [dear, older] } } });
    });
    forgetRows();
  });

  it('have those for their age and language, and no book leads two of them', async () => {
    const child = await app.makePerson(oak, 'student');
    await app.within(oak, (tx) =>
      tx.user.updateMany({
        where: { id: child.id },
        data: { birth_year: new Date().getFullYear() - 8, birth_month: 1 },
      }),
    );
    const put = (title: string, language: string, ages: [number, number]) =>
      publishToLibrary(app, oak, {
        title,
        language,
        age_min: ages[0],
        age_max: ages[1],
        age_rating: 6,
        sdg_goals: [13],
      });
    const made = [
      await put('For seven', 'en-GB', [7, 9]),
      await put('For eight', 'en', [7, 10]),
      await put('Pour huit ans', 'fr', [7, 9]),
      await put('For four', 'en', [3, 5]),
    ];
    forgetRows();
    const { access } = await app.signIn(child);
    const found = await rows(access);
    const [kinds, leads] = [found.map(({ kind }) => kind), found.map(({ books }) => books[0]!.book.id)];
    const ofAge = found.find(({ kind }) => kind === 'for_age')!;
    expect(told(ofAge)).toEqual(['for_age', ['For eight', 'For seven']]);
    expect(kinds.indexOf('for_age')).toBeLessThan(kinds.indexOf('goal'));
    expect(new Set(leads).size).toBe(leads.length);
    // The page's language comes first where a row has several.
    const goal = found.find(({ kind }) => kind === 'goal')!;
    expect(goal.books.at(-1)!.book.title).toBe('Pour huit ans');
    await app.within(oak, (tx) => tx.book.deleteMany({ where: { id: { in: made } } }));
    forgetRows();
  });

  const near = async (id: string, as: string) =>
    (
      await app.ask<{ books: { book: { title: string } }[] }>(oak, 'GET', `/api/books/${id}/near/`, { as })
    ).body.books.map(({ book }) => book.title);
});

describe('the suggestions at the end of a book', () => {
  type Near = { books: { book: { title: string }; why: unknown }[] };
  const near = async (title: string, as?: string) =>
    (await app.ask<Near>(oak, 'GET', `/api/books/${ids[title]}/near/`, { as })).body.books.map(
      ({ book, why }) => [book.title, why],
    );

  beforeAll(() =>
    app.within(oak, (tx) =>
      tx.category.createMany({ data: [{ tenant_id: oak.id, slug: 'animals', name: 'Animals' }] }),
    ),
  );

  it('have reasons, closest first, and contain nothing unsuitable for a child of unknown age', async () => {
    expect(await near('Whale')).toEqual([
      ['Anas next', { kind: 'author', value: 'Ana Sol' }],
      ['Crab', { kind: 'theme', value: 'the sea' }],
      ['Shark', { kind: 'theme', value: 'the sea' }],
      ['Goat', { kind: 'category', value: 'animals' }],
    ]);
    expect((await near('Whale', (await app.signIn(beech.teacher)).access)).map(([title]) => title)).toContain(
      'Old shark',
    );
  });

  it('omit books that were started', async () => {
    expect((await near('Shark', ada)).map(([title]) => title)).toEqual(['Crab']);
  });

  it('are empty for a book without similar ones, and for an unknown book', async () => {
    expect(await near('Le loup')).toEqual([]);
    const elm = await app.makeSchool('elm');
    expect((await app.ask(elm, 'GET', `/api/books/${ids['Whale']}/near/`)).status).toBe(404);
  });

  it('contain one book of each work, in the same language', async () => {
    const work_id = newId();
    const made = await Promise.all(
      (['en', 'fr', 'hi'] as const).map((language) =>
        publishToLibrary(app, oak, { title: `Lake ${language}`, language, work_id, themes: ['lakes'] }),
      ),
    );
    ids['Ponds'] = await publishToLibrary(app, oak, { title: 'Ponds', themes: ['lakes'] });
    expect((await near('Ponds')).map(([title]) => title)).toEqual(['Lake en']);
    await app.within(oak, (tx) => tx.book.deleteMany({ where: { id: { in: [...made, ids['Ponds']!] } } }));
  });
});

describe('the reading of other people', () => {
  const readBy = async (as: string) =>
    (await rows(as))
      .filter(({ kind }) => kind === 'read_by')
      .map(({ people, books }) => [
        people?.kind,
        people?.name,
        books.map(({ book, why }) => [book.title, why?.kind, why?.value]),
      ]);

  it('is shown to a teacher of the class only', async () => {
    await app.within(oak, (tx) => tx.readingProgress.deleteMany({}));
    await place(0, 'Whale', 100);
    await place(1, 'Whale', 20);
    await place(1, 'Crab', 40);
    const [row, ...others] = await readBy((await app.signIn(beech.teacher)).access);
    expect(others).toEqual([]);
    expect(row).toEqual([
      'class',
      expect.any(String),
      [
        ['Whale', 'readers', '2'],
        ['Crab', 'readers', '1'],
      ],
    ]);
    expect(await readBy(await app.tokenOf(oak, 'teacher'))).toEqual([]);
    expect(await readBy(ada)).toEqual([]);
  });

  it('is shown to a guardian while the permission lasts', async () => {
    const parent = await app.makePerson(oak, 'parent');
    const child = beech.students[0]!;
    await app.within(oak, (tx) =>
      tx.guardianLink.create({
        data: {
          id: newId(),
          tenant_id: oak.id,
          student_id: child.id,
          guardian_id: parent.id,
          state: 'active',
          permissions: ['view_progress'],
          invited_by: beech.teacher.id,
        },
      }),
    );
    const token = (await app.signIn(parent)).access;
    expect(await readBy(token)).toEqual([['child', expect.any(String), [['Whale', 'percentage', '100']]]]);
    await app.within(oak, (tx) =>
      tx.guardianLink.updateMany({ where: { guardian_id: parent.id }, data: { permissions: ['consent'] } }),
    );
    expect(await readBy(token)).toEqual([]);
  });
});
