import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Role } from '@bookgrove/contract';
import { Redis } from 'ioredis';
import { AppModule } from '../../src/app.module.ts';
import { ARGON2 } from '../../src/modules/identity/sign-in/passwords/argon2.ts';
import { Passwords } from '../../src/modules/identity/sign-in/passwords/passwords.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { inContext } from '../../src/platform/context.ts';
import { Db, type Tx } from '../../src/platform/db/db.ts';
import { createApp } from '../../src/platform/http/create-app.ts';
import { newId, PLATFORM_TENANT_ID } from '../../src/platform/ids.ts';
import { WorkerRuntime } from '../../src/platform/messaging/worker.ts';
import { requestSender, type SendRequest, type TestSchool } from './http.ts';
import { testRedisUrl, testSettings } from './settings.ts';
import { createTestDatabase } from './test-database.ts';

export { eventually } from './eventually.ts';
export type { TestSchool } from './http.ts';

export const PASSWORD = 'Read-and-give-1';

export interface TestPerson {
  id: string;
  username: string;
  email: string | null;
  school: TestSchool;
}

export interface TestApp {
  nest: NestFastifyApplication;
  db: Db;
  /** Owner's address of the database, to inspect and change data directly. */
  databaseUrl: string;
  dataDir: string;
  /** The platform's own hosts as a "school". */
  platform: TestSchool;
  ask: SendRequest;
  /** Address of the server; it starts to listen at the first call. */
  listen(): Promise<{ port: number }>;
  makeSchool(name: string, change?: Record<string, unknown>): Promise<TestSchool>;
  makePerson(school: TestSchool, role: Role, change?: PersonChange): Promise<TestPerson>;
  /** Signs in over HTTP; resolves with the tokens. */
  signIn(person: TestPerson): Promise<{ access: string; refresh: string }>;
  /** The access token of a new person with this role. */
  tokenOf(school: TestSchool, role: Role): Promise<string>;
  /** A transaction that row-level security restricts to the school. */
  within<T>(school: TestSchool, work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface PersonChange {
  username?: string;
  email?: string | null;
  first_name?: string;
  last_name?: string;
  status?: 'active' | 'archived';
  password?: string | null;
}

interface TestAppOptions {
  queue?: 'postgres' | 'redis';
  /** Whether this process also works on the queues. */
  worker?: boolean;
  smtp?: string;
  /** Further settings, as environment variables. */
  settings?: Record<string, string>;
  /** Database to use instead of a fresh copy; it is not dropped. */
  database?: string;
  /** Hashes passwords as in production. Without it a hash costs a thirtieth: a test signs in dozens of people. */
  realHashes?: boolean;
  /** Wraps the module of the application. */
  module?: (app: DynamicModule) => Type | DynamicModule;
}

const COLORS = [
  'primary_color',
  'primary_color_light',
  'primary_color_dark',
  'bg_primary_color',
  'bg_secondary_color',
  'announcement_color',
  'button_color',
  'book_button_color',
  'text_primary_color',
  'text_secondary_color',
  'text_muted_color',
  'border_primary_color',
  'border_muted_color',
] as const;
const colors = Object.fromEntries(COLORS.map((name) => [name, '#204060'])) as Record<
  (typeof COLORS)[number],
  string
>;

/** The whole application on a separate database, built as in `main.ts`. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ? null : await createTestDatabase();
  const databaseUrl = options.database ?? database!.url;
  const dataDir = await mkdtemp(join(tmpdir(), 'bookgrove-test-data-'));
  const redis = options.queue === 'redis' ? testRedisUrl() : null;
  if (redis) await emptyRedis(redis);
  const config = loadConfig({
    ...testSettings(databaseUrl, dataDir),
    ...(redis && { REDIS_URL: redis }),
    ...(options.smtp && { SMTP_URL: options.smtp }),
    ...options.settings,
  });
  const module = AppModule.with(config);
  const nest = await createApp(options.module?.(module) ?? module, config);
  const passwords = nest.get(Passwords, { strict: false });
  if (!options.realHashes) passwords.cost = { ...ARGON2, memoryCost: 1_024, timeCost: 1 };
  if (options.worker) await nest.get(WorkerRuntime).start();

  const db = nest.get(Db);
  const ask = requestSender(nest);
  const platform: TestSchool = { id: PLATFORM_TENANT_ID, host: 'localhost', files: 'files.localhost' };
  const within = <T>(school: TestSchool, work: (tx: Tx) => Promise<T>): Promise<T> =>
    inContext({ correlationId: newId(), tenantId: school.id, principal: null }, () => db.transaction(work));
  let hash: Promise<string> | null = null;
  const hashed = (password: string): Promise<string> =>
    password === PASSWORD ? (hash ??= passwords.hash(password)) : passwords.hash(password);

  const makeTenant = async (id: string, subdomain: string | null, change: Record<string, unknown>) => {
    const data = {
      id,
      subdomain,
      school_name: `${subdomain ?? 'Bookgrove'} school`,
      school_email: 'office@school.test',
      ...colors,
      ...change,
    };
    await db.systemTransaction((tx) => tx.tenant.createMany({ data: [data], skipDuplicates: true }));
  };
  await makeTenant(PLATFORM_TENANT_ID, null, {});

  let listening: Promise<{ port: number }> | null = null;
  const app: TestApp = {
    nest,
    db,
    databaseUrl,
    dataDir,
    platform,
    ask,
    within,
    listen: () =>
      (listening ??= nest.listen(0, '127.0.0.1').then(() => ({
        port: (nest.getHttpServer().address() as AddressInfo).port,
      }))),
    async makeSchool(name, change = {}) {
      const id = newId();
      await makeTenant(id, name, change);
      return { id, host: `${name}.localhost`, files: `files.${name}.localhost` };
    },
    async makePerson(school, role, change = {}) {
      const id = newId();
      const { password = PASSWORD, ...rest } = change;
      const username = rest.username ?? `${role}-${id.slice(-8)}`;
      const email = rest.email === undefined ? `${username}@school.test` : rest.email;
      const password_hash = password === null ? null : await hashed(password);
      const data = {
        id,
        tenant_id: school.id,
        role,
        first_name: 'Ada',
        last_name: 'Okoye',
        ...rest,
        username,
        email,
        password_hash,
        is_staff: role === 'platform_admin',
      };
      await within(school, (tx) => tx.user.createMany({ data: [data] }));
      return { id, username, email, school };
    },
    async signIn(person) {
      const body = { username: person.username, password: PASSWORD, remember: false };
      const answer = await ask<{ access: string; refresh: string }>(
        person.school,
        'POST',
        '/api/auth/token/',
        { body },
      );
      if (answer.status !== 200) throw new Error(`Sign-in of ${person.username} failed: ${answer.text}`);
      return answer.body;
    },
    async tokenOf(school, role) {
      return (await app.signIn(await app.makePerson(school, role))).access;
    },
    async close() {
      await nest.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return app;
}

async function emptyRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
}
