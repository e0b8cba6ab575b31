import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { coveredEpub, publishedBook, publishToLibrary } from '../../../../../test/support/books.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { inContext } from '../../../../platform/context.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { GrantIssued, GrantRevoked } from '../../../commerce/contract.ts';
import { TransferReadersWhenBooksMerged } from '../../editorial/duplicates/transfer-readers-when-books-merged.ts';
import type { BookContent } from '../../reading/content/open-book.query.ts';
import type { BookPage } from '../book-routes/books.controller.ts';
import type { Book } from '../books/book-view.ts';
import { CloseBookWhenGrantRevoked, OpenBookWhenGrantIssued } from './follow-grants.ts';
import { TransferOwnedBooksWhenPeopleMerged } from './transfer-owned-books-when-people-merged.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
});
afterAll(() => app.close());

const within = <T>(run: () => Promise<T>, school = oak): Promise<T> =>
  inContext({ correlationId: newId(), tenantId: school.id, principal: null }, run);
type Grant = { grant_id: string; user_id: string; book_id: string };
const grantOf = (user: TestPerson, book_id: string): Grant => ({
  grant_id: newId(),
  user_id: user.id,
  book_id,
});
/** Runs the consumer as the worker does. */
const issue = (grant: Grant, school = oak) => hear(OpenBookWhenGrantIssued, grant, school);
const revoke = (grant: Grant, school = oak) => hear(CloseBookWhenGrantRevoked, grant, school);
const hear = (
  type: typeof OpenBookWhenGrantIssued | typeof CloseBookWhenGrantRevoked,
  grant: Grant,
  school: TestSchool,
) =>
  within(async () => {
    const consumer = app.nest.get(type, { strict: false });
    const account = await consumer.prepare(grant);
    await app.db.transaction((tx) => consumer.handle(grant, tx, account));
  }, school);
const tell = (event: typeof GrantIssued | typeof GrantRevoked, grant: Grant) =>
  app.within(oak, (tx) => app.nest.get(Outbox).add(tx, event, grant));

const forSale = (change: object = {}) =>
  publishToLibrary(app, oak, { price_minor: 500, currency: 'GBP', ...change });
const buyer = async () => {
  const person = await app.makePerson(oak, 'parent');
  return { person, token: (await app.signIn(person)).access };
};
const accessOf = async (book: string, as?: string, school = oak) =>
  (await app.ask<Book>(school, 'GET', `/api/books/${book}/`, { as })).body.access;
const CLOSED = { read: false, reason: 'purchase_required' };
const OWNED = { read: true, reason: 'owned' };

