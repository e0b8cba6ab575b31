import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Sandbox } from '../../../../../sandbox/server.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { as } from '../../../../../test/support/test-database.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import type { PaymentFacts, PaymentProvider } from '../payment-facts.ts';
import { SettlesPaymentsFor, type PayableThing, type PaymentPurpose } from '../payment-purpose.ts';
import { Ledger } from '../../ledger/posting/ledger.ts';
import { Payments } from '../payments.ts';
import { openPage, payAt, reportTo, startProviders, tokenOf } from '../testing/pay.ts';
import { ReconcileEveryDay } from './reconcile-every-day.ts';
import type { BreakList, BreakView, RunList, RunView } from './reconciliation-views.ts';

@Injectable()
@SettlesPaymentsFor('test')
class Things implements PaymentPurpose {
  succeeded(): Promise<'accepted'> {
    return Promise.resolve('accepted');
  }
  async moved(): Promise<void> {}
  async refunded(): Promise<void> {}
  async refundFailed(): Promise<void> {}
  async disputed(): Promise<void> {}
  describe(_tx: unknown, { amount, currency }: PaymentFacts): Promise<PayableThing> {
    const order = { number: 'T-1', status: 'pending' as const, total: { amount, currency }, lines: [] };
    return Promise.resolve({ order, retry: [] });
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
let ines: TestPerson;
let head: TestPerson;
const tokens = new Map<TestPerson, string>();
const today = new Date().toISOString().slice(0, 10);
const CURRENCIES = { stripe: 'GBP', paypal: 'USD', phonepe: 'INR' } as const;

beforeAll(async () => {
  sandbox = await startProviders();
  app = await startTestApp({ worker: true, settings: sandbox.settings, module: withThings });
  oak = await app.makeSchool('oak');
  ines = await app.makePerson(app.platform, 'platform_admin');
  head = await app.makePerson(oak, 'school_admin');
  for (const person of [ines, head]) tokens.set(person, (await app.signIn(person)).access);
  await reportTo(app, sandbox);
});
afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});
afterEach(() => sandbox.control.clearListEdits());

async function make(provider: PaymentProvider, amount = 1_200) {
  const made = await app.within(oak, (tx) =>
    app.nest.get(Payments, { strict: false }).create(tx, {
      provider,
      purpose: 'test',
      subject_id: newId(),
      total: { amount, currency: CURRENCIES[provider] },
      description: 'Bookgrove order T-1',
      number: 'T-1',
      email: null,
    }),
  );
  return { ...made, provider };
}
async function paid(provider: PaymentProvider, amount?: number) {
  const made = await make(provider, amount);
  await payAt(app, sandbox, oak, made);
  return (await app.within(oak, (tx) => tx.payment.findFirst({ where: { id: made.id } })))!;
}

const ask = <Body>(by: TestPerson, method: 'GET' | 'POST', path: string, body?: object) =>
  app.ask<Body & Pick<Problem, 'errors'>>(by.school, method, `/api/reconciliation/${path}`, {
    as: tokens.get(by),
    ...(body && { body, headers: { 'idempotency-key': newId() } }),
  });
/** Compares today, and waits for it. */
async function compared(provider: PaymentProvider): Promise<RunView> {
  const { body, status } = await ask<RunView>(ines, 'POST', 'runs/', { provider, day: today });
  expect([status, body.state]).toEqual([202, 'queued']);
  return eventually(async () => {
    const found = await ask<RunList>(ines, 'GET', `runs/?provider=${provider}&limit=100`);
    const run = found.body.results.find(({ id }) => id === body.id)!;
    if (run.state !== 'done') throw new Error(`The run is ${run.state}: ${run.error}`);
    return run;
  });
}
const breaks = async (provider: PaymentProvider, state = 'open') =>
  (await ask<BreakList>(ines, 'GET', `breaks/?provider=${provider}&state=${state}&limit=100`)).body.results;
const kinds = async (provider: PaymentProvider) => (await breaks(provider)).map(({ kind }) => kind).sort();

