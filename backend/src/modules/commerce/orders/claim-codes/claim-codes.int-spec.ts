import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { mailTo } from '../../../../../test/support/emails.ts';
import { readPdfStructure } from '../../../../../test/support/pdf-structure.ts';
import { openShop, sellBook } from '../../../../../test/support/shop.ts';
import { startSmtpSink, type SmtpSink } from '../../../../../test/support/smtp-sink.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { newId } from '../../../../platform/ids.ts';
import { PersonalData } from '../../../../platform/personal-data/personal-data.ts';
import type { CheckoutPlaced } from '../../shop/checkout/checkout-view.ts';
import type { PaymentFacts } from '../../payments/payment-facts.ts';
import { OrderPurpose } from '../order-purpose.ts';
import type { Order } from '../order-view.ts';
import type { RefundPreview } from '../preview-refund.query.ts';
import type { ClaimableBook, GivenToClass, OrderCode, OrderCodes } from './claim-code-views.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let head: string;
let parent: TestPerson;
let parentToken: string;
let book: string;
const SEATS = 30;

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
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  await openShop(app, oak);
  beech = await makeClass(app, oak, 3);
  parent = await app.makePerson(oak, 'parent', { first_name: 'Ama' });
  parentToken = (await app.signIn(parent)).access;
  head = await app.tokenOf(oak, 'school_admin');
  book = await sellBook(app, oak, { title: 'Kites' });
  const offer = await app.ask(oak, 'PUT', `/api/book-offers/${book}/`, {
    as: head,
    body: {
      prices: [],
      kinds: [
        { kind: 'class_pack', prices: [{ amount: 6000, currency: 'GBP' }], seats: SEATS },
        { kind: 'gift', prices: [{ amount: 500, currency: 'GBP' }] },
      ],
    },
  });
  expect([offer.status, offer.body]).toEqual([200, expect.anything()]);
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

type Refusal = { code: string; errors: Record<string, string[]> };
let caller = 0;
const from = () => `10.2.${(caller += 1) >> 8}.${caller & 255}`;
const gift = (change: object = {}) => ({
  item: `${book}:gift`,
  recipient_name: 'Amina',
  recipient_email: `amina-${newId()}@home.test`,
  sender_name: 'Grandma',
  message: 'Happy reading!',
  ...change,
});
const checkout = (as: string, body: object) =>
  app.ask<CheckoutPlaced & Refusal>(oak, 'POST', '/api/checkout/', {
    as,
    body: { provider: 'stripe', currency: 'GBP', ...body },
    headers: { 'idempotency-key': newId() },
    from: from(),
  });
/** Confirms the payment of an order, as the provider would. */
async function pay(number: string) {
  const { order, payment } = await app.within(oak, async (tx) => {
    const found = await tx.salesOrder.findFirstOrThrow({ where: { number } });
    await tx.payment.updateMany({ where: { subject_id: found.id }, data: { status: 'succeeded' } });
    return {
      order: found,
      payment: await tx.payment.findFirstOrThrow({ where: { subject_id: found.id } }),
    };
  });
  const facts: PaymentFacts = {
    ...{ id: payment.id, provider: 'stripe', purpose: 'order', subject_id: order.id, currency: 'GBP' },
    ...{ amount: payment.amount, status: 'succeeded', fee: 30, refunded: 0 },
  };
  await app.within(oak, (tx) => app.nest.get(OrderPurpose, { strict: false }).succeeded(tx, facts));
  return { id: order.id, number, payment: facts };
}
async function buy(as: string, body: object) {
  const placed = await checkout(as, body);
  expect([placed.status, placed.body.code]).toEqual([201, undefined]);
  return pay(placed.body.order.number);
}
const buyPack = () => buy(beech.token, { items: [`${book}:class_pack`] });
const buyGift = (change: object = {}) => buy(parentToken, { items: [`${book}:gift`], gifts: [gift(change)] });
const codesOf = async ({ number }: { number: string }, as: string | null): Promise<OrderCode> => {
  const { body } = await app.ask<OrderCodes>(oak, 'GET', `/api/orders/${number}/codes/`, {
    ...(as && { as }),
  });
  // Undefined for a refusal.
  return (body.results ?? [])[0]!;
};
const claim = (code: string, as: string, school = oak) =>
  app.ask<ClaimableBook & Refusal>(school, 'POST', '/api/claim-codes/claim/', {
    as,
    body: { code },
    from: from(),
  });
