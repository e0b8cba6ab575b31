import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { partOf } from '../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../test/support/smtp-sink.ts';
import {
  eventually,
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { newId } from '../../../platform/ids.ts';
import type { DocumentCheckView, DocumentView } from '../documents/document.views.ts';
import { credit, debit, type AccountCode } from '../ledger/posting/accounts.rules.ts';
import { Ledger } from '../ledger/posting/ledger.ts';
import type { OwedList, PayoutList, PayoutStatement, ReceivedPayoutList } from './payout-views.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let ines: TestPerson;
let omar: TestPerson;
let head: TestPerson;
const tokens = new Map<TestPerson, string>();
const DAY = 86_400_000;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  oak = await app.makeSchool('oak', { school_name: 'Oak School' });
  ines = await app.makePerson(app.platform, 'platform_admin');
  omar = await app.makePerson(app.platform, 'platform_admin');
  head = await app.makePerson(oak, 'school_admin');
  for (const person of [ines, omar, head]) tokens.set(person, (await app.signIn(person)).access);
  await sale(6_000, 20);
  await sale(1_500, 2);
});
afterAll(async () => {
  await app?.close();
  await sink?.close();
});

/** What a settled sale leaves in both books: the platform owes the school the amount. */
async function sale(amount: number, daysAgo: number, school = oak): Promise<void> {
  const key = { source_type: 'payment', source_id: newId(), kind: 'settled' } as const;
  const at = new Date(Date.now() - daysAgo * DAY);
  const ledger = app.nest.get(Ledger, { strict: false });
  await app.within(app.platform, (tx) =>
    ledger.post(
      tx,
      key,
      'GBP',
      [debit('psp_clearing', amount, 'stripe'), credit('school_payable', amount, school.id)],
      at,
    ),
  );
  await app.within(school, (tx) =>
    ledger.post(
      tx,
      key,
      'GBP',
      [debit('receivable_from_platform', amount), credit('sales_income', amount)],
      at,
    ),
  );
}

const balance = (school: TestSchool, code: AccountCode, owner = '') =>
  app.within(school, (tx) => app.nest.get(Ledger, { strict: false }).balance(tx, code, owner, 'GBP'));
const ask = <Body>(by: TestPerson, method: 'GET' | 'POST', path: string, body?: object, key = newId()) =>
  app.ask<Body & Problem>(by.school, method, `/api/${path}`, {
    as: tokens.get(by),
    ...(body && { body, headers: { 'idempotency-key': key } }),
  });
const owed = async () => (await ask<OwedList>(ines, 'GET', 'payouts/owed/')).body.results;
const propose = (amount: number, by = ines, change: object = {}) =>
  ask<{ id: string }>(by, 'POST', 'payouts/', {
    school_id: oak.id,
    amount,
    currency: 'GBP',
    reason: 'The run of November',
    password: PASSWORD,
    ...change,
  });
const approve = (id: string, by: TestPerson) =>
  ask(by, 'POST', `proposals/${id}/approve/`, { password: PASSWORD });
const state = (id: string, status: string, note = 'BACS 4711') =>
  ask(ines, 'POST', `payouts/${id}/status/`, { status, note });
const booksAgree = () =>
  eventually(async () =>
    expect(await balance(oak, 'receivable_from_platform')).toBe(
      await balance(app.platform, 'school_payable', oak.id),
    ),
  );

describe('what is owed to schools', () => {
  it('is told with what is held, to the platform’s team alone', async () => {
    expect(await owed()).toEqual([
      {
        school_id: oak.id,
        school_name: 'Oak School',
        currency: 'GBP',
        owed: 7_500,
        held: 1_500,
        payable: 6_000,
      },
    ]);
    expect((await ask(head, 'GET', 'payouts/owed/')).status).toBe(404);
    expect((await propose(100, head)).status).toBe(404);
  });
});

