import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Bench } from '../backend/bench/support/world.ts';
import { migrate } from '../backend/src/platform/db/migrate.ts';
import { build } from './lib/build.ts';
import { SERVER_FLAGS } from './lib/node-flags.ts';
import { freePort, startPostgres } from './lib/postgres.ts';

/**
 * `npm run bench [name…] [-- --seconds 8]`: the benches, each against a baseline in the same run. `--keep FOLDER` keeps the
 * database server's folder, so that a bench that supports it (`growth`) finds its data again; `--only PATTERN` limits
 * such a bench to some of its lines.
 */

const folders = {
  backend: join(import.meta.dirname, '../backend/bench'),
  frontend: join(import.meta.dirname, '../frontend/bench'),
};
const benches = Object.values(folders).flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => /\.(ts|mjs)$/.test(file))
    .map((file) => ({ name: file.replace(/\.\w+$/, ''), file: join(folder, file) })),
);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '8' },
    'no-build': { type: 'boolean', default: false },
    keep: { type: 'string' },
    only: { type: 'string' },
  },
});
const unknown = positionals.filter((name) => !benches.some((bench) => bench.name === name));
const seconds = Number(values.seconds);
if (unknown.length > 0 || !(seconds > 0)) {
  console.error(
    `Usage: npm run bench [${benches.map(({ name }) => name).join('|')}] [-- --seconds 8] [-- --no-build] [-- --keep FOLDER] [-- --only PATTERN]`,
  );
  process.exit(2);
}

if (!values['no-build']) await build();
const [first] = cpus();
console.log(
  `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
    `Node ${process.version}, ${process.platform} ${process.arch}, load ${loadavg()[0]!.toFixed(1)} at the start. ` +
    'The load generator, the servers and PostgreSQL share these cores: compare ratios, not rates.',
);
const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'bookgrove-bench-'));
const postgres = await startPostgres({
  folder: join(folder, 'postgres'),
  password: 'bench',
  durable: true,
  connections: 200,
});
let failed = false;
const stop = async (): Promise<void> => {
  await postgres.stop();
  if (!values.keep) rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stop().finally(() => process.exit(130)));
try {
  const template = 'bookgrove_template';
  const admin = new pg.Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  await admin.query(`drop database if exists ${template}`); // kept from an earlier run
  await admin.query(`create database ${template}`);
  await admin.end();
  await migrate(postgres.url(template));
  for (const { name, file } of benches.filter(
    (bench) => positionals.length === 0 || positionals.includes(bench.name),
  )) {
    console.log(`\n— ${name}`);
    const { run } = (await import(file)) as { run: (bench: Bench) => Promise<boolean | void> };
    const bench: Bench = {
      seconds,
      freePort,
      template,
      url: (database) => postgres.url(database),
      serverFlags: SERVER_FLAGS,
      ...(values.only !== undefined && { only: values.only }),
    };
    if ((await run(bench)) === false) failed = true;
  }
} finally {
  await stop();
}
process.exit(failed ? 1 : 0);
