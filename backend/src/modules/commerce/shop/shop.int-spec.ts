import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openShop, sellBook } from '../../../../test/support/shop.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../test/support/test-app.ts';
import { newId } from '../../../platform/ids.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { MAX_CART_ITEMS } from './cart/carts.ts';
import type { Cart, MergedCart } from './cart/cart-view.ts';
import type { BookOffers } from './offers/offer-view.ts';
import type { CartQuote } from './pricing/quote-view.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let kites: string;
let rivers: string;
let free: string;
let foreign: string;
let platformBook: string;

beforeAll(async () => {
  app = await startTestApp({ settings: {} });
  [oak, elm] = await Promise.all([app.makeSchool('oak', { country: 'FR' }), app.makeSchool('elm')]);
  await openShop(app, oak);
  kites = await sellBook(app, oak, { title: 'Kites', slug: 'kites' });
  rivers = await sellBook(app, oak, { title: 'Rivers', price_minor: 999, charity_bps: 3330 });
  free = await sellBook(app, oak, { price_minor: null, currency: null, title: 'Free' });
  foreign = await sellBook(app, elm, { title: 'Elsewhere' });
  platformBook = await sellBook(app, app.platform, { title: 'For all schools' });
});
afterAll(() => app.close());

const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const newReader = async (role: 'parent' | 'student' | 'teacher' = 'parent') => {
  const person = await app.makePerson(oak, role);
  return { person, as: (await app.signIn(person)).access };
};
const add = (as: string, item: string) =>
  app.ask<Cart & Problem>(oak, 'POST', '/api/data/cart/', { as, body: { item } });
const read = (as: string, query = '') => app.ask<Cart>(oak, 'GET', `/api/data/cart/${query}`, { as });
const put = (as: string, items: unknown) =>
  app.ask<Cart & Problem>(oak, 'PUT', '/api/data/cart/', { as, body: { items } });
const quote = (body: object, to = oak) =>
  app.ask<CartQuote & Problem>(to, 'POST', '/api/cart-quotes/', { body });

