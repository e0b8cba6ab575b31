// Module hooks for processes that run the TypeScript of the repository: test workers, and programs that a test
// starts. Node cannot strip decorators, so the build's compiler is used. Compiled files are cached in the
// temporary folder, by content: fault tests start the same program many times.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import 'reflect-metadata';
import './worker-data.mjs';
import swc from '@swc/core';

const root = join(import.meta.dirname, '../../..');
const repository = `${pathToFileURL(root).href}/`;
const testGlobals = pathToFileURL(join(import.meta.dirname, 'jest-globals.mjs')).href;

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
      swcrc: false,
      sourceMaps: 'inline',
      jsc: {
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
        target: 'es2024',
        keepClassNames: true,
      },
      module: { type: 'es6' },
    });
    writeFileSync(`${copy}.${process.pid}`, code);
    renameSync(`${copy}.${process.pid}`, copy);
    return code;
  }
}

registerHooks({
  resolve(specifier, context, next) {
    return specifier === '@jest/globals'
      ? { url: testGlobals, shortCircuit: true }
      : next(specifier, context);
  },
  load(url, context, next) {
    const [address] = url.split('?');
    if (!address.startsWith(repository) || !address.endsWith('.ts') || address.includes('/node_modules/'))
      return next(url, context);
    return { format: 'module', source: compile(fileURLToPath(address)), shortCircuit: true };
  },
});
