import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import fc from 'fast-check';
import { openShop } from '../../../../test/support/shop.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { inContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { GetCharityMoney, RefundDonation, StartDonation, type CharityMoney } from '../contract/donations.ts';
import { findDiscrepancies } from '../ledger/accounts/invariants.ts';
import type { PaymentFacts } from '../payments/payment-facts.ts';
import { DonationPurpose } from './donation-purpose.ts';

let app: TestApp;
let purpose: DonationPurpose;

beforeAll(async () => {
  app = await startTestApp({
    worker: true,
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_gifts',
      STRIPE_WEBHOOK_SECRET: 'whsec_gifts',
      STRIPE_API_URL: 'http://127.0.0.1:1',
    },
  });
  purpose = app.nest.get(DonationPurpose, { strict: false });
});
afterAll(() => app.close());

const at = <T>(school: TestSchool, work: () => Promise<T>): Promise<T> =>
  inContext({ correlationId: newId(), tenantId: school.id, principal: null }, work);

interface Gift {
  school: TestSchool;
  charity: string;
  project?: string | null;
  total: number;
  fee: number | null;
  currency?: string;
}

/** Starts a donation and confirms its payment as the provider would. */
async function give({ school, charity, project = null, total, fee, currency = 'GBP' }: Gift) {
  const donation_id = newId();
  const commands = app.nest.get(CommandBus, { strict: false });
  const { payment_id } = await app.within(school, (tx) =>
    commands.execute(
      new StartDonation(tx, {
        donation_id,
        provider: 'stripe',
        charity_id: charity,
        project_id: project,
        gift: total,
        fee_cover: 0,
        currency,
        title: 'Gift to Wells for Turkana',
        description: 'Oak: gift to Wells for Turkana',
        email: 'nadia@donors.test',
      }),
    ),
  );
  const payment: PaymentFacts = {
    ...{ id: payment_id, provider: 'stripe', purpose: 'donation', subject_id: donation_id, currency },
    ...{ amount: total, status: 'succeeded', fee, refunded: 0 },
  };
  await app.within(school, async (tx) => {
    await tx.payment.updateMany({ where: { id: payment_id }, data: { status: 'succeeded', settled: true } });
    expect(await purpose.succeeded(tx, payment)).toBe('accepted');
  });
  return payment;
}

/** The provider has paid back a part of it. */
async function payBack(school: TestSchool, payment: PaymentFacts, amount: number): Promise<string> {
  return app.within(school, async (tx) => {
    const commands = app.nest.get(CommandBus, { strict: false });
    const { refund_id } = await commands.execute(
      new RefundDonation(tx, {
        donation_id: payment.subject_id,
        amount,
        reason: 'Given by mistake',
        by: newId(),
      }),
    );
    await tx.refund.updateMany({ where: { id: refund_id }, data: { status: 'succeeded' } });
    const facts = { id: refund_id, payment_id: payment.id, amount, currency: payment.currency };
    await purpose.refunded(tx, payment, { ...facts, status: 'succeeded' });
    return refund_id;
  });
}

const moneyOf = (of: GetCharityMoney['of']): Promise<CharityMoney[]> =>
  app.nest.get(QueryBus, { strict: false }).execute(new GetCharityMoney(of));

/** Until both books are settled. */
const settled = (...schools: TestSchool[]) =>
  eventually(async () => {
    for (const school of [...schools, app.platform])
      expect(
        await app.within(school, (tx) => tx.$queryRaw`select code, balance from commerce.open_clearing`),
      ).toEqual([]);
  }, 60_000);

/** Names of the checks that find something. */
const red = async (...schools: TestSchool[]): Promise<string[]> => {
  const found = await Promise.all(
    [...schools, app.platform].map((school) => at(school, () => findDiscrepancies(app.db))),
  );
  return [...new Set(found.flat().flatMap(({ name, ok }) => (ok ? [] : [name])))];
};

