import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const nx = join(dirname(createRequire(import.meta.url).resolve('nx/package.json')), 'dist/bin/nx.js');

/**
 * Builds what is out of date (Nx caches the rest).
 * @throws Error with the output of the build
 */
export function build(): Promise<void> {
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
