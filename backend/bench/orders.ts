// The shop: books that are put into carts each second, and orders each second from the cart through the checkout to
// "paid", with the payment sandbox, which answers at once. The anchors are open-source shops that were measured on two cores.
import { Agent, request } from 'node:http';
import { hash } from '@node-rs/argon2';
import { startSandbox } from '../sandbox/server.ts';
import { ARGON2 } from '../src/modules/identity/sign-in/passwords/argon2.ts';
import { processorTime } from './support/processor.ts';
import { ms, percentile, table, verdict } from './support/report.ts';
import { makeBooks, makeSchools, READER, schoolHost, schoolId } from './support/schools.ts';
import { signIn } from './support/sign-in.ts';
import { openWorld, type Bench, type Server, type World } from './support/world.ts';

const AT_ONCE = [1, 8, 40];
const BUYERS = 40;
const BOOKS = 2_000;
/** Of the best open-source shop that was measured: books into carts, and orders, each second. */
const ANCHORS = { adds: 46, orders: [6.3, 11.9] };
/** A request that takes longer hangs, in milliseconds. */
const HANGS_MS = 10_000;

interface Buyer {
  token: string;
  address: string;
  /** Number of books that were bought. */
  bought: number;
}

export async function run(bench: Bench): Promise<boolean> {
  const world = await openWorld(bench);
  const sandbox = await startSandbox({ port: 0, folder: null, webhooks: null });
  try {
    await makeSchools(world, 1);
    await makeBooks(world, 1, BOOKS);
    const books = await openShop(world);
    // Production talks to the providers' own addresses alone.
    const app = await world.startApp({ ...sandbox.settings, NODE_ENV: 'development', TRUST_PROXY: '1' });
    const buyers = await signInAll(app);
    const rows: (string | number)[][] = [];
    const best = { adds: 0, orders: 0 };
    let slowest = 0;
    for (const atOnce of AT_ONCE)
      for (const [name, step] of [
        ['books into carts', addToCart],
        ['orders, cart to paid', buy],
      ] as const) {
        // Buyers of the bench are more eager than people may be.
        await world.sql('delete from platform.rate_limit');
        const work = (buyer: Buyer) => step(app, buyer, books);
        await repeat(buyers, atOnce, 1, work);
        await world.sql('delete from platform.rate_limit');
        const before = await processorTime(world, app);
        const { latencies, seconds } = await repeat(buyers, atOnce, bench.seconds / 2, work);
        const after = await processorTime(world, app);
        const rate = latencies.length / seconds;
        const kind = step === buy ? 'orders' : 'adds';
        best[kind] = Math.max(best[kind], rate);
        slowest = Math.max(slowest, ...latencies);
        rows.push([
          name,
          atOnce,
          rate.toFixed(1),
          kind === 'adds' ? ANCHORS.adds : ANCHORS.orders.join(' and '),
          ...[0.5, 0.95, 1].map((share) => ms(percentile(latencies, share))),
          ms((after.server - before.server) / latencies.length),
          ms((after.database - before.database) / latencies.length),
        ]);
      }
    table(
      [
        '',
        'at once',
        'each second',
        'anchors',
        'p50 ms',
        'p95 ms',
        'slowest ms',
        'server, ms',
        'database, ms',
      ],
      rows,
    );
    verdict('books into carts, each second', best.adds, { atLeast: ANCHORS.adds });
    verdict('orders, each second', best.orders, { atLeast: Math.max(...ANCHORS.orders) });
    verdict('slowest of all, ms', slowest, { atMost: HANGS_MS });
    const settled = await world.sql(
      `select count(*)::int as paid, count(*) filter (where not exists (select from commerce.ledger_transaction t
         where t.tenant_id = p.tenant_id and t.source_id = p.id::text and t.kind = 'sale'))::int as unposted
       from commerce.payment p where p.settled`,
    );
    const { paid, unposted } = settled.rows[0] as { paid: number; unposted: number };
    const taken = (await sandbox.control.payments()).filter(({ captured }) => captured > 0).length;
    console.log(
      `${paid} orders paid, ${taken} payments taken by the provider, ${unposted} without a sale in the books`,
    );
    return paid === taken && unposted === 0;
  } finally {
    await world.close();
    await sandbox.stop();
  }
}

