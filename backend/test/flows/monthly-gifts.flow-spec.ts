import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Sandbox } from '../../sandbox/server.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../support/test-app.ts';
import { inContext } from '../../src/platform/context.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import { newId } from '../../src/platform/ids.ts';
import { LinkSecrets } from '../../src/platform/link-secrets.ts';
import { LookAtMonthlyGift } from '../../src/modules/commerce/donations/monthly/look-at-monthly-gift.ts';
import { findDiscrepancies } from '../../src/modules/commerce/ledger/accounts/invariants.ts';
import {
  openPage,
  payAt,
  reportTo,
  startProviders,
  tokenOf,
} from '../../src/modules/commerce/payments/testing/pay.ts';
import { Payments } from '../../src/modules/commerce/payments/payments.ts';
import { EndStoppedMonthlyGifts } from '../../src/modules/giving/donations/monthly/end-stopped-gifts.ts';
import type { DonationStarted } from '../../src/modules/giving/donations/donation-view.ts';
import type {
  ChangedMonthlyGift,
  ManagedMonthlyGiftPage,
  MonthlyGiftView,
} from '../../src/modules/giving/donations/monthly/monthly-gift-views.ts';

type Provider = 'stripe' | 'paypal' | 'phonepe';

let app: TestApp;
let sandbox: Sandbox;
let oak: TestSchool;
const wells = newId();
let caller = 0;
const DAY = 86_400;

beforeAll(async () => {
  sandbox = await startProviders();
  app = await startTestApp({ worker: true, settings: sandbox.settings });
  await reportTo(app, sandbox);
  oak = await app.makeSchool('oak', { school_name: 'Oak School' });
  await app.within(oak, (tx) =>
    tx.schoolSetting.createMany({ data: [{ tenant_id: oak.id, features: ['giving'], currency: 'GBP' }] }),
  );
  const charity = {
    ...{
      tenant_id: app.platform.id,
      id: wells,
      slug: 'wells',
      name: 'Wells for Turkana',
      status: 'verified',
    },
    ...{ legal_name: '', summary: '', mission: '', country: 'KE', place: '', registration_number: 'KE-1' },
  };
  await app.within(app.platform, (tx) => tx.charity.createMany({ data: [charity] }));
});
afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const at = <T>(work: () => Promise<T>): Promise<T> =>
  inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, work);

