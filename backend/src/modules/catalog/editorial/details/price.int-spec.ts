import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import type { Book } from '../../library/books/book-view.ts';
import type { EditedBooks } from '../moderation/book-moderation.controller.ts';
import type { BookDetailsView } from './book-details.ts';

let app: TestApp;
let oak: TestSchool;
let head: string;

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  head = await app.tokenOf(oak, 'school_admin');
});
afterAll(() => app.close());

const change = (id: string, body: object, as = head) =>
  app.ask<Pick<BookDetailsView, 'price' | 'charity_bps'> & Problem>(
    oak,
    'PATCH',
    `/api/books/${id}/details`,
    { as, body },
  );
const page = async (id: string, as?: string) =>
  (await app.ask<Book>(oak, 'GET', `/api/books/${id}/`, { as })).body;
const price = { amount: 450, currency: 'GBP' };
const movesOf = (id: string) =>
  app.within(oak, (tx) =>
    tx.bookHistoryEntry.findMany({ where: { tenant_id: oak.id, book_id: id }, orderBy: { id: 'asc' } }),
  );
const pricings = () =>
  app.db.systemTransaction(async (tx) =>
    (await tx.outboxEvent.findMany({ where: { type: 'catalog.staff-acted.v2' }, orderBy: { id: 'asc' } }))
      .map(({ payload }) => payload as { action: string; name: string; reason: string })
      .filter(({ action }) => action === 'book.priced'),
  );

describe('the price of a book', () => {
  it('is set by people who manage books, with the charity’s share, and shown on its page, in its history and in the audit', async () => {
    const id = await publishToLibrary(app, oak, { title: 'Sold', visibility: 'public' });
    expect((await change(id, { price, charity_bps: 2000 })).body).toMatchObject({ price, charity_bps: 2000 });
    expect(await page(id)).toMatchObject({
      price,
      charity_bps: 2000,
      access: { read: false, reason: 'purchase_required' },
    });
    expect((await movesOf(id)).map(({ detail }) => detail)).toEqual([
      { price: [null, price], charity_bps: [null, 2000] },
    ]);
    expect((await pricings()).map(({ name, reason }) => [name, reason])).toEqual([
      ['Sold', 'free → 4.50 GBP; to charity: nothing said → 20 %'],
    ]);
    // The same values again change nothing.
    await change(id, { price, charity_bps: 2000 });
    expect((await movesOf(id)).length).toBe(1);
    // When it is free again, the charity share is removed, too.
    await change(id, { price: null });
    expect(await page(id)).toMatchObject({ price: null, charity_bps: null, access: { read: true } });
  });

  it('has a known currency, and the charity’s share is at most the whole', async () => {
    const id = await publishToLibrary(app, oak, {});
    const wrong = async (body: object) => Object.keys((await change(id, body)).body.errors ?? {});
    expect(await wrong({ price: { amount: 4.5, currency: 'GBP' } })).toEqual(['price.amount']);
    expect(await wrong({ price: { amount: 0, currency: 'GBP' } })).toEqual(['price.amount']);
    expect(await wrong({ price: { amount: 450, currency: 'QQQ' } })).toEqual(['price.currency']);
    expect(await wrong({ charity_bps: 10_001 })).toEqual(['charity_bps']);
    const teacher = await app.makePerson(oak, 'teacher');
    const own = await publishToLibrary(app, oak, { created_by: teacher.id });
    const { status, body } = await change(own, { price }, (await app.signIn(teacher)).access);
    expect([status, body.code]).toEqual([403, 'not_allowed']);
  });

  it('can be set for several books at once, and undone at once', async () => {
    const free = await publishToLibrary(app, oak, { title: 'Free' });
    const dear = await publishToLibrary(app, oak, { title: 'Dear', price_minor: 900, currency: 'EUR' });
    const { body } = await app.ask<EditedBooks>(oak, 'POST', '/api/books/edit', {
      as: head,
      body: { books: [free, dear], set: { price, charity_bps: 5000 } },
    });
    expect(body.changed).toBe(2);
    expect([(await page(free, head)).price, (await page(dear, head)).price]).toEqual([price, price]);
    // Meanwhile somebody changes the price of one of them, in the same currency.
    await change(dear, { price: { amount: 700, currency: 'GBP' } });
    await app.ask(oak, 'POST', '/api/books/edit/undo', { as: head, body: { edits: body.edits } });
    expect((await page(free, head)).price).toBeNull();
    expect((await page(dear, head)).price).toEqual({ amount: 700, currency: 'GBP' });
  });
});
