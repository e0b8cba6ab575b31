import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** The product while it starts and runs. */
export interface StartedProduct {
  port: number;
  /** Resolves with the addresses of the development mailbox and the payment sandbox when all demo books can be read. */
  ready: Promise<{ inbox: string; payments: string }>;
  stop: () => Promise<void>;
}

/** Starts the whole product with its demo data, as `npm start` does, on a port and a folder of its own. */
export async function launchProduct(): Promise<StartedProduct> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'bookgrove-e2e-'));
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', join(root, 'tools/start.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        MAIL_WEB_PORT: String(await freePort()),
        SANDBOX_PORT: String(await freePort()),
        // A journey can come from another network; see `open`.
        TRUST_PROXY: 'true',
        // The demo schools are small; the whole list of one needs a second person.
        MASS_EXPORT_ROWS: '10',
        CI: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<{ inbox: string; payments: string }>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const told = (name: string) => new RegExp(`${name}\\s+(\\S+)`).exec(said)?.[1] ?? '';
      if (said.includes('All demo books'))
        resolve({ inbox: told('E-mail inbox'), payments: told('Payment sandbox') });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The product did not start:\n${said}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { port, ready, stop };
}

/** Starts the product and waits until all demo books can be read. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { port, ready, stop } = await launchProduct();
  const { inbox, payments } = await ready;
  process.env['E2E_PORT'] = String(port);
  process.env['E2E_INBOX'] = inbox;
  process.env['E2E_PAYMENTS'] = payments;
  return stop;
}