describe('the money of a charity', () => {
  it('is what the ledger says: raised, fees, waiting; a refund leaves nothing of a gift', async () => {
    const oak = await app.makeSchool('oak');
    await openShop(app, oak);
    const [charity, wells, lamps] = [newId(), newId(), newId()];
    await give({ school: oak, charity, project: wells, total: 3000, fee: 89 });
    // The provider tells its fee later.
    const late = await give({ school: oak, charity, project: lamps, total: 1000, fee: null });
    await settled(oak);
    await app.within(oak, (tx) => purpose.feeReported(tx, { ...late, fee: 35 }));
    await app.within(oak, (tx) => purpose.feeReported(tx, { ...late, fee: 35 }));
    const back = await give({ school: oak, charity, total: 500, fee: 20 });
    await settled(oak);
    const row = { charity_id: charity, currency: 'GBP', paid_out: 0, on_its_way: 0, promised: 0 };
    await eventually(async () =>
      expect((await moneyOf({ charities: [charity] })).sort((a, b) => a.raised - b.raised)).toEqual([
        { ...row, project_id: null, raised: 500, fees: 20, waiting: 480 },
        { ...row, project_id: lamps, raised: 1000, fees: 35, waiting: 965 },
        { ...row, project_id: wells, raised: 3000, fees: 89, waiting: 2911 },
      ]),
    );
    expect(await moneyOf({ projects: [wells] })).toHaveLength(1);
    expect(await red(oak)).toEqual([]);

    await payBack(oak, back, 200);
    const failed = await payBack(oak, back, 300);
    await settled(oak);
    const whole = async () => (await moneyOf({ charities: [charity] })).find(({ project_id }) => !project_id);
    expect(await whole()).toMatchObject({ raised: 0, fees: 0, waiting: 0 });
    const stored = () =>
      app.within(oak, (tx) => tx.donationPayment.findFirstOrThrow({ where: { payment_id: back.id } }));
    expect(await stored()).toMatchObject({ status: 'refunded', refunded: 500 });

    await app.within(oak, async (tx) => {
      await tx.refund.updateMany({ where: { id: failed }, data: { status: 'failed' } });
      const facts = { id: failed, payment_id: back.id, amount: 300, currency: 'GBP' };
      await purpose.refundFailed(tx, back, { ...facts, status: 'failed' }, true);
    });
    await settled(oak);
    await eventually(async () =>
      expect(await whole()).toMatchObject({ raised: 300, fees: 12, waiting: 288 }),
    );
    expect(await stored()).toMatchObject({ status: 'partially_refunded', refunded: 200 });
    expect(await red(oak)).toEqual([]);
  });

  it('equals a query of the ledger after any gifts, fees, refunds and disputes of two schools', async () => {
    const [elm, ash] = [await app.makeSchool('elm'), await app.makeSchool('ash')];
    for (const school of [elm, ash]) await openShop(app, school);
    const charities = [newId(), newId()];
    const projects = [null, newId()];
    const given = new Map<string, number>();
    const gifts = fc.record({
      school: fc.constantFrom(elm, ash),
      charity: fc.constantFrom(...charities),
      project: fc.constantFrom(...projects),
      total: fc.integer({ min: 100, max: 50_000 }),
      fee: fc.integer({ min: 0, max: 900 }),
      late: fc.boolean(),
      back: fc.double({ min: 0, max: 1, noNaN: true }),
      end: fc.constantFrom('kept', 'kept', 'won', 'lost'),
    });
    for (const { back, end, fee, late, ...gift } of fc.sample(gifts, { numRuns: 24, seed: 11 })) {
      const { school, total, charity } = gift;
      const payment = await give({ ...gift, fee: late ? null : fee, currency: 'USD' });
      const refunded = Math.floor(total * back);
      if (refunded > 0) await payBack(school, payment, refunded);
      if (late) await app.within(school, (tx) => purpose.feeReported(tx, { ...payment, fee }));
      const dispute = { id: newId(), payment_id: payment.id, amount: total, fee: 1500 };
      if (end !== 'kept')
        for (const status of ['open', end] as const)
          await app.within(school, (tx) => purpose.disputed(tx, payment, { ...dispute, status }));
      const left = end === 'lost' ? 0 : total - refunded;
      given.set(charity, (given.get(charity) ?? 0) + left);
    }
    await settled(elm, ash);
    const differences = async () => (await red(elm, ash)).filter((name) => name !== 'event_without_effect');
    // Without a refund row of its own a lost dispute is known by its books alone.
    await eventually(async () => expect(await differences()).toEqual([]), 30_000);
    const money = await moneyOf({ charities });
    for (const { raised, fees, paid_out, waiting } of money) expect(raised - fees - paid_out).toBe(waiting);
    // What was refunded before the dispute, or charged later, is the platform's: the books never owe more than was given.
    const balances = await app.within(
      app.platform,
      (tx) => tx.$queryRaw<{ owner_ref: string; balance: number }[]>`
        select a.owner_ref, sum(e.credit - e.debit)::float8 as balance from commerce.ledger_account a
        join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
        where a.code = 'charity_payable' and a.currency = 'USD' group by 1`,
    );
    const byOwner = new Map(balances.map(({ owner_ref, balance }) => [owner_ref, balance]));
    for (const { charity_id, project_id, waiting } of money)
      expect(waiting).toBe(byOwner.get(project_id ? `${charity_id}:${project_id}` : charity_id));
    for (const charity of charities) {
      const raised = money
        .filter(({ charity_id }) => charity_id === charity)
        .reduce((sum, one) => sum + one.raised, 0);
      expect(raised).toBe(given.get(charity) ?? 0);
    }
  });

  it('of a second payment for the same gift is paid back', async () => {
    const yew = await app.makeSchool('yew');
    await openShop(app, yew);
    const charity = newId();
    const first = await give({ school: yew, charity, total: 700, fee: 0 });
    const second = { ...first, id: newId() };
    await app.within(yew, async (tx) => expect(await purpose.succeeded(tx, second)).toBe('refund'));
    await app.within(yew, (tx) =>
      purpose.refunded(tx, second, {
        ...{ id: newId(), payment_id: second.id, amount: 700, currency: 'GBP', status: 'succeeded' },
      }),
    );
    await settled(yew);
    expect(await moneyOf({ charities: [charity] })).toMatchObject([{ raised: 700, waiting: 700 }]);
  });
});
