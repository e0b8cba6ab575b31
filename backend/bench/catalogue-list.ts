// 20 of 10,000 books of one school among ten, of one category: the application's throughput against a handler
// of only Fastify and pg.
import { get } from 'node:http';
import { bundle } from '../build/bundle.ts';
import { load, type Target, type Window } from './support/load.ts';
import { median, ms, percentile, table, verdict } from './support/report.ts';
import { makeBooks, makeSchools, schoolHost } from './support/schools.ts';
import { signIn } from './support/sign-in.ts';
import { openWorld, type Bench, type Server } from './support/world.ts';

const CONCURRENCY = [1, 16, 64];
const ROUNDS = 4;

export async function run(bench: Bench): Promise<void> {
  const { seconds } = bench;
  const world = await openWorld(bench);
  try {
    await makeSchools(world, 10);
    const categories = await makeBooks(world, 10, 10_000);
    // A random page of a random category: earlier requests do not help, except in the variant that measures
    // the cache.
    const paths = categories.flatMap((category) =>
      [0, 20, 40, 60, 80].map((offset) => `/api/books/?category=${category}&limit=20&offset=${offset}`),
    );
    const bareServer = await world.start('bench/servers/bare.ts');
    const app = await world.startApp();
    await bundle({ 'without-tenant-isolation': 'bench/servers/without-tenant-isolation.ts' }, 'dist-bench');
    const unfenced = await world.start('dist-bench/without-tenant-isolation.js', {
      DATABASE_APP_URL: world.ownerUrl,
    });
    const reader = async (server: Server): Promise<Target> => ({
      port: server.port,
      host: schoolHost(1),
      paths,
      headers: { authorization: `Bearer ${await signIn(server)}` },
    });
    const variants: Record<string, Target> = {
      'bare: page and count': { port: bareServer.port, host: 'localhost', paths },
      'bare: page alone': {
        port: bareServer.port,
        host: 'localhost',
        paths: paths.map((path) => path.replace('/api/books/', '/api/page/')),
      },
      'bare: what a card shows': {
        port: bareServer.port,
        host: 'localhost',
        paths: paths.map((path) => path.replace('/api/books/', '/api/lean/')),
      },
      'application, signed in': await reader(app),
      'application, no fence': await reader(unfenced),
      'application, visitor (cached)': { port: app.port, host: schoolHost(1), paths },
    };
    for (const target of Object.values(variants)) await load(target, 8, Math.max(1, seconds / 2));
    console.log(`Bytes of a page of twenty: ${await bytesOf(variants['application, signed in']!)}`);
    for (const concurrency of CONCURRENCY) await compare(variants, concurrency, seconds);
  } finally {
    await world.close();
  }
}

/** Length of the first answer's body. (Not by `fetch`, see `sign-in.ts`.) */
function bytesOf({ port, host, paths, headers }: Target): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = {
      port,
      host: '127.0.0.1',
      path: paths[0]!,
      headers: { ...headers, host: `${host}:${port}` },
    };
    get(call, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/**
 * Short windows in turn, in several rounds, so that other load on the machine affects every variant alike.
 */
async function compare(
  variants: Record<string, Target>,
  concurrency: number,
  seconds: number,
): Promise<void> {
  const names = Object.keys(variants);
  const windows: Record<string, Window[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) windows[name]!.push(await load(variants[name]!, concurrency, seconds / ROUNDS));
  const rates = (name: string) =>
    windows[name]!.map(({ latencies, seconds: took }) => latencies.length / took);
  const ratio = (name: string, to: string) =>
    median(rates(name).map((rate, round) => rate / rates(to)[round]!));
  const [bare, page, lean, signedIn, unfenced, cached] = names as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  console.log(`\nConcurrency ${concurrency}`);
  table(
    ['', 'answers/s', 'p50 ms', 'p95 ms', 'p99 ms', 'of bare', 'of bare page', 'of bare card'],
    names.map((name) => {
      const all = windows[name]!.flatMap(({ latencies }) => latencies);
      return [
        name,
        median(rates(name)).toFixed(0),
        ...[0.5, 0.95, 0.99].map((share) => ms(percentile(all, share))),
        ratio(name, bare).toFixed(2),
        ratio(name, page).toFixed(2),
        ratio(name, lean).toFixed(2),
      ];
    }),
  );
  verdict('list, signed in, of bare page and count', ratio(signedIn, bare), { atLeast: 0.6 });
  verdict('list, signed in, of bare page alone', ratio(signedIn, page), { atLeast: 0.6 });
  verdict('list, signed in, of bare cards', ratio(signedIn, lean), { atLeast: 0.7 });
  verdict('fence on, of fence off', ratio(signedIn, unfenced), { atLeast: 0.75 });
  verdict('cached list, of bare page and count', ratio(cached, bare), { atLeast: 3 });
}
