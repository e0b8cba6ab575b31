import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const nx = join(dirname(createRequire(import.meta.url).resolve('nx/package.json')), 'dist/bin/nx.js');

/** What a build reads and writes: whole folders, and files. */
const BUILT_FROM = ['backend', 'frontend', 'libs', 'prisma/schema'];
const SETTINGS = [
  'package.json',
  'package-lock.json',
  'nx.json',
  '.swcrc',
  'prisma.config.ts',
  'tsconfig.base.json',
];
/** Folders in which nothing is built. */
const SKIPPED = new Set([
  'node_modules',
  '.nx',
  'e2e',
  'bench',
  'test',
  'test-results',
  'dist-faults',
  'dist-bench',
  'dist-inspection',
]);
const stamp = join(root, '.nx/built');

/** SHA-256 of name, size and time of change of every file that a build reads or writes; the content is not read. */
function stateOfFiles(): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}\n${size} ${mtimeMs}\n`);
  };
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isFile()) add(join(folder, entry.name));
      else if (entry.isDirectory() && !SKIPPED.has(entry.name)) walk(join(folder, entry.name));
  };
  for (const folder of BUILT_FROM) walk(join(root, folder));
  for (const file of SETTINGS) add(join(root, file));
  return hash.digest('hex');
}

const stampedState = (): string | null => {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return null;
  }
};

/**
 * Builds what is out of date (Nx caches the rest). When no file has changed since the last build, sources and results
 * alike, Nx is not started: it takes more than a second to find out the same.
 * @throws Error with the output of the build
 */
export async function build(): Promise<void> {
  if (stampedState() === stateOfFiles()) return;
  await runNx();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, stateOfFiles());
}

function runNx(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [nx, 'run-many', '-t', 'build', '--outputStyle=static'], {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed.\n${said}`))));
  });
}
