import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSettings } from './settings.ts';

/**
 * Starts the worker of fault-worker.ts as a process of its own. Resolves once it works, or has died at its crash
 * point before it could say so.
 */
export async function startWorkerProcess(
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const worker = spawn(
    process.execPath,
    [
      '--conditions=source',
      '--disable-warning=ExperimentalWarning',
      '--import',
      join(import.meta.dirname, 'compile.mjs'),
      join(import.meta.dirname, 'fault-worker.ts'),
    ],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: join(tmpdir(), 'bookgrove-compiled', 'v8'),
        ...testSettings(databaseUrl, dataDir),
        ROLE: 'worker',
        QUEUE_LOCK_SECONDS: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await Promise.race([once(worker.stdout, 'data'), once(worker, 'exit')]);
  return worker;
}

/** Kills the process as a power cut would, and waits until it is gone. */
export async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}

/** Waits for the death at a crash point; tells how it died. */
export async function death(worker: ChildProcess): Promise<NodeJS.Signals | null> {
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
  return worker.signalCode;
}