/** Begins a monthly gift as a guest and pays its first month. */
async function begin(provider: Provider, email: string, amount = 1000) {
  const { status, body } = await app.ask<DonationStarted & Omit<Problem, 'status'>>(
    oak,
    'POST',
    '/api/donations/',
    {
      body: {
        ...{
          charity: 'wells',
          amount,
          currency: provider === 'phonepe' ? 'INR' : 'GBP',
          interval: 'month',
          provider,
        },
        ...{ email, name: 'Nadia Rahman', turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX' },
      },
      headers: { 'idempotency-key': newId() },
      from: `10.8.0.${(caller += 1)}`,
    },
  );
  expect([status, body.errors]).toEqual([201, undefined]);
  expect(await payAt(app, sandbox, oak, { provider, redirect_url: body.redirect_url })).toMatchObject({
    status: 'paid',
  });
  const first = body.donation.id;
  const { monthly_id } = await app.within(oak, (tx) =>
    tx.donation.findFirstOrThrow({ where: { id: first } }),
  );
  const id = monthly_id!;
  await eventually(async () => expect((await row(id)).status).toBe('active'));
  await told(email, 'began');
  const { secret_seed, text } = await app.within(oak, (tx) =>
    tx.email.findFirstOrThrow({ where: { recipient: email, template: 'monthly-gift' } }),
  );
  expect(text).toContain(`/gifts/monthly/${id}?key=⟨secret⟩`);
  const key = await at(async () => app.nest.get(LinkSecrets, { strict: false }).secretOf(secret_seed!));
  const path = (act = '') => `/api/monthly-gifts/${id}/${act ? `${act}/` : ''}?key=${key}`;
  const view = async () => (await app.ask<MonthlyGiftView>(oak, 'GET', path())).body;
  const act = async (name: string, change: object = {}) =>
    app.ask<ChangedMonthlyGift & { redirect_url: string } & Omit<Problem, 'status'>>(
      oak,
      'POST',
      path(name),
      {
        body: change,
        headers: { 'idempotency-key': newId() },
        from: `10.8.1.${(caller += 1)}`,
      },
    );
  await eventually(async () => expect((await view()).charges).toHaveLength(1));
  return { id, view, act, email };
}

const row = (id: string) => app.within(oak, (tx) => tx.monthlyGift.findFirstOrThrow({ where: { id } }));
/** Causes of the letters to an address, oldest first. */
const letters = async (email: string): Promise<string[]> => {
  const sent = await app.within(oak, (tx) =>
    tx.email.findMany({
      where: { recipient: email, template: 'monthly-gift' },
      orderBy: { created_at: 'asc' },
      select: { cause: true },
    }),
  );
  return sent.map(({ cause }) => cause.split(':')[2]!);
};
const told = (email: string, cause: string, times = 1): Promise<void> =>
  eventually(async () => expect((await letters(email)).filter((one) => one === cause)).toHaveLength(times));
const look = (id: string) => at(() => app.nest.get(LookAtMonthlyGift, { strict: false }).run(id));
/** At the provider, as the control API sees it. */
const subscription = async (id: string) => {
  const { subscription_ref } = await row(id);
  return (await sandbox.control.subscriptions()).find((one) => one.id === subscription_ref)!;
};
const charge = async (id: string, times = 1) => {
  const { provider, subscription_ref } = await row(id);
  for (let time = 0; time < times; time += 1)
    await sandbox.control.subscription(provider, subscription_ref!, 'charge');
};
const fail = async (id: string, times: number) => {
  const { provider, subscription_ref } = await row(id);
  await sandbox.control.subscription(provider, subscription_ref!, 'fail', times);
};
const ledgerIsWhole = async () =>
  eventually(async () => {
    const found = await at(() => findDiscrepancies(app.db));
    expect(found.filter(({ ok }) => !ok)).toEqual([]);
  }, 30_000);

describe('a monthly gift by card', () => {
  it('is charged each month, recovers from a failed charge, and loses nothing with lost, tripled and forged reports', async () => {
    const gift = await begin('stripe', 'nadia@donors.test');
    const { id, view } = gift;
    const charges = (count: number) =>
      eventually(async () => {
        const { charges: found } = await view();
        expect(found.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 'completed'));
      });
    await eventually(async () => expect((await view()).card).toBe('4242, 12/2030'));
    expect(await view()).toMatchObject({
      status: 'active',
      total: { amount: 1000, currency: 'GBP' },
      acts: ['amount', 'skip', 'pause', 'card', 'cancel'],
    });
    expect((await app.ask(oak, 'GET', `/api/monthly-gifts/${id}/?key=${'x'.repeat(43)}`)).status).toBe(404);

    // The clock of the provider goes on by a month.
    await sandbox.control.advance(32 * DAY);
    await charges(2);
    await sandbox.control.advance(-32 * DAY);

    // Reports are lost: the planned look finds the charge. They come three times afterwards, and forged.
    await sandbox.control.webhookMode({ provider: 'stripe', hold: true });
    await charge(id);
    await look(id);
    await charges(3);
    await sandbox.control.webhookMode({ provider: 'stripe', duplicate: 3 });
    await sandbox.control.release('shuffled', 'stripe');
    await sandbox.control.webhooksIdle();
    await Promise.all([look(id), look(id), look(id)]);
    await charges(3);
    await sandbox.control.webhookMode({ provider: 'stripe', duplicate: 1, corrupt: 'signature' });
    await fail(id, 1);
    await charge(id);
    await sandbox.control.webhooksIdle();
    expect((await row(id)).status).toBe('active');
    await sandbox.control.webhookMode({ provider: 'stripe', corrupt: null });

    // The failed charge is told once, tried again by the provider, and recovers.
    await look(id);
    expect(await view()).toMatchObject({
      status: 'past_due',
      failure: 'insufficient_funds',
      acts: ['card', 'cancel'],
    });
    await look(id);
    await told(gift.email, 'failed');
    await charge(id);
    await charges(4);
    await told(gift.email, 'recovered');
    expect((await row(id)).status).toBe('active');
    await ledgerIsWhole();
  });

  it('is paused, resumed, changed, paid by another card, lapses, begins again and stops, by the link of the e-mail', async () => {
    const { id, view, act, email } = await begin('stripe', 'salma@donors.test');
    await eventually(async () => expect((await view()).card).not.toBeNull());
    expect((await act('pause', { months: 4 })).status).toBe(422);
    const paused = await act('pause', { months: 2 });
    expect([paused.status, paused.body.gift?.status]).toEqual([200, 'paused']);
    expect((await subscription(id)).status).toBe('paused');
    await sandbox.control.advance(32 * DAY);
    await look(id);
    expect((await view()).charges).toHaveLength(1);
    await sandbox.control.advance(-32 * DAY);
    expect((await act('pause', { months: 1 })).status).toBe(200);
    expect((await act('resume')).body.gift).toMatchObject({ status: 'active', paused_until: null });
    expect((await act('resume')).body.code).toBe('not_possible_now');
    await told(email, 'resumed');

    expect((await act('amount', { amount: 2500 })).body.code).toBe('agreement_needed');
    expect((await act('amount', { amount: 5 })).body.errors).toHaveProperty('amount');
    expect((await act('amount', { amount: 2500, agreed: true })).body).toMatchObject({
      redirect_url: null,
      gift: { total: { amount: 2500 }, wished: null },
    });
    await charge(id);
    await eventually(async () =>
      expect((await view()).charges.map(({ total, status }) => [total.amount, status])).toEqual([
        [2500, 'completed'],
        [1000, 'completed'],
      ]),
    );

    await fail(id, 9);
    await charge(id);
    await eventually(async () => expect((await view()).status).toBe('past_due'));
    const { redirect_url } = (await act('card')).body;
    const chosen = await fetch(redirect_url, {
      method: 'POST',
      body: 'action=pay',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(chosen.headers.get('location')).toContain(`/gifts/monthly/${id}?key=`);
    expect((await act('card', { returned: true })).body.gift).toMatchObject({ card: '1881, 12/2030' });
    await eventually(async () => expect((await view()).charges).toHaveLength(3));
    await eventually(async () => expect((await view()).status).toBe('active'));

    await fail(id, 9);
    await charge(id, 4);
    await eventually(async () => expect((await view()).status).toBe('lapsed'));
    expect((await subscription(id)).status).toBe('canceled');
    await told(email, 'lapsed');
    expect((await view()).acts).toEqual(['restart']);
    const again = await act('pay');
    expect(again.status).toBe(201);
    await payAt(app, sandbox, oak, { provider: 'stripe', redirect_url: again.body.redirect_url });
    await eventually(async () => expect((await view()).status).toBe('active'));
    await told(email, 'began', 2);

    expect((await act('cancel', { reason: 'Moving abroad' })).body.gift).toMatchObject({
      status: 'cancelled',
      acts: ['restart'],
    });
    expect((await subscription(id)).status).toBe('canceled');
    await told(email, 'cancelled');
    await ledgerIsWhole();
  });
});

describe('a monthly gift by PayPal and by PhonePe', () => {
  it('is charged by PayPal, found without a report, changed with the approval of the donor, paused, and lapses', async () => {
    const { id, view, act, email } = await begin('paypal', 'omar@donors.test');
    const completed = (count: number) =>
      eventually(async () =>
        expect((await view()).charges.map(({ status }) => status)).toEqual(
          Array.from({ length: count }, () => 'completed'),
        ),
      );
    await charge(id);
    await completed(2);
    await sandbox.control.webhookMode({ provider: 'paypal', hold: true });
    await charge(id);
    await look(id);
    await completed(3);
    await sandbox.control.webhookMode({ provider: 'paypal', duplicate: 3 });
    await sandbox.control.release('desc', 'paypal');
    await sandbox.control.webhooksIdle();
    await sandbox.control.webhookMode({ provider: 'paypal', duplicate: 1 });
    await completed(3);

    const asked = await act('amount', { amount: 1500 });
    expect(asked.body).toMatchObject({ gift: { total: { amount: 1000 }, wished: { amount: 1500 } } });
    await sandbox.control.act('paypal', (await row(id)).subscription_ref!, 'pay');
    expect(asked.body.redirect_url).toContain('/webapps/billing/subscriptions');
    await look(id);
    expect(await view()).toMatchObject({ total: { amount: 1500 }, wished: null });
    expect((await act('skip')).body.gift?.status).toBe('paused');
    expect((await subscription(id)).status).toBe('SUSPENDED');
    expect((await act('resume')).body.gift?.status).toBe('active');
    expect((await subscription(id)).status).toBe('ACTIVE');

    await fail(id, 3);
    await charge(id);
    await told(email, 'failed');
    await charge(id, 2);
    await eventually(async () => expect((await view()).status).toBe('lapsed'));
    expect((await subscription(id)).status).toBe('CANCELLED');
    await ledgerIsWhole();
  });

  it('is paid by a link each month with PhonePe', async () => {
    const { id, view, act, email } = await begin('phonepe', 'asha@donors.test', 50_000);
    expect((await act('pay')).body.code).toBe('not_possible_now');
    await app.within(oak, (tx) =>
      tx.monthlyGift.updateMany({ where: { id }, data: { next_charge_at: new Date(Date.now() - 1000) } }),
    );
    await look(id);
    await told(email, 'due');
    expect((await view()).acts[0]).toBe('pay');
    const { redirect_url } = (await act('pay')).body;
    await payAt(app, sandbox, oak, { provider: 'phonepe', redirect_url });
    await eventually(async () => expect((await view()).charges).toHaveLength(2));
    await eventually(async () => expect((await view()).acts[0]).toBe('amount'));
    expect((await act('cancel')).body.gift?.status).toBe('cancelled');
    await ledgerIsWhole();
  });
});

describe('a monthly gift that ends without its donor', () => {
  const ends = () => at(() => app.nest.get(EndStoppedMonthlyGifts, { strict: false }).end());

  it('lapses 60 days after a question that nobody answers, after a second letter', async () => {
    const { id, view, email } = await begin('stripe', 'lea@donors.test');
    const asked = (days: number) =>
      app.within(oak, (tx) =>
        tx.monthlyGift.updateMany({
          where: { id },
          data: {
            asked_at: new Date(Date.now() - days * DAY * 1000),
            consented_at: new Date(Date.now() - 430 * DAY * 1000),
          },
        }),
      );
    await asked(31);
    await look(id);
    await look(id);
    await told(email, 'ask_again');
    expect((await view()).acts).toContain('agree');
    await asked(61);
    await look(id);
    expect((await subscription(id)).status).toBe('canceled');
    expect(await view()).toMatchObject({ status: 'lapsed', acts: ['restart'], next_charge_at: null });
    await told(email, 'unanswered');
  });

  it('is known to staff, who send the donor a new link, and ends with its charity', async () => {
    const { id, view, act, email } = await begin('paypal', 'noor@donors.test');
    const head = await app.tokenOf(oak, 'school_admin');
    const list = async (query: string) =>
      (
        await app.ask<ManagedMonthlyGiftPage>(oak, 'GET', `/api/donation-management/monthly/${query}`, {
          as: head,
        })
      ).body;
    const [listed] = (await list('?search=noor%40&provider=paypal&status=active')).results;
    expect(listed).toMatchObject({ id, donor_name: 'Nadia Rahman', can_send_link: true, status: 'active' });
    expect((await list('?search=noor%40&status=paused')).count).toBe(0);

    // The platform's team sees those of every school, also of donors who are hidden from the school.
    await app.within(oak, (tx) =>
      tx.donation.updateMany({ where: { monthly_id: id }, data: { anonymity: 'anonymous' } }),
    );
    const team = await app.tokenOf(app.platform, 'platform_admin');
    const everywhere = await app.ask<ManagedMonthlyGiftPage>(
      app.platform,
      'GET',
      `/api/donation-management/monthly/?search=noor%40&school=${oak.id}`,
      { as: team },
    );
    expect(everywhere.body.results).toMatchObject([
      { id, school_id: oak.id, school: expect.any(String), donor_name: 'Nadia Rahman', donor_hidden: false },
    ]);
    expect((await list('?search=noor%40')).count).toBe(0);
    const file = async (school: TestSchool, as: string) =>
      (await app.ask<string>(school, 'GET', '/api/donation-management/monthly/export.csv', { as })).text;
    expect(await file(app.platform, team)).toContain('Nadia Rahman,noor@donors.test,no');
    const own = await file(oak, head);
    expect(own).not.toContain('noor@');
    expect(own).toContain(',,yes');
    await app.within(oak, (tx) =>
      tx.donation.updateMany({ where: { monthly_id: id }, data: { anonymity: 'named' } }),
    );

    await ends();
    expect((await view()).status).toBe('active');
    await app.within(app.platform, (tx) =>
      tx.charity.updateMany({ where: { id: wells }, data: { status: 'suspended' } }),
    );
    await ends();
    await ends();
    expect(await view()).toMatchObject({ status: 'cancelled', acts: [] });
    expect((await subscription(id)).status).toBe('CANCELLED');
    await told(email, 'ended');
    expect((await act('pay')).body.code).toBe('no_gifts_now');
    await app.within(app.platform, (tx) =>
      tx.charity.updateMany({ where: { id: wells }, data: { status: 'verified' } }),
    );
    expect((await view()).acts).toEqual(['restart']);

    const sent = await app.ask(oak, 'POST', `/api/donation-management/monthly/${id}/new-link/`, { as: head });
    expect(sent.status).toBe(204);
    await told(email, 'new_link');
    expect((await act('pay')).status).toBe(404);
  });

  it('never begins when its first payment was held and is paid back', async () => {
    const begun = await app.ask<DonationStarted>(oak, 'POST', '/api/donations/', {
      body: {
        ...{ charity: 'wells', amount: 1000, currency: 'GBP', interval: 'month', provider: 'stripe' },
        ...{ email: 'held@donors.test', name: 'Held', turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX' },
      },
      headers: { 'idempotency-key': newId() },
      from: `10.8.0.${(caller += 1)}`,
    });
    const first = begun.body.donation.id;
    const { redirect_url } = begun.body;
    await openPage(app, oak, tokenOf(redirect_url));
    await app.within(oak, (tx) =>
      tx.payment.updateMany({ where: { subject_id: first }, data: { amount: 1200 } }),
    );
    expect((await payAt(app, sandbox, oak, { provider: 'stripe', redirect_url })).status).toBe('review');
    const payment = await app.within(oak, (tx) =>
      tx.payment.findFirstOrThrow({ where: { subject_id: first } }),
    );
    expect(payment.subscription_ref).not.toBeNull();
    await at(() =>
      app.db.transaction((tx) =>
        app.nest.get(Payments, { strict: false }).requestRefund(tx, {
          ...{ payment_id: payment.id, amount: 1000, reason: 'It differs', requested_by: newId() },
        }),
      ),
    );
    await eventually(async () => {
      const { monthly_id, status } = await app.within(oak, (tx) =>
        tx.donation.findFirstOrThrow({ where: { id: first } }),
      );
      expect([status, (await row(monthly_id!)).status]).toEqual(['cancelled', 'abandoned']);
    }, 30_000);
    await eventually(async () => {
      const seen = (await sandbox.control.subscriptions()).find(({ id }) => id === payment.subscription_ref);
      expect(seen?.status).toBe('canceled');
    });
    await ledgerIsWhole();
  });
});
