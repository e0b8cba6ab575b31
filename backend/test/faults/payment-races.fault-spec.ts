import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSandbox, type Sandbox } from '../../sandbox/server.ts';
import type { ManagedOrder } from '../../src/modules/commerce/orders/order-view.ts';
import { SettlePayment } from '../../src/modules/commerce/payments/settle-payment.ts';
import { inContext } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { Buyers, PROVIDERS, type Purchase } from '../support/buyers.ts';
import { eventually } from '../support/eventually.ts';
import { moneyFaults } from '../support/money-faults.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const AT_ONCE = 200;

/** Two hundred requests at once, of which at most as many may succeed as there is money. */
describe('races about one payment', () => {
  let app: TestApp;
  let sandbox: Sandbox;
  let buyers: Buyers;
  const sales: (Purchase & { refunded: boolean })[] = [];

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, folder: null, webhooks: null });
    app = await startTestApp({
      worker: true,
      settings: { ...sandbox.settings, TRUST_PROXY: '1', DATABASE_POOL: '10' },
    });
    buyers = await Buyers.open(app, sandbox);
    const { port } = await app.listen();
    buyers.port = port;
    sandbox.deliverTo(`http://localhost:${port}/api/webhooks`);
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });

  const all = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));

  it.each(PROVIDERS)(
    'webhook, return, sweeper and capture of a payment through %s settle it once',
    async (provider) => {
      await sandbox.control.webhookMode({ hold: true });
      const bought = await buyers.order(provider);
      sales.push({ ...bought, refunded: false });
      await buyers.press(bought, 'pay');
      const { payments } = await buyers.rows(bought);
      const { school } = buyers.shopOf(provider);
      const events = (await sandbox.control.webhooks()).filter(
        (event) => event.provider === provider && event.state === 'held',
      );
      const sweep = () =>
        inContext({ correlationId: newId(), tenantId: school.id, principal: null }, () =>
          app.nest.get(SettlePayment, { strict: false }).run(payments[0]!.id, { source: 'sweeper' }),
        ).catch(() => undefined); // one that lost each time is read again later
      await all(async (index): Promise<unknown> => {
        if (index % 3 === 0) return buyers.read(bought);
        const event = events[index % Math.max(events.length, 1)];
        return index % 3 === 1 && event ? sandbox.control.resend(event.id) : sweep();
      });
      await sandbox.control.release('shuffled');
      await buyers.until(bought, 'fulfilled');
      const { order } = await buyers.rows(bought);
      const timeline = await app.within(school, (tx) =>
        tx.orderEvent.findMany({ where: { order_id: order.id }, select: { event: true } }),
      );
      expect(timeline.filter(({ event }) => event === 'paid')).toHaveLength(1);
    },
  );

  it('a checkout that is sent at once with one key, and with many, is one order', async () => {
    const { school, book, currency } = buyers.shopOf('stripe');
    const as = await app.tokenOf(school, 'parent');
    const key = newId();
    const body = { provider: 'stripe', currency, items: [book] };
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        buyers.send<{ order: { number: string }; code?: string }>(school, 'POST', '/api/checkout/', {
          as,
          key: index < 20 ? key : newId(),
          body,
        }),
      ),
    );
    // The others are told of the order that waits for its payment.
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([201, 409]);
    expect(new Set(answers.map((answer) => answer.body.order.number)).size).toBe(1);
  });

  it('refunds of a part, of all, and at once never pay back more than was paid', async () => {
    const bought = await buyers.order('stripe');
    await buyers.press(bought, 'pay');
    await buyers.read(bought);
    await buyers.until(bought, 'fulfilled');
    const { school, head } = buyers.shopOf('stripe');
    const { access } = await app.signIn(head);
    const { order, payments } = await buyers.rows(bought);
    const path = `/api/order-management/${order.id}/`;
    const { body } = await buyers.send<ManagedOrder>(school, 'GET', path, { as: access });
    const [line] = body.lines;
    const statuses = await all(async (index) => {
      const lines = [{ line_id: line!.id, ...(index % 10 !== 9 && { amount: 70 }) }];
      return (
        await buyers.send(school, 'POST', `${path}refunds/`, {
          as: access,
          key: newId(),
          body: { lines, reason: 'Pressed by everybody at once' },
        })
      ).status;
    });
    const accepted = statuses.filter((status) => status === 201).length;
    const at = async () => (await sandbox.control.payments()).find(({ page }) => page === bought.page)!;
    await eventually(async () => {
      const refunds = await app.within(school, (tx) =>
        tx.refund.findMany({ where: { payment_id: payments[0]!.id } }),
      );
      expect(refunds.map(({ status }) => status)).toEqual(Array(accepted).fill('succeeded'));
      expect((await at()).refunded).toBe(refunds.reduce((sum, { amount }) => sum + amount, 0));
    });
    const { captured, refunded } = await at();
    console.log(
      `${AT_ONCE} refunds at once: ${accepted} accepted, ${refunded} of ${captured} paid back, ` +
        `${Math.max(0, refunded - captured)} over-refunded`,
    );
    expect(refunded).toBeLessThanOrEqual(captured);
    // Nothing is left to pay back: each refusal had a reason.
    expect(refunded).toBe(captured);
    expect(new Set(statuses.filter((status) => status !== 201))).toEqual(new Set([409, 422]));
  });

  it('the books are right afterwards', async () => {
    const { checks } = await moneyFaults(app, sandbox, buyers.shops, sales);
    expect(checks).toEqual([]);
  });
});
