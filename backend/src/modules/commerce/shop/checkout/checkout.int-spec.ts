import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { openShop, sellBook } from '../../../../../test/support/shop.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { LinkSecrets } from '../../../../platform/link-secrets.ts';
import { inContext } from '../../../../platform/context.ts';
import type { CheckoutOptions, CheckoutOrder, CheckoutPlaced } from './checkout-view.ts';
import type { CartQuote } from '../pricing/quote-view.ts';
import type { AskedCart, CartRequestPage, CartRequestView, GrownUps } from '../requests/request-view.ts';

let app: TestApp;
let oak: TestSchool;
let beech: TestClass;
let parent: TestPerson;
let parentToken: string;
let studentToken: string;
let kites: string;
let rivers: string;

beforeAll(async () => {
  app = await startTestApp({
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_shop',
      STRIPE_WEBHOOK_SECRET: 'whsec_shop',
      STRIPE_API_URL: 'http://127.0.0.1:1',
    },
  });
  oak = await app.makeSchool('oak', { country: 'KE' });
  await openShop(app, oak);
  beech = await makeClass(app, oak, 3);
  parent = await app.makePerson(oak, 'parent', { first_name: 'Ama' });
  kites = await sellBook(app, oak, { title: 'Kites' });
  rivers = await sellBook(app, oak, { title: 'Rivers', price_minor: 1160 });
  await app.within(oak, (tx) =>
    tx.guardianLink.createMany({
      data: [
        {
          id: newId(),
          tenant_id: oak.id,
          student_id: beech.students[0]!.id,
          guardian_id: parent.id,
          state: 'active',
          permissions: ['consent', 'purchase'],
          invited_by: beech.teacher.id,
        },
      ],
    }),
  );
  parentToken = (await app.signIn(parent)).access;
  studentToken = (await app.signIn(beech.students[0]!)).access;
});
afterAll(() => app.close());

type Refusal = Problem & { quote: CartQuote; order: CheckoutOrder };
const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const HUMAN = 'XXXX.DUMMY.TOKEN.XXXX';
let caller = 0;
const checkout = (body: object, options: { as?: string; key?: string; guest?: string } = {}) =>
  app.ask<CheckoutPlaced & Refusal>(oak, 'POST', '/api/checkout/', {
    as: options.as,
    body: { provider: 'stripe', currency: 'GBP', ...body },
    headers: {
      'idempotency-key': options.key ?? newId(),
      ...(options.guest && { 'guest-token': options.guest }),
    },
    from: `10.1.${(caller += 1) >> 8}.${caller & 255}`,
  });
const guestBody = () => ({ email: `nia-${newId()}@home.test`, turnstile_token: HUMAN });
const stored = (number: string) =>
  app.within(oak, (tx) => tx.salesOrder.findFirstOrThrow({ where: { number }, include: { lines: true } }));
const newBuyer = async () => {
  const person = await app.makePerson(oak, 'parent');
  return { person, as: (await app.signIn(person)).access };
};

