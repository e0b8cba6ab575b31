import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSandbox, type Sandbox } from '../../sandbox/server.ts';
import { Buyers, PROVIDERS, type Provider, type Purchase } from '../support/buyers.ts';
import { eventually } from '../support/eventually.ts';
import { moneyFaults } from '../support/money-faults.ts';
import { randomBy } from '../support/random.ts';
import { sendRaw } from '../support/raw-http.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { again, captureCalls, changed, type Call } from '../support/webhook-chaos.ts';

/** How many webhooks are sent, all kinds together. */
const WEBHOOKS = Number(process.env['CHAOS_PAYMENTS'] ?? 400);
const PAYMENTS = Math.max(7, Math.round(WEBHOOKS / 60)) * PROVIDERS.length;
const SENDERS = 6;
/** An amount that no book costs. */
const LIE = 100;
const seed = Number(process.env['CHAOS_SEED'] ?? Date.now() % 1_000_000);

/** What becomes of a payment at the provider, which is the truth. */
const FATES = ['paid', 'refunded', 'closed', 'late', 'late failure', 'declined', 'cancelled', 'lie'] as const;
type Fate = (typeof FATES)[number];
const STATUS: Record<Fate, readonly string[]> = {
  paid: ['fulfilled'],
  refunded: ['refunded'],
  closed: ['fulfilled'],
  late: ['fulfilled'],
  'late failure': ['pending'],
  declined: ['pending'],
  cancelled: ['pending'],
  lie: ['pending'],
};

/**
 * Webhooks of payments in every state: repeated, in any order, late, forged in every way, and rightly signed lies. The state
 * of each payment must be that at the provider, whatever was said about it.
 */
describe('payments under chaotic webhooks', () => {
  let app: TestApp;
  let sandbox: Sandbox;
  let buyers: Buyers;
  let capture: Awaited<ReturnType<typeof captureCalls>>;
  const random = randomBy(seed);
  const bought: (Purchase & { fate: Fate; refunded: boolean })[] = [];
  const wrong: string[] = [];
  const count = { sent: 0, forged: 0, refused: 0 };
  const kinds = new Map<string, number>();

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, folder: null, webhooks: null });
    capture = await captureCalls();
    sandbox.deliverTo(capture.url);
    app = await startTestApp({
      worker: true,
      settings: { ...sandbox.settings, TRUST_PROXY: '1', DATABASE_POOL: '12' },
    });
    buyers = await Buyers.open(app, sandbox);
    buyers.port = (await app.listen()).port;
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
    capture.close();
  });

  const post = async ({ provider, headers, body }: Call): Promise<number> => {
    count.sent += 1;
    return (
      await sendRaw(buyers.port, 'localhost', 'POST', `/api/webhooks/${provider}`, { headers, payload: body })
    ).status;
  };

  async function pay(provider: Provider, fate: Fate): Promise<void> {
    if (fate === 'lie') await sandbox.control.lie(provider, { amount: LIE });
    const purchase = await buyers.order(provider);
    bought.push({ ...purchase, fate, refunded: fate === 'refunded' });
    if (fate === 'declined' || fate === 'cancelled')
      return buyers.press(purchase, fate === 'declined' ? 'decline' : 'cancel');
    if (fate === 'closed') return buyers.press(purchase, 'close');
    if (fate === 'late' || fate === 'late failure') {
      await buyers.press(purchase, 'later');
      await buyers.read(purchase); // PayPal takes the money at the return
      return buyers.settleLater(purchase, fate === 'late');
    }
    await buyers.press(purchase, 'pay');
    if (fate !== 'refunded') return;
    await buyers.read(purchase);
    await buyers.until(purchase, 'fulfilled');
    await buyers.refund(purchase);
  }

  it(
    'are in the state that the provider knows, and every forged call is refused',
    async () => {
      let isTrading = true;
      const trade = Promise.all(
        PROVIDERS.map(async (provider, place) => {
          for (let index = 0; index < PAYMENTS / PROVIDERS.length; index += 1)
            await pay(provider, FATES[(index + place) % FATES.length]!);
        }),
      ).finally(() => (isTrading = false));
      const send = async () => {
        while (isTrading || count.sent < WEBHOOKS) {
          const call = capture.calls[Math.floor(random() * capture.calls.length)];
          if (!call) {
            await pause(20);
            continue;
          }
          // More are sent as more payments are there.
          if (isTrading && count.sent > (WEBHOOKS * bought.length) / PAYMENTS) {
            await pause(20);
            continue;
          }
          const { kind, isForged, ...made } = changed(call, sandbox.settings, random);
          const status = await post(made);
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
          if (isForged) count.forged += 1;
          if (isForged && status === 400) count.refused += 1;
          if (isForged ? status !== 400 : status !== 204) wrong.push(`${kind}: answered ${status}`);
        }
      };
      await Promise.all([trade, ...Array.from({ length: SENDERS }, send)]);

      // A provider repeats each call until it is answered; the last ones come after everything else.
      await sandbox.control.webhooksIdle();
      for (const call of [...capture.calls].reverse())
        expect(await post(again(call, sandbox.settings))).toBe(204);
      await quiet();
      for (const purchase of bought)
        await buyers.until(purchase, STATUS[purchase.fate][0]!).catch((error: unknown) => {
          wrong.push(`${purchase.fate}: ${(error as Error).message}`);
        });
      for (const purchase of bought.filter(({ fate }) => fate === 'lie')) {
        await eventually(async () => {
          const { payments } = await buyers.rows(purchase);
          if (payments.some(({ status }) => status !== 'mismatch'))
            throw new Error(`it is ${payments.map(({ status }) => status).join()}`);
        }, 60_000).catch((error: unknown) => {
          wrong.push(`a payment of a wrong amount: ${(error as Error).message}`);
        });
      }
      const has = (fates: readonly Fate[]) => bought.filter(({ fate }) => fates.includes(fate));
      const sales = has(['paid', 'refunded', 'closed', 'late']);
      const faults = await moneyFaults(app, sandbox, buyers.shops, sales, has(['lie']));
      console.log(
        `${count.sent} webhooks of ${kinds.size} kinds for ${bought.length} payments (CHAOS_SEED=${seed}): ` +
          `${wrong.length} wrong states, ${count.forged} forged, ` +
          `${count.refused === count.forged ? 'all' : `only ${count.refused}`} refused; ` +
          `${faults.lost.length} lost, ${faults.doubled.length} doubled`,
      );
      expect({ wrong, ...faults }).toEqual({ wrong: [], lost: [], doubled: [], checks: [] });
      expect(count.refused).toBe(count.forged);
    },
    Math.max(240_000, WEBHOOKS * 400),
  );

  /** Waits until all that was received is processed. */
  async function quiet(): Promise<void> {
    const end = Date.now() + 120_000;
    for (;;) {
      const [row] = await app.db.systemTransaction(
        (tx) => tx.$queryRaw<{ waiting: number }[]>`select (
            (select count(*) from platform.webhook_event where processed_at is null)
            + (select count(*) from platform.outbox_event where published_at is null))::int as waiting`,
      );
      if (row!.waiting === 0) return;
      if (Date.now() > end) throw new Error(`${row!.waiting} webhooks and events still wait`);
      await pause(200);
    }
  }
});
