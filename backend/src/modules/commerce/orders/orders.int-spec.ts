import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { followLive } from '../../../../test/support/live-client.ts';
import { mailTo, textOf } from '../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../test/support/smtp-sink.ts';
import {
  eventually,
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { newId } from '../../../platform/ids.ts';
import { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import { RoyaltyRules } from '../ledger/royalties/royalty-rules.ts';
import type { PaymentFacts, RefundFacts } from '../payments/payment-facts.ts';
import { OrderPurpose } from './order-purpose.ts';
import type { ManagedOrderPage } from './order-management.controller.ts';
import type { TeamRefundList } from './list-team-refunds.query.ts';
import type { ManagedOrder, ManagedRefund, Order } from './order-view.ts';
import type { OrderPage } from './orders.controller.ts';
import { Orders, type OrderDraft } from './orders.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let elm: TestSchool;
let parent: TestPerson;
let parentToken: string;
let head: string;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  parent = await app.makePerson(oak, 'parent');
  parentToken = (await app.signIn(parent)).access;
  head = await app.tokenOf(oak, 'school_admin');
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const purpose = () => app.nest.get(OrderPurpose, { strict: false });

interface Placed {
  id: string;
  number: string;
  access_token: string;
}
/** Places an order of two books, of 8.00 and 4.50. */
function place(change: Partial<OrderDraft> = {}, prices = [800, 450], school = oak): Promise<Placed> {
  return app.within(school, async (tx) => {
    const { id: rule_id } = await app.nest.get(RoyaltyRules, { strict: false }).current(tx);
    return app.nest.get(Orders, { strict: false }).place(tx, {
      buyer_id: parent.id,
      email: parent.email!,
      name: 'Pat',
      reader_id: parent.id,
      currency: 'GBP',
      total: prices.reduce((sum, price) => sum + price, 0),
      language: 'en',
      country: 'GB',
      lines: prices.map((price, index) => ({
        item: newId(),
        kind: 'digital',
        book_id: newId(),
        title: `Book ${index + 1}`,
        authors: ['Mira'],
        quantity: 1,
        unit_price: price,
        total: price,
        tax: 0,
        tax_bps: 0,
        charity_bps: 2_000,
        charity_id: null,
        project_id: null,
        rule_id,
        maker_ids: [],
        made_by_tenant: oak.id,
      })),
      ...change,
    });
  });
}
const guest = { buyer_id: null, reader_id: null };
const facts = (order: { id: string }, amount = 1250): PaymentFacts => ({
  id: newId(),
  provider: 'stripe',
  purpose: 'order',
  subject_id: order.id,
  amount,
  currency: 'GBP',
  status: 'succeeded',
  fee: 30,
  refunded: 0,
});
let attempts = 0;
/** A payment that the provider has confirmed; `settled` is left out, so that nothing else informs the order. */
async function pay(order: { id: string }, amount = 1250, school = oak) {
  const payment = facts(order, amount);
  const { fee: _fee, ...row } = payment;
  const outcome = await app.within(school, async (tx) => {
    await tx.payment.createMany({
      data: [
        {
          ...row,
          tenant_id: school.id,
          attempt_no: ++attempts,
          description: 'Test',
          token_hash: new Uint8Array(randomBytes(32)),
          expires_at: new Date(),
          updated_at: new Date(),
        },
      ],
    });
    return purpose().succeeded(tx, payment);
  });
  return { payment, outcome };
}
const refundFacts = (payment: PaymentFacts, id: string, amount: number): RefundFacts => ({
  ...{ id, payment_id: payment.id, amount, currency: payment.currency, status: 'succeeded' },
});
const view = (order: Placed, as: string | null = parentToken, query = '', school = oak) =>
  app.ask<Order & { code: string }>(school, 'GET', `/api/orders/${order.number}/${query}`, {
    ...(as && { as }),
  });
const managed = async (id: string) =>
  (await app.ask<ManagedOrder>(oak, 'GET', `/api/order-management/${id}/`, { as: head })).body;
const grantsOf = (id: string) =>
  app.within(oak, (tx) => tx.accessGrant.findMany({ where: { order_id: id }, orderBy: { id: 'asc' } }));
const refund = (id: string, body: object, key = newId()) =>
  app.ask<ManagedRefund & { code: string }>(oak, 'POST', `/api/order-management/${id}/refunds/`, {
    as: head,
    body,
    headers: { 'idempotency-key': key },
  });
const post = (order: Placed, what: string, body: object, as?: string) =>
  app.ask<Order & { code: string }>(oak, 'POST', `/api/orders/${order.number}/${what}/`, {
    body,
    ...(as && { as }),
  });

describe('a paid order', () => {
  it('gives access at once, tells how, and is e-mailed', async () => {
    const order = await place();
    expect(order.number).toMatch(/^BG-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect((await view(order)).body).toMatchObject({ status: 'pending', next: ['pay', 'cancel'] });
    expect((await pay(order)).outcome).toBe('accepted');
    const { body } = await view(order);
    expect(body).toMatchObject({
      status: 'fulfilled',
      total: { amount: 1250, currency: 'GBP' },
      provider: 'stripe',
      next: [],
    });
    expect(body.timeline.map(({ event, actor }) => [event, actor.kind])).toEqual([
      ['placed', 'buyer'],
      ['paid', 'provider'],
      ['delivered', 'system'],
    ]);
    expect(
      body.lines.map(({ access, split }) => [access, split.charity.amount, split.making.amount]),
    ).toEqual([
      ['active', 160, 640],
      ['active', 90, 360],
    ]);
    expect((await grantsOf(order.id)).map(({ user_id, status }) => [user_id, status])).toEqual([
      [parent.id, 'active'],
      [parent.id, 'active'],
    ]);
    const mail = await mailTo(sink, parent.email!, new RegExp(`${order.number} is paid`));
    expect(textOf(mail)).toContain('£12.50');
    expect(mail).not.toContain('key=');
  });

  it('is seen by its owner, staff and whoever has its key, and by nobody else', async () => {
    const order = await place();
    const stranger = await app.tokenOf(oak, 'parent');
    expect((await view(order, stranger)).status).toBe(404);
    expect((await view(order, null)).status).toBe(404);
    expect((await view(order, null, `?key=${'x'.repeat(43)}`)).status).toBe(404);
    expect((await view(order, null, `?key=${order.access_token}`)).status).toBe(200);
    expect((await view(order, head)).status).toBe(200);
    expect((await view(order, null, `?key=${order.access_token}`, elm)).status).toBe(404);
    const list = await app.ask<OrderPage>(oak, 'GET', '/api/orders/', { as: stranger });
    expect(list.body.count).toBe(0);
    const student = await app.tokenOf(oak, 'student');
    expect((await app.ask(oak, 'GET', '/api/orders/', { as: student })).status).toBe(403);
  });

  it('counts as sold in the numbers of the school until it is paid back', async () => {
    const stats = async (which = 'book') =>
      (
        await app.ask<{ sold: number; by_month: { sold: number }[] }>(
          oak,
          'GET',
          `/api/teacher/${which}-stats/`,
          { as: head },
        )
      ).body;
    const before = (await stats()).sold;
    const order = await place();
    const { payment } = await pay(order);
    expect((await stats()).sold).toBe(before + 2);
    expect((await stats()).by_month.at(-1)!.sold).toBe(before + 2);
    expect((await stats('blog')).sold).toBe(0);
    await app.within(oak, (tx) => purpose().refunded(tx, payment, refundFacts(payment, newId(), 1250)));
    expect((await stats()).sold).toBe(before);
    expect((await view(order)).body.status).toBe('refunded');
  });

  it('counts as sold beside each story of the child who wrote it, with what it raised, until it is paid back', async () => {
    const child = await app.makePerson(oak, 'student');
    const as = (await app.signIn(child)).access;
    const order = await place();
    const books = (await view(order)).body.lines.map(({ book_id }) => book_id!);
    await app.within(oak, (tx) =>
      tx.story.createMany({
        data: [...books, newId()].map((book_id, index) => ({
          ...{ tenant_id: oak.id, id: newId(), author_id: child.id, book_id, kind: 'picture' },
          ...{ state: index === 1 ? 'withdrawn' : 'published', title: `Story ${index}`, language: 'en' },
          ...{ cover: {}, pages: [], updated_at: new Date(2026, 0, 9 - index) },
        })),
      }),
    );
    const stories = async () =>
      (
        await app.ask<{ results: { id: string; sold: number; raised: unknown[] }[] }>(
          oak,
          'GET',
          '/api/stories/',
          { as },
        )
      ).body.results;
    expect((await stories()).map(({ sold }) => sold)).toEqual([0, 0, 0]);
    const { payment } = await pay(order);
    const [told, ...others] = await stories();
    expect(told).toMatchObject({ sold: 1, raised: [{ amount: expect.any(Number), currency: 'GBP' }] });
    expect(others).toMatchObject([
      { sold: 0, raised: [] },
      { sold: 0, raised: [] },
    ]);
    expect(Object.keys(told!).filter((name) => /price|total/.test(name))).toEqual([]);
    await app.within(oak, (tx) => purpose().refunded(tx, payment, refundFacts(payment, newId(), 1250)));
    expect((await stories())[0]).toMatchObject({ sold: 0, raised: [] });
  });

  it('of zero is paid when it is placed', async () => {
    const order = await place({}, [0, 0]);
    expect((await view(order)).body).toMatchObject({ status: 'fulfilled', provider: null });
    expect((await managed(order.id)).steps).toEqual([]);
  });

  it('is not paid twice: the second payment goes back, and a late one of a cancelled order too when it is owned', async () => {
    const order = await place();
    await pay(order);
    expect((await pay(order)).outcome).toBe('refund');
    expect((await view(order)).body.timeline.at(-1)).toMatchObject({
      event: 'surplus_paid',
      amount: { amount: 1250 },
    });
    await mailTo(sink, parent.email!, /goes back to you/);
    const books = (await view(order)).body.lines.map(({ book_id }) => book_id);
    const again = await place();
    await app.within(oak, (tx) =>
      Promise.all(
        books.map((book_id, position) =>
          tx.orderLine.updateMany({ where: { order_id: again.id, position }, data: { book_id } }),
        ),
      ),
    );
    expect((await pay(again)).outcome).toBe('refund');
    expect((await view(again)).body.status).toBe('pending');
  });

  it('is paid once by fifty payments and cancellations at once', async () => {
    const order = await place();
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 ? post(order, 'cancel', {}, parentToken).then(({ status }) => status) : pay(order),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    const outcomes = results.map((result) => (result as PromiseFulfilledResult<unknown>).value);
    const accepted = outcomes.filter((one) => (one as { outcome?: string }).outcome === 'accepted');
    // Cancelled first: the books of this test are not for sale, so that every late payment goes back.
    const { status, timeline } = (await view(order)).body;
    expect([status, accepted.length]).toEqual(status === 'fulfilled' ? ['fulfilled', 1] : ['cancelled', 0]);
    expect(timeline.filter(({ event }) => event === 'paid')).toHaveLength(accepted.length);
    expect(timeline.filter(({ event }) => event === 'surplus_paid')).toHaveLength(25 - accepted.length);
  });
});

describe('where the money of an order goes', () => {
  it('is told as the books divided it, and adds up to the total', async () => {
    const order = await place();
    expect((await view(order)).body.parts).toBeNull();
    await pay(order);
    const { parts, total } = (await view(order)).body;
    expect(parts).toMatchObject({ charity: { amount: 250, currency: 'GBP' }, tax: { amount: 0 } });
    expect(
      Object.values<{ amount: number }>({ ...parts! }).reduce((sum, { amount }) => sum + amount, 0),
    ).toBe(total.amount);
  });
});

describe('a guest', () => {
  it('waits with the books until the purchase is claimed, once', async () => {
    const order = await place({ ...guest, email: 'guest@home.test' });
    await pay(order);
    expect((await view(order, null, `?key=${order.access_token}`)).body).toMatchObject({
      status: 'paid',
      next: ['claim'],
      lines: [{ access: 'waiting' }, { access: 'waiting' }],
    });
    const mail = textOf(await mailTo(sink, 'guest@home.test', /is paid/));
    expect(mail).toContain(`/trackorder/${order.number}?key=${order.access_token}`);
    const [one, other] = [await app.tokenOf(oak, 'parent'), await app.tokenOf(oak, 'teacher')];
    expect((await post(order, 'claim', { key: 'x'.repeat(43) }, one)).status).toBe(404);
    const claims = await Promise.all(
      [one, other].map((as) => post(order, 'claim', { key: order.access_token }, as)),
    );
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 404]);
    const winner = claims[0]!.status === 200 ? one : other;
    expect((await view(order, winner)).body).toMatchObject({
      status: 'fulfilled',
      next: [],
      lines: [{ access: 'active' }, { access: 'active' }],
    });
    expect((await post(order, 'claim', { key: order.access_token }, winner)).status).toBe(200);
    expect((await view(order, null, `?key=${order.access_token}`)).status).toBe(404);
  });

  it('without the key gets a link at the address of the order, and always the same answer', async () => {
    const order = await place({ ...guest, email: 'lost@home.test' });
    const track = (number: string, email: string) =>
      app.ask(oak, 'POST', `/api/orders/${number}/track/`, { body: { email }, from: '10.9.0.7' });
    const answers = await Promise.all([
      track(order.number, 'Lost@Home.test'),
      track(order.number, 'thief@home.test'),
      track('BG-2222-2222', 'nobody@home.test'),
    ]);
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0].status).toBe(204);
    const mail = textOf(await mailTo(sink, 'lost@home.test', new RegExp(order.number)));
    const key = /key=([\w-]{43})/.exec(mail)![1]!;
    expect((await view(order, null, `?key=${key}`)).status).toBe(200);
    expect(sink.mails.some(({ to }) => /thief|nobody/.test(to.join(' ')))).toBe(false);
  });

  it('opens by number and the code of the e-mail: once, within its time, and after five wrong tries not at all', async () => {
    const order = await place({ ...guest, email: 'typed@home.test' });
    const other = await place({ ...guest, email: 'other@home.test' });
    const ask = async (email: string) => {
      const before = sink.mails.filter(({ to }) => to.includes(email)).length;
      await app.ask(oak, 'POST', `/api/orders/${order.number}/track/`, { body: { email }, from: '10.9.0.8' });
      await eventually(async () =>
        expect(sink.mails.filter(({ to }) => to.includes(email)).length).toBe(before + 1),
      );
      return /^([0-9]{6})$/m.exec(
        textOf(sink.mails.filter(({ to }) => to.includes(email)).at(-1)!.source),
      )![1]!;
    };
    const open = (code: string, number = order.number) =>
      app.ask<{ number: string; key: string; code: string }>(oak, 'POST', `/api/orders/${number}/open/`, {
        body: { code },
        from: '10.9.0.9',
      });
    const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
    // Nobody has asked for one.
    expect([(await open('123456')).status, (await open('123456')).body.code]).toEqual([422, 'wrong_code']);
    const first = await ask('typed@home.test');
    expect((await open(wrongOf(first))).body.code).toBe('wrong_code');
    expect((await open(first, other.number)).body.code).toBe('wrong_code');
    expect((await open(first, 'BG-2222-2222')).body.code).toBe('wrong_code');
    // Of many at once, one opens it.
    const opened = await Promise.all(Array.from({ length: 4 }, () => open(first)));
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const { number, key } = opened.find(({ status }) => status === 200)!.body;
    expect(number).toBe(order.number);
    expect((await view(order, null, `?key=${key}`)).status).toBe(200);
    // A newer code ends the one before.
    const second = await ask('typed@home.test');
    const third = await ask('typed@home.test');
    if (second !== third) expect((await open(second)).body.code).toBe('wrong_code');
    await app.within(oak, (tx) =>
      tx.salesOrder.updateMany({ where: { number: order.number }, data: { code_expires_at: new Date() } }),
    );
    expect((await open(third)).body.code).toBe('wrong_code');
    const last = await ask('typed@home.test');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await open(wrongOf(last))).body.code).toBe('wrong_code');
    expect((await open(last)).body.code).toBe('wrong_code');
  });

  it('cancels an unpaid order with its key', async () => {
    const order = await place({ ...guest, email: 'guest@home.test' });
    expect((await post(order, 'cancel', {})).status).toBe(404);
    const cancelled = await post(order, 'cancel', { key: order.access_token });
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
    const paid = await place({ ...guest, email: 'guest@home.test' });
    await pay(paid);
    const refused = await post(paid, 'cancel', { key: paid.access_token });
    expect([refused.status, refused.body.code]).toEqual([409, 'wrong_status']);
  });
});

