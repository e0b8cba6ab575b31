import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { multipart, publishToLibrary, untilChecked } from '../../../../../test/support/books.ts';
import { coveredEpub } from '../../../../../test/support/books.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import sharp from 'sharp';
import { zip } from '../../documents/ingestion/testing/zip.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import type { Book } from '../../library/books/book-view.ts';
import type { BookDetailsView } from '../details/book-details.ts';
import type { DuplicateBookGroupPage } from '../duplicates/duplicate-views.ts';
import type { BooksAwaitingFilesPage, BookImportLinePage, BookImportView } from './import-views.ts';
import { ONIX_SHORT } from './testing/lists.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let [head, teacher, student, elmHead] = ['', '', '', ''];

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  [head, teacher, student, elmHead] = await Promise.all([
    app.tokenOf(oak, 'school_admin'),
    app.tokenOf(oak, 'teacher'),
    app.tokenOf(oak, 'student'),
    app.tokenOf(elm, 'school_admin'),
  ]);
  await app.within(oak, (tx) =>
    tx.category.createMany({ data: [{ tenant_id: oak.id, slug: 'animals', name: 'Animals', position: 1 }] }),
  );
});
afterAll(() => app.close());

type Sent = Pick<BookImportView, 'id'> & Pick<Problem, 'errors'>;
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT';
const ask = <Body = Problem>(method: Method, path: string, body?: unknown, as = head, school = oak) =>
  app.ask<Body>(school, method, `/api/${path}`, { as, ...(body !== undefined && { body }) });
const send = async (list: string | Buffer, as = head, school = oak) =>
  app.ask<Sent>(school, 'POST', '/api/book-imports/', {
    as,
    ...multipart([{ name: 'file', filename: 'books.csv', content: list }]),
  });
const settled = async (id: string, status: string, as = head, school = oak): Promise<BookImportView> => {
  let found: BookImportView;
  await eventually(async () => {
    found = (await ask<BookImportView>('GET', `book-imports/${id}/`, undefined, as, school)).body;
    expect(found.status).toBe(status);
  }, 30_000);
  return found!;
};
const bring = async (list: string | Buffer, as = head, school = oak) =>
  settled((await send(list, as, school)).body.id, 'checked', as, school);
const run = async (id: string, as = head, school = oak) => {
  const { status } = await ask('POST', `book-imports/${id}/start/`, {}, as, school);
  expect(status).toBe(202);
  return settled(id, 'done', as, school);
};
const lines = (id: string) =>
  ask<BookImportLinePage>('GET', `book-imports/${id}/lines/`).then(({ body }) => body.results);
const table = (...rows: string[]) => ['ISBN;Title;Author;Subject;Language', ...rows].join('\n');