describe('a grant', () => {
  it('opens the book for its owner, and for nobody else', async () => {
    const [{ person, token }, other] = [await buyer(), await buyer()];
    const book = await forSale();
    expect(await accessOf(book, token)).toEqual(CLOSED);
    await issue(grantOf(person, book));
    expect(await accessOf(book, token)).toEqual(OWNED);
    expect(await accessOf(book, other.token)).toEqual(CLOSED);
    expect((await app.ask(oak, 'GET', `/api/books/${book}/`)).status).toBe(200);
    expect(await accessOf(book)).toEqual(CLOSED);
  });

  it('of another school opens nothing here', async () => {
    const { person, token } = await buyer();
    const book = await publishToLibrary(app, app.platform, { price_minor: 500, currency: 'GBP' });
    await issue(grantOf(person, book), elm);
    expect(await accessOf(book, token)).toEqual(CLOSED);
    await issue(grantOf(person, book));
    expect(await accessOf(book, token)).toEqual(OWNED);
  });

  it('may be told twice, and its end may arrive first', async () => {
    const { person, token } = await buyer();
    const [twice, late] = [await forSale(), await forSale()];
    const [one, other] = [grantOf(person, twice), grantOf(person, late)];
    await issue(one);
    await issue(one);
    await revoke(other);
    await issue(other);
    expect([await accessOf(twice, token), await accessOf(late, token)]).toEqual([OWNED, CLOSED]);
    await revoke(one);
    await revoke(one);
    await issue(one);
    expect(await accessOf(twice, token)).toEqual(CLOSED);
  });

  it('that is over leaves the book open when it was bought again', async () => {
    const { person, token } = await buyer();
    const book = await forSale();
    const [first, second] = [grantOf(person, book), grantOf(person, book)];
    await issue(first);
    await issue(second);
    await revoke(first);
    expect(await accessOf(book, token)).toEqual(OWNED);
    await revoke(second);
    expect(await accessOf(book, token)).toEqual(CLOSED);
  });

  it('opens what a grown-up bought for a student, whatever their age and classes; hidden books stay closed', async () => {
    const student = await app.makePerson(oak, 'student');
    const token = (await app.signIn(student)).access;
    const status = async (id: string) =>
      (await app.ask(oak, 'GET', `/api/books/${id}/`, { as: token })).status;
    const books = [
      await forSale(),
      await forSale({ age_rating: 16 }),
      await forSale({ visibility: 'class', class_id: newId() }),
    ];
    const hidden = await forSale();
    const archived = await forSale({ status: 'archived' });
    expect(await Promise.all(books.map(status))).toEqual([200, 404, 404]);
    for (const id of [...books, hidden, archived]) await issue(grantOf(student, id));
    await app.within(oak, (tx) =>
      tx.hiddenBook.createMany({
        data: [{ tenant_id: oak.id, book_id: hidden, reason: 'unsuitable', hidden_by: newId() }],
      }),
    );
    for (const id of books) expect(await accessOf(id, token)).toEqual(OWNED);
    expect(await Promise.all([hidden, archived].map(status))).toEqual([404, 404]);
    const shelf = await app.ask<BookPage>(oak, 'GET', '/api/books/?owned=true', { as: token });
    expect(shelf.body.results.map(({ id }) => id).sort()).toEqual([...books].sort());
    const facets = await app.ask<{ language: { count: number }[] }>(
      oak,
      'GET',
      '/api/books/facets?owned=true',
      { as: token },
    );
    expect(JSON.stringify(facets.body)).toContain('"count":3');
  });

  it('follows a merged book, whichever event is heard first', async () => {
    const [early, late] = [await buyer(), await buyer()];
    const [kept, merged] = [await forSale(), await forSale()];
    await issue(grantOf(early.person, merged));
    await app.within(oak, (tx) =>
      tx.book.updateMany({ where: { id: merged }, data: { merged_into: kept, status: 'archived' } }),
    );
    await within(() =>
      app.nest
        .get(TransferReadersWhenBooksMerged, { strict: false })
        .prepare({ kept_id: kept, merged_id: merged }),
    );
    await issue(grantOf(late.person, merged));
    for (const { token } of [early, late])
      for (const id of [kept, merged]) expect(await accessOf(id, token)).toEqual(OWNED);
  });

  it('follows merged accounts, and is over there too', async () => {
    const { person, token } = await buyer();
    const [book, other] = [await forSale(), await forSale()];
    const merged = await app.makePerson(oak, 'parent');
    const [early, late] = [grantOf(merged, book), grantOf(merged, other)];
    await issue(early);
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { id: merged.id }, data: { merged_into: person.id, status: 'archived' } }),
    );
    await within(async () => {
      const consumer = app.nest.get(TransferOwnedBooksWhenPeopleMerged, { strict: false });
      const event = { kept_id: person.id, merged_id: merged.id };
      const account = await consumer.prepare(event);
      await app.db.transaction((tx) => consumer.handle(event, tx, account));
    });
    await issue(late);
    expect([await accessOf(book, token), await accessOf(other, token)]).toEqual([OWNED, OWNED]);
    await revoke(early);
    expect([await accessOf(book, token), await accessOf(other, token)]).toEqual([CLOSED, OWNED]);
  });
});