describe('a refund', () => {
  it('by line closes the book that is paid back whole, and is reversed when the provider says so', async () => {
    const order = await place();
    const { payment } = await pay(order);
    const [first, second] = (await managed(order.id)).lines;
    const key = newId();
    const made = await refund(order.id, { lines: [{ line_id: first!.id }], reason: 'Bought twice' }, key);
    expect([made.status, made.body.amount.amount]).toEqual([201, 800]);
    expect(
      (await refund(order.id, { lines: [{ line_id: first!.id }], reason: 'Bought twice' }, key)).body,
    ).toEqual(made.body);
    const part = await refund(order.id, { lines: [{ line_id: second!.id, amount: 100 }], reason: 'Torn' });
    expect((await managed(order.id)).refundable.amount).toBe(350);
    for (const body of [made.body, part.body])
      await app.within(oak, (tx) =>
        purpose().refunded(tx, payment, refundFacts(payment, body.id, body.amount.amount)),
      );
    const after = await managed(order.id);
    expect(after).toMatchObject({
      status: 'partially_refunded',
      refunded: { amount: 900 },
      lines: [
        { access: 'revoked', refunded: { amount: 800 } },
        { access: 'active', refunded: { amount: 100 } },
      ],
      refunds: [{ status: 'succeeded' }, { status: 'succeeded' }],
    });
    expect(textOf(await mailTo(sink, parent.email!, /Refund of your order/))).toContain('£');
    await app.within(oak, (tx) =>
      purpose().refundFailed(tx, payment, refundFacts(payment, made.body.id, 800), true),
    );
    expect(await managed(order.id)).toMatchObject({
      status: 'partially_refunded',
      refunded: { amount: 100 },
      lines: [{ access: 'active' }, { access: 'active' }],
    });
    expect((await grantsOf(order.id)).map(({ status }) => status)).toEqual(['revoked', 'active', 'active']);
  });

  it('of more than is left, of another line and without a key is refused', async () => {
    const order = await place();
    await pay(order);
    const [first] = (await managed(order.id)).lines;
    const ask = async (lines: object[]) => (await refund(order.id, { lines, reason: 'Please' })).status;
    expect(await ask([{ line_id: first!.id, amount: 801 }])).toBe(422);
    expect(await ask([{ line_id: newId() }])).toBe(422);
    expect(await ask([])).toBe(422);
    const keyless = await app.ask(oak, 'POST', `/api/order-management/${order.id}/refunds/`, {
      as: head,
      body: { lines: [{ line_id: first!.id }], reason: 'Please' },
    });
    expect(keyless.status).toBe(400);
    const unpaid = await place();
    const [line] = (await managed(unpaid.id)).lines;
    expect((await refund(unpaid.id, { lines: [{ line_id: line!.id }], reason: 'Please' })).body.code).toBe(
      'not_refundable',
    );
  });

  it('of forty at once, whole and in part, never exceeds the payment', async () => {
    const order = await place();
    await pay(order);
    const lines = (await managed(order.id)).lines.map(({ id }) => ({ line_id: id }));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        refund(
          order.id,
          index % 2
            ? { lines, reason: 'All of it' }
            : { lines: [{ ...lines[index % 4 ? 0 : 1]!, amount: 70 }], reason: 'A part' },
        ),
      ),
    );
    const made = answers.filter(({ status }) => status === 201);
    const sum = made.reduce((all, { body }) => all + body.amount.amount, 0);
    expect(made.length).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(1250);
    expect(answers.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
    expect((await managed(order.id)).refundable.amount).toBe(1250 - sum);
  });

  it('from the threshold on needs a second person', async () => {
    const order = await place({}, [6_000]);
    await pay(order, 6_000);
    const [line] = (await managed(order.id)).lines;
    const part = await refund(order.id, { lines: [{ line_id: line!.id, amount: 4_999 }], reason: 'Torn' });
    expect(part.status).toBe(201);
    const rest = await refund(order.id, { lines: [{ line_id: line!.id }], reason: 'Torn' });
    expect([rest.status, rest.body.code]).toEqual([409, 'second_person_needed']);
  });

  it.each(['school', 'platform'] as const)(
    'of that size is proposed by one person of the %s and approved by another one, once',
    async (of) => {
      const place_ = of === 'school' ? oak : app.platform;
      const role = of === 'school' ? 'school_admin' : 'platform_admin';
      const [one, other] = [await app.makePerson(place_, role), await app.makePerson(place_, role)];
      const tokens = new Map([
        [one, (await app.signIn(one)).access],
        [other, (await app.signIn(other)).access],
      ]);
      const ask = (by: TestPerson, path: string, body: object = {}) =>
        app.ask<{ id: string; code: string }>(place_, 'POST', `/api/${path}`, {
          as: tokens.get(by),
          body: { password: PASSWORD, ...body },
        });
      const order = await place({}, [6_000]);
      await pay(order, 6_000);
      const [line] = (await managed(order.id)).lines;
      const wanted = { lines: [{ line_id: line!.id }], reason: 'The school asked us to' };
      const path = `order-management/${order.id}/refund-proposals/`;
      const { status, body } = await ask(one, path, wanted);
      expect(status).toBe(202);
      expect((await managed(order.id)).refunds).toEqual([]);
      const approve = `proposals/${body.id}/approve/`;
      expect((await ask(one, approve)).body.code).toBe('needs_another_person');
      const approved = await Promise.all([1, 2].map(() => ask(other, approve)));
      expect(approved.map((answer) => answer.status)).toEqual([200, 200]);
      await eventually(async () =>
        expect((await managed(order.id)).refunds).toMatchObject([
          { amount: { amount: 6_000 }, status: 'requested', reason: 'The school asked us to' },
        ]),
      );
      const stored = await app.within(oak, (tx) =>
        tx.orderRefund.findMany({ where: { order_id: order.id } }),
      );
      expect(stored).toMatchObject([{ requested_by: one.id, approved_by: other.id }]);
      expect((await ask(one, path, wanted)).status).toBe(422);
    },
  );

  it('proposed by the platform’s team is seen and approved by a person of the school, once', async () => {
    const [team, second] = [
      await app.makePerson(app.platform, 'platform_admin'),
      await app.makePerson(app.platform, 'platform_admin'),
    ];
    const head = await app.makePerson(oak, 'school_admin');
    const [teamToken, secondToken, as] = [
      (await app.signIn(team)).access,
      (await app.signIn(second)).access,
      (await app.signIn(head)).access,
    ];
    const order = await place({}, [6_000]);
    await pay(order, 6_000);
    const [line] = (await managed(order.id)).lines;
    const path = `/api/order-management/${order.id}/refund-proposals/`;
    const proposed = await app.ask<{ id: string }>(app.platform, 'POST', path, {
      as: teamToken,
      body: { password: PASSWORD, lines: [{ line_id: line!.id }], reason: 'A buyer wrote to us' },
    });
    const listed = await app.ask<TeamRefundList>(oak, 'GET', path, { as });
    expect(listed.body.results).toMatchObject([
      { id: proposed.body.id, amount: { amount: 6_000 }, reason: 'A buyer wrote to us' },
    ]);
    const waiting = async (): Promise<[number, boolean]> => {
      const found = await app.ask<ManagedOrderPage>(
        oak,
        'GET',
        '/api/order-management/?status=refund_proposed',
        { as },
      );
      const { body } = await app.ask<{ tasks: { kind: string; count: number }[] }>(
        oak,
        'GET',
        '/api/api-admin/dashboard/',
        { as },
      );
      return [
        body.tasks.find(({ kind }) => kind === 'refunds_proposed')?.count ?? 0,
        found.body.results.some(({ id }) => id === order.id),
      ];
    };
    expect(await waiting()).toEqual([1, true]);
    const mail = textOf(
      await mailTo(sink, head.email!, new RegExp(`Refund of 60\\.00 GBP for order ${order.number}`)),
    );
    expect(mail).toContain('A buyer wrote to us');
    expect(mail).toContain(`/admin/orders/${order.id}`);
    const approve = (body: object, school = oak, by = as) =>
      app.ask<{ code: string }>(school, 'POST', `${path}${proposed.body.id}/approve/`, { as: by, body });
    expect((await approve({ password: 'wrong' })).status).not.toBe(200);
    expect((await approve({ password: PASSWORD }, app.platform, secondToken)).status).toBe(404);
    const answers = await Promise.all([1, 2].map(() => approve({ password: PASSWORD })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = await app.within(oak, (tx) => tx.orderRefund.findMany({ where: { order_id: order.id } }));
    expect(stored).toMatchObject([{ id: proposed.body.id, requested_by: team.id, approved_by: head.id }]);
    expect((await app.ask<TeamRefundList>(oak, 'GET', path, { as })).body.results).toEqual([]);
    expect(await waiting()).toEqual([0, false]);
    const byTeam = await app.ask<{ code: string }>(
      app.platform,
      'POST',
      `/api/proposals/${proposed.body.id}/approve/`,
      { as: secondToken, body: { password: PASSWORD } },
    );
    expect(byTeam.status).not.toBe(200);
  });
});

describe('a dispute', () => {
  it('keeps access while it is open, and closes the books when it is lost', async () => {
    const order = await place();
    const { payment } = await pay(order);
    const dispute = { id: newId(), payment_id: payment.id, amount: 1250, fee: 1500 };
    await app.within(oak, (tx) => purpose().disputed(tx, payment, { ...dispute, status: 'open' }));
    expect(await managed(order.id)).toMatchObject({ status: 'fulfilled', dispute: 'open' });
    await app.within(oak, (tx) => purpose().disputed(tx, payment, { ...dispute, status: 'lost' }));
    expect(await managed(order.id)).toMatchObject({
      status: 'refunded',
      dispute: 'lost',
      lines: [{ access: 'revoked' }, { access: 'revoked' }],
      steps: [],
    });
  });
});

describe('the administration', () => {
  it('follows each change of an order by the event stream: its school and the platform’s team, no other school', async () => {
    const { port } = await app.listen();
    const team = await app.tokenOf(app.platform, 'platform_admin');
    const other = await app.tokenOf(elm, 'school_admin');
    const streams = [
      await followLive(port, oak, head, 'orders'),
      await followLive(port, app.platform, team, 'orders'),
      await followLive(port, elm, other, 'orders'),
    ];
    // Each stream is open; what earlier tests changed may still arrive.
    await eventually(() => expect(streams.every(({ events }) => events.length > 0)).toBe(true));
    const order = await place();
    const seen = () =>
      streams.map((stream) => stream.changes().some(({ ids }) => (ids as string[]).includes(order.id)));
    await eventually(() => expect(seen()).toEqual([true, true, false]));
    const before = streams.map((stream) => stream.changes().length);
    await pay(order);
    await eventually(() =>
      expect(streams.slice(0, 2).every((one, index) => one.changes().length > before[index]!)).toBe(true),
    );
    expect(seen()).toEqual([true, true, false]);
    for (const stream of streams) stream.close();
  });

  it('lists and finds the orders of its school, and the platform’s team those of every school', async () => {
    const order = await place({ ...guest, email: 'find.me@home.test', name: 'Zora Quill' });
    await place({ ...guest, email: 'find.me@home.test' }, [100], elm);
    const find = async (query: string, as = head, school = oak) =>
      (await app.ask<ManagedOrderPage>(school, 'GET', `/api/order-management/?${query}`, { as })).body;
    for (const search of ['find.me', order.number, 'zora'])
      expect((await find(`search=${search}`)).results.map(({ id }) => id)).toEqual([order.id]);
    // The titles of the test are the same in every order.
    expect((await find('search=book%202')).count).toBeGreaterThan(1);
    expect((await find('search=find.me&status=paid')).count).toBe(0);
    expect((await find(`search=find.me&to=2020-01-01`)).count).toBe(0);
    const team = await app.tokenOf(app.platform, 'platform_admin');
    expect((await find('search=find.me', team, app.platform)).count).toBe(2);
    const seen = await app.ask<ManagedOrder>(app.platform, 'GET', `/api/order-management/${order.id}/`, {
      as: team,
    });
    expect(seen.body).toMatchObject({ id: order.id, school_id: oak.id, steps: ['cancel'] });
    const cancelled = await app.ask<ManagedOrder>(
      app.platform,
      'POST',
      `/api/order-management/${order.id}/cancel/`,
      { as: team, body: { reason: 'Asked by phone' } },
    );
    expect(cancelled.body.status).toBe('cancelled');
    expect((await managed(order.id)).timeline.at(-1)).toMatchObject({
      event: 'cancelled',
      actor: { kind: 'staff' },
      reason: 'Asked by phone',
    });
    const teacher = await app.tokenOf(oak, 'teacher');
    expect((await app.ask(oak, 'GET', '/api/order-management/', { as: teacher })).status).toBe(403);
  });
});

describe('the queues of orders', () => {
  const queue = async (status: string): Promise<string[]> =>
    (
      await app.ask<ManagedOrderPage>(oak, 'GET', `/api/order-management/?limit=100&status=${status}`, {
        as: head,
      })
    ).body.results.map(({ id }) => id);

  it('have a payment that is held, and are found by its reference', async () => {
    const order = await place();
    const { payment } = await pay(order);
    expect(await queue('in_review')).not.toContain(order.id);
    const capture_ref = `pi_${newId()}`;
    await app.within(oak, (tx) =>
      tx.payment.updateMany({ where: { id: payment.id }, data: { status: 'mismatch', capture_ref } }),
    );
    expect(await queue('in_review')).toContain(order.id);
    const { body } = await app.ask<ManagedOrderPage>(
      oak,
      'GET',
      `/api/order-management/?search=${capture_ref}`,
      { as: head },
    );
    expect(body.results.map(({ id, in_review }) => [id, in_review])).toEqual([[order.id, true]]);
  });

  it('have a refund that failed', async () => {
    const order = await place();
    const { payment } = await pay(order);
    const [line] = (await managed(order.id)).lines;
    const { body } = await refund(order.id, { lines: [{ line_id: line!.id }], reason: 'Bought twice' });
    expect(await queue('refund_failed')).not.toContain(order.id);
    await app.within(oak, (tx) =>
      purpose().refundFailed(tx, payment, refundFacts(payment, body.id, 800), false),
    );
    expect(await queue('refund_failed')).toContain(order.id);
    const retry = (refundId: string, key = newId()) =>
      app.ask<ManagedRefund & { code: string }>(
        oak,
        'POST',
        `/api/order-management/${order.id}/refunds/${refundId}/retry/`,
        { as: head, headers: { 'idempotency-key': key } },
      );
    // The state of the payment's own refund is set by a worker when the provider refuses it.
    await app.within(oak, (tx) =>
      tx.refund.updateMany({ where: { id: body.id }, data: { status: 'failed', failure: 'closed' } }),
    );
    const key = newId();
    const again = await retry(body.id, key);
    expect([again.status, again.body.status, again.body.amount.amount]).toEqual([200, 'requested', 800]);
    expect((await retry(body.id, key)).body).toEqual(again.body);
    expect((await retry(body.id)).body.code).toBe('not_failed');
    expect((await retry(newId())).status).toBe(404);
    expect(await queue('refund_failed')).not.toContain(order.id);
    await app.within(oak, (tx) => purpose().refunded(tx, payment, refundFacts(payment, body.id, 800)));
    expect(await managed(order.id)).toMatchObject({
      refunded: { amount: 800 },
      lines: [{ access: 'revoked' }, { access: 'active' }],
      refunds: [{ id: body.id, status: 'succeeded' }],
    });
  });

  it('are late when a parcel is delayed, or copies wait for days', async () => {
    const order = await place();
    await pay(order);
    const parcel = { tenant_id: oak.id, id: newId(), order_id: order.id, number: 1, created_at: new Date() };
    await app.within(oak, (tx) =>
      tx.parcel.create({
        data: { ...parcel, status: 'in_transit', tracking_number: 'RM 77', shipped_at: new Date() },
      }),
    );
    expect(await queue('late')).not.toContain(order.id);
    await app.within(oak, (tx) =>
      tx.parcel.updateMany({ where: { id: parcel.id }, data: { status: 'delayed' } }),
    );
    expect(await queue('late')).toContain(order.id);
    const waiting = await place();
    await pay(waiting);
    await app.within(oak, async (tx) => {
      await tx.orderLine.updateMany({ where: { order_id: waiting.id }, data: { kind: 'print' } });
      const paid_at = new Date(Date.now() - 6 * 86_400_000);
      await tx.salesOrder.updateMany({ where: { id: waiting.id }, data: { paid_at, status: 'paid' } });
    });
    expect(await queue('to_ship')).toContain(waiting.id);
    expect(await queue('late')).toContain(waiting.id);
  });
});

describe('people', () => {
  it('who are erased leave numbers and amounts, without name, address and key', async () => {
    const order = await place({ ...guest, email: 'gone@home.test' });
    await pay(order);
    await app.within(oak, (tx) =>
      app.nest.get(PersonalData, { strict: false }).erase(tx, { id: newId(), email: 'GONE@home.test' }),
    );
    const { number, status, total, email, name } = await managed(order.id);
    expect({ number, status, total: total.amount, email, name }).toEqual({
      ...{ number: order.number, status: 'paid', total: 1250, email: null, name: null },
    });
    expect((await view(order, null, `?key=${order.access_token}`)).status).toBe(404);
  });

  it('who are merged keep their orders', async () => {
    const [kept, merged] = [await app.makePerson(oak, 'student'), await app.makePerson(oak, 'student')];
    const order = await place({ buyer_id: parent.id, reader_id: merged.id });
    await pay(order);
    await app.ask(oak, 'POST', '/api/archived-students/merge/', {
      as: head,
      body: { keep_id: kept.id, merge_id: merged.id },
    });
    await eventually(async () =>
      expect((await grantsOf(order.id)).map(({ user_id }) => user_id)).toEqual([kept.id, kept.id]),
    );
  });
});
