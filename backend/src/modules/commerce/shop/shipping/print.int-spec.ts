import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailTo } from '../../../../../test/support/emails.ts';
import { readPdfStructure } from '../../../../../test/support/pdf-structure.ts';
import { openShop, sellBook } from '../../../../../test/support/shop.ts';
import { startSmtpSink, type SmtpSink } from '../../../../../test/support/smtp-sink.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { PersonalData } from '../../../../platform/personal-data/personal-data.ts';
import type { ManagedOrder, ManagedRefund, Order } from '../../orders/order-view.ts';
import type { ManagedOrderPage } from '../../orders/order-management.controller.ts';
import { OrderPurpose } from '../../orders/order-purpose.ts';
import type { PaymentFacts } from '../../payments/payment-facts.ts';
import type { CheckoutPlaced } from '../checkout/checkout-view.ts';
import type { BookOffers } from '../offers/offer-view.ts';
import type { CartQuote } from '../pricing/quote-view.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let head: string;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({
    worker: true,
    smtp: sink.url,
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_shop',
      STRIPE_WEBHOOK_SECRET: 'whsec_shop',
      STRIPE_API_URL: 'http://127.0.0.1:1',
    },
  });
  oak = await app.makeSchool('oak', { country: 'GB' });
  await openShop(app, oak);
  head = await app.tokenOf(oak, 'school_admin');
  const set = await app.ask(oak, 'PUT', '/api/shipping-rates/', {
    as: head,
    body: {
      rates: [
        { country: 'GB', currency: 'GBP', amount: 350 },
        { country: 'FR', currency: 'GBP', amount: 1200 },
      ],
    },
  });
  if (set.status !== 200) throw new Error(set.text);
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const home = { name: 'Nia Okoro', line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' };

/** A book that costs 9.99 on paper. */
async function printed(stock: number | null): Promise<string> {
  const book = await sellBook(app, oak, { title: 'Kites' });
  const { status, text } = await app.ask(oak, 'PUT', `/api/book-offers/${book}/`, {
    as: head,
    body: { prices: [], kinds: [{ kind: 'print', prices: [gbp(999)], stock }] },
  });
  if (status !== 200) throw new Error(text);
  return book;
}
const stockOf = async (book: string) =>
  (await app.ask<BookOffers>(oak, 'GET', `/api/book-offers/${book}/`, { as: head })).body.kinds[0]!.stock;

let caller = 0;
const checkout = (body: object, as?: string) =>
  app.ask<CheckoutPlaced & Problem & { quote: CartQuote }>(oak, 'POST', '/api/checkout/', {
    as,
    body: {
      provider: 'stripe',
      currency: 'GBP',
      ...(!as && { email: `nia-${newId()}@home.test`, turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX' }),
      ...body,
    },
    headers: { 'idempotency-key': newId() },
    from: `10.2.${(caller += 1) >> 8}.${caller & 255}`,
  });
/** An order of so many copies, by a parent. */
async function order(book: string, quantity: number, digital = false) {
  const person = await app.makePerson(oak, 'parent');
  const as = (await app.signIn(person)).access;
  const item = `${book}:print`;
  const items = digital ? [item, book] : [item];
  const { status, body, text } = await checkout(
    { items, quantities: { [item]: quantity }, address: home },
    as,
  );
  if (status !== 201) throw new Error(text);
  const { number } = body.order;
  const { id } = await app.within(oak, (tx) => tx.salesOrder.findFirstOrThrow({ where: { number } }));
  return { person, as, id, number, total: body.order.total.amount };
}
let attempts = 50;
/** The provider has confirmed a payment of the order. */
async function pay({ id, total }: { id: string; total: number }) {
  const payment: PaymentFacts = {
    ...{ id: newId(), provider: 'stripe', purpose: 'order', subject_id: id, amount: total, currency: 'GBP' },
    ...{ status: 'succeeded', fee: 30, refunded: 0 },
  };
  const { fee: _fee, ...row } = payment;
  const more = {
    ...{ tenant_id: oak.id, attempt_no: (attempts += 1), description: 'Test', expires_at: new Date() },
    ...{ token_hash: new Uint8Array(randomBytes(32)), updated_at: new Date() },
  };
  const outcome = await app.within(oak, async (tx) => {
    await tx.payment.createMany({ data: [{ ...row, ...more }] });
    return app.nest.get(OrderPurpose, { strict: false }).succeeded(tx, payment);
  });
  return { payment, outcome };
}
const managed = async (id: string) =>
  (await app.ask<ManagedOrder>(oak, 'GET', `/api/order-management/${id}/`, { as: head })).body;
const parcel = (id: string, body: object = {}) =>
  app.ask<ManagedOrder & Pick<Problem, 'code' | 'errors'>>(
    oak,
    'POST',
    `/api/order-management/${id}/parcels/`,
    { as: head, body },
  );
const move = (id: string, parcelId: string, body: object) =>
  app.ask<ManagedOrder & Pick<Problem, 'code' | 'errors'>>(
    oak,
    'POST',
    `/api/order-management/${id}/parcels/${parcelId}/moves/`,
    {
      as: head,
      body,
    },
  );

describe('printed books at the checkout', () => {
  it('are sent for the price of the country, which is a line of the order', async () => {
    const book = await printed(10);
    const item = `${book}:print`;
    const quote = (country: string) =>
      app.ask<CartQuote>(oak, 'POST', '/api/cart-quotes/', {
        body: { items: [item], quantities: { [item]: 2 }, country },
      });
    expect((await quote('GB')).body).toMatchObject({
      ships: true,
      shipping: { price: gbp(350), country: 'GB' },
      total: gbp(2348),
      can_pay: true,
    });
    expect((await quote('FR')).body).toMatchObject({ shipping: { price: gbp(1200) } });
    expect((await quote('US')).body).toMatchObject({
      shipping: null,
      can_pay: false,
      lines: [{ state: 'not_sent', reason: 'Printed books are not sent to this country.' }],
    });
    const placed = await checkout({
      items: [item],
      quantities: { [item]: 2 },
      address: home,
      expected_total: 2348,
    });
    expect(placed.body.order).toMatchObject({
      total: gbp(2348),
      lines: [
        { kind: 'print', quantity: 2, unit_price: gbp(999), total: gbp(1998) },
        { kind: 'shipping', title: 'Postage and packing', total: gbp(350) },
      ],
    });
  });

  it('ask for the address, and say of each field how to correct it', async () => {
    const item = `${await printed(null)}:print`;
    const wrong = async (address: object | undefined) => {
      const { status, body } = await checkout({ items: [item], ...(address && { address }) });
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await wrong({ country: 'GB' })).toEqual([
      422,
      ['address.name', 'address.line1', 'address.city', 'address.postcode'],
    ]);
    expect(await wrong({ ...home, postcode: '12' })).toEqual([422, ['address.postcode']]);
    expect(await wrong({ ...home, country: 'ZZ' })).toEqual([422, ['address.country']]);
    const [status] = await wrong(undefined);
    expect(status).toBe(422);
  });

  it('are no more than there are, whoever asks at once', async () => {
    const book = await printed(20);
    const item = `${book}:print`;
    // The server refuses what its pool of connections has no room for; such a browser tries once more.
    const buy = async (): ReturnType<typeof checkout> => {
      const answer = await checkout({ items: [item], address: home });
      return answer.status === 503 ? buy() : answer;
    };
    const answers = await Promise.all(Array.from({ length: 200 }, buy));
    const placed = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect([placed.length, refused.length]).toEqual([20, 180]);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 cart_changed']),
    );
    expect(refused[0]!.body.quote.lines[0]).toMatchObject({ state: 'sold_out' });
    expect(await stockOf(book)).toBe(0);
    const held = await app.within(oak, (tx) =>
      tx.orderLine.aggregate({ where: { book_id: book }, _sum: { stock_held: true } }),
    );
    expect(held._sum.stock_held).toBe(20);
  });
});

describe('the stock', () => {
  it('gets the copies of a cancelled order back, and a late payment takes them again or is paid back', async () => {
    const book = await printed(3);
    const first = await order(book, 2);
    expect(await stockOf(book)).toBe(1);
    await app.ask(oak, 'POST', `/api/orders/${first.number}/cancel/`, { as: first.as });
    expect(await stockOf(book)).toBe(3);
    expect((await pay(first)).outcome).toBe('accepted');
    expect(await stockOf(book)).toBe(1);

    const late = await order(book, 1);
    await app.ask(oak, 'POST', `/api/orders/${late.number}/cancel/`, { as: late.as });
    const other = await order(book, 1);
    expect((await pay(late)).outcome).toBe('refund');
    expect((await pay(other)).outcome).toBe('accepted');
    expect(await stockOf(book)).toBe(0);
  });

  it('is not overwritten by somebody who saw another one', async () => {
    const book = await printed(5);
    await order(book, 1);
    const set = (stock_seen: number) =>
      app.ask<BookOffers & Problem>(oak, 'PUT', `/api/book-offers/${book}/`, {
        as: head,
        body: { prices: [], kinds: [{ kind: 'print', prices: [gbp(999)], stock: 8, stock_seen }] },
      });
    expect((await set(5)).body.code).toBe('stock_changed');
    expect((await set(4)).body.kinds[0]!.stock).toBe(8);
  });

  it('gets copies back with a refund when staff say so', async () => {
    const book = await printed(5);
    const bought = await order(book, 3);
    const { payment } = await pay(bought);
    const { lines } = await managed(bought.id);
    const line = lines.find(({ kind }) => kind === 'print')!;
    expect(line).toMatchObject({ stock_held: 3, access: 'none' });
    const ask = (restock: number) =>
      app.ask<ManagedRefund & Pick<Problem, 'code'>>(
        oak,
        'POST',
        `/api/order-management/${bought.id}/refunds/`,
        {
          as: head,
          body: { lines: [{ line_id: line.id, amount: 1998, restock }], reason: 'Came back' },
          headers: { 'idempotency-key': newId() },
        },
      );
    expect((await ask(4)).status).toBe(422);
    const { body } = await ask(2);
    await app.within(oak, (tx) =>
      app.nest.get(OrderPurpose, { strict: false }).refunded(tx, payment, {
        ...{ id: body.id, payment_id: payment.id, amount: 1998, currency: 'GBP', status: 'succeeded' },
      }),
    );
    expect(await stockOf(book)).toBe(4);
  });
});

describe('packing slips', () => {
  it('list what has not left, in the language of the buyer, in one file for many orders', async () => {
    const book = await printed(10);
    const bought = [await order(book, 3, true), await order(book, 1), await order(book, 1)];
    for (const one of bought.slice(0, 2)) await pay(one);
    await app.within(oak, (tx) =>
      tx.salesOrder.updateMany({ where: { id: bought[1]!.id }, data: { language: 'ar' } }),
    );
    const slips = (path: string, as = head, school = oak) =>
      app.ask<Problem>(school, 'GET', `/api/order-management/packing-slips/print/?${path}`, { as });
    const ids = bought.slice(0, 2).map(({ id }) => id);
    const { status, headers, bytes } = await slips(`orders=${ids.join()}`);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const texts = (await readPdfStructure(bytes))!.map(({ role, text }) => `${role} ${text}`);
    expect(texts).toContain(`H1 Packing slip ${bought[0]!.number}`);
    expect(texts.join('\n')).toMatch(/Leeds[^]*Kites[^]*3[^]*قسيمة تعبئة/);
    const team = await app.tokenOf(app.platform, 'platform_admin');
    expect((await slips(`orders=${ids[0]}`, team, app.platform)).status).toBe(200);
    expect((await slips('orders=all')).status).toBe(422);
    expect((await slips(`orders=${newId()}`)).status).toBe(404);
    expect((await slips(`orders=${ids[0]}&parcel=${newId()}`)).body.code).toBe('nothing_to_pack');
    const teacher = await app.tokenOf(oak, 'teacher');
    expect((await slips(`orders=${ids[0]}`, teacher)).status).toBe(403);
  });
});

describe('parcels', () => {
  it('go out in parts, and the order is fulfilled when everything has arrived', async () => {
    const book = await printed(10);
    const bought = await order(book, 3, true);
    await pay(bought);
    const waiting = await managed(bought.id);
    expect(waiting).toMatchObject({ status: 'paid', steps: ['send', 'refund'], ship_to: { city: 'Leeds' } });
    expect(waiting.to_send).toEqual([expect.objectContaining({ title: 'Kites', quantity: 3 })]);
    const queue = () =>
      app.ask<ManagedOrderPage>(oak, 'GET', '/api/order-management/?status=to_ship&limit=100', { as: head });
    const isQueued = async () => (await queue()).body.results.some(({ id }) => id === bought.id);
    expect(await isQueued()).toBe(true);

    const line_id = waiting.to_send[0]!.line_id;
    const first = (await parcel(bought.id, { lines: [{ line_id, quantity: 2 }] })).body;
    expect(first.parcels).toMatchObject([
      { number: 1, status: 'pending', next: ['packed', 'shipped', 'cancelled'] },
    ]);
    expect(first.to_send).toMatchObject([{ quantity: 1 }]);
    const one = first.parcels[0]!.id;
    expect((await move(bought.id, one, { status: 'delivered' })).body.code).toBe('wrong_status');
    expect((await move(bought.id, one, { status: 'cancelled' })).body.errors).toHaveProperty('reason');
    expect((await move(bought.id, one, { status: 'shipped', tracking_url: 'javascript:1' })).status).toBe(
      422,
    );
    await move(bought.id, one, {
      ...{ status: 'shipped', carrier: 'Royal Mail', tracking_number: 'RM1' },
      tracking_url: 'https://track.test/RM1',
    });
    const mail = await mailTo(sink, bought.person.email!, /on its way/);
    expect(mail).toMatch(/Kites: 2[^]*Royal Mail[^]*RM1/);

    const seen = await app.ask<Order>(oak, 'GET', `/api/orders/${bought.number}/`, { as: bought.as });
    expect(seen.body.parcels).toMatchObject([
      { status: 'shipped', tracking_number: 'RM1', lines: [{ title: 'Kites', quantity: 2 }] },
    ]);
    expect(seen.body.timeline.at(-1)).toMatchObject({
      event: 'parcel_changed',
      parcel: { number: 1, status: 'shipped' },
      actor: { kind: 'staff', name: null },
    });
    expect(await isQueued()).toBe(true);

    const two = (await parcel(bought.id)).body.parcels[1]!.id;
    expect((await parcel(bought.id)).status).toBe(422);
    await move(bought.id, two, { status: 'shipped' });
    expect(await isQueued()).toBe(false);
    await move(bought.id, two, { status: 'in_transit' });
    await move(bought.id, two, { status: 'lost', reason: 'The carrier cannot find it' });
    expect(await isQueued()).toBe(true);
    const again = (await parcel(bought.id)).body.parcels[2]!.id;
    await move(bought.id, again, { status: 'shipped' });
    await move(bought.id, one, { status: 'delivered' });
    expect((await managed(bought.id)).status).toBe('paid');
    const done = (await move(bought.id, again, { status: 'delivered' })).body;
    expect(done).toMatchObject({ status: 'fulfilled', to_send: [], fulfilled_at: expect.any(String) });
    expect(done.timeline.at(-1)).toMatchObject({ event: 'delivered', actor: { kind: 'staff' } });
  });

  it('of an order that is not paid, or of another school, cannot be made', async () => {
    const bought = await order(await printed(null), 1);
    expect((await parcel(bought.id)).body.code).toBe('wrong_status');
    expect((await parcel(newId())).status).toBe(404);
    const parent = await app.ask(oak, 'POST', `/api/order-management/${bought.id}/parcels/`, {
      as: bought.as,
      body: {},
    });
    expect(parent.status).toBe(403);
  });

  it('takes no copy twice when two people pack at once', async () => {
    const bought = await order(await printed(null), 5);
    await pay(bought);
    const answers = await Promise.all(Array.from({ length: 8 }, () => parcel(bought.id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});

describe('money of shipping', () => {
  it('is the seller’s alone, in an account of its own', async () => {
    const bought = await order(await printed(null), 1);
    const { payment } = await pay(bought);
    const shares = await app.within(oak, (tx) => tx.saleShare.findMany({ where: { source_id: payment.id } }));
    const shipping = shares.find(({ line_kind }) => line_kind === 'shipping')!;
    expect([shipping.charity, shipping.platform]).toEqual([0n, 0n]);
    expect(shipping.school + shipping.provider).toBe(350n);
    const [entry] = await app.within(
      oak,
      (tx) => tx.$queryRaw<{ credit: bigint }[]>`select e.credit from commerce.ledger_entry e
        join commerce.ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
        join commerce.ledger_transaction t on t.tenant_id = e.tenant_id and t.id = e.transaction_id
        where t.source_id = ${payment.id} and a.code = 'shipping'`,
    );
    expect(Number(entry!.credit)).toBe(Number(shipping.school));
  });
});

describe('the address of a person', () => {
  it('is erased with them', async () => {
    const bought = await order(await printed(null), 1);
    await app.within(oak, (tx) =>
      app.nest.get(PersonalData, { strict: false }).erase(tx, {
        id: bought.person.id,
        email: bought.person.email!,
      }),
    );
    const { ship_to } = await app.within(oak, (tx) =>
      tx.salesOrder.findFirstOrThrow({ where: { id: bought.id } }),
    );
    expect(ship_to).toBeNull();
  });
});
