import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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

/**
 * The stock adapter splits a script at every semicolon, also inside functions and comments. Sent whole, a migration
 * is also one transaction: it applies entirely or not at all.
 */
function migrationAdapter(pool: pg.Pool) {
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    adapter.executeScript = async (script) => void (await pool.query(script));
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

/** Applies the migrations that are missing and records them in `_prisma_migrations`, as `migrate deploy` does. */
export async function applyMigrations(connectionString: string, prismaFolder: string): Promise<string[]> {
  const folder = join(prismaFolder, 'migrations');
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const Engine = await schemaEngine();
  const pool = new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true });
  const engine = await Engine.new(
    { datamodels: await readSchema(join(prismaFolder, 'schema')) },
    () => undefined,
    migrationAdapter(pool),
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
  } finally {
    engine.free();
    await pool.end();
  }
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