const lookUp = (code: string, as?: string, school = oak) =>
  app.ask<ClaimableBook & Refusal>(school, 'POST', '/api/claim-codes/look-up/', {
    ...(as && { as }),
    body: { code },
    from: from(),
  });
const newStudent = async () => {
  const person = await app.makePerson(oak, 'student', { email: null });
  return { person, as: (await app.signIn(person)).access };
};
const grantsOf = (order_id: string) =>
  app.within(oak, (tx) => tx.accessGrant.findMany({ where: { order_id }, orderBy: { id: 'asc' } }));
async function refund({ id, payment }: { id: string; payment: PaymentFacts }) {
  const refund_id = newId();
  await app.within(oak, (tx) =>
    app.nest.get(OrderPurpose, { strict: false }).refunded(tx, payment, {
      ...{ id: refund_id, payment_id: payment.id, amount: payment.amount, currency: 'GBP' },
      status: 'succeeded',
    }),
  );
  return { id, refund_id };
}

describe('the sheet of a class pack', () => {
  it('has the title, the code and its QR code, in the language of the reader, and none of a gift', async () => {
    const pack = await buyPack();
    const code = await codesOf(pack, beech.token);
    const slip = (number: string, id: string, as: string | null, query = '') =>
      app.ask<Refusal>(oak, 'GET', `/api/orders/${number}/codes/${id}/slip/${query}`, { ...(as && { as }) });
    const arabic = await slip(pack.number, code.id, beech.token, '?language=ar');
    expect([arabic.status, arabic.headers['content-type']]).toEqual([200, 'application/pdf']);
    const elements = (await readPdfStructure(arabic.bytes))!;
    const texts = elements.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['كتاب للصف كله', 'Kites', code.code, code.link]));
    expect(elements.some(({ role, text }) => role === 'Figure' && text.includes(code.link!))).toBe(true);
    expect((await slip(pack.number, code.id, null)).status).toBe(404);
    const present = await buyGift();
    const giftCode = await codesOf(present, parentToken);
    expect((await slip(present.number, giftCode.id, parentToken)).status).toBe(404);
    await refund(pack);
    expect((await slip(pack.number, code.id, beech.token)).body.code).toBe('claim_code_revoked');
  });
});