describe('a payout', () => {
  it('is refused above what may be paid out, in a currency that does not exist, and without the password', async () => {
    const more = await propose(6_001);
    expect([more.status, more.body.errors]).toEqual([
      422,
      { amount: ['At most 60.00 GBP may be paid out now.'] },
    ]);
    expect((await propose(100, ines, { currency: 'QQQ' })).body.errors).toHaveProperty('currency');
    expect((await propose(100, ines, { password: 'wrong' })).status).toBe(422);
    expect((await propose(100, ines, { school_id: newId() })).body.errors).toHaveProperty('school_id');
  });

  it('needs a second person, and moves what is owed to the bank in both books', async () => {
    const { status, body } = await propose(4_000);
    expect(status).toBe(202);
    expect((await approve(body.id, ines)).status).toBe(403);
    expect(await balance(app.platform, 'school_payable', oak.id)).toBe(7_500);
    expect((await approve(body.id, omar)).status).toBe(200);
    expect(await owed()).toMatchObject([{ owed: 3_500, held: 1_500, payable: 2_000 }]);
    await booksAgree();
    expect(await balance(oak, 'payout_expected', body.id)).toBe(4_000);

    expect((await state(body.id, 'returned')).status).toBe(409);
    expect((await state(body.id, 'paid')).status).toBe(204);
    expect((await state(body.id, 'paid')).status).toBe(204); // stated again: nothing more
    await eventually(async () => expect(await balance(oak, 'bank')).toBe(4_000));
    expect(await balance(app.platform, 'bank')).toBe(-4_000);
    expect(await balance(app.platform, 'payout_in_transit', body.id)).toBe(0);
    expect(await balance(oak, 'payout_expected', body.id)).toBe(0);
    const { results } = (await ask<PayoutList>(omar, 'GET', 'payouts/?status=paid')).body;
    expect(results).toMatchObject([
      {
        id: body.id,
        school_name: 'Oak School',
        amount: 4_000,
        reference: 'BACS 4711',
        prepared_by: ines.id,
        approved_by: omar.id,
        next: ['returned'],
      },
    ]);
  });

  it('that the bank refuses, or sends back, is owed again', async () => {
    for (const steps of [['failed'], ['paid', 'returned']]) {
      const { body } = await propose(1_000);
      await approve(body.id, omar);
      for (const step of steps)
        expect((await state(body.id, step, 'The account is closed')).status).toBe(204);
      await booksAgree();
      expect(await owed()).toMatchObject([{ owed: 3_500, payable: 2_000 }]);
    }
  });

  it('approved twice at once, and proposed twice beyond what is owed, pays once', async () => {
    const [one, two] = [await propose(1_500), await propose(1_400)];
    const answers = await Promise.all([
      approve(one.body.id, omar),
      approve(one.body.id, omar),
      approve(two.body.id, omar),
      approve(two.body.id, omar),
    ]);
    expect(answers.filter(({ status }) => status === 200)).not.toHaveLength(0);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const left = await balance(app.platform, 'school_payable', oak.id);
    expect([2_000, 2_100]).toContain(left);
    expect((await owed())[0]!.payable).toBeGreaterThanOrEqual(0);
    await booksAgree();
  });
});

