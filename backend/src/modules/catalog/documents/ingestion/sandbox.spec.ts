import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sandboxArguments } from './sandbox.ts';
// Each case starts a process, which can take long on a busy machine.

/** Runs a line of code in the sandbox; returns `done` or the code of the error. */
async function attempt(code: (folder: string) => string): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'fence-')));
  try {
    await mkdir(join(folder, 'out'));
    await writeFile(join(folder, 'upload'), 'book');
    await writeFile(join(folder, 'other'), 'secret');
    const script = `try { ${code(folder)}; console.log('done') } catch (error) { console.log(error.code) }`;
    const args = [
      ...sandboxArguments(join(folder, 'upload'), join(folder, 'out')),
      '--no-warnings',
      '-e',
      script,
    ];
    return (await promisify(execFile)(process.execPath, args, { env: {} })).stdout.trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('the sandbox of the child process', () => {
  const fs = `require('node:fs')`;

  it('allows reading the upload and writing its folder only', async () => {
    expect(await attempt((folder) => `${fs}.readFileSync('${folder}/upload')`)).toBe('done');
    expect(
      await attempt((folder) => `${fs}.mkdirSync('${folder}/out/content/deep', { recursive: true })`),
    ).toBe('done');
  });

  it.each([
    ['read a neighbour of the upload', (folder: string) => `${fs}.readFileSync('${folder}/other')`],
    ['read the settings of the machine', () => `${fs}.readFileSync('/etc/passwd')`],
    ['read the environment of other processes', () => `${fs}.readFileSync('/proc/1/environ')`],
    ['write beside its folder', (folder: string) => `${fs}.writeFileSync('${folder}/stray', 'x')`],
    ['change the upload', (folder: string) => `${fs}.writeFileSync('${folder}/upload', 'x')`],
    ['start a process', () => `require('node:child_process').execFileSync(process.execPath, ['-v'])`],
    ['start a thread', () => `new (require('node:worker_threads').Worker)('1', { eval: true })`],
  ])('does not let it %s', async (_what, code) => {
    expect(await attempt(code)).toBe('ERR_ACCESS_DENIED');
  });
});
