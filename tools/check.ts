import { spawn } from 'node:child_process';
import { join } from 'node:path';

type Step = [name: string, command: string, ...args: string[]];

/**
 * Runs all checks: types, lint, module boundaries, unused code, languages, format. Runs every step, two at a
 * time, and ends with a summary of failures.
 */
const root = join(import.meta.dirname, '..');
/**
 * What others need: the database client, written only when the schema changed, and the project graph that the
 * lint's boundary rule reads.
 */
const FIRST: Step = ['generated client', 'nx', 'run-many', '-t', 'generate', '--outputStyle=static'];
const NODE = ['node', '--conditions=source', '--disable-warning=ExperimentalWarning'] as const;
/** Longest first: the two lanes then end together. */
const STEPS: Step[] = [
  ['types and lint: web app', ...NODE, 'tools/lint.ts', 'web'],
  ['types and lint: all but the web app', ...NODE, 'tools/lint.ts', 'node'],
  ['format: all but the web app', 'prettier', '--check', '--log-level', 'warn', '.', '!frontend/**'],
  ['format: web app', 'prettier', '--check', '--log-level', 'warn', 'frontend'],
  [
    'module boundaries',
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'backend/src',
    'frontend/src',
    'frontend/reader',
    'libs',
    'prisma/seed',
  ],
  ['circles of folders', 'depcruise', '--config', '.dependency-cruiser-folders.cjs', 'backend/src/modules'],
  ['languages', ...NODE, 'tools/i18n.ts', '--check'],
  ['unused code', ...NODE, 'tools/unused.ts'],
];

const failed: string[] = [];

async function run([name, command, ...args]: Step): Promise<void> {
  const began = performance.now();
  const child = spawn(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const status = await new Promise((done) => child.on('close', done));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status === 0) return;
  failed.push(name);
  console.log(said);
}

await run(FIRST);
const waiting = [...STEPS];
const lane = async (): Promise<void> => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
};
await Promise.all([lane(), lane()]);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