describe('the comparison with a provider', () => {
  it('finds nothing where both lists agree, with payments and refunds', async () => {
    for (const provider of ['stripe', 'paypal', 'phonepe'] as const) {
      const { id } = await paid(provider);
      const refund = await app.within(oak, (tx) =>
        app.nest.get(Payments, { strict: false }).requestRefund(tx, {
          payment_id: id,
          amount: 200,
          reason: 'Torn',
          requested_by: null,
        }),
      );
      await eventually(async () =>
        expect(
          await app.within(oak, (tx) => tx.refund.count({ where: { id: refund.id, status: 'succeeded' } })),
        ).toBe(1),
      );
      const run = await compared(provider);
      expect(run).toMatchObject({ breaks: 0, opened: 0, listed: 2, matched: 2, error: null, day: today });
      expect(run.method).toBe(provider === 'phonepe' ? 'reads' : 'list');
    }
  });

  it.each(['stripe', 'paypal'] as const)('finds each kind of difference with %s, once', async (provider) => {
    const [dropped, altered, fee, twice] = [
      await paid(provider, 1_300),
      await paid(provider, 1_400),
      await paid(provider, 1_500),
      await paid(provider, 1_600),
    ];
    const edit = (payment: typeof dropped, change: object) =>
      sandbox.control.editList({ provider, ref: payment.capture_ref!, ...change });
    await edit(dropped, { drop: true });
    await edit(altered, { amount: 1_399 });
    await edit(fee, { fee: 999 });
    await edit(twice, { times: 2 });
    await sandbox.control.editList({
      provider,
      ref: 'ch_unknown',
      add: true,
      amount: 777,
      currency: CURRENCIES[provider],
    });
    const first = await compared(provider);
    expect(first).toMatchObject({ breaks: 5, opened: 5 });
    expect(await compared(provider)).toMatchObject({ breaks: 5, opened: 0 });
    expect(await kinds(provider)).toEqual(['amount', 'duplicate', 'fee', 'missing_here', 'missing_there']);
    const found = await breaks(provider);
    expect(found.find(({ kind }) => kind === 'amount')).toMatchObject({
      payment_id: altered.id,
      school_id: oak.id,
      ours: { amount: 1_400, state: 'succeeded' },
      theirs: { amount: 1_399, state: 'succeeded' },
    });
    expect(found.find(({ kind }) => kind === 'missing_here')).toMatchObject({
      reference: 'ch_unknown',
      payment_id: null,
      ours: null,
    });

    // One is explained and stays so; the others go away with their cause.
    const { id } = found.find(({ kind }) => kind === 'fee')!;
    const judge = (reason: string, state = 'explained') =>
      ask<BreakView>(ines, 'POST', `breaks/${id}/state/`, { state, reason });
    expect((await judge('  ')).status).toBe(422);
    expect((await judge('Fee of another plan')).body).toMatchObject({
      state: 'explained',
      note: 'Fee of another plan',
      changed_by: ines.id,
    });
    await compared(provider);
    expect(await kinds(provider)).toEqual(['amount', 'duplicate', 'missing_here', 'missing_there']);
    await edit(fee, { fee: 998 });
    expect(await compared(provider)).toMatchObject({ opened: 1 });
    await sandbox.control.clearListEdits();
    expect(await compared(provider)).toMatchObject({ breaks: 0 });
    expect(await kinds(provider)).toEqual([]);
    expect((await breaks(provider, 'resolved')).length).toBe(5);
  });

  it.each(['stripe', 'phonepe'] as const)(
    'reads a payment with %s that is paid there and not here',
    async (provider) => {
      await sandbox.control.webhookMode({ hold: true });
      const made = await make(provider, 1_700);
      const page = await openPage(app, oak, tokenOf(made.redirect_url));
      const { id } = (await sandbox.control.payments()).find((one) => one.page === page)!;
      await sandbox.control.act(provider, id, 'close');
      await forget(made.id);
      await compared(provider);
      await eventually(async () => expect(await status(made.id)).toBe('succeeded'));
      await eventually(async () => expect(await kinds(provider)).toEqual([]));
      const [known] = (await breaks(provider, 'resolved')).filter((one) => one.payment_id === made.id);
      expect(known).toMatchObject({ kind: 'missing_here', note: expect.stringMatching(/paid here now/) });
      await sandbox.control.webhookMode({ hold: false });
      await sandbox.control.release();
    },
  );

  it('keeps a run that failed with its error, and makes it again', async () => {
    await sandbox.control.fail({ provider: 'stripe', path: 'balance_transactions', answer: 500, times: 4 });
    const { body } = await ask<RunView>(ines, 'POST', 'runs/', { provider: 'stripe', day: today });
    const state = async () =>
      (await ask<RunList>(ines, 'GET', 'runs/?provider=stripe')).body.results.find(
        ({ id }) => id === body.id,
      );
    await eventually(async () =>
      expect(await state()).toMatchObject({ error: expect.stringMatching(/Stripe/) }),
    );
    await sandbox.control.clearFaults();
    await eventually(async () => expect(await state()).toMatchObject({ state: 'done', error: null }), 30_000);
  });

  it('is made once a day by itself, and is the platform’s alone', async () => {
    const job = app.nest.get(ReconcileEveryDay, { strict: false });
    await job.run();
    await job.run();
    const count = await as(app.databaseUrl, (client) =>
      client.query<{ count: string }>(
        `select count(*) from commerce.reconciliation_run where requested_by is null`,
      ),
    );
    expect([0, 3]).toContain(Number(count.rows[0]!.count));
    for (const path of ['runs/', 'breaks/']) expect((await ask(head, 'GET', path)).status).toBe(404);
    const body = { provider: 'stripe', day: today };
    expect((await ask(head, 'POST', 'runs/', body)).status).toBe(404);
    expect((await ask(ines, 'POST', 'runs/', { ...body, day: '2099-01-01' })).body.errors).toHaveProperty(
      'day',
    );
  });
});

