import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { startSandbox, type Sandbox } from '../../sandbox/server.ts';
import { GetCharityMoney } from '../../src/modules/commerce/contract.ts';
import { findDiscrepancies } from '../../src/modules/commerce/ledger/accounts/invariants.ts';
import type { DonationStarted } from '../../src/modules/giving/donations/donation-view.ts';
import { inContext } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../support/test-app.ts';
import { kill, startWorkerProcess } from '../support/worker-process.ts';

/** Steps between the payment of a gift and the gift, each with what is not done yet when the worker dies there. */
const POINTS = [
  'donation.recorded', // posted, and not committed
  'payment.settled', // committed, and the event of the provider not acknowledged
  'donation.completed', // the gift, and not committed
  'ledger.sale-allocated', // not in the books of the platform
  'ledger.sale-settled', // in the books of the platform, and not acknowledged
];
const REACHED_MS = 120_000;

describe('gifts whose worker is killed between payment and gift', () => {
  let app: TestApp;
  let sandbox: Sandbox;
  let oak: TestSchool;
  let parent: string;
  const wells = newId();
  const started: ChildProcess[] = [];

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, folder: null, webhooks: null });
    app = await startTestApp({ settings: sandbox.settings });
    const { port } = await app.listen();
    sandbox.deliverTo(`http://localhost:${port}/api/webhooks`);
    oak = await app.makeSchool('oak');
    await app.within(oak, (tx) =>
      tx.schoolSetting.createMany({ data: [{ tenant_id: oak.id, features: ['giving'], currency: 'GBP' }] }),
    );
    parent = await app.tokenOf(oak, 'parent');
    const charity = {
      id: wells,
      slug: 'wells',
      name: 'Wells for Turkana',
      status: 'verified',
      country: 'KE',
    };
    await app.within(app.platform, (tx) =>
      tx.charity.createMany({
        data: [
          {
            tenant_id: app.platform.id,
            ...charity,
            ...{ legal_name: '', summary: '', mission: '', place: '', registration_number: '' },
          },
        ],
      }),
    );
  });
  afterAll(async () => {
    await Promise.all(started.map(kill));
    await app?.close();
    await sandbox?.stop();
  });

  async function worker(point?: string): Promise<ChildProcess> {
    const env = { ...sandbox.settings, ...(point && { CRASH_AT: point }) };
    const process = await startWorkerProcess(app.databaseUrl, app.dataDir, env);
    started.push(process);
    return process;
  }

  /** Gives GBP 10 and pays; the browser does not come back, so that the worker settles the payment. */
  async function give(): Promise<void> {
    const begun = await app.ask<DonationStarted>(oak, 'POST', '/api/donations/', {
      as: parent,
      body: { charity: 'wells', amount: 1000, currency: 'GBP', interval: 'once', provider: 'stripe' },
      headers: { 'idempotency-key': newId() },
    });
    expect(begun.status).toBe(201);
    const opened = await app.ask(oak, 'GET', new URL(begun.body.redirect_url).pathname);
    const page = String(opened.headers['location']);
    await fetch(page, { method: 'POST', body: new URLSearchParams({ action: 'close' }), redirect: 'manual' });
  }

  it('lose nothing and double nothing', async () => {
    for (const point of POINTS) {
      const process = await worker(point);
      await give();
      const end = Date.now() + REACHED_MS;
      while (process.exitCode === null && process.signalCode === null) {
        if (Date.now() > end) throw new Error(`${point} was not reached`);
        await pause(20);
      }
      expect(process.signalCode).toBe('SIGKILL');
    }
    await worker();
    const money = () =>
      app.nest.get(QueryBus, { strict: false }).execute(new GetCharityMoney({ charities: [wells] }));
    const raised = POINTS.length * 1000;
    await eventually(async () => expect(await money()).toMatchObject([{ raised }]), REACHED_MS);
    await eventually(async () => {
      const gifts = await app.within(oak, (tx) => tx.donation.findMany());
      expect(gifts.map(({ status }) => status)).toEqual(POINTS.map(() => 'completed'));
    }, REACHED_MS);
    const captured = (await sandbox.control.payments()).filter((one) => one.captured > 0);
    expect(captured).toHaveLength(POINTS.length);
    const red = async () => {
      const found = await Promise.all(
        [oak.id, app.platform.id].map((tenantId) =>
          inContext({ correlationId: newId(), tenantId, principal: null }, () => findDiscrepancies(app.db)),
        ),
      );
      return found.flat().flatMap(({ name, ok }) => (ok ? [] : [name]));
    };
    await eventually(async () => expect(await red()).toEqual([]), REACHED_MS);
    // A receipt for each gift, numbered without gaps.
    await eventually(async () => {
      const receipts = await app.within(oak, (tx) =>
        tx.commerceDocument.findMany({ where: { type: 'donation' } }),
      );
      expect(receipts.map(({ sequence }) => sequence).sort()).toEqual(POINTS.map((_, index) => index + 1));
    }, REACHED_MS);
  }, 900_000);

  it('take a renewal over once, when the worker dies between the charge and its gift', async () => {
    const begun = await app.ask<DonationStarted>(oak, 'POST', '/api/donations/', {
      as: parent,
      body: { charity: 'wells', amount: 1500, currency: 'GBP', interval: 'month', provider: 'stripe' },
      headers: { 'idempotency-key': newId() },
    });
    expect(begun.status).toBe(201);
    const opened = await app.ask(oak, 'GET', new URL(begun.body.redirect_url).pathname);
    const page = String(opened.headers['location']);
    await fetch(page, { method: 'POST', body: new URLSearchParams({ action: 'close' }), redirect: 'manual' });
    // The worker of the test before settles the first month.
    const gift = () =>
      app.within(oak, (tx) => tx.monthlyGift.findFirst({ where: { donation_id: begun.body.donation.id } }));
    await eventually(async () => expect((await gift())?.status).toBe('active'), REACHED_MS);
    await Promise.all(started.splice(0).map(kill));
    const process = await worker('monthly-gift.charges-stored');
    await sandbox.control.subscription('stripe', (await gift())!.subscription_ref!, 'charge');
    const end = Date.now() + REACHED_MS;
    while (process.exitCode === null && process.signalCode === null) {
      if (Date.now() > end) throw new Error('The charge was not found');
      await pause(20);
    }
    expect(process.signalCode).toBe('SIGKILL');
    await worker();
    await eventually(async () => {
      const monthly_id = (await gift())!.id;
      const gifts = await app.within(oak, (tx) => tx.donation.findMany({ where: { monthly_id } }));
      expect(gifts.map(({ status, gift: amount }) => [status, amount])).toEqual([
        ['completed', 1500],
        ['completed', 1500],
      ]);
    }, REACHED_MS);
    await eventually(async () => {
      const found = await Promise.all(
        [oak.id, app.platform.id].map((tenantId) =>
          inContext({ correlationId: newId(), tenantId, principal: null }, () => findDiscrepancies(app.db)),
        ),
      );
      expect(found.flat().flatMap(({ name, ok }) => (ok ? [] : [name]))).toEqual([]);
    }, REACHED_MS);
  }, 900_000);
});
