import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSettings } from './settings.ts';

/**
 * Starts the bundle of fault-worker.ts as a separate process. Resolves once it has started, or has died at its crash point
 * before that.
 */
export async function startWorkerProcess(
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const worker = startProcess('fault-worker.js', databaseUrl, dataDir, { ROLE: 'worker', ...env });
  await Promise.race([once(worker.stdout!, 'data'), once(worker, 'exit')]);
  return worker;
}

/** Starts the bundle of fault-api.ts as a separate process; resolves with its port once it listens. */
export async function startApiProcess(
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<{ api: ChildProcess; port: number }> {
  const api = startProcess('fault-api.js', databaseUrl, dataDir, { ROLE: 'api', ...env });
  const [printed] = (await once(api.stdout!, 'data')) as [Buffer];
  return { api, port: Number(printed.toString()) };
}

function startProcess(
  file: string,
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string>,
): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, '../../dist-faults', file)], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(tmpdir(), 'bookgrove-compiled', 'v8'),
      ...testSettings(databaseUrl, dataDir),
      QUEUE_LOCK_SECONDS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Kills the process without warning and waits until it has ended. */
export async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}

/** Waits until the process dies at a crash point; resolves with the signal. */
export async function death(worker: ChildProcess): Promise<NodeJS.Signals | null> {
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
  return worker.signalCode;
}