describe('the shelf of bought books', () => {
  it('has the books that the caller owns', async () => {
    const { person, token } = await buyer();
    const [book, refunded] = [await forSale({ title: 'Mine' }), await forSale()];
    const grant = grantOf(person, refunded);
    for (const one of [grantOf(person, book), grantOf(person, book), grant]) await issue(one);
    await revoke(grant);
    const shelf = await app.ask<BookPage>(oak, 'GET', '/api/books/?owned=true', { as: token });
    expect(shelf.body).toMatchObject({ count: 1, results: [{ id: book, access: OWNED }] });
    // It is read anew for each request.
    await issue(grantOf(person, refunded));
    expect((await app.ask<BookPage>(oak, 'GET', '/api/books/?owned=true', { as: token })).body.count).toBe(2);
    const visitor = await app.ask<Problem>(oak, 'GET', '/api/books/?owned=true');
    expect([visitor.status, visitor.body.code]).toEqual([401, 'not_signed_in']);
  });

  it('has books of reading lists, of rows and of reading apps open', async () => {
    const { person, token } = await buyer();
    const book = await forSale();
    await issue(grantOf(person, book));
    const feed = await app.ask<{ publications: { links: { rel: string; href: string }[] }[] }>(
      oak,
      'GET',
      '/api/opds/books?owned=true',
      { as: token },
    );
    expect(feed.body.publications).toHaveLength(1);
    expect(feed.body.publications[0]!.links).toContainEqual(
      expect.objectContaining({
        rel: 'http://opds-spec.org/acquisition',
        href: expect.stringContaining('/file'),
      }),
    );
    await app.ask(oak, 'PUT', `/api/books/${book}/reading-state/`, {
      as: token,
      body: { state: 'want', client_time: new Date().toISOString() },
    });
    const { body } = await app.ask<{ rows: { kind: string; books: { book: Book }[] }[] }>(
      oak,
      'GET',
      '/api/book-rows/',
      { as: token },
    );
    expect(body.rows.find(({ kind }) => kind === 'want')?.books).toMatchObject([
      { book: { id: book, access: OWNED } },
    ]);
  });
});

describe('a refund', () => {
  it('closes what is open: the reader, its files, the offline copy and the file for reading apps', async () => {
    const teacher = await app.tokenOf(oak, 'teacher');
    const { id } = await publishedBook(
      app,
      oak,
      teacher,
      await coveredEpub({ body: '<p>A boat sails.</p>' }),
    );
    await app.within(oak, (tx) =>
      tx.book.updateMany({ where: { id }, data: { price_minor: 500, currency: 'GBP' } }),
    );
    const { person, token } = await buyer();
    const grant = grantOf(person, id);
    await tell(GrantIssued, grant);
    const open = () => app.ask<BookContent & Problem>(oak, 'GET', `/api/books/${id}/content/`, { as: token });
    const { body } = await eventually(async () => {
      const answer = await open();
      expect(answer.status).toBe(200);
      return answer;
    });
    const ways = async () => {
      const { host, pathname } = new URL(body.base_url);
      const file = await app.ask(host, 'GET', `${pathname}META-INF/container.xml`);
      return [
        (await open()).status,
        file.status,
        (await app.ask(oak, 'GET', `/api/books/${id}/content/META-INF/container.xml`, { as: token })).status,
        (await app.ask(oak, 'GET', `/api/books/${id}/offline/`, { as: token })).status,
        (await app.ask(oak, 'GET', `/api/opds/books/${id}/file`, { as: token })).status,
      ];
    };
    expect(await ways()).toEqual([200, 200, 200, 200, 200]);
    const { host, pathname } = new URL(body.base_url);
    const page = await app.ask(host, 'GET', `${pathname}META-INF/container.xml`);
    expect(page.headers['cache-control']).toBe('private, no-cache');

    await tell(GrantRevoked, grant);
    await eventually(async () => expect(await ways()).toEqual([403, 404, 403, 403, 403]));
    expect((await open()).body.code).toBe('purchase_required');
  });
});
