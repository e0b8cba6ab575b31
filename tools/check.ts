import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Types, lint, walls, format. Everything runs, then the summary tells what failed. */
const root = join(import.meta.dirname, '..');
const STEPS: [name: string, command: string, ...args: string[]][] = [
  ['generated client', 'prisma', 'generate'],
  ['types: backend', 'tsc', '-p', 'backend'],
  ['types: web app', 'tsc', '-p', 'frontend'],
  ['types: tools', 'tsc', '-p', 'tools'],
  ['projects', 'nx', 'show', 'projects'], // the lint's boundary rule reads the project graph that this writes
  ['lint', 'eslint', '.', '--max-warnings', '0'],
  [
    'walls',
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'backend/src',
    'frontend/src',
    'frontend/reader',
    'libs',
  ],
  [
    'languages',
    'node',
    '--conditions=source',
    '--disable-warning=ExperimentalWarning',
    'tools/i18n.ts',
    '--check',
  ],
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
];

const failed: string[] = [];
for (const [name, command, ...args] of STEPS) {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status !== 0) {
    failed.push(name);
    console.log(`${stdout}${stderr}`);
  }
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
