import { randomBytes } from 'node:crypto';
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ConfigError, loadConfig } from '../backend/src/platform/config.ts';
import { migrate } from '../backend/src/platform/db/migrate.ts';
import { seedFilms, seedLibrary } from '../prisma/seed/library.ts';
import { seedSchools } from '../prisma/seed/people.ts';
import { seedPlatform } from '../prisma/seed/platform.ts';
import { DEMO_FINANCE, DEMO_PASSWORD, demoSchools, usernameOf } from '../prisma/seed/schools.ts';
import { build } from './lib/build.ts';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './lib/node-flags.ts';
import { freePort, startPostgres, type LocalPostgres } from './lib/postgres.ts';

/** Starts every service that the environment does not provide, loads the demo, and prints the addresses. */

const root = resolve(import.meta.dirname, '..');
const { values: flags } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
const env: NodeJS.ProcessEnv = { ...process.env };
env['DATA_DIR'] = resolve(root, env['DATA_DIR'] ?? '.data');
env['PORT'] ??= '3000';
const dataDir = env['DATA_DIR'];
const port = Number(env['PORT']);
const embedded = !env['DATABASE_URL'];

const cleanup: (() => Promise<unknown>)[] = [];
let stopping = null as Promise<void> | null;
const stop = (code: number): Promise<void> =>
  (stopping ??= (async () => {
    for (const step of cleanup.reverse()) await step().catch(() => undefined);
    process.exit(code);
  })());
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!stopping) say('Stopping…');
    void stop(0);
  });

process.on('disconnect', () => void stop(0)); // the parent process has ended
process.channel?.unref();

const say = (text: string): void => console.log(text);
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const live = process.stdout.isTTY;
  if (live) process.stdout.write(`  … ${name}`);
  const result = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${live ? '\r' : ''}  ✓ ${name} (${seconds} s)\n`);
  return result;
}

/** Secrets of the embedded mode: created once, stored next to the data, readable by their owner alone. */
function localSecrets(): { database: string; jwt: string } {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as { database: string; jwt: string };
  const secrets = { database: randomBytes(24).toString('hex'), jwt: randomBytes(48).toString('base64url') };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

function assertPortFree(): Promise<void> {
  return new Promise((done, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken by another program. Stop it, or choose another one: PORT=3100 npm start`
            : `Port ${port} cannot be used (${error.code}). Choose another one: PORT=3100 npm start`,
        ),
      ),
    );
    probe.listen(port, '0.0.0.0', () => probe.close(() => done()));
  });
}

function prepareDataDir(): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, '.writable'), '');
    rmSync(join(dataDir, '.writable'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'ENOSPC'
        ? `The disk is full: ${dataDir} cannot be written to. Make room and try again.`
        : `The data folder ${dataDir} cannot be written to (${code}). Check who owns it, or set DATA_DIR.`,
      { cause: error },
    );
  }
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < 300 * 1024 * 1024)
    throw new Error(`The disk is full: less than 300 MB are free at ${dataDir}. Make room and try again.`);
}

/**
 * Starts the development mail server: SMTP, and a web page that shows received mails.
 * @returns the address of the page; `ready` resolves when the server accepts mails
 */