describe('the checkout', () => {
  it('places the order of a guest, priced and taxed by the server', async () => {
    const { status, body } = await checkout({
      ...guestBody(),
      items: [rivers],
      country: 'KE',
      expected_total: 1160,
    });
    expect([status, body.detail]).toEqual([201, undefined]);
    expect(body).toEqual({
      order: {
        number: expect.any(String),
        status: 'pending',
        total: gbp(1160),
        lines: [
          {
            item: rivers,
            kind: 'digital',
            title: 'Rivers',
            quantity: 1,
            unit_price: gbp(1160),
            discount: gbp(0),
            total: gbp(1160),
          },
        ],
      },
      redirect_url: expect.stringMatching(/^http.+\/api\/payments\/[\w-]{22,}\/continue\/?$/),
    });
    const order = await stored(body.order.number);
    expect(order).toMatchObject({ buyer_id: null, reader_id: null, total: 1160, country: 'KE' });
    expect(order.lines).toMatchObject([
      { tax: 160, tax_bps: 1600, charity_bps: 2000, made_by_tenant: oak.id },
    ]);
  });

  it('adds what the buyer chose to pay beside: a donation and the fee of the provider', async () => {
    const { as } = await newBuyer();
    const quote = (body: object) =>
      app.ask<CartQuote>(oak, 'POST', '/api/cart-quotes/', {
        as,
        body: { items: [kites], currency: 'GBP', ...body },
      });
    expect((await quote({})).body).toMatchObject({
      round_up: { price: gbp(50), chosen: false },
      fee_cover: null,
      total: gbp(450),
    });
    expect((await quote({ provider: 'stripe', round_up: true })).body).toMatchObject({
      round_up: { price: gbp(50), chosen: true },
      fee_cover: { price: gbp(28), chosen: false },
      total: gbp(500),
    });
    expect(
      (
        await app.ask<CartQuote>(oak, 'POST', '/api/cart-quotes/', {
          as: studentToken,
          body: { items: [kites] },
        })
      ).body,
    ).toMatchObject({ round_up: null, fee_cover: null });
    const chosen = { items: [kites], round_up: true, fee_cover: true };
    expect((await checkout({ ...chosen, expected_total: 450 }, { as })).body).toMatchObject({
      code: 'total_changed',
      quote: { total: gbp(528) },
    });
    const { body } = await checkout({ ...chosen, expected_total: 528, language: 'fr' }, { as });
    expect(body.order.lines.map(({ kind, total }) => [kind, total.amount])).toEqual([
      ['digital', 450],
      ['donation', 50],
      ['fee_cover', 28],
    ]);
    const order = await stored(body.order.number);
    expect(order).toMatchObject({ total: 528, fee_cover_minor: 28, tax: 62 });
    expect(order.lines.find(({ kind }) => kind === 'donation')).toMatchObject({
      title: 'Arrondi pour une association',
      charity_bps: 10_000,
      charity_id: null,
      tax: 0,
    });
    const page = await app.ask<{ fee_cover: object }>(oak, 'GET', `/api/orders/${body.order.number}/`, {
      as,
    });
    expect(page.body.fee_cover).toEqual(gbp(28));
  });

  it('sells the cart of a person who is signed in, who reads it', async () => {
    const { person, as } = await newBuyer();
    await app.ask(oak, 'PUT', '/api/data/cart/', { as, body: { items: [kites, rivers] } });
    const { status, body } = await checkout({ expected_total: 1610 }, { as });
    expect(status).toBe(201);
    expect(await stored(body.order.number)).toMatchObject({
      buyer_id: person.id,
      reader_id: person.id,
      email: person.email,
    });
    const cart = await app.ask<CartQuote>(oak, 'GET', '/api/data/cart/', { as });
    expect(cart.body.count).toBe(2); // until it is paid
  });

  it('gives what a guardian buys for a linked child to the child, and to nobody else’s', async () => {
    const [mia, leo] = beech.students;
    const { body } = await checkout({ items: [rivers], for_child: mia!.id }, { as: parentToken });
    expect(await stored(body.order.number)).toMatchObject({ buyer_id: parent.id, reader_id: mia!.id });
    const quote = await app.ask<CartQuote & Problem>(oak, 'POST', '/api/cart-quotes/', {
      as: parentToken,
      body: { items: [rivers], for_child: mia!.id },
    });
    expect(quote.body.total).toEqual(gbp(1160));
    const foreign = { items: [rivers], for_child: leo!.id };
    expect((await checkout(foreign, { as: parentToken })).body).toMatchObject({
      status: 403,
      code: 'not_your_child',
    });
    expect((await checkout({ ...foreign, ...guestBody() })).body.code).toBe('not_your_child');
    const { as } = await newBuyer();
    expect((await checkout({ ...foreign, for_child: mia!.id }, { as })).body.code).toBe('not_your_child');
  });

  it('needs a key, and answers the same key with the same order', async () => {
    const { as } = await newBuyer();
    const key = newId();
    const first = await checkout({ items: [kites] }, { as, key });
    const again = await checkout({ items: [kites] }, { as, key });
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await checkout({ items: [rivers] }, { as, key })).body.code).toBe('idempotency_key_reused');
    const none = await app.ask(oak, 'POST', '/api/checkout/', {
      as,
      body: { provider: 'stripe', currency: 'GBP' },
    });
    expect([none.status, none.body.code]).toEqual([400, 'idempotency_key_required']);
  });

  it('makes one order of many submits at once, and tells the others of it', async () => {
    const { person, as } = await newBuyer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => checkout({ items: [kites] }, { as })));
    const placed = answers.filter(({ status }) => status === 201);
    const told = answers.filter(({ status }) => status === 409);
    expect([placed.length, told.length]).toEqual([1, 7]);
    const { order } = placed[0]!.body;
    expect(told.map(({ body }) => [body.code, body.order])).toEqual(told.map(() => ['order_open', order]));
    const orders = await app.within(oak, (tx) => tx.salesOrder.count({ where: { buyer_id: person.id } }));
    expect(orders).toBe(1);
  });

  it('continues an open order with a new payment', async () => {
    const { as } = await newBuyer();
    const first = await checkout({ items: [kites] }, { as });
    const { number } = first.body.order;
    const next = await checkout({ items: [kites], continue_order: number }, { as });
    expect([next.status, next.body.order]).toEqual([201, first.body.order]);
    expect(next.body.redirect_url).not.toBe(first.body.redirect_url);
    expect((await checkout({ items: [kites], continue_order: 'BG-0000-0000' }, { as })).body.code).toBe(
      'order_open',
    );
  });

  it('tells a guest’s browser of its open order, and nobody else', async () => {
    const guest = 'a-token-of-this-browser-alone';
    const body = { ...guestBody(), items: [kites] };
    const first = await checkout(body, { guest });
    expect((await checkout(body, { guest })).body).toMatchObject({
      code: 'order_open',
      order: first.body.order,
    });
    const others = await Promise.all([
      checkout(body),
      checkout(body, { guest: 'a-token-of-another-browser' }),
    ]);
    expect(others.map(({ status }) => status)).toEqual([201, 201]);
  });

  it('refuses what the buyer did not see like this, with the new quote', async () => {
    const { as } = await newBuyer();
    const stale = await checkout({ items: [kites], expected_total: 449 }, { as });
    expect(stale.body).toMatchObject({ status: 409, code: 'total_changed', quote: { total: gbp(450) } });
    const gone = await checkout({ items: [kites, newId()] }, { as });
    expect(gone.body).toMatchObject({
      status: 409,
      code: 'cart_changed',
      quote: { count: 2, can_pay: false },
    });
    expect((await checkout({ items: [kites], currency: 'USD' }, { as })).body.code).toBe('cart_changed');
  });

  it.each([
    [{ items: [] }, 'cart_empty'],
    [{}, 'cart_empty'],
    [{ items: ['kites'], provider: 'cash' }, 'validation_failed'],
    [{ items: ['kites'], expected_total: 0.1 }, 'validation_failed'],
    [{ items: ['kites'], expected_total: -1 }, 'validation_failed'],
    [{ items: ['kites'], total: 1 }, 'validation_failed'],
  ])('refuses %j: %s', async (body, code) => {
    const { as } = await newBuyer();
    expect((await checkout(body, { as })).body).toMatchObject({ status: 422, code });
  });

  it('refuses a provider that is not set up', async () => {
    const { as } = await newBuyer();
    const { body } = await checkout({ items: [kites], provider: 'paypal' }, { as });
    expect(body).toMatchObject({ status: 422, code: 'provider_not_offered' });
  });

  it('refuses a provider that does not serve the country of the buyer', async () => {
    const { as } = await newBuyer();
    const { body } = await checkout({ items: [kites], country: 'KP' }, { as });
    expect(body).toMatchObject({ status: 422, code: 'provider_not_offered' });
  });

  it('asks a guest for an address and the check against robots', async () => {
    expect((await checkout({ items: [kites], turnstile_token: HUMAN })).body.errors).toHaveProperty('email');
    const { body } = await checkout({ items: [kites], email: 'nia@home.test' });
    expect(body.code).toBe('not_a_person');
  });

  it('is closed to students', async () => {
    const { status, body } = await checkout({ items: [kites] }, { as: studentToken });
    expect([status, body.code]).toEqual([403, 'students_never_pay']);
  });

  it('limits how often one address buys', async () => {
    const tries = [];
    for (let n = 0; n < 21; n += 1)
      tries.push(
        await app.ask(oak, 'POST', '/api/checkout/', {
          body: { provider: 'stripe', currency: 'GBP', items: [kites], email: `a${n}@home.test` },
          headers: { 'idempotency-key': newId() },
          from: '10.9.9.9',
        }),
      );
    expect(tries.at(-2)!.status).toBe(422);
    expect([tries.at(-1)!.status, tries.at(-1)!.body.code]).toEqual([429, 'too_many_tries']);
  });
});

