import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Sandbox } from '../../../../sandbox/server.ts';
import { followLive } from '../../../../test/support/live-client.ts';
import {
  eventually,
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { as } from '../../../../test/support/test-database.ts';
import { Clock } from '../../../platform/clock.ts';
import { inContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { PaymentDetail, PaymentHealth, PaymentPage } from './admin/payment-admin-view.ts';
import type { PaymentFacts, PaymentProvider, RefundFacts } from './payment-facts.ts';
import { SettlesPaymentsFor, type PayableThing, type PaymentPurpose } from './payment-purpose.ts';
import { Payments } from './payments.ts';
import { SettlePayment } from './settle-payment.ts';
import { openPage, payAt, reportTo, startProviders, stateOf, tokenOf } from './testing/pay.ts';

/** What the purpose was told, by subject. Its transactions may run again, so tests compare without repetitions. */
const told: { subject: string; what: string }[] = [];
const undeliverable = new Set<string>();

@Injectable()
@SettlesPaymentsFor('test')
class Things implements PaymentPurpose {
  succeeded(_tx: unknown, { subject_id, status }: PaymentFacts): Promise<'accepted' | 'refund'> {
    told.push({ subject: subject_id, what: `succeeded ${status}` });
    return Promise.resolve(undeliverable.has(subject_id) ? 'refund' : 'accepted');
  }
  moved(_tx: unknown, { subject_id, status }: PaymentFacts): Promise<void> {
    told.push({ subject: subject_id, what: `moved ${status}` });
    return Promise.resolve();
  }
  refunded(_tx: unknown, { subject_id, refunded }: PaymentFacts, { amount }: RefundFacts): Promise<void> {
    told.push({ subject: subject_id, what: `refunded ${amount} of ${refunded}` });
    return Promise.resolve();
  }
  refundFailed(
    _tx: unknown,
    { subject_id }: PaymentFacts,
    _refund: RefundFacts,
    reversed: boolean,
  ): Promise<void> {
    told.push({ subject: subject_id, what: reversed ? 'refund reversed' : 'refund failed' });
    return Promise.resolve();
  }
  disputed(_tx: unknown, { subject_id }: PaymentFacts, { status }: { status: string }): Promise<void> {
    told.push({ subject: subject_id, what: `dispute ${status}` });
    return Promise.resolve();
  }
  describe(_tx: unknown, { amount, currency }: PaymentFacts): Promise<PayableThing> {
    return Promise.resolve({
      order: { number: 'T-1', status: 'pending', total: { amount, currency }, lines: [] },
      retry: ['stripe', 'paypal', 'phonepe'],
    });
  }
}

const withThings = (app: DynamicModule): DynamicModule => {
  class WithThings {}
  Module({ imports: [app], providers: [Things] })(WithThings);
  return { module: WithThings };
};

let app: TestApp;
let sandbox: Sandbox;
let oak: TestSchool;
let elm: TestSchool;
let staff: string;

beforeAll(async () => {
  sandbox = await startProviders();
  app = await startTestApp({ worker: true, settings: sandbox.settings, module: withThings });
  oak = await app.makeSchool('oak');
  elm = await app.makeSchool('elm');
  staff = await app.tokenOf(oak, 'school_admin');
  await reportTo(app, sandbox);
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.control.clearFaults();
});

const CURRENCIES = { stripe: 'GBP', paypal: 'USD', phonepe: 'INR' } as const;
const PROVIDERS = ['stripe', 'paypal', 'phonepe'] as const;
const payments = () => app.nest.get(Payments, { strict: false });

async function make(provider: PaymentProvider, amount = 1200) {
  const subject = newId();
  const made = await app.within(oak, async (tx) =>
    payments().create(tx, {
      provider,
      purpose: 'test',
      subject_id: subject,
      total: { amount, currency: CURRENCIES[provider] },
      description: 'Bookgrove order T-1',
      number: `T-${subject.slice(-6)}`,
      email: null,
    }),
  );
  return { ...made, subject, provider, token: tokenOf(made.redirect_url) };
}

const toldAbout = (subject: string) => told.filter((one) => one.subject === subject).map(({ what }) => what);
const row = (id: string) => app.within(oak, (tx) => tx.payment.findFirst({ where: { id } }));
const becomes = (id: string, status: string) =>
  eventually(async () => expect((await row(id))?.status).toBe(status));
const refund = (payment_id: string, amount: number) =>
  app.within(oak, (tx) =>
    payments().requestRefund(tx, { payment_id, amount, reason: 'Test', requested_by: null }),
  );
/** Reads it from the provider, as staff do. */
const read = (id: string) =>
  inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
    app.nest.get(SettlePayment, { strict: false }).run(id, { source: 'staff' }),
  );

/** Captures an approved order at PayPal with the keys of the server under test. */
async function captureAtPayPal(order: string): Promise<void> {
  const { PAYPAL_API_URL: base, PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = sandbox.settings;
  const login = await fetch(`${base}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const { access_token } = (await login.json()) as { access_token: string };
  const answer = await fetch(`${base}/v2/checkout/orders/${order}/capture`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
      'paypal-request-id': `${order}:other`,
    },
    body: '{}',
  });
  expect(answer.status).toBe(201);
}

describe.each(PROVIDERS)('a payment through %s', (provider) => {
  it('is paid once the provider says so, and its purpose is told once', async () => {
    const payment = await make(provider);
    expect(await stateOf(app, oak, payment.token)).toMatchObject({ status: 'confirming', charged: null });
    const state = await payAt(app, sandbox, oak, payment);
    expect(state).toMatchObject({ status: 'paid', charged: true, reason: null, retry: [] });
    await Promise.all([read(payment.id), read(payment.id), stateOf(app, oak, payment.token)]);
    await eventually(async () => {
      const events = await app.within(oak, (tx) =>
        tx.paymentWebhook.count({ where: { payment_id: payment.id, processed_at: { not: null } } }),
      );
      expect(events).toBeGreaterThan(0);
    });
    expect(toldAbout(payment.subject).filter((what) => what.startsWith('succeeded'))).toEqual([
      'succeeded succeeded',
    ]);
    const stored = await row(payment.id);
    expect(stored).toMatchObject({ status: 'succeeded', settled: true });
    expect(stored!.capture_ref).not.toBeNull();
    if (provider !== 'phonepe') expect(stored!.fee).toBeGreaterThan(0);
  });

  it('opens one page however often it is continued, and never for another school', async () => {
    const payment = await make(provider);
    const answer = await app.ask(oak, 'GET', `/api/payments/${payment.token}/continue/`);
    expect([answer.status, answer.headers['referrer-policy'], answer.headers['cache-control']]).toEqual([
      303,
      'origin',
      'private, no-store',
    ]);
    expect(await openPage(app, oak, payment.token)).toBe(answer.headers['location']);
    for (const path of ['', 'continue/'])
      expect((await app.ask(elm, 'GET', `/api/payments/${payment.token}/${path}`)).status).toBe(404);
  });

  it('is not paid by returning to the page of success', async () => {
    const payment = await make(provider);
    await openPage(app, oak, payment.token);
    expect((await stateOf(app, oak, payment.token)).status).toBe('confirming');
    expect(toldAbout(payment.subject).join()).not.toContain('succeeded');
  });

  it('is held when the provider reports another amount', async () => {
    const payment = await make(provider);
    await sandbox.control.lie(provider, { amount: 700 });
    expect(await payAt(app, sandbox, oak, payment)).toMatchObject({ status: 'review', charged: true });
    expect(await row(payment.id)).toMatchObject({ status: 'mismatch', reported_amount: 700, settled: false });
    expect(toldAbout(payment.subject)).toEqual(['moved mismatch']);
  });

  it('is paid back in parts, never more than was paid', async () => {
    const payment = await make(provider);
    await payAt(app, sandbox, oak, payment);
    const answers = await Promise.allSettled([700, 700, 700].map((amount) => refund(payment.id, amount)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await becomes(payment.id, 'partially_refunded');
    await refund(payment.id, 500);
    await becomes(payment.id, 'refunded');
    await expect(refund(payment.id, 1)).rejects.toMatchObject({ code: 'not_refundable' });
    await read(payment.id);
    expect(await row(payment.id)).toMatchObject({ status: 'refunded', refunded: 1200 });
    expect(toldAbout(payment.subject)).toEqual([
      'succeeded succeeded',
      'refunded 700 of 700',
      'refunded 500 of 1200',
    ]);
    const [known] = (await sandbox.control.payments()).filter((one) => one.reference === payment.id);
    expect(known).toMatchObject({ refunded: 1200 });
  });

  it('keeps a refund whose answer was lost, and pays it once', async () => {
    const payment = await make(provider);
    await payAt(app, sandbox, oak, payment);
    await sandbox.control.fail({
      provider,
      path: 'refund',
      method: 'POST',
      answer: 503,
      done: true,
      times: 1,
    });
    await refund(payment.id, 1200);
    await eventually(async () => {
      const stored = await app.within(oak, (tx) =>
        tx.refund.findFirst({ where: { payment_id: payment.id } }),
      );
      expect(['submitted', 'succeeded']).toContain(stored?.status);
    });
    await becomes(payment.id, 'refunded');
    const [known] = (await sandbox.control.payments()).filter((one) => one.reference === payment.id);
    expect(known).toMatchObject({ refunded: 1200 });
  }, 60_000);

  it('shows a refund that failed, and sends it again with a new key', async () => {
    const payment = await make(provider);
    await payAt(app, sandbox, oak, payment);
    await sandbox.control.refundsEnd(provider, 'failed');
    const { id } = await refund(payment.id, 1200);
    await eventually(() => expect(toldAbout(payment.subject)).toContain('refund failed'));
    expect(await row(payment.id)).toMatchObject({ status: 'succeeded', refunded: 0 });
    await app.within(oak, (tx) => payments().retryRefund(tx, id, null));
    await becomes(payment.id, 'refunded');
  }, 60_000);

  it('is paid back by itself when what was bought cannot be delivered', async () => {
    const payment = await make(provider);
    undeliverable.add(payment.subject);
    await payAt(app, sandbox, oak, payment);
    await becomes(payment.id, 'refunded');
  });

  it('refuses forged calls with 400 and counts them', async () => {
    const forged = JSON.stringify({ id: 'evt_x', event_type: 'x', event: 'x' });
    const answer = await app.ask(app.platform, 'POST', `/api/webhooks/${provider}`, {
      payload: forged,
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00', authorization: 'no' },
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'not_signed']);
    const stored = await as(app.databaseUrl, async (client) => {
      const { rows } = await client.query(
        `select from platform.webhook_event where external_id = 'evt_x' or body = $1`,
        [Buffer.from(forged)],
      );
      return rows.length;
    });
    expect(stored).toBe(0);
  });
});

describe('an attempt that is over', () => {
  it('is cancelled when the payer came back by cancel, and no money was taken', async () => {
    for (const provider of ['stripe', 'paypal'] as const) {
      const payment = await make(provider);
      expect(await payAt(app, sandbox, oak, payment, 'cancel')).toMatchObject({
        status: 'cancelled',
        charged: false,
        retry: provider === 'stripe' ? ['stripe', 'paypal'] : ['stripe', 'paypal'],
      });
      expect(toldAbout(payment.subject)).toEqual(['moved cancelled']);
    }
  });

  it('is declined when PayPal refuses the capture: no money was taken, and the same thing can be paid anew', async () => {
    const payment = await make('paypal');
    expect(await payAt(app, sandbox, oak, payment, 'decline')).toEqual(
      expect.objectContaining({
        status: 'declined',
        charged: false,
        reason: 'card_declined',
        retry: ['stripe', 'paypal'],
      }),
    );
    const seen = (await sandbox.control.payments()).find((one) => one.reference === payment.id);
    expect(seen).toMatchObject({ captured: 0 });
    await eventually(() => expect(toldAbout(payment.subject)).toEqual(['moved failed']));
    // The old page stays open at PayPal. Who approves there is not charged after the answer "no".
    await sandbox.control.act('paypal', payment.id, 'pay');
    await read(payment.id);
    expect(await row(payment.id)).toMatchObject({ status: 'failed', charged: false, capture_ref: null });
    const { body } = await app.ask<{ redirect_url: string }>(
      oak,
      'POST',
      `/api/payments/${payment.token}/retry/`,
      { body: { provider: 'paypal' }, headers: { 'idempotency-key': `retry-${payment.id}` } },
    );
    await payAt(app, sandbox, oak, { provider: 'paypal', redirect_url: body.redirect_url });
    expect(await stateOf(app, oak, payment.token)).toMatchObject({ status: 'paid', provider: 'paypal' });
  });

  it('still counts when PayPal takes the money after it had declined', async () => {
    const payment = await make('paypal');
    await payAt(app, sandbox, oak, payment, 'decline');
    expect(await row(payment.id)).toMatchObject({ status: 'failed', charged: false });
    // A capture that was sent before the decline was stored.
    await sandbox.control.act('paypal', payment.id, 'pay');
    await captureAtPayPal((await row(payment.id))!.session_ref!);
    await becomes(payment.id, 'succeeded');
    expect(toldAbout(payment.subject)).toEqual(['moved failed', 'succeeded succeeded']);
    expect(await stateOf(app, oak, payment.token)).toMatchObject({ status: 'paid', charged: true });
  });

  it('is cancelled when the payer stops at PhonePe, whose page knows one address to return to', async () => {
    const payment = await make('phonepe');
    await openPage(app, oak, payment.token);
    expect(await sandbox.control.act('phonepe', payment.id, 'cancel')).toContain('/phonepe-payment/success?');
    await eventually(async () =>
      expect(await stateOf(app, oak, payment.token)).toMatchObject({
        status: 'cancelled',
        charged: false,
        reason: null,
        retry: ['stripe', 'phonepe'],
      }),
    );
    await becomes(payment.id, 'cancelled');
  });

  it('is declined with a reason at PhonePe', async () => {
    const payment = await make('phonepe');
    expect(await payAt(app, sandbox, oak, payment, 'decline')).toMatchObject({
      status: 'declined',
      charged: false,
    });
  });

  it('can be made again with another provider, and a key makes one attempt', async () => {
    const payment = await make('phonepe');
    await payAt(app, sandbox, oak, payment, 'decline');
    const retry = () =>
      app.ask<{ redirect_url: string }>(oak, 'POST', `/api/payments/${payment.token}/retry/`, {
        body: { provider: 'stripe' },
        headers: { 'idempotency-key': `retry-${payment.id}` },
      });
    const [first, second] = [await retry(), await retry()];
    expect([first.status, second.body]).toEqual([201, first.body]);
    expect(first.body.redirect_url).toMatch(
      /^http:\/\/oak\.localhost\/api\/payments\/[\w-]{43}\/continue\/$/,
    );
    await payAt(app, sandbox, oak, { provider: 'stripe', redirect_url: first.body.redirect_url });
    expect(await stateOf(app, oak, payment.token)).toMatchObject({ status: 'paid', provider: 'stripe' });
    const without = await app.ask(oak, 'POST', `/api/payments/${payment.token}/retry/`, {
      body: { provider: 'stripe' },
    });
    expect(without.status).toBe(400);
  });

  it('still counts when it turns out to be paid late', async () => {
    const payment = await make('stripe');
    await openPage(app, oak, payment.token);
    await sandbox.control.fail({ provider: 'stripe', path: 'expire', answer: 503, times: 3 });
    await app.within(oak, (tx) => payments().cancelOpen(tx, 'test', payment.subject));
    expect(await row(payment.id)).toMatchObject({ status: 'cancelled' });
    await sandbox.control.act('stripe', payment.id, 'pay');
    await becomes(payment.id, 'succeeded');
    expect(toldAbout(payment.subject)).toEqual(['succeeded succeeded']);
  });
});

describe('a dispute', () => {
  it('marks the payment and goes back when it is won', async () => {
    const payment = await make('stripe');
    await payAt(app, sandbox, oak, payment);
    const { id } = (await sandbox.control.payments()).find((one) => one.reference === payment.id)!;
    await sandbox.control.dispute('stripe', id, 'open');
    await becomes(payment.id, 'disputed');
    await sandbox.control.dispute('stripe', id, 'won');
    await becomes(payment.id, 'succeeded');
    expect(toldAbout(payment.subject)).toEqual(['succeeded succeeded', 'dispute open', 'dispute won']);
  });
});

describe('staff', () => {
  it('see the payments of their own school, and the platform’s team those of all', async () => {
    const payment = await make('stripe');
    await payAt(app, sandbox, oak, payment);
    const number = `T-${payment.subject.slice(-6)}`;
    const list = await app.ask<PaymentPage>(oak, 'GET', `/api/payments/?search=${number}`, { as: staff });
    expect(list.body).toMatchObject({ count: 1, results: [{ id: payment.id, school: null, number }] });
    expect(list.body.totals).toMatchObject([{ currency: 'GBP', count: 1, received: 1200 }]);
    const other = await app.tokenOf(elm, 'school_admin');
    expect((await app.ask(elm, 'GET', `/api/payment-details/${payment.id}/`, { as: other })).status).toBe(
      404,
    );
    const team = await app.tokenOf(app.platform, 'platform_admin');
    const seen = await app.ask<PaymentDetail>(app.platform, 'GET', `/api/payment-details/${payment.id}/`, {
      as: team,
    });
    expect(seen.body).toMatchObject({ id: payment.id, school: { id: oak.id }, refundable: 1200 });
    expect(seen.body.timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['created', 'opened', 'moved']),
    );
    const health = await app.ask<PaymentHealth>(app.platform, 'GET', '/api/payment-health/', { as: team });
    expect(health.body.providers.map(({ configured }) => configured)).toEqual([true, true, true]);
    expect(health.body.providers[0]!.webhooks_refused).toBe(1);
    const teacher = await app.tokenOf(oak, 'teacher');
    expect((await app.ask(oak, 'GET', '/api/payments/', { as: teacher })).status).toBe(403);
  });

  it('follow each step of a payment by the event stream, their own and for the team those of all', async () => {
    const { port } = await app.listen();
    const team = await app.tokenOf(app.platform, 'platform_admin');
    const other = await app.tokenOf(elm, 'school_admin');
    const streams = [
      await followLive(port, oak, staff, 'payments'),
      await followLive(port, app.platform, team, 'payments'),
      await followLive(port, elm, other, 'payments'),
    ];
    await eventually(() => expect(streams.every(({ events }) => events.length > 0)).toBe(true));
    const payment = await make('stripe');
    const told = () =>
      streams.map(
        (stream) => stream.changes().filter(({ ids }) => (ids as string[]).includes(payment.id)).length,
      );
    await eventually(() => expect(told().map((count) => count > 0)).toEqual([true, true, false]));
    const made = told();
    await payAt(app, sandbox, oak, payment);
    await eventually(() =>
      expect(told().map((count, index) => count > made[index]!)).toEqual([true, true, false]),
    );
    for (const stream of streams) stream.close();
  });

  it('read a payment now and process a call again', async () => {
    const payment = await make('stripe');
    await payAt(app, sandbox, oak, payment);
    const act = (what: string) =>
      app.ask<PaymentDetail>(oak, 'POST', `/api/payment-details/${payment.id}/${what}/`, { as: staff });
    const event = await eventually(async () => {
      const { body } = await act('read');
      expect(body.events.length).toBeGreaterThan(0);
      return body.events[0]!;
    });
    expect((await act(`events/${event.id}/replay`)).status).toBe(200);
    expect(toldAbout(payment.subject)).toEqual(['succeeded succeeded']);
  });
});

describe('a payment that is held', () => {
  let anna: TestPerson;
  let ben: TestPerson;
  let ines: TestPerson;
  let omar: TestPerson;
  const tokens = new Map<TestPerson, string>();

  beforeAll(async () => {
    anna = await app.makePerson(oak, 'school_admin');
    ben = await app.makePerson(oak, 'school_admin');
    ines = await app.makePerson(app.platform, 'platform_admin');
    omar = await app.makePerson(app.platform, 'platform_admin');
    for (const person of [anna, ben, ines, omar]) tokens.set(person, (await app.signIn(person)).access);
  });

  const held = async (amount = 900) => {
    const payment = await make('stripe');
    await sandbox.control.lie('stripe', { amount });
    await payAt(app, sandbox, oak, payment);
    await becomes(payment.id, 'mismatch');
    return payment;
  };
  const ask = <Body>(by: TestPerson, method: 'GET' | 'POST', path: string, body?: object) =>
    app.ask<Body & { code: string }>(by.school, method, `/api/${path}`, {
      as: tokens.get(by),
      ...(body && { body }),
    });
  const propose = (by: TestPerson, id: string, decision: string, proof: object = { password: PASSWORD }) =>
    ask<{ id: string }>(by, 'POST', `payment-details/${id}/proposals/`, {
      decision,
      reason: 'The bank explained the difference',
      ...proof,
    });
  const approve = (by: TestPerson, id: string) =>
    ask(by, 'POST', `proposals/${id}/approve/`, { password: PASSWORD });
  const auditOf = async (action: string, name: string) => {
    const { body } = await ask<{ results: { action: string; detail: { name?: string } }[] }>(
      anna,
      'GET',
      'audit/?limit=100',
    );
    return body.results.filter((entry) => entry.action === action && JSON.stringify(entry).includes(name));
  };

  it('is accepted by two people of its school, with a fresh proof of each', async () => {
    const payment = await held();
    const number = `T-${payment.subject.slice(-6)}`;
    const seen = await ask<PaymentDetail>(anna, 'GET', `payment-details/${payment.id}/`);
    expect(seen.body).toMatchObject({
      reported: { amount: 900, currency: 'GBP' },
      actions: ['read', 'accept', 'refund'],
    });
    expect((await propose(anna, payment.id, 'accept', {})).status).toBe(422);
    const { body, status } = await propose(anna, payment.id, 'accept');
    expect(status).toBe(202);
    expect((await row(payment.id))?.status).toBe('mismatch');
    expect((await approve(anna, body.id)).body.code).toBe('needs_another_person');
    expect((await approve(ben, body.id)).status).toBe(200);
    await becomes(payment.id, 'succeeded');
    expect(toldAbout(payment.subject)).toEqual(['moved mismatch', 'succeeded succeeded']);
    await eventually(async () => expect(await auditOf('payment.accepted', number)).toHaveLength(1));
    const { timeline } = (await ask<PaymentDetail>(ben, 'GET', `payment-details/${payment.id}/`)).body;
    expect(
      timeline.filter(({ kind, actor_id }) => kind === 'acceptance_approved' && actor_id === ben.id),
    ).toHaveLength(1);
    expect((await propose(anna, payment.id, 'accept')).body.code).toBe('not_held');
  });

  it('is paid back once by two people of the platform’s team', async () => {
    const payment = await held();
    const accept = await propose(ines, payment.id, 'accept');
    const back = await propose(ines, payment.id, 'pay_back');
    expect([accept.status, back.status]).toEqual([202, 202]);
    expect((await approve(ben, back.body.id)).status).toBe(404);
    expect((await approve(omar, back.body.id)).status).toBe(200);
    await becomes(payment.id, 'refunded');
    const refunds = await app.within(oak, (tx) => tx.refund.findMany({ where: { payment_id: payment.id } }));
    expect(refunds.map(({ amount, requested_by }) => ({ amount, requested_by }))).toEqual([
      { amount: 900, requested_by: ines.id },
    ]);
    // It was never a success, and the other proposal is over.
    expect(toldAbout(payment.subject)).not.toContain('succeeded succeeded');
    expect((await approve(omar, accept.body.id)).body.code).toBe('not_held');
    await eventually(async () =>
      expect(await auditOf('payment.paid_back', `T-${payment.subject.slice(-6)}`)).toHaveLength(1),
    );
  });

  it('stays held when the provider reports another sum than the one that was approved', async () => {
    const payment = await held(900);
    await inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
      app.nest.get(SettlePayment, { strict: false }).run(payment.id, {
        source: 'staff',
        accepted: { amount: 800, currency: 'GBP' },
      }),
    );
    expect((await row(payment.id))?.status).toBe('mismatch');
    expect(
      (
        await propose(
          await app.makePerson(elm, 'school_admin').then(async (other) => {
            tokens.set(other, (await app.signIn(other)).access);
            return other;
          }),
          payment.id,
          'accept',
        )
      ).status,
    ).toBe(404);
  });
});

// Last: its calls of the provider are refused, because their time is too far away, and counted.
describe('a clock that is wrong', () => {
  it.each([10, -10])('by %i minutes neither loses a payment nor counts it twice', async (minutes) => {
    const wrong = jest
      .spyOn(app.nest.get(Clock, { strict: false }), 'now')
      .mockImplementation(() => new Date(Date.now() + minutes * 60_000));
    const payment = await make('stripe');
    try {
      await openPage(app, oak, payment.token);
      // It does not expire early: the page waits for the payer.
      expect((await stateOf(app, oak, payment.token)).status).toBe('confirming');
      expect(await payAt(app, sandbox, oak, payment)).toMatchObject({ status: 'paid', charged: true });
    } finally {
      wrong.mockRestore();
    }
    await read(payment.id);
    expect(toldAbout(payment.subject).filter((what) => what.startsWith('succeeded'))).toEqual([
      'succeeded succeeded',
    ]);
    await refund(payment.id, 1200);
    await eventually(() => expect(toldAbout(payment.subject)).toContain('refunded 1200 of 1200'));
  });
});
