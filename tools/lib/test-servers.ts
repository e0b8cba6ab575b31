import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, startPostgres } from './postgres.ts';

const TEMPLATE = 'bookgrove_template';

/** More than the processes of a run: each has one of its own. */
const REDIS_DATABASES = 256;

/** Stops or removes something that was started. */
export type Ending = () => Promise<unknown> | void;

/** What specs with a database read from their environment. */
interface TestServers {
  /** A folder of this run, removed at the end. */
  folder: string;
  env: {
    TEST_DATABASE_URL: string;
    TEST_TEMPLATE: string;
    TEST_REDIS_URL?: string;
    /** Folder in which each process of tests takes the number of its own database of the Redis. */
    TEST_REDIS_CLAIMS?: string;
  };
}

/**
 * Starts a PostgreSQL with a migrated template, and a Redis where the program is installed.
 * What has to be stopped is added to `endings`, the newest last.
 */
export async function startTestServers(endings: Ending[]): Promise<TestServers> {
  const folder = scratch(endings);
  mkdirSync(join(folder, 'db'), { mode: 0o755 });
  const url = await startDatabase(folder, endings);
  await makeTemplate(url);
  const redis = await startRedis(folder, endings);
  const claims = join(folder, 'redis');
  mkdirSync(claims);
  return {
    folder,
    env: {
      TEST_DATABASE_URL: url('postgres'),
      TEST_TEMPLATE: TEMPLATE,
      ...(redis && { TEST_REDIS_URL: redis, TEST_REDIS_CLAIMS: claims }),
    },
  };
}

/** A folder in memory where there is enough room, otherwise on disk. The database's user must have access. */
function scratch(endings: Ending[]): string {
  const memory = existsSync('/dev/shm') ? statfsSync('/dev/shm') : null;
  const base = memory && memory.bavail * memory.bsize > 1024 ** 3 ? '/dev/shm' : tmpdir();
  const folder = mkdtempSync(join(base, 'bookgrove-test-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Owner's address of an empty PostgreSQL server: in a container where there is a container engine, otherwise
 * embedded.
 */
async function startDatabase(folder: string, endings: Ending[]): Promise<(database: string) => string> {
  if (spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0) {
    const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
    const container = await new PostgreSqlContainer('postgres:18-alpine')
      .withEnvironment({ POSTGRES_INITDB_ARGS: '--locale-provider=builtin --builtin-locale=C.UTF-8' })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=300'])
      .start();
    endings.push(() => container.stop());
    return (database) => {
      const url = new URL(container.getConnectionUri());
      url.pathname = `/${database}`;
      return url.toString();
    };
  }
  const server = await startPostgres({
    folder: join(folder, 'db'),
    password: 'test-owner',
    durable: false,
    connections: 300,
  });
  endings.push(() => server.stop());
  return server.url;
}

/** A migrated database, with the queues' tables, that every test file copies. */
async function makeTemplate(url: (database: string) => string): Promise<void> {
  const admin = new pg.Client({ connectionString: url('postgres') });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const { migrate } = await import('../../backend/src/platform/db/migrate.ts');
  await migrate(url(TEMPLATE));
  const { createPostgresBackend, Queue } = await import('bullmq');
  const connection = { connectionString: url(TEMPLATE), schema: 'bullmq', migrate: true, max: 1 };
  const queue = new Queue('template', { connection: connection }, createPostgresBackend as never);
  await queue.waitUntilReady();
  await queue.close();
}

/** Starts a Redis, when the program is installed. */
async function startRedis(folder: string, endings: Ending[]): Promise<string | null> {
  const program = spawnSync('redis-server', ['--version'], { stdio: 'ignore' });
  if (program.status !== 0) return null;
  const port = await freePort();
  const server = spawn(
    'redis-server',
    [
      ...['--port', String(port), '--bind', '127.0.0.1', '--databases', String(REDIS_DATABASES)],
      ...['--save', '', '--appendonly', 'no', '--dir', folder],
    ],
    { stdio: 'ignore' },
  );
  endings.push(() => void server.kill('SIGTERM'));
  return `redis://127.0.0.1:${port}`;
}