describe('the options of the checkout', () => {
  it('name each provider, tax, and what a guest has to do', async () => {
    const { body, cookies } = await app.ask<CheckoutOptions>(
      oak,
      'GET',
      '/api/checkout/options/?currency=GBP',
    );
    expect(body).toEqual({
      currency: 'GBP',
      country: 'KE',
      providers: [
        { provider: 'stripe', available: true, reason: null },
        { provider: 'paypal', available: false, reason: 'It is not set up here.' },
        { provider: 'phonepe', available: false, reason: 'It is not set up here.' },
      ],
      tax_note: 'These prices include 16 % tax.',
      tax_bps: 1600,
      address_needed: false,
      human_check: { needed: true, site_key: null },
      email_needed: true,
      children: [],
    });
    expect(cookies).toMatchObject([{ name: 'guest_token', httpOnly: true, sameSite: 'Lax' }]);
  });

  it('name a provider that does not serve the country, with the reason', async () => {
    const { body } = await app.ask<CheckoutOptions>(
      oak,
      'GET',
      '/api/checkout/options/?currency=GBP&country=KP',
    );
    expect(body.providers[0]).toEqual({
      provider: 'stripe',
      available: false,
      reason: 'It takes no payments from your country.',
    });
  });

  it('know a person who is signed in', async () => {
    const { body, cookies } = await app.ask<CheckoutOptions>(oak, 'GET', '/api/checkout/options/', {
      as: parentToken,
    });
    expect(body).toMatchObject({
      human_check: { needed: false },
      email_needed: false,
      children: [{ id: beech.students[0]!.id, first_name: 'Kid0' }],
    });
    expect(cookies).toEqual([]);
  });
});