describe('a class pack', () => {
  it('is bought by those who teach, and shows one code for the class', async () => {
    const refused = await checkout(parentToken, { items: [`${book}:class_pack`] });
    expect([refused.status, refused.body.code]).toEqual([403, 'teachers_only']);
    const pack = await buyPack();
    const code = await codesOf(pack, beech.token);
    expect(code).toMatchObject({
      kind: 'class_pack',
      title: 'Kites',
      code: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      ...{ seats: SEATS, used: 0, revoked: false, readers: [], gift: null },
    });
    expect(code.link).toMatch(new RegExp(`/claim/${code.code}$`));
    expect(code.qr!.path.length).toBeGreaterThan(500);
    const { body: order } = await app.ask<Order>(oak, 'GET', `/api/orders/${pack.number}/`, {
      as: beech.token,
    });
    expect(order.status).toBe('fulfilled');
    // Nobody else sees it, and the table holds no code.
    expect(await codesOf(pack, parentToken)).toBeUndefined();
    expect((await codesOf(pack, head)).code).toBe(code.code);
    const row = await app.within(oak, (tx) => tx.claimCode.findFirstOrThrow({ where: { id: code.id } }));
    expect(JSON.stringify(row)).not.toContain(code.code!.replace('-', ''));
  });

  it('opens the book for each child once, and shows no price', async () => {
    const pack = await buyPack();
    const { code } = await codesOf(pack, beech.token);
    const { person, as } = await newStudent();
    expect((await lookUp(code!)).body).toMatchObject({ title: 'Kites', state: 'open' });
    const claimed = await claim(` ${code!.toLowerCase().replace('-', ' ')}`, as);
    expect([claimed.status, claimed.body.state]).toEqual([200, 'mine']);
    expect(JSON.stringify(claimed.body)).not.toMatch(/price|amount|GBP/);
    expect((await claim(code!, as)).status).toBe(200);
    expect(await codesOf(pack, beech.token)).toMatchObject({
      used: 1,
      readers: [{ id: person.id, name: expect.any(String) }],
    });
    await eventually(async () => {
      const owned = await app.within(oak, (tx) => tx.bookOwner.count({ where: { user_id: person.id } }));
      expect(owned).toBe(1);
    });
    // With another pack the child would use a seat for nothing.
    const other = await codesOf(await buyPack(), beech.token);
    const again = await claim(other.code!, as);
    expect([again.status, again.body.code]).toEqual([409, 'claim_code_owned']);
  });

  it('works in its school only, and wrong codes are counted', async () => {
    const { code } = await codesOf(await buyPack(), beech.token);
    const stranger = await app.tokenOf(elm, 'student');
    expect((await claim(code!, stranger, elm)).body.code).toBe('claim_code_unknown');
    expect((await lookUp(code!, undefined, elm)).status).toBe(404);
    const { as } = await newStudent();
    const answers: number[] = [];
    for (let round = 0; round < 21; round++) answers.push((await claim('2222-2222', as)).status);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
    expect((await claim(code!, as)).status).toBe(429);
  });

  it('gives 30 of 200 children who claim at once the book', async () => {
    const pack = await buyPack();
    const { code } = await codesOf(pack, beech.token);
    const children: string[] = [];
    while (children.length < 200)
      children.push(...(await Promise.all(Array.from({ length: 10 }, () => app.tokenOf(oak, 'student')))));
    const statuses = await Promise.all(children.map(async (as) => (await claim(code!, as)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(SEATS);
    expect(statuses.filter((status) => status === 409)).toHaveLength(200 - SEATS);
    expect(await grantsOf(pack.id)).toHaveLength(SEATS);
    expect((await codesOf(pack, beech.token)).used).toBe(SEATS);
  }, 120_000);

  it('is used once by a child who taps ten times', async () => {
    const pack = await buyPack();
    const { code } = await codesOf(pack, beech.token);
    const { as } = await newStudent();
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(code!, as)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await grantsOf(pack.id)).toHaveLength(1);
  });

  it('is given to a whole class by its teacher, without a seat for those who have the book', async () => {
    const pack = await buyPack();
    const { id, code } = await codesOf(pack, beech.token);
    await claim(code!, (await app.signIn(beech.students[0]!)).access);
    const give = (as: string, class_id = beech.id) =>
      app.ask<GivenToClass & Refusal>(oak, 'POST', `/api/orders/${pack.number}/codes/${id}/give/`, {
        as,
        body: { class_id },
      });
    const given = await give(beech.token);
    expect(given.body).toMatchObject({ given: 2, already: 1, left_out: [], code: { used: 3 } });
    expect((await give(beech.token)).body).toMatchObject({ given: 0, already: 3 });
    expect((await give(parentToken)).status).toBe(403);
    const elsewhere = await makeClass(app, oak, 1);
    expect((await give(beech.token, elsewhere.id)).status).toBe(404);
    expect((await give(elsewhere.token)).status).toBe(404);
  });

  it('takes the book from everybody when it is paid back, and gives it back when that fails', async () => {
    const pack = await buyPack();
    const { code } = await codesOf(pack, beech.token);
    const children = await Promise.all([newStudent(), newStudent()]);
    for (const { as } of children) expect((await claim(code!, as)).status).toBe(200);
    const lines = await app.within(oak, (tx) => tx.orderLine.findMany({ where: { order_id: pack.id } }));
    const preview = await app.ask<RefundPreview>(
      oak,
      'POST',
      `/api/order-management/${pack.id}/refund-preview/`,
      { as: head, body: { lines: [{ line_id: lines[0]!.id }] } },
    );
    expect([preview.status, preview.body.readers]).toEqual([200, 2]);
    const { refund_id } = await refund(pack);
    expect((await grantsOf(pack.id)).map(({ status }) => status)).toEqual(['revoked', 'revoked']);
    const late = await newStudent();
    expect((await claim(code!, late.as)).body.code).toBe('claim_code_revoked');
    await app.within(oak, (tx) =>
      app.nest.get(OrderPurpose, { strict: false }).refundFailed(
        tx,
        pack.payment,
        {
          ...{ id: refund_id, payment_id: pack.payment.id, amount: pack.payment.amount, currency: 'GBP' },
          status: 'failed',
        },
        true,
      ),
    );
    const active = (await grantsOf(pack.id)).filter(({ status }) => status === 'active');
    expect(active.map(({ user_id }) => user_id).sort()).toEqual(
      children.map(({ person }) => person.id).sort(),
    );
    expect((await claim(code!, late.as)).status).toBe(200);
    expect((await codesOf(pack, beech.token)).used).toBe(3);
  });
});

describe('a gift', () => {
  it('needs to know who gets it, and a message that a child may read', async () => {
    const items = [`${book}:gift`];
    const without = await checkout(parentToken, { items });
    expect([without.status, without.body.code]).toEqual([422, 'gift_details_needed']);
    const rude = await checkout(parentToken, {
      items,
      gifts: [gift({ message: 'Look at www.win.example' })],
    });
    expect([rude.status, Object.keys(rude.body.errors)]).toEqual([422, ['gifts.0.message']]);
    const past = await checkout(parentToken, { items, gifts: [gift({ send_on: '2020-01-01' })] });
    expect(Object.keys(past.body.errors)).toEqual(['gifts.0.send_on']);
  });

  it('is sent by e-mail, seen by a visitor, and claimed once', async () => {
    const recipient_email = `amina-${newId()}@home.test`;
    const bought = await buyGift({ recipient_email });
    const text = await mailTo(sink, recipient_email, /Grandma/);
    expect(text).toContain('Happy reading!');
    const secret = /\/claim\/([\w-]{43})/.exec(text)![1]!;
    expect((await lookUp(secret)).body).toMatchObject({
      ...{ kind: 'gift', title: 'Kites', sender_name: 'Grandma', message: 'Happy reading!', state: 'open' },
    });
    const { as } = await newStudent();
    expect((await claim(secret, as)).status).toBe(200);
    const { gift: sent, code } = await codesOf(bought, parentToken);
    expect(sent).toMatchObject({ recipient_email, claimed_at: expect.any(String) });
    expect((await claim(code!, (await newStudent()).as)).body.code).toBe('claim_code_used_up');
    // Staff see that it was claimed, and neither code nor address.
    expect(await codesOf(bought, head)).toMatchObject({
      ...{ code: null, link: null, qr: null, readers: null, gift: { recipient_email: '', message: '' } },
    });
    const { body: order } = await app.ask<Order>(oak, 'GET', `/api/orders/${bought.number}/`, {
      as: parentToken,
    });
    expect(order.status).toBe('fulfilled');
  });

  it('waits for its day, and goes to another address with another code', async () => {
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const first = `first-${newId()}@home.test`;
    const bought = await buyGift({ recipient_email: first, send_on: day });
    const before = await codesOf(bought, parentToken);
    expect(before.gift).toMatchObject({ send_at: `${day}T08:00:00.000Z`, sent_at: null });
    const second = `second-${newId()}@home.test`;
    const send = (as: string, body: object) =>
      app.ask<OrderCodes & Refusal>(
        oak,
        'POST',
        `/api/orders/${bought.number}/gifts/${before.line_id}/send/`,
        { as, body, from: from() },
      );
    expect((await send(head, {})).status).toBe(404);
    const sent = await send(parentToken, { recipient_email: second, recipient_name: 'Zuri' });
    expect([sent.status, sent.body.code]).toEqual([200, undefined]);
    const after = sent.body.results[0]!;
    expect(after.gift).toMatchObject({ recipient_email: second, recipient_name: 'Zuri' });
    expect(after.code).not.toBe(before.code);
    expect((await lookUp(before.code!)).status).toBe(404);
    await mailTo(sink, second, /Zuri/);
    expect((await claim(after.code!, (await newStudent()).as)).status).toBe(200);
    expect((await send(parentToken, {})).body.code).toBe('gift_claimed');
  });

  it('names nobody any more after the erasure of its buyer', async () => {
    const buyer = await app.makePerson(oak, 'parent');
    const as = (await app.signIn(buyer)).access;
    const bought = await buy(as, { items: [`${book}:gift`], gifts: [gift()] });
    const data = app.nest.get(PersonalData, { strict: false });
    const holding = data.tables().find(({ table }) => table === 'commerce.gift')!;
    expect(holding.columns).toEqual(['recipient_name', 'recipient_email', 'sender_name']);
    await app.within(oak, (tx) =>
      tx.$executeRawUnsafe(holding.erase.texts![0]!, oak.id, buyer.id, buyer.email),
    );
    const row = await app.within(oak, (tx) => tx.gift.findFirstOrThrow({ where: { order_id: bought.id } }));
    expect(row).toMatchObject({ recipient_name: '', recipient_email: '', sender_name: '', message: '' });
  });
});
