// Module hooks for processes that a test starts: Node cannot strip decorators, so the build's compiler is
// used. Compiled files are cached in the temporary folder, by content: fault tests start the same program
// many times.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import 'reflect-metadata';
import swc from '@swc/core';

const root = join(import.meta.dirname, '../../..');
const backend = pathToFileURL(join(root, 'backend')).href;

const kept = join(tmpdir(), 'bookgrove-compiled');
mkdirSync(kept, { recursive: true });

function compile(file) {
  const text = readFileSync(file, 'utf8');
  const copy = join(kept, createHash('sha1').update(file).update(text).digest('hex'));
  try {
    return readFileSync(copy, 'utf8');
  } catch {
    const { code } = swc.transformSync(text, {
      filename: file,
      configFile: join(root, '.swcrc'),
      jsc: { rewriteRelativeImportExtensions: false },
    });
    writeFileSync(`${copy}.${process.pid}`, code);
    renameSync(`${copy}.${process.pid}`, copy);
    return code;
  }
}

registerHooks({
  load(url, context, next) {
    if (!url.startsWith(backend) || !url.endsWith('.ts')) return next(url, context);
    return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true };
  },
});