describe('the cart', () => {
  it('is empty at first, in the school’s currency', async () => {
    const { as } = await newReader();
    const { status, body, headers } = await read(as);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toEqual({
      items: [],
      count: 0,
      lines: [],
      ships: false,
      shipping: null,
      coupon: null,
      round_up: null,
      fee_cover: null,
      total: gbp(0),
      tax_total: gbp(0),
      currency: 'GBP',
      currencies: [],
      can_pay: false,
      later: [],
      dropped: [],
    });
  });

  it('holds a book once, with its price, split and included tax', async () => {
    const { as } = await newReader();
    await add(as, kites);
    const { status, body } = await add(as, 'kites');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      items: [kites],
      count: 1,
      total: gbp(450),
      tax_total: gbp(23),
      can_pay: true,
    });
    expect(body.lines).toEqual([
      {
        item: kites,
        kind: 'digital',
        title: 'Kites',
        slug: 'kites',
        authors: expect.any(Array),
        charity: null,
        image: null,
        quantity: 1,
        unit_price: gbp(450),
        discount: gbp(0),
        total: gbp(450),
        price_before: null,
        split: { charity: gbp(90), making: gbp(360), charity_bps: 2000 },
        tax: { amount: gbp(23), bps: 550 },
        currencies: ['GBP'],
        stock: null,
        seats: null,
        state: 'ok',
        reason: null,
      },
    ]);
  });

  it('keeps the order of adding, loses one item, and is emptied', async () => {
    const { as } = await newReader();
    await add(as, rivers);
    await add(as, platformBook);
    expect((await add(as, kites)).body.items).toEqual([rivers, platformBook, kites]);
    const one = await app.ask<Cart>(oak, 'DELETE', `/api/data/cart/${platformBook}/`, { as });
    expect(one.body.items).toEqual([rivers, kites]);
    expect((await app.ask<Cart>(oak, 'DELETE', `/api/data/cart/kites/`, { as })).body.items).toEqual([
      rivers,
    ]);
    expect((await app.ask(oak, 'DELETE', `/api/data/cart/nothing-here/`, { as })).status).toBe(200);
    expect((await app.ask<Cart>(oak, 'DELETE', '/api/data/cart/', { as })).body).toMatchObject({
      items: [],
      count: 0,
    });
  });

  it.each([
    ['of nobody', () => newId(), 'item_unknown', 'There is no such book here.'],
    ['of another school', () => foreign, 'item_unknown', 'There is no such book here.'],
    ['that is free', () => free, 'item_free', 'This book is free: read it in the library.'],
    ['that is no id', () => '’; drop table', 'item_unknown', 'There is no such book here.'],
  ])('refuses a book %s', async (_case, item, code, reason) => {
    const { as } = await newReader();
    const { status, body } = await add(as, item());
    expect(status).toBe(422);
    expect(body).toMatchObject({ code, errors: { item: [reason] } });
    expect((await read(as)).body.count).toBe(0);
  });

  it('is replaced, and says what was left out', async () => {
    const { as } = await newReader();
    await add(as, platformBook);
    const missing = newId();
    const { body } = await put(as, [rivers, missing, kites, rivers, free, 'kites']);
    expect(body.items).toEqual([rivers, kites]);
    expect(body.total).toEqual(gbp(1449));
    expect(body.dropped).toEqual([
      { item: missing, title: '', state: 'unknown', reason: 'There is no such book here.' },
      { item: free, title: 'Free', state: 'free', reason: 'This book is free: read it in the library.' },
    ]);
    expect((await put(as, [kites, rivers])).body.items).toEqual([kites, rivers]);
    expect((await put(as, [])).body.items).toEqual([]);
  });

  it('refuses bodies that are no lists of items', async () => {
    const { as } = await newReader();
    const statuses = await Promise.all([
      put(as, 'x'),
      put(as, [5]),
      put(
        as,
        Array.from({ length: 101 }, () => kites),
      ),
      put(as, ['x'.repeat(256)]),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  });

  it('takes in the items of a browser at sign-in, and tells what came of them', async () => {
    const { as } = await newReader();
    await add(as, kites);
    const { body } = await app.ask<MergedCart>(oak, 'POST', '/api/data/cart/merge/', {
      as,
      body: { items: [rivers, kites, foreign] },
    });
    expect(body).toMatchObject({ added: [rivers], present: [kites] });
    expect(body.dropped.map(({ item, state }) => [item, state])).toEqual([[foreign, 'unknown']]);
    expect(body.cart.items).toEqual([kites, rivers]);
  });

  it('keeps an item for later and takes it back', async () => {
    const { as } = await newReader();
    await add(as, kites);
    await add(as, rivers);
    const later = await app.ask<Cart>(oak, 'POST', `/api/data/cart/${kites}/later/`, { as, body: {} });
    expect(later.body).toMatchObject({ items: [rivers], count: 1, total: gbp(999) });
    expect(later.body.later.map(({ item }) => item)).toEqual([kites]);
    expect((await app.ask<Cart>(oak, 'DELETE', '/api/data/cart/', { as })).body.later).toHaveLength(1);
    const back = await app.ask<Cart>(oak, 'DELETE', `/api/data/cart/${kites}/later/`, { as });
    expect(back.body).toMatchObject({ items: [kites], later: [] });
  });

  it('tells that a price has changed since', async () => {
    const { as } = await newReader();
    const book = await sellBook(app, oak, { title: 'Dearer' });
    await add(as, book);
    await app.within(oak, (tx) => tx.book.updateMany({ where: { id: book }, data: { price_minor: 500 } }));
    expect((await read(as)).body.lines[0]).toMatchObject({ unit_price: gbp(500), price_before: gbp(450) });
  });

  it('is that of the caller', async () => {
    const [one, other] = await Promise.all([newReader(), newReader()]);
    await add(one.as, kites);
    expect((await read(other.as)).body.count).toBe(0);
    expect((await app.ask(oak, 'GET', '/api/data/cart/')).status).toBe(401);
  });

  it('shows a student no price at all', async () => {
    const { as } = await newReader('student');
    await add(as, kites);
    const { body, text } = await read(as, '?currency=USD');
    expect(body).toMatchObject({
      items: [kites],
      total: null,
      tax_total: null,
      currency: null,
      can_pay: false,
    });
    expect(body.lines[0]).toMatchObject({
      unit_price: null,
      split: null,
      tax: null,
      currencies: [],
      state: 'ok',
    });
    expect(text).not.toMatch(/450|GBP/);
  });

  it('holds one item when it is added many times at once', async () => {
    const { as } = await newReader();
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(as, kites)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await read(as)).body.items).toEqual([kites]);
  });

  it('holds a limited number of items', async () => {
    const { as, person } = await newReader();
    await app.within(oak, (tx) =>
      tx.cartItem.createMany({
        data: Array.from({ length: MAX_CART_ITEMS }, () => ({
          tenant_id: oak.id,
          user_id: person.id,
          item: newId(),
        })),
      }),
    );
    expect((await add(as, kites)).body).toMatchObject({ status: 422, code: 'cart_full' });
    const merged = await app.ask<MergedCart>(oak, 'POST', '/api/data/cart/merge/', {
      as,
      body: { items: [kites] },
    });
    expect(merged.body.dropped).toMatchObject([{ item: kites, reason: 'A cart holds at most 50 items.' }]);
  });
});