const status = async (id: string) =>
  (await app.within(oak, (tx) => tx.payment.findFirst({ where: { id } })))?.status;
/** Makes a payment count as over here, whatever became of it at the provider. */
const forget = (id: string) =>
  as(app.databaseUrl, (client) =>
    client.query(
      `update commerce.payment set status = 'expired', settled = false, version = version + 1 where id = $1`,
      [id],
    ),
  );

describe('what a provider transfers to the bank', () => {
  const CASES = [
    ['stripe', 'GBP'],
    ['paypal', 'USD'],
  ] as const;

  it.each(CASES)(
    'is posted once from %s’s list, and back when the bank returns it',
    async (provider, currency) => {
      const at = Math.floor(Date.now() / 1_000) - 60;
      const payout = { provider, id: `po_${provider}`, amount: 5_000, currency, at };
      const balances = () =>
        app.within(app.platform, async (tx) => {
          const ledger = app.nest.get(Ledger, { strict: false });
          return [
            await ledger.balance(tx, 'bank', '', currency),
            await ledger.balance(tx, 'psp_clearing', provider, currency),
          ];
        });
      const [bank, clearing] = (await balances()) as [number, number];
      await sandbox.control.payOut({ ...payout, status: 'in_transit' });
      await compared(provider);
      expect(await balances()).toEqual([bank, clearing]);
      await sandbox.control.payOut(payout);
      await compared(provider);
      await compared(provider);
      expect(await balances()).toEqual([bank + 5_000, clearing - 5_000]);
      await sandbox.control.payOut({ ...payout, status: 'failed' });
      await compared(provider);
      await compared(provider);
      expect(await balances()).toEqual([bank, clearing]);
      // A transfer is neither a payment nor a refund: no comparison finds it.
      expect((await breaks(provider)).filter(({ reference }) => reference === payout.id)).toEqual([]);
    },
  );

  it('is entered by the team from the settlement report of PhonePe, which has no list, once for its reference', async () => {
    const enter = (transfers: object[], provider = 'phonepe', by = ines) =>
      ask<{ posted: number; known: number } & Problem>(by, 'POST', 'transfers/', {
        provider,
        currency: 'INR',
        transfers,
      });
    const bank = () =>
      app.within(app.platform, (tx) =>
        app.nest.get(Ledger, { strict: false }).balance(tx, 'bank', '', 'INR'),
      );
    const before = await bank();
    const transfer = { ref: 'UTR-1', amount: 120_000, day: today };
    expect((await enter([transfer, { ...transfer, ref: 'UTR-2', amount: 5_00 }])).body).toEqual({
      posted: 2,
      known: 0,
    });
    expect((await enter([transfer])).body).toEqual({ posted: 0, known: 1 });
    expect(await bank()).toBe(before + 120_500);
    expect((await enter([{ ...transfer, state: 'returned' }])).body.posted).toBe(1);
    expect(await bank()).toBe(before + 500);
    expect((await enter([transfer], 'stripe')).body.code).toBe('provider_has_list');
    expect((await enter([{ ...transfer, amount: 0 }])).status).toBe(422);
    expect((await enter([transfer], 'phonepe', head)).status).toBe(404);
  });
});
