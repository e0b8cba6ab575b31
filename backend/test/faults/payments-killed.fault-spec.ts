import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSandbox, type Sandbox } from '../../sandbox/server.ts';
import { Buyers, PROVIDERS, type Provider, type Purchase } from '../support/buyers.ts';
import { moneyFaults } from '../support/money-faults.ts';
import { randomBy } from '../support/random.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { kill, startApiProcess, startWorkerProcess } from '../support/worker-process.ts';

/** Steps of a purchase in the API, each with what is not done yet when it dies there. */
const API_POINTS = [
  'order.placed', // not committed
  'idempotency.committed', // not answered
  'payment.opened', // open at the provider, and not stored here
  'payment.page-stored', // not answered
  'webhook.verified', // not stored
  'webhook.stored', // not acknowledged
  'payment.read', // the provider's answer is lost
  'payment.settled', // the buyer is not answered
];
/** Steps of a purchase and its refund in the worker. */
const WORKER_POINTS = [
  'relay.added',
  'delivery.handled',
  'delivery.committed',
  'webhook.processed',
  'payment.read',
  'payment.settled',
  'order.sale-recorded',
  'grant.issued',
  'documents.invoice-issued',
  'ledger.sale-allocated',
  'ledger.sale-settled',
  'ledger.sale-closed',
  'refund.submitted',
  'refund.answered',
  'refund.settled',
  'documents.credit-note-issued',
  'ledger.refund-closed',
];
/**
 * How often a process is killed at each point with each provider. Without the setting it is killed once at every second point,
 * while people pay through all of them.
 */
const RUNS = Number(process.env['KILL_RUNS'] ?? 0);
const RANDOM_KILLS = RUNS > 0 ? RUNS * 3 : 2;
/** Buyers at once. */
const CLIENTS = 4;
/**
 * For how long a purchase may take while processes die: longer than the first two reads of a payment whose report was lost
 * (poll-schedule.rules.ts), on a machine that mostly starts processes.
 */
const SETTLED_MS = 400_000;
/** A point that is not reached within this time is not on the way of these purchases. */
const REACHED_MS = 240_000;

const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);

/** Both processes of the product are killed again and again while people buy and are paid back through all providers. */
describe('purchases whose API and worker are killed', () => {
  let app: TestApp;
  let sandbox: Sandbox;
  let buyers: Buyers;
  const running: Partial<Record<'api' | 'worker', ChildProcess>> = {};
  const started = new Set<ChildProcess>();
  let isClosed = false;
  let kills = 0;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, folder: null, webhooks: null });
    app = await startTestApp({ settings: sandbox.settings });
    buyers = await Buyers.open(app, sandbox);
    // Reports come late, so that in a half of the purchases the buyer comes back first.
    await sandbox.control.webhookMode({ shuffle: true });
  });
  afterAll(async () => {
    isClosed = true;
    await Promise.all([...started].map(kill));
    await app.close();
    await sandbox.stop();
  });

  /** Starts a process that dies at this point. */
  async function start(role: 'api' | 'worker', point?: string): Promise<ChildProcess> {
    const env = { ...sandbox.settings, TRUST_PROXY: '1', ...(point && { CRASH_AT: point }) };
    if (isClosed) throw new Error('The test is over');
    if (role === 'worker') {
      running.worker = await startWorkerProcess(app.databaseUrl, app.dataDir, env);
      started.add(running.worker);
      return running.worker;
    }
    const { api, port } = await startApiProcess(app.databaseUrl, app.dataDir, env);
    started.add(api);
    buyers.port = port;
    sandbox.deliverTo(`http://localhost:${port}/api/webhooks`);
    return (running.api = api);
  }

  async function killAt(role: 'api' | 'worker', points: readonly string[]): Promise<void> {
    for (const point of points) {
      const process = await start(role, point);
      const end = Date.now() + REACHED_MS;
      while (process.exitCode === null && process.signalCode === null) {
        if (Date.now() > end) throw new Error(`${point} was not reached in the ${role}`);
        await pause(20);
      }
      expect(process.signalCode).toBe('SIGKILL');
      kills += 1;
    }
    await start(role);
  }

  async function killAtRandom(role: 'api' | 'worker', random: () => number): Promise<void> {
    for (let count = 0; count < RANDOM_KILLS; count += 1) {
      await pause(200 + random() * 2_500);
      await kill(running[role]!);
      kills += 1;
      await start(role);
    }
  }

  /** People buy, and every second one is paid back, until the kills are over. */
  async function trade(provider: () => Provider, over: Promise<unknown>): Promise<void> {
    let isOver = false;
    const done = over.finally(() => (isOver = true));
    let turn = 0;
    const client = async (): Promise<void> => {
      while (!isOver) {
        const wantsRefund = turn % 2 === 1;
        const comesBack = turn % 4 < 2;
        turn += 1;
        const bought = await buyers.order(provider());
        sales.push({ ...bought, refunded: wantsRefund });
        await buyers.press(bought, comesBack ? 'pay' : 'close');
        if (comesBack) await buyers.read(bought);
        await buyers.until(bought, 'fulfilled', SETTLED_MS);
        if (!wantsRefund) continue;
        await buyers.refund(bought);
        await buyers.until(bought, 'refunded', SETTLED_MS);
      }
    };
    await Promise.all([done, ...Array.from({ length: CLIENTS }, client)]);
  }
  const sales: (Purchase & { refunded: boolean })[] = [];

  it(
    'lose nothing and double nothing',
    async () => {
      const random = randomBy(seed);
      const anyProvider = () => PROVIDERS[Math.floor(random() * PROVIDERS.length)]!;
      const some = (points: readonly string[]) => points.filter((_, index) => (index + seed) % 2 === 0);
      const [api, worker] = RUNS > 0 ? [API_POINTS, WORKER_POINTS] : [some(API_POINTS), some(WORKER_POINTS)];
      const rounds = Array.from({ length: RUNS }, () => PROVIDERS.map((provider) => () => provider)).flat();
      for (const provider of RUNS > 0 ? rounds : [anyProvider]) {
        // Two workers at once: one starts while the other one is on its way to its point.
        const [even, odd] = [0, 1].map((part) => worker.filter((_, index) => index % 2 === part));
        await trade(
          provider,
          Promise.all([killAt('api', api), killAt('worker', even!), killAt('worker', odd!)]),
        );
        const alive = [...started].filter(
          ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
        );
        await Promise.all(alive.map(kill));
        kills += alive.length;
      }
      await Promise.all([start('api'), start('worker')]);
      await trade(anyProvider, Promise.all([killAtRandom('api', random), killAtRandom('worker', random)]));

      const faults = await moneyFaults(app, sandbox, buyers.shops, sales);
      console.log(
        `${sales.length} sales, ${sales.filter(({ refunded }) => refunded).length} refunds, ${kills} kills at ` +
          `${api.length + worker.length} points and at random times (KILL_SEED=${seed}): ` +
          `${faults.lost.length} lost, ${faults.doubled.length} doubled, ${faults.checks.length} checks of the books fail`,
      );
      expect(faults).toEqual({ lost: [], doubled: [], checks: [] });
    },
    Math.max(RUNS, 1) * 900_000,
  );
});