describe('printed books in the cart', () => {
  const printed = async (stock: number | null) => {
    const book = await sellBook(app, oak, { title: 'On paper' });
    await app.within(oak, async (tx) => {
      const key = { tenant_id: oak.id, book_id: book, kind: 'print' };
      await tx.bookOffer.createMany({ data: [{ ...key, amount: 999, currency: 'GBP' }] });
      await tx.offerTerms.createMany({ data: [{ ...key, stock }] });
      await tx.shippingRate.createMany({
        data: [
          {
            tenant_id: oak.id,
            country: 'FR',
            currency: 'GBP',
            valid_from: new Date('2026-01-01'),
            amount: 0,
          },
        ],
        skipDuplicates: true,
      });
    });
    return book;
  };
  const setQuantity = (as: string, item: string, quantity: unknown) =>
    app.ask<Cart & Problem>(oak, 'PUT', `/api/data/cart/${item}/quantity/`, { as, body: { quantity } });

  it('are added up, beside the digital book, which stays one', async () => {
    const { as } = await newReader();
    const book = await printed(10);
    await add(as, book);
    await add(as, `${book}:print`);
    await app.ask(oak, 'POST', '/api/data/cart/', { as, body: { item: `${book}:print`, quantity: 3 } });
    await add(as, book);
    const { body } = await read(as);
    expect(body).toMatchObject({ items: [book, `${book}:print`], ships: true, total: gbp(450 + 4 * 999) });
    expect(body.lines.map(({ kind, quantity, stock, total }) => [kind, quantity, stock, total])).toEqual([
      ['digital', 1, null, gbp(450)],
      ['print', 4, 10, gbp(3996)],
    ]);
  });

  it('are as many as the buyer says, and no more than there are', async () => {
    const { as } = await newReader();
    const book = await printed(5);
    const item = `${book}:print`;
    await add(as, item);
    expect((await setQuantity(as, item, 5)).body.lines[0]).toMatchObject({ quantity: 5, state: 'ok' });
    const more = await add(as, item);
    expect(more).toMatchObject({
      status: 422,
      body: { code: 'item_not_enough', errors: { item: ['Only 5 printed copies are left.'] } },
    });
    expect((await setQuantity(as, item, 6)).body.code).toBe('item_not_enough');
    expect((await setQuantity(as, item, 0)).status).toBe(422);
    await app.within(oak, (tx) => tx.offerTerms.updateMany({ where: { book_id: book }, data: { stock: 2 } }));
    expect((await read(as)).body).toMatchObject({
      can_pay: false,
      lines: [{ state: 'not_enough', reason: 'Only 2 printed copies are left.', unit_price: null }],
    });
  });

  it('come from a browser with their quantity, once', async () => {
    const { as } = await newReader();
    const item = `${await printed(null)}:print`;
    const merge = () =>
      app.ask<MergedCart>(oak, 'POST', '/api/data/cart/merge/', {
        as,
        body: { items: [item, kites], quantities: { [item]: 7, [kites]: 7 } },
      });
    await merge();
    const { body } = await merge();
    expect(body).toMatchObject({ added: [], present: [item, kites] });
    expect(body.cart.lines.map(({ quantity }) => quantity)).toEqual([7, 1]);
    const removed = await app.ask<Cart>(oak, 'DELETE', `/api/data/cart/${item}/`, { as });
    expect(removed.body.items).toEqual([kites]);
  });

  it('are quoted to a visitor, by slug too', async () => {
    const book = await printed(null);
    const { body } = await quote({
      items: [`${book}:print`, 'kites:print'],
      quantities: { [`${book}:print`]: 2 },
    });
    expect(body.lines.map(({ item, state, total }) => [item, state, total])).toEqual([
      [`${book}:print`, 'ok', gbp(1998)],
      [`${kites}:print`, 'not_offered', null],
    ]);
    for (const quantities of [{ a: 0 }, { a: 1.5 }, { a: '2' }, [], 'x', { a: 100 }])
      expect((await quote({ items: [book], quantities })).status).toBe(422);
  });
});