describe('a list of books', () => {
  it('is validated, corrected, imported, and changes nothing when imported again', async () => {
    const list = table(
      '9780306406157;The Heron;Ada Marsh;Animals;English',
      '9780804429574;The Otter;Ben Okoro;Trains;en',
      ';The Reed;;;fr',
    );
    const checked = await bring(list);
    expect(checked).toMatchObject({ create: 2, problem: 1, lines_total: 3, form: 'csv' });
    const [, wrong] = await lines(checked.id);
    expect(wrong!.problems).toEqual([
      { field: 'isbn', message: expect.stringMatching(/do not fit together/) },
    ]);
    expect(await app.within(oak, (tx) => tx.book.count())).toBe(0);

    const mended = await ask<BookImportView>('PATCH', `book-imports/${checked.id}/lines/${wrong!.line}/`, {
      written: { isbn: '978-0-8044-2957-3' },
    });
    expect(mended.body).toMatchObject({ create: 3, problem: 0 });
    expect(await run(checked.id)).toMatchObject({ lines_done: 3 });
    const again = await ask<BookImportView>('POST', `book-imports/${checked.id}/start/`, {});
    expect(again.body.status).toBe('done');

    const books = await app.within(oak, (tx) => tx.book.findMany({ orderBy: { title: 'asc' } }));
    expect(books).toMatchObject([
      {
        title: 'The Heron',
        isbn: '9780306406157',
        categories: ['animals'],
        language: 'en',
        status: 'draft',
        awaits_file: true,
      },
      { title: 'The Otter', isbn: '9780804429573', keywords: ['trains'] },
      { title: 'The Reed', isbn: null, language: 'fr' },
    ]);
    const seen = await ask<{ count: number }>('GET', 'books/', undefined, student);
    expect(seen.body.count).toBe(0);
    expect((await ask('GET', `books/${books[0]!.id}/`, undefined, student)).status).toBe(404);
    expect((await ask('POST', `books/${books[0]!.id}/publish/`, {})).body.detail).toMatch(
      /waits for its file/,
    );
    const board = await ask<{ columns: { count: number }[] }>('GET', 'book-desk/board/');
    expect(board.body.columns.every(({ count }) => count === 0)).toBe(true);

    const second = await bring(list.replace('9780804429574', '9780804429573'));
    expect(second).toMatchObject({ create: 0, update: 0, same: 3, problem: 0 });
    const nothing = await ask('POST', `book-imports/${second.id}/start/`, {});
    expect([nothing.status, nothing.body.code]).toEqual([422, 'nothing_to_import']);
  });

  it('attaches a file that is named by its ISBN, and keeps the record', async () => {
    const content = await coveredEpub();
    const sent = await app.ask<{ id: string }>(oak, 'POST', '/api/books/', {
      as: head,
      ...multipart([{ name: 'file', filename: '978-0-306-40615-7.epub', content }]),
    });
    expect((await untilChecked(app, oak, head, sent.body.id)).status).toBe('ready');
    const { body } = await ask<Book>('GET', `books/${sent.body.id}/`);
    expect(body).toMatchObject({
      title: 'The Heron',
      authors: ['Ada Marsh'],
      language: 'en',
      isbn: '9780306406157',
      status: 'draft',
    });
    const awaited = await ask<BooksAwaitingFilesPage>('GET', 'awaited-books/');
    expect(awaited.body.results.map(({ title }) => title).sort()).toEqual(['The Otter', 'The Reed']);
    const other = awaited.body.results.find(({ title }) => title === 'The Reed')!;
    const into = (id: string, as: string, school = oak) =>
      app.ask<Problem>(school, 'POST', `/api/books/${id}/file/`, {
        as,
        ...multipart([{ name: 'file', filename: 'reed.epub', content }]),
      });
    expect((await into(other.id, teacher)).status).toBe(404);
    expect((await into(other.id, elmHead, elm)).status).toBe(404);
    const both = await Promise.all([into(other.id, head), into(other.id, head)]);
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect((await untilChecked(app, oak, head, other.id)).status).toBe('ready');
    expect((await ask<BooksAwaitingFilesPage>('GET', 'awaited-books/')).body.count).toBe(1);
  });

  it('updates known books, and is undone for books that nobody has changed since', async () => {
    const heron = (await app.within(oak, (tx) => tx.book.findFirst({ where: { isbn: '9780306406157' } })))!;
    const checked = await bring(ONIX_SHORT);
    expect(checked).toMatchObject({ form: 'onix', update: 1, problem: 1 });
    await run(checked.id);
    const after = (await app.within(oak, (tx) => tx.book.findFirst({ where: { id: heron.id } })))!;
    expect(after).toMatchObject({
      title: 'The Heron at Dawn',
      series: 'River Books',
      license: 'CC-BY-4.0',
      age_rating: 6,
      publisher: 'Reed Press',
    });
    await ask('PATCH', `books/${heron.id}/details/`, { publisher: 'Another' });
    const undone = await ask<BookImportView>('POST', `book-imports/${checked.id}/undo/`, {});
    expect([undone.status, undone.body.status]).toEqual([200, 'undone']);
    const back = (await app.within(oak, (tx) => tx.book.findFirst({ where: { id: heron.id } })))!;
    expect(back).toMatchObject({ title: 'The Heron', series: null, publisher: 'Another' });
    const moves = await app.within(oak, (tx) =>
      tx.bookHistoryEntry.findMany({ where: { book_id: heron.id } }),
    );
    expect(moves.map(({ move }) => move)).toEqual(expect.arrayContaining(['import', 'edit', 'undo']));

    const fresh = await bring(table(';Short lived;;;'));
    await run(fresh.id);
    await ask('POST', `book-imports/${fresh.id}/undo/`, {});
    expect(await app.within(oak, (tx) => tx.book.count({ where: { title: 'Short lived' } }))).toBe(0);
  });

  it('creates each book once when two lists are imported at once', async () => {
    const list = table(...Array.from({ length: 30 }, (_, n) => `;Twin ${n};Somebody;;en`));
    const [one, two] = await Promise.all([bring(list), bring(list)]);
    await Promise.all([run(one.id), run(two.id)]);
    expect(await app.within(oak, (tx) => tx.book.count({ where: { title: { startsWith: 'Twin ' } } }))).toBe(
      30,
    );
  });

  it('can be validated again with other columns', async () => {
    const checked = await bring('Werk;Wer\nDer Fluss;Ada\n');
    expect(checked).toMatchObject({ problem: 1, column_fields: ['', ''] });
    const read = await ask<BookImportView>('PATCH', `book-imports/${checked.id}/`, {
      fields: ['title', 'authors'],
    });
    expect(read.body).toMatchObject({ create: 1, problem: 0 });
  });

  it('is refused with a message, and is visible only in its school to those who manage books', async () => {
    const { body } = await send('<!DOCTYPE x [<!ENTITY a "b">]><ONIXMessage/>');
    expect((await settled(body.id, 'failed')).error).toMatch(/declares a document type/);
    expect((await send('')).body.errors).toEqual({ file: ['This file is empty. Choose another one.'] });
    expect((await send('a', teacher)).status).toBe(403);
    expect((await ask('GET', `book-imports/${body.id}/`, undefined, elmHead, elm)).status).toBe(404);
    expect((await ask('GET', `book-imports/${body.id}/lines/`, undefined, elmHead, elm)).status).toBe(404);
    const odd = await bring(table(';Odd;;;'));
    const wrong = await ask('PATCH', `book-imports/${odd.id}/lines/2/`, { written: { tenant_id: 'x' } });
    expect(wrong.status).toBe(422);
  });
});

