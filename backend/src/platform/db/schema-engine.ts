import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';

const require = createRequire(import.meta.url);
const noFilters = { externalTables: [], externalEnums: [] };

let loading: ReturnType<typeof loadSchemaEngine> | undefined;

/**
 * Prisma's schema engine in WebAssembly: works offline, where the CLI would download a binary. Loaded once, because its
 * JavaScript keeps views of the memory of the first instance.
 */
const schemaEngine = () => (loading ??= loadSchemaEngine());

async function loadSchemaEngine() {
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const wasm = await readFile(
    join(require.resolve('@prisma/schema-engine-wasm'), '../schema_engine_bg.wasm'),
  );
  const { instance } = await WebAssembly.instantiate(wasm, {
    './schema_engine_bg.js': glue as unknown as WebAssembly.ModuleImports,
  });
  const exports = instance.exports as unknown as { __wbindgen_start(): void };
  (glue as unknown as { __wbg_set_wasm(exports: unknown): void }).__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  return glue.SchemaEngine;
}

/** How long a migration waits for a lock that another transaction holds, how often it is tried, and the pause in between. */
interface Patience {
  lockMs: number;
  attempts: number;
  pauseMs: number;
}
/**
 * While a migration waits for a lock, everything that comes after it waits too. So it waits shortly, and lets others through
 * before it tries again.
 */
const PATIENCE: Patience = { lockMs: 3_000, attempts: 10, pauseMs: 3_000 };

/** SQLSTATE of a statement that `lock_timeout` ended. */
const LOCK_NOT_AVAILABLE = '55P03';
const isBlocked = (error: unknown): boolean => (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE;

/** Runs a script as one transaction; again when it did not get a lock. Throws the error of the last attempt. */
async function runScript(
  pool: pg.Pool,
  script: string,
  { lockMs, attempts, pauseMs }: Patience,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await pool.query(`SET LOCAL lock_timeout = ${lockMs};\n${script}`);
      return;
    } catch (error) {
      if (!isBlocked(error) || attempt >= attempts) throw error;
      await setTimeout(pauseMs);
    }
}

/**
 * The stock adapter splits a script at every semicolon, also inside functions and comments. Sent whole, a migration
 * is also one transaction: it applies entirely or not at all.
 */
function migrationAdapter(pool: pg.Pool, patience = PATIENCE, onBlocked = (): void => undefined) {
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    adapter.executeScript = async (script) => {
      try {
        await runScript(pool, script, patience);
      } catch (error) {
        if (isBlocked(error)) onBlocked();
        throw error;
      }
    };
    return adapter;
  };
  return bindMigrationAwareSqlAdapterFactory(factory);
}

/** The schema files of a folder as [name, text], in a fixed order. */
export async function readSchema(folder: string): Promise<[string, string][]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.prisma')).sort();
  return Promise.all(
    files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as [string, string]),
  );
}

/**
 * Applies the migrations that are missing and records them in `_prisma_migrations`, as `migrate deploy` does.
 * @throws Error that says which migration did not get a lock; it has changed nothing, and can be started again
 */
export async function applyMigrations(
  connectionString: string,
  prismaFolder: string,
  patience = PATIENCE,
): Promise<string[]> {
  const folder = join(prismaFolder, 'migrations');
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const Engine = await schemaEngine();
  const pool = new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true });
  let blocked = false;
  const engine = await Engine.new(
    { datamodels: await readSchema(join(prismaFolder, 'schema')) },
    () => undefined,
    migrationAdapter(pool, patience, () => (blocked = true)),
  );
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: {
        baseDir: folder,
        lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
        shadowDbInitScript: '',
        migrationDirectories: await Promise.all(
          names.map(async (path) => ({
            path,
            migrationFile: {
              path: 'migration.sql',
              content: {
                tag: 'ok' as const,
                value: await readFile(join(folder, path, 'migration.sql'), 'utf8'),
              },
            },
          })),
        ),
      },
      filters: noFilters,
    });
    return appliedMigrationNames;
  } catch (error) {
    if (!blocked) throw error;
    throw await blockedError(pool, error);
  } finally {
    engine.free();
    await pool.end();
  }
}

/**
 * Notes in `_prisma_migrations` that the migration without its lock was rolled back: the engine refuses everything after one
 * that has failed.
 */
async function blockedError(pool: pg.Pool, cause: unknown): Promise<Error> {
  const { rows } = await pool.query<{ migration_name: string }>(
    `update _prisma_migrations set rolled_back_at = now()
     where finished_at is null and rolled_back_at is null returning migration_name`,
  );
  const names = rows.map(({ migration_name }) => migration_name).join(', ');
  return new Error(
    `The migration ${names} did not get a lock, because other transactions hold it. It has changed nothing: end long ` +
      'transactions (pg_stat_activity), and start it again.',
    { cause },
  );
}

/** SQL that leads from one set of schema files to another (null: from an empty database). */
export async function diffSchemas(
  connectionString: string,
  from: [string, string][] | null,
  to: [string, string][],
): Promise<string> {
  const Engine = await schemaEngine();
  const pool = new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true });
  const engine = await Engine.new({ datamodels: to }, () => undefined, migrationAdapter(pool));
  const files = (schema: [string, string][]) => schema.map(([path, content]) => ({ path, content }));
  try {
    const { stdout } = await engine.diff({
      from: from ? { tag: 'schemaDatamodel', files: files(from) } : { tag: 'empty' },
      to: { tag: 'schemaDatamodel', files: files(to) },
      script: true,
      exitCode: null,
      filters: noFilters,
    });
    return stdout ?? '';
  } finally {
    engine.free();
    await pool.end();
  }
}
