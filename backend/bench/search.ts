// Search among 100,000 books, 10,000 of them of the searching school: what row-level security, spelling
// tolerance and counting cost, compared with a limited query written by hand. Also the facets beside a list,
// compared with the list itself.
import { load, type Target, type Window } from './support/load.ts';
import { median, ms, percentile, table, verdict } from './support/report.ts';
import { makeSchools, schoolHost } from './support/schools.ts';
import { signIn } from './support/sign-in.ts';
import { makeSearchableBooks, wordOf } from './support/search-texts.ts';
import { openWorld, type Bench, type Server } from './support/world.ts';

const CONCURRENCY = [1, 8];
const ROUNDS = 4;
const MANY = 40;

const times = (make: (n: number) => string): string[] => Array.from({ length: MANY }, (_, n) => make(n));
/** Deterministic numbers, spread over the range. */
const spread = (n: number, from: number, to: number): number => from + ((n * 7_919) % (to - from));
const swapped = (word: string): string => word.slice(0, 2) + word[3] + word[2] + word.slice(4);

const KINDS: Record<string, string[]> = {
  'two words': times((n) => `${wordOf(spread(n, 60, 700))} ${wordOf(spread(n + 13, 60, 700))}`),
  'one common word': times((n) => wordOf(spread(n, 0, 60))),
  'one rare word': times((n) => wordOf(spread(n, 1_500, 2_900))),
  'a word begun': times((n) => wordOf(spread(n, 300, 2_000)).slice(0, 5)),
  'a word mistyped': times((n) => swapped(wordOf(spread(n, 300, 2_000)))),
};
/** Kinds of searches that the query written by hand supports. */
const BY_HAND = ['two words', 'one common word', 'one rare word'];

export async function run(bench: Bench): Promise<void> {
  const { seconds } = bench;
  const world = await openWorld(bench);
  try {
    await makeSchools(world, 10);
    await makeSearchableBooks(world, 10, 10_000);
    const bare = await world.start('bench/servers/bare-search.ts');
    const app = await world.startApp();
    const headers = { authorization: `Bearer ${await signIn(app)}` };
    const target = (server: Server, paths: string[], own = true): Target => ({
      port: server.port,
      host: own ? schoolHost(1) : 'localhost',
      paths,
      ...(own && { headers }),
    });
    const searching = (words: string[]) =>
      words.map((one) => `/api/books/?search=${encodeURIComponent(one)}&limit=20`);
    for (const concurrency of CONCURRENCY) {
      console.log(`\nConcurrency ${concurrency}`);
      const rows: (string | number)[][] = [];
      const ratios: [string, number][] = [];
      for (const [kind, words] of Object.entries(KINDS)) {
        const variants = {
          ...(BY_HAND.includes(kind) && { bare: target(bare, searching(words), false) }),
          ours: target(app, searching(words)),
        } as Record<string, Target>;
        const windows = await inTurn(variants, concurrency, seconds);
        const p95 = (name: string) => windows[name]!.map(({ latencies }) => percentile(latencies, 0.95));
        for (const name of Object.keys(variants)) {
          const all = windows[name]!.flatMap(({ latencies }) => latencies);
          rows.push([`${kind}, ${name}`, ...[0.5, 0.95, 0.99].map((share) => ms(percentile(all, share)))]);
        }
        if (windows['bare'])
          ratios.push([kind, median(p95('ours').map((value, round) => value / p95('bare')[round]!))]);
      }
      const listed = await inTurn(
        {
          list: target(
            app,
            times((n) => `/api/books/?level=${1 + (n % 6)}&limit=20&offset=${n}`),
          ),
          facets: target(
            app,
            times((n) => `/api/books/facets/?level=${1 + (n % 6)}`),
          ),
        },
        concurrency,
        seconds,
      );
      for (const [name, found] of Object.entries(listed)) {
        const all = found.flatMap(({ latencies }) => latencies);
        rows.push([`${name} of a level`, ...[0.5, 0.95, 0.99].map((share) => ms(percentile(all, share)))]);
      }
      table(['', 'p50 ms', 'p95 ms', 'p99 ms'], rows);
      for (const [kind, ratio] of ratios) verdict(`p95 of ${kind}, of bare`, ratio, { atMost: 2 });
    }
  } finally {
    await world.close();
  }
}

/** Short windows in turn, so that other load on the machine affects every variant alike. */
async function inTurn(
  variants: Record<string, Target>,
  concurrency: number,
  seconds: number,
): Promise<Record<string, Window[]>> {
  const names = Object.keys(variants);
  const windows: Record<string, Window[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (const name of names) await load(variants[name]!, concurrency, Math.min(1, seconds / ROUNDS));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) windows[name]!.push(await load(variants[name]!, concurrency, seconds / ROUNDS));
  return windows;
}