describe('details', () => {
  it('are entered in a form by those who manage books, with a message about a wrong ISBN', async () => {
    const made = await ask('POST', 'books/described/', { title: 'THE SHOUT', isbn: '0-306-40615-3' });
    expect(made.body.errors).toEqual({ isbn: [expect.stringMatching(/do not fit together/)] });
    const { body } = await ask<BookDetailsView>('POST', 'books/described/', {
      title: 'THE SHOUT',
      isbn: '0-19-852663-6',
      visibility: 'school',
    });
    expect(body).toMatchObject({ isbn: '9780198526636', awaits_file: true, visibility: 'school' });
    expect(body.remarks).toEqual(
      expect.arrayContaining(['title-capitals', 'language-missing', 'age-missing']),
    );
    const at = `books/${body.id}/details/`;
    expect((await ask('GET', at, undefined, teacher)).status).toBe(404);
    expect((await ask('PATCH', at, { visibility: 'platform' })).body.errors).toHaveProperty('visibility');
    expect((await ask('PATCH', at, { visibility: 'class' })).body.errors).toEqual({
      class_id: ['Choose the class that the book is for.'],
    });
    expect((await ask('PATCH', at, { age_min: 9, age_max: 6 })).body.errors).toHaveProperty('age_max');
    const changed = await ask<BookDetailsView>('PATCH', at, {
      title: 'The shout',
      isbn: null,
      language: 'en',
      series: 'Loud',
      series_position: 3,
    });
    expect(changed.body).toMatchObject({
      title: 'The shout',
      isbn: null,
      series: 'Loud',
      series_position: 3,
      language: 'en',
    });
    expect(changed.body.remarks).not.toContain('title-capitals');
  });
});

