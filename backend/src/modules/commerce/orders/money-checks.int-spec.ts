import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openShop, sellBook } from '../../../../test/support/shop.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../test/support/test-app.ts';
import { as } from '../../../../test/support/test-database.ts';
import { inContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { Metrics } from '../../../platform/observability/metrics.ts';
import { QUESTIONS } from '../ledger/accounts/check.ts';
import { findDiscrepancies } from '../ledger/accounts/invariants.ts';
import type { LedgerChecksView } from '../ledger/accounts/ledger.views.ts';
import { ReconcileBooks } from '../ledger/accounts/reconcile-books.ts';
import { REFERENCES } from '../ledger/accounts/reference-check.ts';
import type { CheckoutPlaced } from '../shop/checkout/checkout-view.ts';
import { OrderPurpose } from './order-purpose.ts';

let app: TestApp;
let oak: TestSchool;
let head: string;
/** Ids of the orders of a digital book and of two class packs. */
let [single, pack, other] = ['', '', ''];
let caller = 0;
const AN_HOUR = `interval '1 hour'`;

beforeAll(async () => {
  app = await startTestApp({
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_shop',
      STRIPE_WEBHOOK_SECRET: 'whsec_shop',
      STRIPE_API_URL: 'http://127.0.0.1:1',
    },
  });
  oak = await app.makeSchool('oak');
  await openShop(app, oak);
  head = await app.tokenOf(oak, 'school_admin');
  const teacher = await app.tokenOf(oak, 'teacher');
  const book = await sellBook(app, oak, { title: 'Kites' });
  const offer = await app.ask(oak, 'PUT', `/api/book-offers/${book}/`, {
    as: head,
    body: {
      prices: [],
      kinds: [{ kind: 'class_pack', prices: [{ amount: 6000, currency: 'GBP' }], seats: 30 }],
    },
  });
  expect(offer.status).toBe(200);
  single = await buy(teacher, book);
  pack = await buy(teacher, `${book}:class_pack`);
  // An hour apart, as far as the database knows.
  await owner(`update commerce.sales_order set created_at = created_at - ${AN_HOUR} where id = '${pack}'`);
  other = await buy(teacher, `${book}:class_pack`);
});
afterAll(() => app.close());

/** Places an order, and confirms its payment as the provider would. Returns its id. */
async function buy(token: string, item: string): Promise<string> {
  const placed = await app.ask<CheckoutPlaced>(oak, 'POST', '/api/checkout/', {
    as: token,
    body: { provider: 'stripe', currency: 'GBP', items: [item] },
    headers: { 'idempotency-key': newId() },
    from: `10.3.0.${(caller += 1)}`,
  });
  expect([placed.status, placed.body]).toEqual([201, expect.anything()]);
  return app.within(oak, async (tx) => {
    const { id } = await tx.salesOrder.findFirstOrThrow({ where: { number: placed.body.order.number } });
    await tx.payment.updateMany({ where: { subject_id: id }, data: { status: 'succeeded' } });
    const payment = await tx.payment.findFirstOrThrow({ where: { subject_id: id } });
    await app.nest.get(OrderPurpose, { strict: false }).succeeded(tx, {
      ...{ id: payment.id, provider: 'stripe', purpose: 'order', subject_id: id, currency: 'GBP' },
      ...{ amount: payment.amount, status: 'succeeded', fee: 30, refunded: 0 },
    });
    return id;
  });
}

/** Changes the database as its owner, whom no policy, key or trigger stops: as a restored backup may be. */
const owner = (...statements: string[]) =>
  as(app.databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
  });

/** Names of the checks that find something, of the school and of the platform. */
const red = async (): Promise<string[]> => {
  const found = await Promise.all(
    [oak.id, app.platform.id].map((tenantId) =>
      inContext({ correlationId: newId(), tenantId, principal: null }, () => findDiscrepancies(app.db)),
    ),
  );
  return [...new Set(found.flat().flatMap(({ name, ok }) => (ok ? [] : [name])))];
};

const NONE = '00000000-0000-7000-8000-000000000000';
const ofOak = () => `tenant_id = '${oak.id}'`;
const add = (table: string, row: Record<string, string>): [string, string] => [
  `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`,
  `delete from ${table} where id = '${NONE}'`,
];