describe('a quote', () => {
  it('prices the items of a visitor', async () => {
    const missing = newId();
    const { status, body } = await quote({ items: [kites, missing, rivers], country: 'gb' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 3, total: gbp(1449), tax_total: gbp(0), can_pay: false });
    expect(body.lines.map(({ state }) => state)).toEqual(['ok', 'unknown', 'ok']);
    expect(body.lines[1]).toMatchObject({ item: missing, title: '', slug: null, unit_price: null });
    expect(body.lines[2]!.split).toEqual({ charity: gbp(333), making: gbp(666), charity_bps: 3330 });
  });

  it('says which lines have no price in a currency', async () => {
    const { body } = await quote({ items: [kites], currency: 'JPY' });
    expect(body).toMatchObject({
      currency: 'JPY',
      currencies: ['GBP'],
      total: { amount: 0, currency: 'JPY' },
    });
    expect(body.lines[0]).toMatchObject({
      state: 'not_in_currency',
      unit_price: null,
      reason: 'This book has no price in JPY.',
    });
  });

  it.each([
    [{ items: ['', '🙂', '../../x', 'null'] }, 200],
    [{ items: [] }, 200],
    [{ items: [{ id: 1 }] }, 422],
    [{}, 422],
    [{ items: [], currency: 'XXX' }, 422],
    [{ items: [], country: 'ZZ' }, 422],
  ])('of %j is answered with %i', async (body, status) => {
    expect((await quote(body)).status).toBe(status);
  });
});

describe('kinds of a book', () => {
  const put = (as: string, book: string, kinds: object[]) =>
    app.ask<BookOffers & Problem>(oak, 'PUT', `/api/book-offers/${book}/`, {
      as,
      body: { prices: [], kinds },
    });

  it('that do not exist are refused', async () => {
    const as = await app.tokenOf(oak, 'school_admin');
    expect((await put(as, kites, [{ kind: 'hologram', prices: [] }])).status).toBe(422);
  });
});

