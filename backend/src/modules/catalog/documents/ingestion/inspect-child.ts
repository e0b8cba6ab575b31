/**
 * The process that opens an uploaded file. `inspectBook` starts it; it may only read the file and write below
 * `outDir`, has no environment, and sends exactly one result over IPC.
 */
import { setPriority } from 'node:os';
import type { InspectionContext } from './context.ts';
import { Findings } from './findings.ts';
import { kindOf } from './kind.ts';
import type { ChildMessage, ChildRequest } from './messages.ts';
import { Refusal, refusal } from './refusals.ts';
import type { InspectionResult } from './types.ts';

process.once('message', (request) => {
  void answer(request as ChildRequest);
});

async function answer(request: ChildRequest): Promise<void> {
  const { limits } = request;
  // Low priority: on a small machine requests of readers come first.
  setPriority(10);
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > limits.residentMegabytes * 1024 * 1024)
      finish(refusal('BOOK_TOO_LARGE_INSIDE'));
  }, 100);
  const result = await inspect(request).catch((error: unknown): InspectionResult | null =>
    failure(error, request),
  );
  clearInterval(watch);
  if (result !== null) finish(result);
}

async function inspect(request: ChildRequest): Promise<InspectionResult> {
  let last = -1;
  const context: InspectionContext = {
    ...request,
    findings: new Findings(),
    progress: (step, percentage) => {
      const rounded = Math.min(99, Math.floor(percentage));
      if (rounded > last) send({ type: 'progress', progress: { step, percentage: (last = rounded) } });
    },
  };
  context.progress('checking', 0);
  const kind = await kindOf(request.file);
  // Each format loads megabytes of code; a book needs only one.
  const book =
    kind === 'epub'
      ? await (await import('./epub/inspect-epub.ts')).inspectEpub(context)
      : await (await import('./pdf/inspect-pdf.ts')).inspectPdf(context);
  return { ok: true, book };
}

/** Turns an error into a refusal, or null when the book is not at fault and the error was reported. */
function failure(error: unknown, { limits }: ChildRequest): InspectionResult | null {
  if (error instanceof Refusal) return refusal(error.code, error.location, limits);
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code !== undefined && /^E(?:NOSPC|ACCES|IO|MFILE|NFILE|NOENT|PERM|ROFS|DQUOT)$/.test(code)) {
    send({ type: 'fault', message, code, processorMs: processorMs() }, () => process.exit());
    return null;
  }
  if (error instanceof RangeError && /allocation|Invalid (?:string|typed array) length/.test(message)) {
    return refusal('BOOK_TOO_LARGE_INSIDE', '', limits);
  }
  process.stderr.write(`${stack ?? String(error)}\n`);
  return refusal('BOOK_UNREADABLE', '', limits);
}

function finish(result: InspectionResult): void {
  send({ type: 'result', result, processorMs: processorMs() }, () => process.exit());
}

/** Processor time that this process and its threads have used. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function send(message: ChildMessage, sent: () => void = () => undefined): void {
  process.send?.(message, sent);
}
