import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { publishedBook } from '../../../../../test/support/books.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { Book } from '../books/book-view.ts';
import { epub } from '../../documents/ingestion/testing/epub.ts';
import type { BookSample } from './get-sample.query.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let teacher: string;
let book: Book;

const PAGES = ['cover', 'one', 'two', 'three', 'four'];
const pageOf = (name: string) => ({
  name: `EPUB/${name}.xhtml`,
  data: `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${name}</title></head><body>
    <h1>Heading</h1><img src="boat%20a.png" alt="A boat"/><p>This is page ${name} of a story about a small boat.</p></body></html>`,
});

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  teacher = (await app.signIn(await app.makePerson(oak, 'teacher'))).access;
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  book = await publishedBook(
    app,
    oak,
    teacher,
    epub({
      items: `<item id="boat" href="boat%20a.png" media-type="image/png"/>${PAGES.map((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`).join('')}`,
      spine: `<spine>${PAGES.map((name) => `<itemref idref="${name}"/>`).join('')}<itemref idref="page"/></spine>`,
      files: [{ name: 'EPUB/boat a.png', data: picture }, ...PAGES.map(pageOf)],
    }),
  );
}, 60_000);
afterAll(() => app.close());

const look = (school: TestSchool, as?: string) =>
  app.ask<BookSample>(school, 'GET', `/api/books/${book.slug}/sample/`, { as });
const change = (data: object) =>
  app.within(oak, (tx) =>
    tx.book.update({ where: { tenant_id_id: { tenant_id: oak.id, id: book.id } }, data }),
  );

describe('a sample', () => {
  it('shows the first pages of the story with their pictures, not its cover, its headings or the rest', async () => {
    const { body } = await look(oak, teacher);
    expect(body.pages.map(({ paragraphs }) => paragraphs)).toEqual(
      ['one', 'two', 'three'].map((name) => [`This is page ${name} of a story about a small boat.`]),
    );
    const { picture } = body.pages[0]!;
    expect(picture!.alt).toBe('A boat');
    const { pathname } = new URL(picture!.url);
    const shown = await app.ask(oak.files, 'GET', pathname);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(shown.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('opens no other file of the book, and no file of another book', async () => {
    const { pathname } = new URL((await look(oak, teacher)).body.pages[0]!.picture!.url);
    for (const path of [
      pathname.replace('boat%20a.png', 'one.xhtml'),
      pathname.replace('boat%20a.png', 'boat%20a.png/../one.xhtml'),
      pathname.replace(/\/c\/.{22}/, '/c/AAAAAAAAAAAAAAAAAAAAAA'),
      pathname.replace(book.id, '01890000-0000-7000-8000-000000000000'),
    ])
      expect([path, (await app.ask(oak.files, 'GET', path)).status]).toEqual([path, 404]);
  });

  it('is refused to visitors where the school restricts the book to its members', async () => {
    expect((await look(oak)).body).toEqual({ pages: [] });
    await change({ visibility: 'public' });
    expect((await look(oak)).body.pages).toHaveLength(3);
  });

  it('of a book for sale is shorter, and never the whole book', async () => {
    await change({ price_minor: 300, currency: 'GBP' });
    const parent = (await app.signIn(await app.makePerson(oak, 'parent'))).access;
    expect((await look(oak, parent)).body.pages).toHaveLength(1);
    await change({ price_minor: null, currency: null });
  });

  it('answers 404 to people who may not see the book, and at other schools', async () => {
    expect((await look(elm, undefined)).status).toBe(404);
    await change({ visibility: 'private' });
    expect((await look(oak)).status).toBe(404);
    await change({ visibility: 'school' });
  });
});
