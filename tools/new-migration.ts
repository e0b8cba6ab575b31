import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diffSchemas, readSchema } from '../backend/src/platform/db/schema-engine.ts';
import { startPostgres } from './lib/postgres.ts';

/** `npm run migration -- <verb_module_what>`: writes the SQL from the committed schema files to those on disk. */
const name = process.argv[2];
if (!name || !/^[a-z]+(_[a-z0-9]+)+$/.test(name)) {
  console.error('Name the migration, e.g.: npm run migration -- add_catalog_series');
  process.exit(1);
}
const root = join(import.meta.dirname, '..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const committed = git('ls-tree', '--name-only', 'HEAD', 'prisma/schema/')
  .split('\n')
  .filter((path) => path.endsWith('.prisma'))
  .map((path): [string, string] => [path.split('/').pop()!, git('show', `HEAD:${path}`)]);

const scratch = mkdtempSync(join(tmpdir(), 'bookgrove-migration-'));
const postgres = await startPostgres({ folder: join(scratch, 'data'), password: 'scratch', durable: false });
const sql = await diffSchemas(
  postgres.url('postgres'),
  committed,
  await readSchema(join(root, 'prisma/schema')),
);
await postgres.stop();
rmSync(scratch, { recursive: true, force: true });

const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const folder = join(root, 'prisma/migrations', `${stamp}_${name}`);
mkdirSync(folder);
writeFileSync(
  join(folder, 'migration.sql'),
  `${sql.trim()}\n\n-- A new table is not reachable until it is classified:\n-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');\n-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.\n`,
);
console.log(`Written: ${folder}/migration.sql. Read it, and add the fences.`);
process.exit(0);
