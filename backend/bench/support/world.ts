import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const backend = join(import.meta.dirname, '../..');

/** A running server of the bench. */
export interface Server {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** What `npm run bench` passes to each bench. */
export interface Bench {
  /** Duration of one measurement. */
  seconds: number;
  /** Owner's address of a database on the bench's PostgreSQL server, which is durable. */
  url(database: string): string;
  /** An empty migrated database, to copy. */
  template: string;
  /** Flags of Node with which the application is started in production. */
  serverFlags: string[];
  freePort(): Promise<number>;
  /** Text of `--only`: a bench with many lines measures those that contain it. */
  only?: string;
}

/** A migrated database and the servers on it. `close` stops everything. */
export interface World {
  /** Address for the role that owns the schema, which bypasses row-level security. */
  ownerUrl: string;
  /** Folder for files, deleted by `close`. */
  folder: string;
  /** The database was there already (see `openWorld`). */
  kept: boolean;
  sql(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** The built application as in production, without output; resolves when it is ready. */
  startApp(env?: NodeJS.ProcessEnv): Promise<Server>;
  /** Another program below `backend/`, e.g. `bench/servers/bare.ts`, started in the same way. */
  start(program: string, env?: NodeJS.ProcessEnv): Promise<Server>;
  close(): Promise<void>;
}

/**
 * `name`: of a database that stays when the world is closed. When it exists already, it is migrated to the newest
 * schema and used again.
 */
export async function openWorld(
  { url, template, freePort, serverFlags }: Bench,
  name?: string,
): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'bookgrove-bench-data-'));
  const servers: Server[] = [];
  const admin = new pg.Client({ connectionString: url('postgres') });
  await admin.connect();
  const database = name ?? `bench_${randomBytes(4).toString('hex')}`;
  const found = await admin.query('select from pg_database where datname = $1', [database]);
  const kept = found.rowCount === 1;
  const ownerUrl = url(database);
  if (!kept) await admin.query(`create database ${database} template ${template}`);
  // In a process of its own: the schema engine works once in a process.
  if (name)
    execFileSync(process.execPath, ['--conditions=source', join(backend, '../tools/migrate.ts')], {
      env: { ...process.env, DATABASE_URL: ownerUrl },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();

  async function start(program: string, env: NodeJS.ProcessEnv = {}, probe = 'live'): Promise<Server> {
    const port = await freePort();
    const flags = ['--disable-warning=ExperimentalWarning', ...serverFlags];
    const child = spawn(process.execPath, [...flags, join(backend, program)], {
      env: {
        PATH: process.env['PATH'],
        // For a profile: NODE_OPTIONS="--import ./profile.mjs" npm run bench dashboard
        NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '',
        NODE_ENV: 'production',
        PORT: String(port),
        ROLE: 'api',
        LOG_LEVEL: 'silent',
        DATA_DIR: folder,
        DATABASE_URL: ownerUrl,
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'bench@bookgrove.test',
        JWT_SECRET: secret,
        ...env,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const server: Server = {
      port,
      pid: child.pid!,
      stop: async () => {
        child.kill('SIGTERM');
        const patience = setTimeout(() => child.kill('SIGKILL'), 5_000);
        await ended;
        clearTimeout(patience);
      },
    };
    servers.push(server);
    await answering(port, ended, probe);
    return server;
  }

  return {
    ownerUrl,
    folder,
    kept,
    sql: (text, values) => client.query(text, values),
    start,
    startApp: (env) => start('dist/main.js', env, 'ready'),
    close: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await client.end();
      if (name === undefined) await admin.query(`drop database ${database} with (force)`);
      await admin.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const secret = randomBytes(32).toString('hex');

async function answering(port: number, ended: Promise<void>, probe: string): Promise<void> {
  let gone = false;
  void ended.then(() => (gone = true));
  for (let tries = 0; tries < 400 && !gone; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/${probe}`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('A program of the bench did not start.');
}