/** The school sells, its books have a price, and there are buyers. */
async function openShop(world: World): Promise<string[]> {
  const tenant = schoolId(1);
  await world.sql(
    `insert into tenancy.school_setting (tenant_id, features, currency, updated_at) values ($1, array['shop'], 'GBP', now())`,
    [tenant],
  );
  await world.sql(
    `update catalog.book set price_minor = 450, currency = 'GBP', charity_bps = 2000 where tenant_id = $1`,
    [tenant],
  );
  const password = await hash(READER.password, ARGON2);
  await world.sql(
    `insert into identity.user_account (id, tenant_id, username, email, first_name, last_name, role, password_hash, updated_at)
     select gen_random_uuid(), $1, 'buyer.' || n, 'buyer.' || n || '@bench.test', 'Buyer', n::text, 'parent', $2, now()
     from generate_series(1, $3::int) n`,
    [tenant, password, BUYERS],
  );
  await world.sql('vacuum analyze');
  const { rows } = await world.sql('select id from catalog.book where tenant_id = $1 order by id', [tenant]);
  return (rows as { id: string }[]).map(({ id }) => id);
}

async function signInAll(app: Server): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let n = 1; n <= BUYERS; n += 1)
    buyers.push({ token: await signIn(app, `buyer.${n}`), address: `10.7.0.${n}`, bought: 0 });
  return buyers;
}

/** Each of `atOnce` buyers works again and again; resolves with the time of each round in milliseconds. */
async function repeat(
  buyers: Buyer[],
  atOnce: number,
  seconds: number,
  work: (buyer: Buyer) => Promise<void>,
): Promise<{ latencies: number[]; seconds: number }> {
  const latencies: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1_000;
  // One buyer at a time takes turns with the others, so that nobody buys more than a person may.
  let turn = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, place) => {
      while (performance.now() < until) {
        const buyer = atOnce === buyers.length ? buyers[place]! : buyers[nextOf(place)]!;
        const start = performance.now();
        await work(buyer);
        latencies.push(performance.now() - start);
      }
    }),
  );
  return { latencies, seconds: (performance.now() - began) / 1_000 };

  /** Buyers of one worker are those whose number leaves its place as the rest. */
  function nextOf(place: number): number {
    const own = Math.floor(buyers.length / atOnce);
    turn += 1;
    return place + atOnce * (turn % own);
  }
}

/** Puts a further book into the buyer's cart, which is emptied after thirty. */
async function addToCart(app: Server, buyer: Buyer, books: string[]): Promise<void> {
  buyer.bought += 1;
  if (buyer.bought % 30 === 0) await ask(app, buyer, 'DELETE', '/api/data/cart/', undefined, 200);
  await ask(app, buyer, 'POST', '/api/data/cart/', { item: books[buyer.bought % books.length] }, 200);
}

/** Buys one book: cart, checkout, the provider's page, and the page after it, which finds it paid. */
async function buy(app: Server, buyer: Buyer, books: string[]): Promise<void> {
  buyer.bought += 1;
  const item = books[buyer.bought % books.length]!;
  await ask(app, buyer, 'PUT', '/api/data/cart/', { items: [item] }, 200);
  const placed = await ask<{ redirect_url: string }>(
    app,
    buyer,
    'POST',
    '/api/checkout/',
    { provider: 'stripe', currency: 'GBP', items: [item] },
    201,
  );
  const path = new URL(placed.body.redirect_url).pathname;
  const { location } = await ask(app, buyer, 'GET', path, undefined, 303);
  const page = new URL(location);
  await send(Number(page.port), page.host, 'POST', page.pathname, {
    body: 'action=pay',
    type: 'application/x-www-form-urlencoded',
  });
  const view = await ask<{ status: string }>(
    app,
    buyer,
    'GET',
    `/api/payments/${path.split('/')[3]}/`,
    undefined,
    200,
  );
  if (view.body.status !== 'paid') throw new Error(`A payment is ${view.body.status}`);
}

async function ask<Body>(
  { port }: Server,
  { token, address }: Buyer,
  method: string,
  path: string,
  body: object | undefined,
  expected: number,
): Promise<{ body: Body; location: string }> {
  const answer = await send(port, `${schoolHost(1)}:${port}`, method, path, {
    ...(body && { body: JSON.stringify(body) }),
    type: 'application/json',
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      'idempotency-key': crypto.randomUUID(),
    },
  });
  if (answer.status !== expected)
    throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return { body: (answer.text ? JSON.parse(answer.text) : null) as Body, location: answer.location };
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

function send(
  port: number,
  host: string,
  method: string,
  path: string,
  { body, type, headers = {} }: { body?: string; type: string; headers?: Record<string, string> },
): Promise<{ status: number; text: string; location: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        port,
        host: 'localhost',
        method,
        path,
        timeout: HANGS_MS * 3,
        headers: { host, ...(body !== undefined && { 'content-type': type }), ...headers },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, text, location: answer.headers.location ?? '' }),
        );
      },
    );
    call.on('timeout', () => call.destroy(new Error(`${method} ${path} hangs`)));
    call.on('error', reject);
    call.end(body);
  });
}