async function startMail(): Promise<{ inbox: string; ready: Promise<void> }> {
  const wanted = Number(env['MAIL_WEB_PORT'] ?? 1080);
  const [smtp, web] = [await freePort(), (await portIsFree(wanted)) ? wanted : await freePort()];
  const letters = join(dataDir, 'mail');
  mkdirSync(letters, { recursive: true });
  const bin = join(root, 'tools/mail-server.mjs');
  const address = ['--smtp', `${smtp}`, '--web', `${web}`, '--ip', '127.0.0.1', '--mail-directory', letters];
  const child = spawn(process.execPath, [bin, ...address, '--silent'], { stdio: 'ignore' });
  cleanup.push(async () => void child.kill('SIGKILL')); // its mails are on disk; its shutdown waits for open browsers
  env['SMTP_URL'] = `smtp://127.0.0.1:${smtp}`;
  const answers = async (): Promise<void> => {
    for (let tries = 0; await portIsFree(smtp); tries += 1) {
      if (tries > 600)
        throw new Error('The development mail server did not start. Set SMTP_URL to use one of your own.');
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const ready = answers();
  ready.catch(() => undefined); // awaited before the addresses are printed
  return { inbox: `http://localhost:${web}`, ready };
}

/** Settings of a server that names keys of real providers; the payment sandbox is then not started. */
const PAYMENT_KEYS = ['STRIPE_SECRET_KEY', 'PAYPAL_CLIENT_ID', 'PHONEPE_CLIENT_ID'];

/**
 * Starts the payment sandbox: Stripe, PayPal and PhonePe without real money.
 * @returns its address and the settings with which the server uses it
 */
async function startPaymentSandbox(): Promise<{ url: string; settings: Record<string, string> }> {
  const wanted = Number(env['SANDBOX_PORT'] ?? 4010);
  const child = fork(join(root, 'backend/sandbox/main.ts'), {
    execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
    env: {
      ...env,
      SANDBOX_PORT: String((await portIsFree(wanted)) ? wanted : await freePort()),
      SANDBOX_WEBHOOKS: `http://localhost:${port}/api/webhooks`,
      NODE_COMPILE_CACHE: join(root, '.nx/compile-cache'),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  cleanup.push(async () => void child.kill('SIGKILL')); // every change is in its file already
  return new Promise((done, reject) => {
    child.once('message', (told) => {
      child.channel?.unref();
      done(told as { url: string; settings: Record<string, string> });
    });
    child.once('exit', (code) =>
      reject(new Error(`The payment sandbox did not start (code ${code}). Its last lines are above.`)),
    );
  });
}

function portIsFree(wanted: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

function startServer(): { child: ChildProcess; gone: Promise<never> } {
  const child = spawn(process.execPath, [...SERVER_FLAGS, join(root, 'backend/dist/main.js')], {
    cwd: root,
    env: { ...SERVER_ENVIRONMENT, ...env, NODE_COMPILE_CACHE: join(root, '.nx/compile-cache') },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  cleanup.push(async () => {
    child.kill('SIGTERM');
    await Promise.race([exited, new Promise((done) => setTimeout(done, 15_000))]);
    child.kill('SIGKILL');
  });
  const gone = exited.then((code) => {
    throw new Error(`The server stopped by itself (code ${code}). Its last lines are above.`);
  });
  gone.catch(() => undefined);
  return { child, gone };
}

/** Waits two minutes at most: beside other work a start that takes five seconds took more than thirty. */
async function untilHealthy(): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The server did not become ready within two minutes. Its last lines are above.');
}

async function main(): Promise<void> {
  const began = performance.now();
  say(`\nBookgrove is starting${embedded ? ' with everything embedded' : ''}.`);
  await assertPortFree();
  if (flags.reset && embedded) rmSync(dataDir, { recursive: true, force: true });
  else if (flags.reset)
    throw new Error('--reset only empties the embedded data; DATABASE_URL names a database of yours.');
  prepareDataDir();

  let postgres: LocalPostgres | null = null;
  // Starts beside the database, and is awaited just before the server that uses it.
  const payments = embedded && !PAYMENT_KEYS.some((name) => env[name]) ? startPaymentSandbox() : null;
  payments?.catch(() => undefined);
  // The build keeps one processor busy while the database starts, and the mail server starts beside the server.
  const built = step('Build', build);
  built.catch(() => undefined);
  if (embedded) {
    const secrets = localSecrets();
    postgres = await step('Database', () =>
      startPostgres({ folder: join(dataDir, 'postgres'), password: secrets.database, durable: true }),
    );
    cleanup.push(() => postgres!.stop());
    await ensureDatabase(postgres.url('postgres'));
    env['DATABASE_URL'] = postgres.url('bookgrove');
    env['JWT_SECRET'] ??= secrets.jwt;
    env['DEMO'] ??= '1';
    env['LOG_LEVEL'] ??= 'warn';
  }
  const mail = env['SMTP_URL'] ? null : await startMail();
  if (mail) env['MAIL_FROM'] ??= 'Bookgrove <no-reply@bookgrove.test>';
  const config = loadConfig(env);

  await step('Migrations', () => migrate(config.databaseUrl, env['DATABASE_APP_URL']));
  const owner = new pg.Client({ connectionString: config.databaseUrl });
  await owner.connect();
  owner.on('error', () => undefined); // a lost connection shows in the next query
  cleanup.push(() => owner.end());
  await seedPlatform(owner);
  if (config.demo) await seedSchools(owner);

  const sandbox = await payments;
  await built;
  for (const [name, value] of Object.entries(sandbox?.settings ?? {})) env[name] ??= value;
  const { gone } = startServer();
  await step('Server', () => Promise.race([untilHealthy(), gone]));
  let restOfBooks: (() => Promise<void>) | null = null;
  if (config.demo) {
    const server = { port, host: config.publicUrl.hostname, sandbox: sandbox?.url ?? null };
    const progress = (ready: number, all: number) => {
      if (process.stdout.isTTY && !restOfBooks) process.stdout.write(`\r  … Demo books ${ready} of ${all}`);
    };
    await Promise.race([seedFilms(server), gone]);
    restOfBooks = await step('Demo books', () => Promise.race([seedLibrary(owner, server, progress), gone]));
  }
  await mail?.ready;
  say(`\nReady after ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
  printTable(config.publicUrl, config.demo, mail?.inbox ?? null, sandbox?.url ?? null, config.adminEmail);
  if (restOfBooks) {
    await Promise.race([restOfBooks(), gone]);
    say('All demo books are on the shelves.\n');
  }
  await gone;
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(`select 1 from pg_database where datname = 'bookgrove'`);
  if (!rowCount) await client.query('create database bookgrove');
  await client.end();
}

function printTable(
  publicUrl: URL,
  demo: boolean,
  inbox: string | null,
  sandbox: string | null,
  adminEmail: string | null,
): void {
  const rows: [string, string][] = [['Platform', publicUrl.origin]];
  if (demo)
    for (const { key, school_name } of demoSchools)
      rows.push([school_name, `${publicUrl.protocol}//${key}.${publicUrl.host}`]);
  rows.push(['API documents', `${publicUrl.origin}/api/docs`]);
  if (inbox) rows.push(['E-mail inbox', inbox]);
  if (sandbox) rows.push(['Payment sandbox', sandbox]);
  if (!demo)
    rows.push([
      'First administrator',
      adminEmail ? `${adminEmail} is sent a link` : 'nobody yet: set ADMIN_EMAIL to your address',
    ]);
  if (demo) {
    rows.push(
      ['', ''],
      ['Password of all', DEMO_PASSWORD],
      ['Platform team', `admin@bookgrove.test · ${DEMO_FINANCE.user}@bookgrove.test`],
    );
    if (sandbox) rows.push(['Shops', 'open, with orders in every state: /orders of each parent']);
    for (const school of demoSchools) {
      rows.push([
        school.school_name,
        ['head', 'bursar', 'teacher', 'parent'].map((user) => `${user}@${school.key}.test`).join(' · '),
      ]);
      const first = school.class.students[0]!;
      rows.push([
        '  students',
        `class ${school.class.code}, e.g. ${usernameOf(first[0], school.class.suffix)} · community password community-${school.key}`,
      ]);
    }
  }
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) say(`  ${name.padEnd(width)}  ${value}`);
  say('\nCtrl-C stops everything.\n');
}

try {
  await main();
} catch (error) {
  if (stopping) await stopping;
  const words = error instanceof ConfigError ? error.problems.join('\n') : (error as Error).message;
  console.error(`\n${words}\n`);
  await stop(1);
}