describe('prices in several currencies', () => {
  const prices = (as: string, book: string, list: object, to = oak) =>
    app.ask<BookOffers & Problem>(to, 'PUT', `/api/book-offers/${book}/`, { as, body: { prices: list } });

  it('are set by the head of the school that made the book, and written in the audit log', async () => {
    const as = await app.tokenOf(oak, 'school_admin');
    const book = await sellBook(app, oak, { title: 'Abroad' });
    const set = await prices(as, book, [
      { amount: 600, currency: 'usd' },
      { amount: 70000, currency: 'KES' },
    ]);
    expect(set.status).toBe(200);
    expect(set.body).toEqual({
      book,
      title: 'Abroad',
      list_price: gbp(450),
      prices: [
        { amount: 70000, currency: 'KES' },
        { amount: 600, currency: 'USD' },
      ],
      kinds: [],
      possible_kinds: ['print', 'class_pack', 'gift'],
      minimum: [gbp(30), { amount: 6500, currency: 'KES' }, { amount: 50, currency: 'USD' }],
    });
    expect((await quote({ items: [book], currency: 'USD' })).body).toMatchObject({
      total: { amount: 600, currency: 'USD' },
      currencies: ['GBP', 'KES', 'USD'],
      can_pay: true,
    });
    await prices(as, book, [{ amount: 400, currency: 'GBP' }]);
    expect((await quote({ items: [book] })).body.total).toEqual(gbp(400));
    const [noted] = await app.db.system([
      {
        name: 'noted_of_book',
        text: `select payload->>'reason' as reason from platform.outbox_event
               where payload->>'subject_id' = $1 order by occurred_at`,
        values: [book],
      },
    ]);
    expect((noted!.rows as { reason: string }[]).map(({ reason }) => reason)).toEqual([
      '– → 700.00 KES, 6.00 USD',
      '700.00 KES, 6.00 USD → 4.00 GBP',
    ]);
  });

  it('of the platform’s books are the platform’s, and valid in every school', async () => {
    const head = await app.tokenOf(oak, 'school_admin');
    expect((await prices(head, platformBook, [{ amount: 600, currency: 'USD' }])).status).toBe(404);
    const as = await app.tokenOf(app.platform, 'platform_admin');
    const { status } = await prices(as, platformBook, [{ amount: 600, currency: 'USD' }], app.platform);
    expect(status).toBe(200);
    expect((await quote({ items: [platformBook], currency: 'USD' })).body.can_pay).toBe(true);
  });

  it('are refused where they cannot be charged, and where the book is free or another school’s', async () => {
    const as = await app.tokenOf(oak, 'school_admin');
    expect((await prices(as, kites, [{ amount: 49, currency: 'USD' }])).body.errors).toEqual({
      'prices.0.amount': ['The lowest price that can be paid is 0.50 USD.'],
    });
    expect((await prices(as, free, [{ amount: 600, currency: 'USD' }])).body.code).toBe('book_free');
    expect((await prices(as, foreign, [])).status).toBe(404);
    for (const amount of [0, -1, 1.5, 1e308, '5'])
      expect((await prices(as, kites, [{ amount, currency: 'USD' }])).status).toBe(422);
    expect((await prices(await app.tokenOf(oak, 'teacher'), kites, [])).status).toBe(403);
  });
});

describe('a school without a shop', () => {
  it('answers with a plain sentence', async () => {
    const refused = await quote({ items: [] }, elm);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      403,
      'shop_closed',
      'Books are not sold here at the moment.',
    ]);
    const as = await app.tokenOf(elm, 'parent');
    const body = { item: kites };
    expect((await app.ask(elm, 'POST', '/api/data/cart/', { as, body })).status).toBe(403);
    // Read by the web app before it knows whether there is a shop.
    const read = await app.ask<{ items: string[] }>(elm, 'GET', '/api/data/cart/', { as });
    expect([read.status, read.body.items]).toEqual([200, []]);
  });

  it('is told from one with a shop by its features', async () => {
    const features = async (school: TestSchool) =>
      (await app.ask<{ features: string[] }>(school, 'GET', '/api/current-tenant/')).body.features;
    expect(await features(oak)).toContain('shop');
    expect(await features(elm)).not.toContain('shop');
    for (const [school, done] of [
      [oak, true],
      [elm, false],
    ] as const) {
      const as = await app.tokenOf(school, 'school_admin');
      const { body } = await app.ask<{ steps: object[] }>(school, 'GET', '/api/school-setup/', { as });
      expect(body.steps).toContainEqual({ step: 'payments', done });
    }
  });
});