/** The statement of a payout of 20.00 GBP to Elm School is a document of it, which the platform's team and its heads open. */
async function hasDocument(payout: string, treasurer: TestPerson): Promise<void> {
  const path = `invoices/payout/${payout}`;
  const document = await eventually(async () => {
    const { status, body } = await ask<DocumentView>(treasurer, 'GET', `${path}/`);
    expect(status).toBe(200);
    return body;
  });
  expect(document).toMatchObject({
    type: 'payout',
    number: expect.stringMatching(/^PAY-\d{4}-000001$/),
    order_number: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    issuer: { statement: ['Reference of the bank: BACS 4711'] },
    recipient: { name: 'Elm School' },
    lines: [
      { title: 'Sales (1)', total: 3_000 },
      { title: 'Stays owed', total: -1_000 },
    ],
    total: 2_000,
    pdf: `/api/${path}.pdf`,
  });
  const pdfs = await Promise.all(
    [treasurer, ines].map((by) =>
      app.nest.inject({
        url: document.pdf,
        headers: { host: by.school.host, authorization: `Bearer ${tokens.get(by)!}` },
      }),
    ),
  );
  expect(pdfs.map(({ headers }) => headers['content-type'])).toEqual(['application/pdf', 'application/pdf']);
  expect(pdfs[0]!.rawPayload.equals(pdfs[1]!.rawPayload)).toBe(true);
  expect((await ask<DocumentView>(ines, 'GET', `${path}/`)).body).toMatchObject({ number: document.number });
  const check = await app.ask<DocumentCheckView>(
    treasurer.school,
    'GET',
    `/api/invoices/check/${document.check_code}/`,
  );
  expect(check.body).toMatchObject({ type: 'payout', total: 2_000 });
  for (const by of [head, await teacherOf(treasurer.school)])
    expect((await ask(by, 'GET', `${path}/`)).status).toBe(404);
  expect((await app.ask(app.platform, 'GET', `/api/${path}/`)).status).toBe(404);
  await eventually(() => {
    const mails = sink.mails.filter(({ source }) =>
      partOf(source, 'text/plain').includes(`/invoice/payout/${payout}`),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.source).toContain(`${document.number}.pdf`);
  });
}

async function teacherOf(school: TestSchool): Promise<TestPerson> {
  const teacher = await app.makePerson(school, 'teacher');
  tokens.set(teacher, (await app.signIn(teacher)).access);
  return teacher;
}

describe('a run of payouts', () => {
  const run = (payouts: object[]) =>
    ask<{ id: string }>(ines, 'POST', 'payouts/run/', {
      payouts,
      reason: 'The run of November',
      password: PASSWORD,
    });

  it('is approved together, has statements, and is seen by the school in its own books', async () => {
    const elm = await app.makeSchool('elm', { school_name: 'Elm School' });
    const treasurer = await app.makePerson(elm, 'school_admin');
    tokens.set(treasurer, (await app.signIn(treasurer)).access);
    await sale(3_000, 30, elm);
    const one = { school_id: elm.id, amount: 2_000, currency: 'GBP' };
    expect((await run([one, one])).status).toBe(422);
    expect((await run([{ ...one, amount: 3_001 }])).status).toBe(422);
    const { body } = await run([one]);
    expect((await approve(body.id, ines)).status).toBe(403);
    expect((await approve(body.id, omar)).status).toBe(200);

    const { results } = (await ask<PayoutList>(ines, 'GET', 'payouts/?status=approved')).body;
    const payout = results.find(({ school_id }) => school_id === elm.id)!;
    expect(payout.prepared_by_name).toEqual(expect.any(String));
    const statement = (await ask<PayoutStatement>(ines, 'GET', `payouts/${payout.id}/statement/`)).body;
    expect(statement).toMatchObject({
      from: null,
      opening: 0,
      lines: [{ kind: 'sales', amount: 3_000, count: 1 }],
      closing: 3_000,
      payout: { amount: 2_000 },
    });
    await state(payout.id, 'paid');
    await eventually(async () => {
      const received = (await ask<ReceivedPayoutList>(treasurer, 'GET', 'payouts/received/')).body;
      expect(received.receivable).toEqual([{ currency: 'GBP', amount: 1_000 }]);
      expect(received.results).toMatchObject([{ id: payout.id, amount: 2_000, status: 'paid' }]);
    });
    expect((await ask(treasurer, 'GET', `payouts/${payout.id}/statement/`)).status).toBe(404);
    await hasDocument(payout.id, treasurer);

    const second = (await run([{ ...one, amount: 1_000 }])).body.id;
    await approve(second, omar);
    const last = (await ask<PayoutList>(ines, 'GET', 'payouts/?status=approved')).body.results[0]!;
    expect((await ask<PayoutStatement>(ines, 'GET', `payouts/${last.id}/statement/`)).body).toMatchObject({
      from: expect.any(String),
      opening: 1_000,
      lines: [],
      closing: 1_000,
    });
  });
});