/** What each check finds: a change that makes it red, and the change back. */
const FAULTS: Record<string, () => [string, string]> = {
  answered_not_stored: () => [
    `update commerce.sales_order set number = 'X' || substr(number, 2) where id = '${single}'`,
    `update commerce.sales_order set number = 'B' || substr(number, 2) where id = '${single}'`,
  ],
  ordered_twice: () => [
    `update commerce.sales_order set created_at = created_at + ${AN_HOUR} where id = '${pack}'`,
    `update commerce.sales_order set created_at = created_at - ${AN_HOUR} where id = '${pack}'`,
  ],
  gift_answered_not_stored: () => [
    `insert into platform.idempotency_key (tenant_id, scope, key, request_hash, status, body)
     values ('${oak.id}', 'guest x POST /api/donations', '${NONE}', '', 201, '{"donation":{"number":"GIFT-2222-2222"}}')`,
    `delete from platform.idempotency_key where key = '${NONE}'`,
  ],
  donation_not_paid: () => [
    `insert into commerce.donation_payment (tenant_id, donation_id, number, title, charity_id, gift, currency, status, key_seed, created_at, updated_at)
     values ('${oak.id}', '${NONE}', 'GIFT-2222-2223', '', '${NONE}', 500, 'GBP', 'paid', '', now(), now())`,
    `delete from commerce.donation_payment where donation_id = '${NONE}'`,
  ],
  donation_refunds: () => [
    `insert into commerce.donation_payment (tenant_id, donation_id, number, title, charity_id, gift, currency, status, key_seed, payment_id, refunded, created_at, updated_at)
     select tenant_id, '${NONE}', 'GIFT-2222-2224', '', '${NONE}', amount, 'GBP', 'partially_refunded', '', id, 5, now(), now()
     from commerce.payment where subject_id = '${single}'`,
    `delete from commerce.donation_payment where donation_id = '${NONE}'`,
  ],
  charity_owed_differs: () => [
    `insert into commerce.sale_share (tenant_id, source_type, source_id, kind, line_id, payment_id, order_id, quantity, currency, school, tax,
       charity, platform, provider, rule_id)
     values ('${oak.id}', 'payment', '${NONE}', 'sale', '${NONE}', '${NONE}', '${NONE}', 1, 'JPY', 0, 0, 5, 0, 0, '${NONE}')`,
    `delete from commerce.sale_share where line_id = '${NONE}'`,
  ],
  charge_used_twice: () => [
    `update commerce.payment set capture_ref = 'ch_1' where ${ofOak()}`,
    `update commerce.payment set capture_ref = null where ${ofOak()}`,
  ],
  payment_held: () => [
    `update commerce.payment set status = 'mismatch', updated_at = now() - interval '2 days' where subject_id = '${single}'`,
    `update commerce.payment set status = 'succeeded' where subject_id = '${single}'`,
  ],
  provider_differs: () =>
    add('commerce.reconciliation_break', {
      ...{
        tenant_id: 'platform.platform_tenant()',
        id: `'${NONE}'`,
        provider: `'stripe'`,
        day: 'current_date',
      },
      ...{ kind: `'missing_here'`, movement: `'payment'`, reference: `'ch_2'` },
      ...{ found_at: 'now()', seen_at: 'now()', changed_at: 'now()' },
    }),
  provider_not_compared: () => [
    `update commerce.payment set created_at = created_at - interval '3 days', capture_ref = id::text where ${ofOak()}`,
    `update commerce.payment set created_at = created_at + interval '3 days', capture_ref = null where ${ofOak()}`,
  ],
  coupon_uses: () =>
    add('commerce.coupon', {
      ...{ tenant_id: `'${oak.id}'`, id: `'${NONE}'`, code: `'SPRING'`, note: `''`, kind: `'percent'` },
      ...{ used: '1', created_at: 'now()', updated_at: 'now()' },
    }),
  paid_without_document: () => [
    `update commerce.sales_order set paid_at = paid_at - ${AN_HOUR} where ${ofOak()}`,
    `update commerce.sales_order set paid_at = paid_at + ${AN_HOUR} where ${ofOak()}`,
  ],
  webhook_waiting: () =>
    add('commerce.payment_webhook', {
      ...{ tenant_id: `'${oak.id}'`, id: `'${NONE}'`, provider: `'stripe'`, provider_event_id: `'evt_1'` },
      payment_id: `(select id from commerce.payment where subject_id = '${single}')`,
      ...{ type: `'charge'`, body: `''`, received_at: `now() - ${AN_HOUR}` },
    }),
  webhook_not_read: () =>
    add('platform.webhook_event', {
      ...{
        tenant_id: 'platform.platform_tenant()',
        id: `'${NONE}'`,
        source: `'stripe'`,
        external_id: `'evt_2'`,
      },
      ...{ body: `''::bytea`, received_at: `now() - ${AN_HOUR}` },
    }),
  event_not_sent: () => [
    `update platform.outbox_event set occurred_at = occurred_at - ${AN_HOUR} where ${ofOak()}`,
    `update platform.outbox_event set occurred_at = occurred_at + ${AN_HOUR} where ${ofOak()}`,
  ],
  event_without_effect: () => [
    `insert into platform.event_consumer (name, event_type, queue, settled_at)
     values ('test.late', 'commerce.order-paid.v1', 'payments', now() - ${AN_HOUR})`,
    `delete from platform.event_consumer where name = 'test.late'`,
  ],
  event_failed: () =>
    add('platform.dead_letter', {
      ...{
        tenant_id: `'${oak.id}'`,
        id: `'${NONE}'`,
        consumer: `'commerce.issue-invoice'`,
        queue: `'payments'`,
      },
      ...{
        event_id: `'${NONE}'`,
        event_type: `'commerce.order-paid.v1'`,
        payload: `'{}'`,
        correlation_id: `''`,
      },
      ...{ attempts: '9', error: `''` },
    }),
  named_row_missing: () => [
    `update commerce.claim_code set tenant_id = platform.platform_tenant() where order_id = '${pack}'`,
    `update commerce.claim_code set tenant_id = '${oak.id}' where order_id = '${pack}'`,
  ],
  document_without_file: () =>
    add('commerce.commerce_document', {
      ...{ tenant_id: `'${oak.id}'`, id: `'${NONE}'`, type: `'order'`, fiscal_year: '2026', sequence: '1' },
      ...{ number: `'1'`, subject_id: `'${single}'`, order_id: `'${single}'`, order_number: `'1'` },
      ...{ currency: `'GBP'`, language: `'en'`, issuer: `'{}'`, recipient: `'{}'`, lines: `'[]'` },
      ...{ net: '450', tax: '0', total: '450', check_code: `'1'`, issued_at: `now() - ${AN_HOUR}` },
    }),
  paid_not_delivered: () => [
    `update commerce.access_grant set status = 'revoked' where order_id = '${single}'`,
    `update commerce.access_grant set status = 'active' where order_id = '${single}'`,
  ],
  code_not_paid: () => [
    `update commerce.sales_order set status = 'cancelled' where id = '${other}'`,
    `update commerce.sales_order set status = 'fulfilled' where id = '${other}'`,
  ],
  code_readers: () => [
    `update commerce.access_grant set code_id = (select id from commerce.claim_code where order_id = '${other}')
     where order_id = '${single}'`,
    `update commerce.access_grant set code_id = null where order_id = '${single}'`,
  ],
};

