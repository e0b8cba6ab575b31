// A tenant setting and two reads as one transaction: in one message (`PipelinedTransaction`), with the
// driver's own pipeline mode, and one statement after the other.
import pg from 'pg';
import { median, table } from './support/report.ts';
import { openWorld, type Bench } from './support/world.ts';

const CONNECTIONS = 6;
const ROUNDS = 6;
const STATEMENTS = [
  { name: 'tenant', text: `select set_config('app.tenant_id', $1, true)`, values: [''] },
  {
    name: 'page',
    text: `select n, md5(n::text) as title, now() as at, n * 2 as pages, n::text as slug, true as ready, null::text as cover
           from generate_series(1, $1::int) n`,
    values: [20],
  },
  { name: 'count', text: 'select count(*)::int as count from generate_series(1, $1::int) n', values: [20] },
];

export async function run(bench: Bench): Promise<void> {
  const { runPipelinedTransaction } = (await import(
    new URL('../dist/platform/db/pipelined-transaction.js', import.meta.url).href
  )) as typeof import('../src/platform/db/pipelined-transaction.ts');
  const world = await openWorld(bench);
  const begin = { name: 'begin', text: 'begin' };
  const commit = { name: 'commit', text: 'commit' };
  const ways: Record<string, (client: pg.Client) => Promise<unknown>> = {
    'one message, one Sync': (client) => runPipelinedTransaction(client, STATEMENTS),
    'pipeline mode of pg': (client) =>
      Promise.all([begin, ...STATEMENTS, commit].map((statement) => client.query(statement))),
    'one after the other': async (client) => {
      for (const statement of [begin, ...STATEMENTS, commit]) await client.query(statement);
    },
  };
  const clients: Record<string, pg.Client[]> = {};
  try {
    for (const name of Object.keys(ways)) {
      clients[name] = Array.from(
        { length: CONNECTIONS },
        () => new pg.Client({ connectionString: world.ownerUrl, pipeline: name === 'pipeline mode of pg' }),
      );
      for (const client of clients[name]) await client.connect();
    }
    for (const connections of [1, CONNECTIONS]) {
      const rates: Record<string, number[]> = {};
      const processor: Record<string, number[]> = {};
      // Short windows in turn, so that other load on the machine affects every variant alike. The first round
      // warms up.
      for (let round = 0; round <= ROUNDS; round += 1)
        for (const [name, way] of Object.entries(ways)) {
          let done = 0;
          const start = performance.now();
          const used = process.cpuUsage();
          const end = start + (bench.seconds * 1000) / ROUNDS;
          await Promise.all(
            clients[name]!.slice(0, connections).map(async (client) => {
              for (; performance.now() < end; done += 1) await way(client);
            }),
          );
          const { user, system } = process.cpuUsage(used);
          if (round === 0) continue;
          (rates[name] ??= []).push((done / (performance.now() - start)) * 1000);
          (processor[name] ??= []).push((user + system) / done);
        }
      console.log(`\n${connections} connection${connections > 1 ? 's' : ''}`);
      table(
        ['way', 'transactions/s', 'µs of this process each'],
        Object.keys(ways).map((name) => [
          name,
          median(rates[name]!).toFixed(0),
          median(processor[name]!).toFixed(0),
        ]),
      );
    }
  } finally {
    for (const client of Object.values(clients).flat()) await client.end().catch(() => undefined);
    await world.close();
  }
}
