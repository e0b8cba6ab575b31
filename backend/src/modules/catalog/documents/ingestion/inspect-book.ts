import { fork, type ChildProcess } from 'node:child_process';
import { mkdir, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sandboxArguments } from './sandbox.ts';
import { DEFAULT_LIMITS, type IngestionLimits } from './limits.ts';
import type { ChildMessage, ChildRequest } from './messages.ts';
import { limitProcessor } from './processor-limit.ts';
import { refusal } from './refusals.ts';
import { cleanText } from './text.ts';
import type { InspectionProgress, InspectionResult } from './types.ts';

export interface InspectBookOptions {
  /** The uploaded file. Its content decides its kind; its name does not. */
  file: string;
  /**
   * Folder for the result: `content/**`, `covers/*.webp` and, if requested, `pages/*.webp`. It is created when
   * missing; nothing of a refused book is left in it.
   */
  outDir: string;
  /** Name under which the file was uploaded, for a book without a title. Default: the name of `file`. */
  name?: string;
  limits?: Partial<IngestionLimits>;
  /** Stops the inspection; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  onProgress?: (progress: InspectionProgress) => void;
  /**
   * Receives the processor time of the child process once it has ended, in milliseconds; the time that passed when
   * the process could not tell it.
   */
  onProcessorTime?: (milliseconds: number) => void;
  /** Receives the error output of the child process, for the log. It must not be shown to teachers. */
  onFailure?: (detail: string) => void;
}

/**
 * Checks, cleans and describes an uploaded book in a child process, so that no file can exhaust the memory or time of
 * the server or read its secrets. A problem of the book is a result, not an exception.
 * @throws when the disk fails (the job should be repeated) or `signal` aborts
 */
export async function inspectBook(options: InspectBookOptions): Promise<InspectionResult> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  options.signal?.throwIfAborted();
  const { size } = await stat(options.file);
  if (size === 0) return refusal('FILE_EMPTY', '', limits);
  if (size > limits.packedBytes) return refusal('FILE_TOO_LARGE', '', limits);

  await mkdir(options.outDir, { recursive: true });
  const request: ChildRequest = {
    file: await realpath(options.file),
    name: titleOf(options.name ?? options.file),
    // A symbolic link in the path (such as /tmp on some systems) would not match the permission given below.
    outDir: await realpath(options.outDir),
    limits,
  };
  const discard = async (): Promise<void> => {
    for (const part of ['content', 'covers', 'pages'])
      await rm(join(request.outDir, part), { recursive: true, force: true });
  };
  await discard();
  try {
    const result = await runChild(request, options);
    if (!result.ok) await discard();
    return result;
  } catch (error) {
    await discard();
    throw error;
  }
}

function runChild(request: ChildRequest, options: InspectBookOptions): Promise<InspectionResult> {
  const { limits } = request;
  const child = start(request);
  return new Promise<InspectionResult>((settle, reject) => {
    let result: InspectionResult | null = null;
    let processorMs: number | null = null;
    const begun = performance.now();
    let complaint = '';

    const stop = (answer: InspectionResult): void => {
      result ??= answer;
      child.kill('SIGKILL');
    };
    const endLimit = limitProcessor(child.pid ?? 0, limits.seconds, () =>
      stop(refusal('BOOK_TOO_SLOW', '', limits)),
    );
    const abort = (): void => {
      child.kill('SIGKILL');
    };
    options.signal?.addEventListener('abort', abort, { once: true });

    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-8_000);
    });
    child.on('message', (message) => {
      const said = message as ChildMessage;
      if (said.type !== 'progress') processorMs = said.processorMs;
      if (said.type === 'progress') options.onProgress?.(said.progress);
      else if (said.type === 'result') result ??= said.result;
      else reject(Object.assign(new Error(said.message), { code: said.code }));
    });
    child.on('error', (error) => (endLimit(), reject(error)));
    // `close` comes after the last message and the last output on stderr.
    child.on('close', (_code, signal) => {
      endLimit();
      options.onProcessorTime?.(processorMs ?? performance.now() - begun);
      options.signal?.removeEventListener('abort', abort);
      if (options.signal?.aborted === true) reject(options.signal.reason as Error);
      // A stop of the server often stops all its processes: the book is not at fault and is checked again.
      if (result === null && signal !== null && ENDED.has(signal))
        reject(new Error(`The inspection was ended from outside (${signal})`));
      const died = diedOfMemory(signal, complaint) ? 'BOOK_TOO_LARGE_INSIDE' : 'BOOK_UNREADABLE';
      if (complaint !== '' && (result === null || !result.ok)) options.onFailure?.(complaint);
      settle(result ?? refusal(died, '', limits));
    });
    child.send(request);
  });
}

function start(request: ChildRequest): ChildProcess {
  const program = programOfChild();
  return fork(program, [], {
    cwd: request.outDir,
    // The child gets no environment variables, so it has no addresses or passwords.
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [
      `--max-old-space-size=${request.limits.heapMegabytes}`,
      '--no-warnings',
      // When run from sources, the child uses the sources of the shared rules, too, because nothing is built.
      ...(extname(program) === '.ts' ? ['--conditions=source'] : []),
      ...sandboxArguments(request.file, request.outDir, dirname(program)),
    ],
  });
}

/** The file beside this one; of the tests, which run from sources, a bundle that they made, since it starts in a third of the time. */
function programOfChild(): string {
  const self = fileURLToPath(import.meta.url);
  const bundled = extname(self) === '.ts' ? process.env['INSPECT_CHILD'] : undefined;
  return bundled ?? join(dirname(self), `inspect-child${extname(self)}`);
}

const ENDED: ReadonlySet<NodeJS.Signals> = new Set(['SIGINT', 'SIGTERM', 'SIGHUP']);

// V8 aborts when its heap is full, and so do libraries without memory; a kill that we did not send comes from the
// system.
const diedOfMemory = (signal: NodeJS.Signals | null, complaint: string): boolean =>
  signal === 'SIGABRT' ||
  signal === 'SIGKILL' ||
  /heap out of memory|Allocation failed|bad_alloc/i.test(complaint);

const titleOf = (name: string): string =>
  cleanText(basename(name, extname(name)).replaceAll(/[_-]+/g, ' '), 200) ||
  cleanText(basename(resolve(name)), 200);