describe('duplicate books', () => {
  it('are listed, marked as distinct permanently, and merged with their readers and addresses', async () => {
    const isbn = '9781861972712';
    const [one, two, three] = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => publishToLibrary(app, oak, { title, isbn, age_rating: 0 })),
    );
    const groups = async () =>
      (await ask<DuplicateBookGroupPage>('GET', 'book-twins/')).body.results.filter(({ same }) =>
        same.includes('isbn'),
      );
    expect((await groups())[0]!.books.map(({ id }) => id).sort()).toEqual([one, two, three].sort());
    expect((await ask('POST', 'book-twins/apart/', { books: [one, three] })).status).toBe(200);
    expect(await groups()).toHaveLength(1);

    await ask('PUT', `books/${two}/reaction/`, { reaction: 'wow' }, student);
    await app.within(oak, (tx) =>
      tx.book.updateMany({ where: { id: two! }, data: { summary: 'A summary.' } }),
    );
    const { slug } = (await ask<Book>('GET', `books/${two}/`)).body;
    expect((await ask('POST', 'book-twins/merge/', { keep: one, others: [two] }, elmHead, elm)).status).toBe(
      404,
    );
    expect((await ask('POST', 'book-twins/merge/', { keep: one, others: [two] }, teacher)).status).toBe(403);
    const merges = await Promise.all(
      [1, 2].map(() => ask('POST', 'book-twins/merge/', { keep: one, others: [two] })),
    );
    expect(merges.map(({ status }) => status)).toEqual([200, 200]);

    const led = await ask<Book>('GET', `books/${slug}/`, undefined, student);
    expect(led.body).toMatchObject({ id: one, summary: 'A summary.' });
    await eventually(async () => {
      const shown = await ask<Book>('GET', `books/${one}/`, undefined, student);
      expect(shown.body.reactions).toEqual({ wow: 1 });
    });
    expect((await ask('POST', `books/${two}/publish/`, {})).status).toBe(409);
    expect(await groups()).toEqual([]);
    const audit = await app.within(oak, (tx) => tx.bookHistoryEntry.count({ where: { move: 'merge' } }));
    expect(audit).toBe(2);
  });

  it('are merged into the platform’s book with their readers', async () => {
    const isbn = '9780439064873';
    const platforms = await publishToLibrary(app, app.platform, {
      title: 'Everybody’s',
      isbn,
      age_rating: 0,
    });
    const copy = await publishToLibrary(app, oak, {
      title: 'Our copy',
      isbn,
      age_rating: 0,
      slug: 'our-copy',
    });
    await publishToLibrary(app, elm, { title: 'The neighbours’ copy', isbn });
    const group = async () =>
      (await ask<DuplicateBookGroupPage>('GET', 'book-twins/')).body.results.find(({ books }) =>
        books.some(({ id }) => id === copy),
      );
    expect((await group())!.books.map(({ id, owner }) => [id, owner])).toEqual([
      [platforms, 'platform'],
      [copy, 'school'],
    ]);
    await ask('PUT', `books/${copy}/reaction/`, { reaction: 'wow' }, student);
    await app.within(oak, (tx) =>
      tx.readingProgress.createMany({
        data: [
          {
            tenant_id: oak.id,
            user_id: newId(),
            book_tenant_id: oak.id,
            book_id: copy,
            locator: {},
            percentage: 40,
            client_time: new Date(),
          },
        ],
      }),
    );
    // A school can neither merge the platform's book into its own nor change it.
    expect((await ask('POST', 'book-twins/merge/', { keep: copy, others: [platforms] })).status).toBe(404);
    expect(
      (await ask('POST', 'book-twins/merge/', { keep: platforms, others: [copy] }, teacher)).status,
    ).toBe(403);
    expect(
      (await ask('POST', 'book-twins/merge/', { keep: platforms, others: [copy] }, elmHead, elm)).status,
    ).toBe(404);
    expect((await ask('POST', 'book-twins/merge/', { keep: platforms, others: [copy] })).status).toBe(200);
    const led = await ask<Book>('GET', 'books/our-copy/', undefined, student);
    expect(led.body).toMatchObject({ id: platforms, title: 'Everybody’s', owner: 'platform' });
    await eventually(async () => {
      const rows = await app.within(oak, (tx) =>
        tx.readingProgress.findMany({ where: { book_id: platforms } }),
      );
      expect(rows.map(({ book_tenant_id, percentage }) => [book_tenant_id, percentage])).toEqual([
        [app.platform.id, 40],
      ]);
    });
    const reactions = await app.within(oak, (tx) =>
      tx.bookReaction.findMany({ where: { tenant_id: oak.id, book_id: platforms } }),
    );
    expect(reactions.map(({ book_tenant_id }) => book_tenant_id)).toEqual([app.platform.id]);
    expect(await group()).toBeUndefined();
    const kept = await app.within(app.platform, (tx) =>
      tx.bookHistoryEntry.count({ where: { book_id: platforms } }),
    );
    expect(kept).toBe(0);
  });

  it('are not merged where readers of the copy would lose access', async () => {
    const isbn = '9780747532743';
    const sold = await publishToLibrary(app, app.platform, { isbn, price_minor: 500, currency: 'GBP' });
    const older = await publishToLibrary(app, app.platform, { isbn, age_rating: 12 });
    const draft = await publishToLibrary(app, app.platform, { isbn, status: 'draft', published_at: null });
    const copy = await publishToLibrary(app, oak, { isbn, age_rating: 6 });
    const merge = async (keep: string) =>
      (await ask('POST', 'book-twins/merge/', { keep, others: [copy] })).body.code;
    expect(await merge(sold)).toBe('keeps_for_sale');
    expect(await merge(older)).toBe('keeps_older');
    expect(await merge(draft)).toBe('not_found');
    const books = [copy, sold, older];
    expect((await ask('POST', 'book-twins/apart/', { books })).status).toBe(200);
  });
});

