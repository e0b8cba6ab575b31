import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launchProduct } from './start-product.ts';

/** What the start of the product led to. */
type Outcome = { inbox: string; payments: string } | { failure: string };

/**
 * Starts the product and does not wait for it: the tests of the reader's shell need none and run meanwhile.
 * The outcome is written to a file, since the processes that run the tests share nothing else with this one.
 */
export async function startInBackground(): Promise<{ env: NodeJS.ProcessEnv; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bookgrove-e2e-start-'));
  const file = join(folder, 'outcome.json');
  const write = (outcome: Outcome) => {
    writeFileSync(`${file}.new`, JSON.stringify(outcome));
    renameSync(`${file}.new`, file);
  };
  const { port, ready, stop } = await launchProduct();
  const written = ready.then(write, (error: Error) => write({ failure: error.message }));
  return {
    env: { E2E_PORT: String(port), E2E_START: file },
    stop: async () => {
      await stop();
      await written;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the product before the tests, unless `npm test` has started it. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_START']) return undefined;
  const { env, stop } = await startInBackground();
  Object.assign(process.env, env);
  return stop;
}

/**
 * Waits in a process that runs tests until the product has started.
 * @throws Error with the output of the product when it did not start
 */
export async function untilStarted(): Promise<void> {
  const file = process.env['E2E_START']!;
  while (!existsSync(file)) await pause(100);
  const outcome = JSON.parse(readFileSync(file, 'utf8')) as Outcome;
  if ('failure' in outcome) throw new Error(outcome.failure);
  process.env['E2E_INBOX'] = outcome.inbox;
  process.env['E2E_PAYMENTS'] = outcome.payments;
}