describe('a student asks a grown-up', () => {
  const request = (as: string, items?: string[]) =>
    app.ask<CartRequestView & Problem>(oak, 'POST', '/api/cart-requests/', {
      as,
      body: items ? { items } : {},
    });
  const emails = async (
    student: string,
  ): Promise<{ user_id: string; data: object; secret_seed: string }[]> => {
    const [found] = await app.db.system([
      {
        name: 'requested_emails',
        text: `select payload->>'user_id' as user_id, payload->'data' as data, payload->>'secret_seed' as secret_seed
               from platform.outbox_event where payload->>'template' = 'cart-requested' and payload->'about' ? $1
               order by occurred_at`,
        values: [student],
      },
    ]);
    return found!.rows as { user_id: string; data: object; secret_seed: string }[];
  };
  const tokenOf = (seed: string): string =>
    inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
      app.nest.get(LinkSecrets, { strict: false }).secretOf(seed),
    );
  const open = (token: string, as?: string) =>
    app.ask<AskedCart & Problem>(oak, 'GET', `/api/cart-requests/${token}/`, { as });

  it('who may buy, gets a link with prices, and buys for the child', async () => {
    const [mia] = beech.students;
    const made = await request(studentToken, [kites]);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      books: [{ item: kites, title: 'Kites' }],
      state: 'waiting',
      sent_to: 'family',
    });
    expect(made.text).not.toMatch(/450|GBP/);
    const [email] = await emails(mia!.id);
    expect(email).toMatchObject({ user_id: parent.id, data: { child: 'Kid0', titles: ['Kites'] } });

    const token = tokenOf(email!.secret_seed);
    const asked = await open(token);
    expect(asked.body).toMatchObject({
      child: 'Kid0',
      state: 'waiting',
      quote: { total: gbp(450), can_pay: true },
    });
    expect(asked.text).not.toContain('Okoye');
    expect((await open(token, studentToken)).body.quote).toMatchObject({ total: null });

    const bySignedIn = await checkout({ request: token }, { as: parentToken });
    expect(await stored(bySignedIn.body.order.number)).toMatchObject({
      buyer_id: parent.id,
      reader_id: mia!.id,
    });
    const byGuest = await checkout({ ...guestBody(), request: token });
    expect(await stored(byGuest.body.order.number)).toMatchObject({ buyer_id: null, reader_id: mia!.id });
  });

  it('the one who was chosen, or shows a code, and can take it back', async () => {
    const student = beech.students[2]!;
    const uncle = await app.makePerson(oak, 'parent', { first_name: 'Kofi' });
    await app.within(oak, (tx) =>
      tx.guardianLink.createMany({
        data: [parent, uncle].map(({ id }) => ({
          id: newId(),
          tenant_id: oak.id,
          student_id: student.id,
          guardian_id: id,
          state: 'active' as const,
          permissions: ['purchase'],
          invited_by: beech.teacher.id,
        })),
      }),
    );
    const as = (await app.signIn(student)).access;
    const post = (body: object) =>
      app.ask<CartRequestView & Problem>(oak, 'POST', '/api/cart-requests/', { as, body });
    const grownUps = await app.ask<GrownUps>(oak, 'GET', '/api/cart-requests/grown-ups/', { as });
    expect(grownUps.body.sent_to).toBe('family');
    expect(grownUps.body.results.map(({ id }) => id).sort()).toEqual([parent.id, uncle.id].sort());
    expect(grownUps.text).toContain('•••@');
    expect(grownUps.text).not.toContain(uncle.email);
    expect((await post({ items: [kites], to: beech.teacher.id })).body).toMatchObject({
      status: 422,
      errors: { to: [expect.any(String)] },
    });

    const toUncle = await post({ items: [kites], to: uncle.id });
    expect(toUncle.body).toMatchObject({ sent_to: 'family', asked: 'Kofi', link: null, qr: null });
    const sent = await emails(student.id);
    expect(sent.map(({ user_id }) => user_id)).toEqual([uncle.id]);
    const token = tokenOf(sent[0]!.secret_seed);
    const takeBack = (by: string) =>
      app.ask<Problem>(oak, 'DELETE', `/api/cart-requests/${toUncle.body.id}/`, { as: by });
    expect((await takeBack(studentToken)).status).toBe(404);
    expect((await takeBack(as)).status).toBe(204);
    expect((await takeBack(as)).status).toBe(204);
    expect((await open(token)).body).toMatchObject({ state: 'taken_back', quote: { lines: [] } });
    expect((await checkout({ request: token }, { as: parentToken })).body.code).toBe('request_taken_back');
    const listed = await app.ask<CartRequestPage>(oak, 'GET', '/api/cart-requests/', { as });
    expect(listed.body.count).toBe(0);

    const byCode = await post({ items: [kites], to: 'code' });
    expect(byCode.body).toMatchObject({ sent_to: 'code', asked: null, qr: { size: expect.any(Number) } });
    expect(await emails(student.id)).toHaveLength(1);
    const shown = new URL(byCode.body.link!).searchParams.get('request')!;
    expect((await open(shown)).body).toMatchObject({ state: 'waiting', quote: { total: gbp(450) } });
    expect(byCode.text).not.toMatch(/450|GBP/);
    await takeBack(as);
  });

  it('once a day for each book', async () => {
    expect((await request(studentToken, [kites])).body).toMatchObject({ status: 409, code: 'asked_today' });
    const more = await request(studentToken, [kites, rivers]);
    expect(more.body.books.map(({ item }) => item)).toEqual([rivers]);
    const listed = await app.ask<CartRequestPage>(oak, 'GET', '/api/cart-requests/', { as: studentToken });
    expect(listed.body).toMatchObject({ count: 2, results: [{ state: 'waiting' }, { state: 'waiting' }] });
  });

  it('the teacher where no guardian may buy, with what is in the cart', async () => {
    const leo = beech.students[1]!;
    const as = (await app.signIn(leo)).access;
    expect((await request(as)).body).toMatchObject({ status: 422, code: 'cart_empty' });
    await app.ask(oak, 'POST', '/api/data/cart/', { as, body: { item: kites } });
    expect((await request(as)).body).toMatchObject({ sent_to: 'teachers' });
    expect((await emails(leo.id)).map(({ user_id }) => user_id)).toEqual([beech.teacher.id]);
  });

  it('but nobody where nobody is known, and no adult asks', async () => {
    const alone = await app.makePerson(oak, 'student');
    const { access } = await app.signIn(alone);
    expect((await request(access, [kites])).body.code).toBe('nobody_to_ask');
    expect((await request(parentToken, [kites])).body.code).toBe('students_only');
  });

  it('with links that nobody guesses, and that are over after two weeks', async () => {
    expect((await open('x'.repeat(43))).status).toBe(404);
    expect((await open('..')).status).toBe(404);
    const [email] = await emails(beech.students[0]!.id);
    await app.within(oak, (tx) => tx.cartRequest.updateMany({ data: { expires_at: new Date(0) } }));
    const token = tokenOf(email!.secret_seed);
    expect((await open(token)).body.state).toBe('expired');
    expect((await checkout({ request: token }, { as: parentToken })).body.code).toBe('request_expired');
  });
});