describe('covers in a zip file', () => {
  const jpeg = () =>
    sharp({ create: { width: 300, height: 400, channels: 3, background: '#246' } })
      .withExif({ IFD0: { Artist: 'Mia K., Class 4' } })
      .jpeg()
      .toBuffer();
  const packed = (files: [string, Buffer][]) => zip(files.map(([name, data]) => ({ name, data })));
  const file = async (list: Buffer) => settled((await send(list)).body.id, 'done');

  it('are attached to the books with their ISBN and re-encoded; the others are named', async () => {
    const [isbn, other] = ['9780152023980', '9780064404990'];
    const id = await publishToLibrary(app, oak, { title: 'Bare', isbn });
    await publishToLibrary(app, elm, { title: 'Next door', isbn: other });
    const picture = await jpeg();
    const done = await file(
      packed([
        ['covers/978-0-15-202398-0.jpg', picture],
        ['9780152023980-again.jpg', picture],
        [`${other}.jpg`, picture],
        ['heron.jpg', picture],
        ['readme.txt', Buffer.from('Hello')],
      ]),
    );
    expect(done).toMatchObject({
      form: 'covers',
      lines_total: 4,
      lines_done: 1,
      problem: 3,
      undo_until: null,
    });
    expect(
      (await lines(done.id)).map(({ verdict, book_id, problems }) => [
        verdict,
        book_id,
        problems[0]?.message,
      ]),
    ).toEqual([
      ['update', id, undefined],
      ['problem', id, 'Another picture of this file is for the same book. The first one is used.'],
      ['problem', null, 'No book here has this ISBN. Bring the list of books in first.'],
      ['problem', null, 'Its name holds no ISBN. Call it like 9780306406157.jpg.'],
    ]);
    const shown = await ask<Book>('GET', `books/${id}/`);
    const cover = await app.ask(oak.files, 'GET', new URL(shown.body.cover!.medium).pathname);
    expect(cover.headers['content-type']).toBe('image/webp');
    expect(cover.bytes.includes('Mia K.')).toBe(false);
  });

  it('are refused as a whole where there are none or the file is broken, and one by one where they are not images', async () => {
    const failed = async (list: Buffer) => (await settled((await send(list)).body.id, 'failed')).error;
    expect(await failed(packed([['book.xlsx', Buffer.from('x')]]))).toContain('holds no covers');
    expect(await failed(packed([['9780152023980.jpg', await jpeg()]]).subarray(0, 300))).toContain('damaged');
    const isbn = '9780689711732';
    await publishToLibrary(app, oak, { isbn });
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://evil.example/x"/></svg>',
    );
    const done = await file(packed([[`${isbn}.png`, svg]]));
    expect((await lines(done.id))[0]!.problems[0]!.message).toContain('could not be read');
  });
});
