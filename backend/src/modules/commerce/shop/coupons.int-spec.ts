import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Sandbox } from '../../../../sandbox/server.ts';
import { makeClass } from '../../../../test/support/classes.ts';
import { openShop, sellBook } from '../../../../test/support/shop.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { newId } from '../../../platform/ids.ts';
import { payAt, reportTo, startProviders } from '../payments/testing/pay.ts';
import type { CheckoutPlaced } from './checkout/checkout-view.ts';
import type { CouponPage, CouponView } from './coupons/coupon-view.ts';
import type { CartQuote } from './pricing/quote-view.ts';

let app: TestApp;
let sandbox: Sandbox;
let oak: TestSchool;
let head: string;
let kites: string;
let rivers: string;

beforeAll(async () => {
  sandbox = await startProviders();
  app = await startTestApp({ worker: true, settings: sandbox.settings });
  await reportTo(app, sandbox);
  oak = await app.makeSchool('oak', { country: 'FR' });
  await openShop(app, oak);
  head = await app.tokenOf(oak, 'school_admin');
  kites = await sellBook(app, oak, { title: 'Kites', slug: 'kites' });
  rivers = await sellBook(app, oak, { title: 'Rivers', price_minor: 999 });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const key = () => ({ 'idempotency-key': newId() });
const make = (body: object, as = head) =>
  app.ask<CouponView & Problem>(oak, 'POST', '/api/coupons/', { as, body, headers: key() });
const step = (id: string, name: string) =>
  app.ask<CouponView & Problem>(oak, 'POST', `/api/coupons/${id}/step/`, { as: head, body: { step: name } });
const read = async (id: string) =>
  (await app.ask<CouponView>(oak, 'GET', `/api/coupons/${id}/`, { as: head })).body;

/** A coupon that can be used. */
const active = async (body: object): Promise<CouponView> => {
  const made = await make({ kind: 'percent', percent_bps: 1000, ...body });
  if (made.status !== 201) throw new Error(made.text);
  return (await step(made.body.id, 'activate')).body;
};
const quote = (body: object, as?: string) =>
  app.ask<CartQuote & Problem>(oak, 'POST', '/api/cart-quotes/', { ...(as && { as }), body });
const buy = (as: string, body: object) =>
  app.ask<CheckoutPlaced & Problem>(oak, 'POST', '/api/checkout/', {
    as,
    body: { provider: 'stripe', currency: 'GBP', ...body },
    headers: key(),
  });
const orderOf = (number: string) =>
  app.within(oak, async (tx) => {
    const order = await tx.salesOrder.findFirstOrThrow({
      where: { number },
      include: { lines: { orderBy: { position: 'asc' } }, grants: true },
    });
    const redemption = await tx.couponRedemption.findFirst({ where: { order_id: order.id } });
    return { ...order, redemption };
  });

describe('coupons of staff', () => {
  it('are made as drafts, changed, activated, paused and archived', async () => {
    const { status, body } = await make({ code: ' spring 26 ', kind: 'percent', percent_bps: 500 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ code: 'SPRING26', state: 'draft', used: 0, steps: ['activate', 'archive'] });
    expect((await quote({ items: [kites], coupon: 'SPRING26' })).body.coupon).toMatchObject({
      state: 'unknown',
    });
    expect((await step(body.id, 'pause')).body).toMatchObject({ code: 'wrong_status' });
    expect((await step(body.id, 'activate')).body).toMatchObject({ state: 'active' });
    expect((await step(body.id, 'pause')).body).toMatchObject({ state: 'paused' });
    const changed = await app.ask<CouponView>(oak, 'PUT', `/api/coupons/${body.id}/`, {
      as: head,
      body: { code: 'SPRING26', kind: 'amount', amounts: [{ amount: 100, currency: 'GBP' }] },
    });
    expect(changed.body).toMatchObject({
      kind: 'amount',
      percent_bps: null,
      amounts: [{ amount: 100, currency: 'GBP' }],
    });
    const found = await app.ask<CouponPage>(oak, 'GET', '/api/coupons/?state=paused&search=spring', {
      as: head,
    });
    expect(found.body).toMatchObject({ count: 1, results: [{ id: body.id }] });
    expect((await step(body.id, 'archive')).body).toMatchObject({ state: 'archived', steps: [] });
  });

  it('are refused with each wrong member, and one code is made once', async () => {
    expect((await make({ code: 'A', kind: 'free_books' })).body.errors).toMatchObject({
      code: [expect.any(String)],
      free_copies: [expect.any(String)],
    });
    await make({ code: 'TWICE', kind: 'percent', percent_bps: 1 });
    expect((await make({ code: 'twice', kind: 'percent', percent_bps: 1 })).status).toBe(422);
  });

  it('are for chosen categories, classes and kinds, and name their books', async () => {
    const beech = await makeClass(app, oak, 1);
    await app.within(oak, async (tx) => {
      await tx.category.createMany({
        data: [
          { tenant_id: oak.id, slug: 'nature', name: 'Nature' },
          { tenant_id: oak.id, slug: 'water', name: 'Water', parent: 'nature' },
        ],
      });
      await tx.book.updateMany({ where: { id: rivers }, data: { categories: ['water'] } });
    });
    await active({ code: 'NATURE', categories: ['nature'] });
    const both = await quote({ items: [kites, rivers], coupon: 'NATURE' });
    expect(both.body.lines.map(({ discount }) => discount!.amount)).toEqual([0, 100]);
    expect((await quote({ items: [kites], coupon: 'NATURE' })).body.coupon).toMatchObject({
      state: 'not_these',
    });

    await active({ code: 'BEECH', class_ids: [beech.id], book_ids: [] });
    const teacher = (await app.signIn(beech.teacher)).access;
    const guardian = await app.makePerson(oak, 'parent');
    await app.within(oak, (tx) =>
      tx.guardianLink.createMany({
        data: [
          {
            id: newId(),
            tenant_id: oak.id,
            student_id: beech.students[0]!.id,
            guardian_id: guardian.id,
            state: 'active',
            permissions: ['purchase'],
            invited_by: beech.teacher.id,
          },
        ],
      }),
    );
    const parent = (await app.signIn(guardian)).access;
    const stateFor = async (as?: string) =>
      (await quote({ items: [kites], coupon: 'BEECH' }, as)).body.coupon!.state;
    expect([
      await stateFor(teacher),
      await stateFor(parent),
      await stateFor(),
      await stateFor(await app.tokenOf(oak, 'parent')),
    ]).toEqual(['applied', 'applied', 'not_your_class', 'not_your_class']);

    const { id, kinds } = await active({ code: 'PACKS', book_ids: [kites], kinds: ['class_pack'] });
    expect(kinds).toEqual(['class_pack']);
    expect((await quote({ items: [kites], coupon: 'PACKS' })).body.coupon).toMatchObject({
      state: 'not_these',
    });
    expect(await read(id)).toMatchObject({ books: [{ id: kites, title: 'Kites' }] });
    expect((await make({ code: 'NOKIND', kind: 'percent', percent_bps: 1, kinds: [] })).body.errors).toEqual({
      kinds: ['Please choose at least one.'],
    });
  });

  it('are not for others', async () => {
    const parent = await app.tokenOf(oak, 'parent');
    expect((await make({ code: 'MINE', kind: 'percent', percent_bps: 1 }, parent)).status).toBe(403);
  });
});

describe('a code in the cart', () => {
  it('lowers each line, its tax and its charity share', async () => {
    await active({ code: 'TENTH' });
    const { status, body } = await quote({ items: [kites, rivers], coupon: 'tenth' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      coupon: { code: 'TENTH', state: 'applied', reason: null, discount: { amount: 145, currency: 'GBP' } },
      total: { amount: 1304 },
    });
    expect(body.lines.map(({ discount, total, split }) => [discount, total, split?.charity])).toMatchObject([
      [{ amount: 45 }, { amount: 405 }, { amount: 81 }],
      [{ amount: 100 }, { amount: 899 }, { amount: 180 }],
    ]);
    expect(body.tax_total!.amount).toBe(Math.round((405 * 55) / 1055) + Math.round((899 * 55) / 1055));
  });

  it('is refused with the reason', async () => {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    await active({ code: 'LATER', starts_at: at(86_400_000) });
    await active({ code: 'ENDED', ends_at: at(-1000) });
    await active({ code: 'OTHERS', book_ids: [rivers] });
    await active({ code: 'DEAR', minimums: [{ amount: 1000, currency: 'GBP' }] });
    const codes = ['LATER', 'ENDED', 'OTHERS', 'DEAR', 'NOBODY'];
    const found = await Promise.all(codes.map((coupon) => quote({ items: [kites], coupon })));
    expect(found.map(({ body }) => [body.coupon!.state, body.coupon!.reason])).toEqual([
      ['not_yet', expect.stringMatching(/^You can use this code from \d{4}-\d\d-\d\d on\.$/)],
      ['over', 'The time of this code is over.'],
      ['not_these', 'This code is not for what is in your cart.'],
      ['below_minimum', 'This code needs a purchase of 10.00 GBP or more.'],
      ['unknown', 'We do not know this code. Please check how it is written.'],
    ]);
    expect(found.map(({ body }) => body.total!.amount)).toEqual([450, 450, 450, 450, 450]);
    const refused = await buy(await app.tokenOf(oak, 'parent'), { items: [kites], coupon: 'ENDED' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'coupon_refused',
      errors: { coupon: ['The time of this code is over.'] },
    });
  });

  it('cannot be guessed', async () => {
    const as = await app.tokenOf(oak, 'teacher');
    const tries = Array.from({ length: 15 }, (_, index) =>
      quote({ items: [kites], coupon: `GUESS${index}` }, as),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(15).fill(200));
    expect((await quote({ items: [kites], coupon: 'TENTH' }, as)).status).toBe(429);
  });
});

describe('the use of a coupon', () => {
  it('is reserved, confirmed by the payment, and released by a full refund; refunds pay back what was paid', async () => {
    const coupon = await active({ code: 'PAIDONE', max_uses: 1 });
    const as = await app.tokenOf(oak, 'parent');
    const placed = await buy(as, { items: [kites, rivers], coupon: 'PAIDONE', expected_total: 1304 });
    expect(placed.status).toBe(201);
    const { number } = placed.body.order;
    expect(await orderOf(number)).toMatchObject({
      total: 1304,
      coupon_code: 'PAIDONE',
      redemption: { status: 'reserved', amount: 145 },
      lines: [
        { unit_price: 450, discount: 45, total: 405 },
        { unit_price: 999, discount: 100, total: 899 },
      ],
    });
    expect(await read(coupon.id)).toMatchObject({ used: 1, state: 'exhausted' });
    await payAt(app, sandbox, oak, { provider: 'stripe', redirect_url: placed.body.redirect_url });
    const paid = await orderOf(number);
    expect(paid).toMatchObject({ status: 'fulfilled', redemption: { status: 'confirmed' } });
    const refund = await app.ask(oak, 'POST', `/api/order-management/${paid.id}/refunds/`, {
      as: head,
      body: { reason: 'Not wanted', lines: paid.lines.map(({ id }) => ({ line_id: id })) },
      headers: key(),
    });
    expect(refund.status).toBeLessThan(300);
    await eventually(async () =>
      expect(await orderOf(number)).toMatchObject({
        status: 'refunded',
        refunded: 1304,
        redemption: { status: 'released' },
      }),
    );
    expect(await read(coupon.id)).toMatchObject({ used: 0, state: 'active' });
  });

  it('is released when the order is cancelled, and counted for one buyer', async () => {
    const coupon = await active({ code: 'ONCE', max_per_buyer: 1 });
    const as = await app.tokenOf(oak, 'parent');
    const first = await buy(as, { items: [kites], coupon: 'ONCE' });
    const again = await buy(as, { items: [rivers], coupon: 'ONCE' });
    expect(again.body).toMatchObject({ errors: { coupon: ['You have used this code already.'] } });
    const cancelled = await app.ask(oak, 'POST', `/api/orders/${first.body.order.number}/cancel/`, {
      as,
      body: {},
      headers: key(),
    });
    expect(cancelled.status).toBeLessThan(300);
    expect(await orderOf(first.body.order.number)).toMatchObject({ redemption: { status: 'released' } });
    expect(await read(coupon.id)).toMatchObject({ used: 0 });
    expect((await buy(as, { items: [rivers], coupon: 'ONCE' })).status).toBe(201);
  });

  it('that leaves nothing to pay completes the order without a provider', async () => {
    await active({ code: 'FREEBOOK', kind: 'free_books', free_copies: 1 });
    const as = await app.tokenOf(oak, 'parent');
    const placed = await buy(as, { provider: undefined, items: [kites], coupon: 'FREEBOOK' });
    expect(placed.status).toBe(201);
    expect(placed.body.order).toMatchObject({ status: 'paid', total: { amount: 0, currency: 'GBP' } });
    expect(new URL(placed.body.redirect_url).pathname).toBe(`/trackorder/${placed.body.order.number}`);
    const order = await orderOf(placed.body.order.number);
    expect(order).toMatchObject({
      status: 'fulfilled',
      total: 0,
      redemption: { status: 'confirmed' },
      grants: [{ status: 'active' }],
    });
    await eventually(() =>
      app.within(oak, async (tx) =>
        expect(await tx.commerceDocument.findMany({ where: { subject_id: order.id } })).toMatchObject([
          { type: 'order', total: 0 },
        ]),
      ),
    );
  });

  it('of 200 buyers at once is taken by as many as are allowed', async () => {
    const coupon = await active({ code: 'RACE', max_uses: 20 });
    const many = <T>(count: number, make: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, index) => make(index)));
    const buyers = await many(10, () => app.tokenOf(oak, 'parent'));
    const books = await many(20, (index) => sellBook(app, oak, { title: `Race ${index}` }));
    // Each of them another basket: a buyer has one open order for the same one.
    const answers = await many(200, async (index) => {
      // As a browser does with a server that is busy.
      const order = async (): ReturnType<typeof buy> => {
        const answer = await buy(buyers[index % 10]!, {
          items: [books[Math.floor(index / 10)]!],
          coupon: 'RACE',
        });
        return answer.status === 503 ? order() : answer;
      };
      return order();
    });
    expect(await read(coupon.id)).toMatchObject({ used: 20, state: 'exhausted' });
    const placed = answers.filter(({ status }) => status === 201);
    const reserved = await app.within(oak, (tx) =>
      tx.couponRedemption.count({ where: { coupon_id: coupon.id, status: 'reserved' } }),
    );
    expect({ placed: placed.length, reserved }).toEqual({ placed: 20, reserved: 20 });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
  }, 120_000);
});
