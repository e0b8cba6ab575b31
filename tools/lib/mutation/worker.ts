// A process that runs specs against one mutant after the other. It loads the code once and switches mutants
// by a global; only a mutant that acts while a module loads needs the modules to be loaded again.
// Communicates with `pool.ts` over IPC.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import 'reflect-metadata';
import swc from '@swc/core';
import type { Instrumented } from './mutants.ts';

/** Loads specs with this code and runs each without a mutant. */
export interface LoadRequest {
  type: 'load';
  code: Instrumented['code'];
  specs: string[];
}
/** Runs these specs with one mutant until one fails. */
export interface RunRequest {
  type: 'run';
  mutant: string;
  specs: string[];
  /** The mutant acts while its module loads. */
  reload: boolean;
  /** How often the mutant may act before it counts as an endless loop. */
  hitLimit: number;
}
export interface SpecRun {
  spec: string;
  ms: number;
  /** Name and error of the first test that failed. */
  failure: string | null;
  /** Whether it passes again with the modules that are loaded; otherwise each run loads them again. */
  repeatable: boolean;
  /** How often each mutant acted, by its id. */
  hits: Record<string, number>;
}
export type Answer =
  { type: 'loaded'; runs: SpecRun[]; atLoad: string[] } | { type: 'result'; killedBy: string | null };

const root = join(import.meta.dirname, '../../..');
const rootUrl = `${pathToFileURL(root).href}/`;
const globals = pathToFileURL(join(import.meta.dirname, 'jest-globals.ts')).href;
const cache = join(tmpdir(), 'bookgrove-mutation');
mkdirSync(cache, { recursive: true });

/** Modules of the repository are loaded once for each generation, those of packages once for all. */
let generation = 0;
let code: Instrumented['code'] = {};

const inRepository = (url: string): boolean => url.startsWith(rootUrl) && !url.includes('/node_modules/');

function compile(file: string, text: string): string {
  const copy = join(cache, createHash('sha1').update(file).update(text).digest('hex'));
  try {
    return readFileSync(copy, 'utf8');
  } catch {
    const compiled = swc.transformSync(text, {
      filename: file,
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
        target: 'es2024',
        keepClassNames: true,
      },
      module: { type: 'es6' },
    });
    writeFileSync(`${copy}.${process.pid}`, compiled.code);
    renameSync(`${copy}.${process.pid}`, copy);
    return compiled.code;
  }
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
    const found = next(specifier, context);
    const wanted = /\?generation=\d+$/.exec(context.parentURL ?? '')?.[0];
    return wanted && inRepository(found.url) && !found.url.includes('?')
      ? { ...found, url: found.url + wanted }
      : found;
  },
  load(url, context, next) {
    if (!/\.ts\?generation=\d+$/.test(url)) return next(url, context);
    const file = fileURLToPath(url);
    const name = file.slice(root.length + 1);
    const source = compile(file, code[name] ?? readFileSync(file, 'utf8'));
    return { format: 'module', source, shortCircuit: true };
  },
});

const { collect, runSuite } = await import('./jest-globals.ts');
type Suite = Awaited<ReturnType<typeof collect>>;

interface Switch {
  activeMutant?: string;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}
const mutation = ((globalThis as Record<string, unknown>)['__stryker__'] = {
  mutantCoverage: { static: {}, perTest: {} },
} as Switch);

let suites = new Map<string, Suite>();

async function load(spec: string): Promise<Suite> {
  return collect(() => import(`${pathToFileURL(join(root, spec)).href}?generation=${generation}`));
}

/**
 * An error outside of every test (in a timer, or a promise that is not awaited) does not end this process.
 */
let stray: unknown = null;
/** Whether such an error counts as detection of a mutant: not when it occurs without a mutant too. */
let strayCounts = true;
process.on('uncaughtException', (error) => void (stray ??= error));
process.on('unhandledRejection', (error) => void (stray ??= error));

const inWords = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 1_500);

async function onLoad(request: LoadRequest): Promise<Answer> {
  generation += 1;
  code = request.code;
  suites = new Map();
  delete mutation.activeMutant;
  delete mutation.hitCount;
  delete mutation.currentTestId;
  mutation.mutantCoverage = { static: {}, perTest: {} };
  const runs: SpecRun[] = [];
  const atLoad = new Set<string>();
  stray = null;
  for (const spec of request.specs) {
    delete mutation.currentTestId;
    mutation.mutantCoverage.static = {};
    let suite: Suite;
    try {
      suite = await load(spec);
    } catch (error) {
      runs.push({ spec, ms: 0, repeatable: false, failure: inWords(error), hits: {} });
      continue;
    }
    suites.set(spec, suite);
    for (const id of Object.keys(mutation.mutantCoverage.static)) atLoad.add(id);
    mutation.currentTestId = spec;
    const began = performance.now();
    const failure = await runSuite(suite);
    const ms = performance.now() - began;
    delete mutation.currentTestId;
    runs.push({
      spec,
      ms,
      repeatable: !failure && (await runSuite(suite)) === null,
      failure: failure && `${failure.test}: ${inWords(failure.error)}`,
      hits: mutation.mutantCoverage.perTest[spec] ?? {},
    });
  }
  delete mutation.currentTestId;
  strayCounts = stray === null;
  return { type: 'loaded', runs, atLoad: [...atLoad] };
}

async function onRun({ mutant, specs, reload, hitLimit }: RunRequest): Promise<Answer> {
  stray = null;
  mutation.activeMutant = mutant;
  mutation.hitCount = 0;
  mutation.hitLimit = hitLimit;
  if (reload) generation += 1;
  try {
    for (const spec of specs) {
      const failure = await runSuite(reload ? await load(spec) : suites.get(spec)!);
      if (failure) return { type: 'result', killedBy: failure.test };
      if (stray !== null && strayCounts) return { type: 'result', killedBy: `${spec}: ${inWords(stray)}` };
    }
    return { type: 'result', killedBy: null };
  } catch (error) {
    return { type: 'result', killedBy: `loading: ${inWords(error)}` };
  } finally {
    delete mutation.activeMutant;
  }
}

process.on('message', (request: LoadRequest | RunRequest) => {
  void (request.type === 'load' ? onLoad(request) : onRun(request)).then((answer) => process.send!(answer));
});
process.on('disconnect', () => process.exit(0));
process.send!({ type: 'started' });