describe('the checks of the books', () => {
  it('find nothing after sales', async () => {
    expect(await red()).toEqual([]);
  });

  it.each(Object.keys(FAULTS))('find what is wrong: %s', async (name) => {
    const [fault, repair] = FAULTS[name]!();
    await owner(fault);
    expect(await red()).toContain(name);
    await owner(repair);
    expect(await red()).toEqual([]);
  });

  it('find a paid class pack whose code was revoked', async () => {
    await owner(`update commerce.claim_code set revoked_at = now() where order_id = '${pack}'`);
    expect(await red()).toEqual(['paid_not_delivered']);
    await owner(`update commerce.claim_code set revoked_at = null where order_id = '${pack}'`);
  });

  it('answer every question of the audit, keep their last run, and are counted for Prometheus', async () => {
    const read = async () =>
      (await app.ask<LedgerChecksView>(oak, 'GET', '/api/ledger/checks/', { as: head })).body.checks;
    const checks = await read();
    expect([...new Set(checks.map(({ question }) => question))].sort()).toEqual([...QUESTIONS]);
    expect(checks.filter(({ meaning, last_run }) => !meaning || last_run)).toEqual([]);

    const [fault, repair] = FAULTS['code_readers']!();
    const job = app.nest.get(ReconcileBooks, { strict: false });
    const gauge = async () =>
      /books_discrepancies\{check="code_readers"\} (\d+)/.exec(await app.nest.get(Metrics).text())?.[1];
    const last = async () => (await read()).find(({ name }) => name === 'code_readers')!.last_run!;
    await owner(fault);
    await job.run();
    const first = await last();
    expect(first).toMatchObject({ found: 1, red_since: first.at });
    expect(await gauge()).toBe('1');
    await job.run();
    expect(await last()).toMatchObject({ found: 1, red_since: first.at });
    await owner(repair);
    await job.run();
    expect(await last()).toMatchObject({ found: 0, red_since: null });
    expect(await gauge()).toBe('0');
  });

  it('follow every foreign key within a tenant', async () => {
    const keys = await as(app.databaseUrl, async (client) => {
      const { rows } = await client.query<{ place: string }>(
        `select distinct c.relname || '.' || a.attname as place from pg_constraint k
         join pg_class c on c.oid = k.conrelid
         join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey) and a.attname not in ('tenant_id', 'currency')
         where k.contype = 'f' and k.connamespace = 'commerce'::regnamespace order by 1`,
      );
      return rows.map(({ place }) => place);
    });
    const followed = new Set(REFERENCES.map(([table, column]) => `${table}.${column}`));
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((place) => !followed.has(place))).toEqual([]);
  });
});
