import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createServer, request, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { startSandbox, type Sandbox } from '../../sandbox/server.ts';
import type { LedgerChecksView } from '../../src/modules/commerce/ledger/accounts/ledger.views.ts';
import { PLATFORM_TENANT_ID } from '../../src/platform/ids.ts';
import { demoBooks } from '../../../prisma/seed/books/index.ts';
import { inSchool, once, seedPlatform } from '../../../prisma/seed/platform.ts';
import { seedSchools } from '../../../prisma/seed/people.ts';
import { seedShop } from '../../../prisma/seed/shop.ts';
import { seedLetters } from '../../../prisma/seed/world-letters.ts';
import { seedLibraries } from '../../../prisma/seed/world-libraries.ts';
import { publishToLibrary } from '../support/books.ts';
import { eventually, PASSWORD, startTestApp, type TestApp } from '../support/test-app.ts';
import { as, createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let whole: TestDatabase;
let cut: TestDatabase;

beforeAll(async () => {
  [whole, cut] = [await createTestDatabase(), await createTestDatabase()];
});
afterAll(async () => {
  await Promise.all([whole.drop(), cut.drop()]);
});

/** The steps of the seed that run before the server starts or without it. */
async function seed(owner: pg.Client): Promise<void> {
  await seedPlatform(owner);
  await seedSchools(owner);
  const { rows } = await owner.query<{ id: string; subdomain: string | null }>(
    'select id, subdomain from tenancy.tenant',
  );
  const tenants = new Map(rows.map(({ id, subdomain }) => [subdomain ?? 'platform', id]));
  await once(owner, 'libraries', () => seedLibraries(owner, tenants));
  await once(owner, 'letters', () => seedLetters(owner));
}

/** Fails after this many statements, wherever the seed is then. */
function ending(owner: pg.Client, after: number): pg.Client {
  let left = after;
  return new Proxy(owner, {
    get: (client, name) =>
      name === 'query'
        ? (text: string, values?: unknown[]) =>
            left-- > 0 ? client.query(text, values) : Promise.reject(new Error('killed'))
        : (Reflect.get(client, name) as unknown),
  });
}

const TABLES = [
  'identity.user_account',
  'identity.school_class',
  'identity.class_member',
  'identity.guardian_link',
  'identity.demo_account',
  'identity.community_access',
  'identity.leader',
  'content.tour_time',
  'content.safety_lead',
  'catalog.category',
  'catalog.library',
  'catalog.world_letter',
  'catalog.world_reaction',
];

/** Number of rows of each table in each school. */
const counted = ({ url }: TestDatabase): Promise<Record<string, number>> =>
  as(url, async (owner) => {
    const { rows } = await owner.query<{ id: string; subdomain: string | null }>(
      'select id, subdomain from tenancy.tenant',
    );
    const counts: Record<string, number> = { schools: rows.length };
    for (const { id, subdomain } of rows)
      await inSchool(owner, id, async () => {
        for (const table of TABLES) {
          const found = await owner.query<{ count: number }>(
            `select count(*)::int as count from ${table} where tenant_id = $1`,
            [id],
          );
          counts[`${subdomain ?? 'platform'} ${table}`] = found.rows[0]!.count;
        }
      });
    return counts;
  });

describe('a first start of the demo', () => {
  it('that is killed repeatedly ends with the same data as an uninterrupted one', async () => {
    await as(whole.url, seed);
    const clean = await counted(whole);
    expect(clean['schools']).toBe(4);
    let cuts = 0;
    for (const after of [2, 9, 20, 45, 110, 150, 180, 210])
      await as(cut.url, (owner) => seed(ending(owner, after))).catch((error: Error) => {
        expect(error.message).toBe('killed');
        cuts += 1;
      });
    expect(cuts).toBeGreaterThan(4);
    await as(cut.url, seed);
    expect(await counted(cut)).toEqual(clean);
  });

  it('changes nothing when loaded again, and does not restore what somebody removed', async () => {
    const before = await counted(whole);
    await as(whole.url, (owner) =>
      inSchool(owner, PLATFORM_TENANT_ID, () =>
        owner.query(`delete from catalog.library where tenant_id = $1 and slug = 'the-story-tent'`, [
          PLATFORM_TENANT_ID,
        ]),
      ),
    );
    await as(whole.url, seed);
    const key = 'platform catalog.library';
    expect(await counted(whole)).toEqual({ ...before, [key]: before[key]! - 1 });
  });

  it('gives every school two administrators and a parent who may purchase, a demo of an earlier version too', async () => {
    const found = (client: pg.Client) =>
      inEverySchool(client, async (tenant, school) => {
        const { rows } = await client.query<{ administrators: string[]; may: boolean }>(
          `select array(select username::text from identity.user_account where tenant_id = $1
               and role in ('school_admin', 'platform_admin') order by 1) as administrators,
             (select bool_and('purchase' = any(permissions)) from identity.guardian_link where tenant_id = $1) as may`,
          [tenant],
        );
        return [school, rows[0]!.administrators, rows[0]!.may];
      });
    const all = [
      ['banyan', ['bursar', 'head'], true],
      ['greenfield', ['bursar', 'head'], true],
      ['platform', ['admin', 'finance'], null],
      ['riverside', ['bursar', 'head'], true],
    ];
    await as(whole.url, async (owner) => {
      expect(await found(owner)).toEqual(all);
      await inEverySchool(owner, async (tenant) => {
        await owner.query(
          `delete from identity.user_account where tenant_id = $1 and username in ('bursar', 'finance')`,
          [tenant],
        );
        await owner.query(
          `update identity.guardian_link set permissions = array_remove(permissions, 'purchase') where tenant_id = $1`,
          [tenant],
        );
        await owner.query(`select set_config('app.system', 'on', true)`);
        await owner.query(
          `delete from platform.demo_step where name in ('second administrators', 'parents may purchase')`,
        );
      });
      await seed(owner);
      expect(await found(owner)).toEqual(all);
    });
  });
});

/** What `work` answers for the platform and every school, by the school's name. */
async function inEverySchool<T>(
  owner: pg.Client,
  work: (tenant: string, school: string) => Promise<T>,
): Promise<T[]> {
  const { rows } = await owner.query<{ id: string; school: string }>(
    `select id, coalesce(subdomain, 'platform') as school from tenancy.tenant order by 2`,
  );
  const answers: T[] = [];
  for (const { id, school } of rows) answers.push(await inSchool(owner, id, () => work(id, school)));
  return answers;
}

interface Relay {
  server: HttpServer;
  port: number;
  /** Requests that the server still works on. */
  open(): number;
  endAfter(requests: number): void;
}

/** Passes requests on to a port, until so many were passed on: then it breaks the connections. */
async function relay(to: number): Promise<Relay> {
  let left = Infinity;
  let open = 0;
  const server = createServer((incoming, outgoing) => {
    // The last one reaches the server, and its answer is lost.
    const lost = left <= 1;
    if (left-- <= 0) return void incoming.socket.destroy();
    open += 1;
    const { method, url, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port: to, method, path: url, headers }, (answer) => {
      answer.on('close', () => (open -= 1));
      if (!lost) return void answer.pipe(outgoing.writeHead(answer.statusCode!, answer.headers));
      answer.resume();
      incoming.socket.destroy();
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    port: (server.address() as AddressInfo).port,
    open: () => open,
    endAfter: (requests) => void (left = requests),
  };
}

describe('the shop of the demo', () => {
  let app: TestApp;
  let sandbox: Sandbox;
  let cutting: Relay;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, folder: null, webhooks: null });
    app = await startTestApp({ worker: true, settings: sandbox.settings });
    const { port } = await app.listen();
    sandbox.deliverTo(`http://localhost:${port}/api/webhooks`);
    cutting = await relay(port);
    jest.spyOn(console, 'warn').mockReturnValue();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    cutting?.server.close();
    await app?.close();
    await sandbox?.stop();
  });

  it('is whole after starts that ended between two requests, or before a step was recorded', async () => {
    await as(app.databaseUrl, async (owner) => {
      await seedPlatform(owner);
      await seedSchools(owner);
      await inEverySchool(owner, async (id, school) => {
        for (const { key, title, price, authors, owner: of } of demoBooks)
          if (price && of === school)
            await publishToLibrary(
              app,
              { id, host: '', files: '' },
              {
                slug: key,
                title,
                authors,
                price_minor: price.amount,
                currency: price.currency,
                charity_bps: 2_000,
              },
            );
      });
      const load = (client: pg.Client = owner) =>
        seedShop(client, { port: cutting.port, host: 'localhost', sandbox: sandbox.url });
      cutting.endAfter(130);
      await load();
      // A server that ends with the start answers nothing later; this one goes on.
      await eventually(async () => expect(cutting.open()).toBe(0));
      cutting.endAfter(Infinity);
      await load(unrecorded(owner));
      await load();
      const found = async (text: string) => {
        const rows = await inEverySchool(owner, async (tenant) => {
          const { rows } = await owner.query<{ what: string; count: number }>(
            `select what, count(*)::int as count from (${text}) x where tenant_id = $1 group by 1`,
            [tenant],
          );
          return rows;
        });
        const counts: Record<string, number> = {};
        for (const { what, count } of rows.flat()) counts[what] = (counts[what] ?? 0) + count;
        return counts;
      };
      // Orders that an interrupted start left unpaid are continued, and none is placed twice.
      await eventually(async () =>
        expect(await found('select tenant_id, status::text as what from commerce.sales_order')).toEqual({
          fulfilled: 21,
          paid: 4,
          pending: 3,
          partially_refunded: 1,
          refunded: 1,
          cancelled: 1,
        }),
      );
      expect(await found('select tenant_id, status::text as what from commerce.parcel')).toEqual({
        packed: 1,
        shipped: 1,
        delayed: 1,
        delivered: 1,
      });
      expect(
        await found(`select tenant_id, code as what from commerce.coupon
          union all select tenant_id, 'used' from commerce.coupon_redemption where status <> 'released'
          union all select tenant_id, 'rule ' || status from commerce.royalty_version
          union all select tenant_id, 'payout ' || status from commerce.payout
          union all select tenant_id, kind || ' ' || state from identity.proposal where state = 'waiting'
          union all select tenant_id, 'break ' || state from commerce.reconciliation_break
          union all select tenant_id, 'dispute ' || status from commerce.dispute
          union all select tenant_id, 'opening' from commerce.ledger_transaction where source_type = 'opening'
          union all select tenant_id, 'request' from commerce.cart_request`),
      ).toEqual({
        BOOKWEEK: 1,
        SPONSORED: 1,
        EXPIRED: 1,
        used: 2,
        'rule active': 2,
        'payout paid': 1,
        'payout.made waiting': 1,
        'break explained': 1,
        'dispute open': 1,
        opening: 6,
        request: 1,
      });
    });
    const by = await app.ask<{ access: string }>(app.platform, 'POST', '/api/auth/token/', {
      body: { username: 'admin@bookgrove.test', password: PASSWORD, remember: false },
    });
    const { body } = await app.ask<LedgerChecksView>(app.platform, 'GET', '/api/ledger/checks/', {
      as: by.body.access,
    });
    expect(body.checks.filter(({ ok }) => !ok)).toEqual([]);
  }, 300_000);
});

/** Does not record a step the first time: a start that ends at this moment repeats the whole step. */
function unrecorded(owner: pg.Client): pg.Client {
  const seen = new Set<unknown>();
  return new Proxy(owner, {
    get: (client, name) =>
      name === 'query'
        ? (text: string, values: unknown[] = []) => {
            const lost = text.startsWith('insert into platform.demo_step') && !seen.has(values[0]);
            if (!lost) return client.query(text, values);
            seen.add(values[0]);
            return Promise.reject(new Error('killed'));
          }
        : (Reflect.get(client, name) as unknown),
  });
}
