import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { Asker, Route } from './growth-routes.ts';
import { median, ms, percentile } from './report.ts';
import { schoolHost } from './schools.ts';
import { signIn } from './sign-in.ts';
import { openWorld, type Bench, type Server, type World } from './world.ts';

const CALLS = 20;
/** A route that takes so long, in milliseconds, is called less often: what it costs is clear from a few calls. */
const SLOW_MS = 500;
const CALLS_IF_SLOW = 3;
const GROWTH = 1.3;
const LIMIT_MS = 150;
/** A dashboard adds up several tables. */
const DASHBOARD_LIMIT_MS = 300;
const PLATFORM_HOST = 'localhost';

const PEOPLE: Record<Exclude<Asker, 'visitor'>, { username: string; host: string }> = {
  student: { username: 'student.1', host: schoolHost(1) },
  teacher: { username: 'reader', host: schoolHost(1) },
  parent: { username: 'parent.1', host: schoolHost(1) },
  head: { username: 'head', host: schoolHost(1) },
  team: { username: 'team', host: PLATFORM_HOST },
};

/** A data set with a server on it. */
interface Side {
  world: World;
  app: Server;
  tokens: Partial<Record<Asker, string>>;
}

/** Times in milliseconds of one route on one data set; processor times are per call. */
interface Measured {
  first: number;
  latencies: number[];
  server: number;
  database: number;
}

/** A data set of a comparison: the name of its database, and what fills an empty one. */
interface DataSet {
  name: string;
  make: (world: World) => Promise<void>;
}

/**
 * Prints for each route how it grows from the small to the large data set. Both are asked in turn, so that other load on the
 * machine affects them alike.
 */
export async function compareGrowth(
  bench: Bench,
  [small, large]: [DataSet, DataSet],
  routes: readonly Route[],
): Promise<void> {
  const worlds: World[] = [];
  try {
    const sides: [Side, Side] = [await open(bench, small, worlds), await open(bench, large, worlds)];
    print([
      'asked by, address',
      'first',
      'p50 small',
      'p95',
      'p50 large',
      'p95',
      'ratio',
      'cpu small',
      'cpu large',
      'ratio',
      'in db',
    ]);
    const ratios: { p95: number; processor: number; large: number; limit: number }[] = [];
    const failed: string[] = [];
    for (const route of routes) {
      const found = await measure(sides, route);
      const name = `${route.asker} ${route.path}`;
      if (typeof found === 'string') {
        failed.push(`${name}: ${found}`);
        continue;
      }
      const [small, large] = found;
      const p95 = ({ latencies }: Measured) => percentile(latencies, 0.95);
      const processor = ({ server, database }: Measured) => server + database;
      const line = {
        p95: p95(large) / p95(small),
        processor: processor(large) / processor(small),
        large: p95(large),
        limit: /dashboard|stats|summary/.test(route.path) ? DASHBOARD_LIMIT_MS : LIMIT_MS,
      };
      ratios.push(line);
      print([
        name,
        ms(large.first),
        ...[small, large].flatMap((one) => [ms(median(one.latencies)), ms(p95(one))]),
        line.p95.toFixed(2),
        ...[small, large].map((one) => ms(processor(one))),
        line.processor.toFixed(2),
        `${Math.round((100 * large.database) / processor(large))} %`,
      ]);
    }
    for (const line of failed) console.log(`not measured: ${line}`);
    const count = (fits: (line: (typeof ratios)[0]) => boolean) =>
      `${ratios.filter(fits).length} of ${ratios.length}`;
    console.log(`p95 of large within ${GROWTH} of small: ${count(({ p95 }) => p95 <= GROWTH)}`);
    console.log(`processor time within ${GROWTH}: ${count(({ processor }) => processor <= GROWTH)}`);
    console.log(`processor time more than threefold: ${count(({ processor }) => processor > 3)}`);
    console.log(
      `p95 of large at most ${LIMIT_MS} ms, of a dashboard ${DASHBOARD_LIMIT_MS} ms: ${count(({ large, limit }) => large <= limit)}`,
    );
  } finally {
    for (const world of worlds) await world.close();
  }
}

/** Prints one line at once: measuring all of them takes minutes. */
function print([name, ...numbers]: string[]): void {
  console.log(name!.padEnd(72), ...numbers.map((number) => number.padStart(9)));
}

async function open(bench: Bench, { name, make }: DataSet, worlds: World[]): Promise<Side> {
  const world = await openWorld(bench, name);
  worlds.push(world);
  const began = performance.now();
  if (!world.kept) {
    await make(world);
    console.log(`${name}: made in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  }
  const app = await world.startApp({ REQUIRE_SECOND_FACTOR: '0' });
  const tokens: Side['tokens'] = {};
  for (const [asker, { username, host }] of Object.entries(PEOPLE))
    tokens[asker as Asker] = await signIn(app, username, host);
  return { world, app, tokens };
}

/** Asks both sides in turn; or the reason why one does not answer. */
async function measure(sides: [Side, Side], route: Route): Promise<[Measured, Measured] | string> {
  const found: Measured[] = [];
  let slowest = 0;
  for (const side of sides) {
    const { status, took } = await ask(side, route);
    if (status !== 200) return `answers ${status}, after ${ms(took)} ms`;
    found.push({ first: took, latencies: [], server: 0, database: 0 });
    slowest = Math.max(slowest, (await ask(side, route)).took);
  }
  const calls = slowest > SLOW_MS ? CALLS_IF_SLOW : CALLS;
  for (let call = 0; call < calls; call += 1)
    for (const [index, side] of sides.entries()) {
      const one = found[index]!;
      const before = await processorTime(side);
      const { took } = await ask(side, route);
      const after = await processorTime(side);
      one.latencies.push(took);
      one.server += (after.server - before.server) / calls;
      one.database += (after.database - before.database) / calls;
    }
  return found as [Measured, Measured];
}

/**
 * Processor time so far, in milliseconds: of the server's main thread, of its connections, and of the parallel workers
 * of the database that have ended. `support/processor.ts` counts in ticks of 10 ms, which is too coarse for one call.
 */
async function processorTime({ world, app }: Side): Promise<{ server: number; database: number }> {
  const { rows } = await world.sql(
    `select pid from pg_stat_activity where datname = current_database() and usename = 'bookgrove_app'`,
  );
  return {
    server: scheduledMs(app.pid),
    database:
      (rows as { pid: number }[]).reduce((sum, { pid }) => sum + scheduledMs(pid), 0) +
      endedChildrenMs((rows as { pid: number }[])[0]?.pid),
  };
}

/** Processor time of the ended siblings of a connection, which Linux counts for their parent. */
function endedChildrenMs(connection: number | undefined): number {
  try {
    const parent = readFileSync(`/proc/${connection}/stat`, 'utf8').split(') ')[1]!.split(' ')[1];
    const fields = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[13]) + Number(fields[14])) * 10;
  } catch {
    return 0;
  }
}

function scheduledMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}

function ask({ app, tokens }: Side, { asker, path, body }: Route): Promise<{ status: number; took: number }> {
  const began = performance.now();
  const host = asker === 'visitor' ? schoolHost(1) : PEOPLE[asker].host;
  const headers = {
    host: `${host}:${app.port}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(tokens[asker] && { authorization: `Bearer ${tokens[asker]}` }),
  };
  return new Promise((resolve, reject) => {
    request({ port: app.port, host: '127.0.0.1', path, headers, method: body ? 'POST' : 'GET' }, (answer) =>
      answer
        .resume()
        .on('end', () => resolve({ status: answer.statusCode!, took: performance.now() - began })),
    )
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
}
