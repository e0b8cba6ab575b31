import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '../../../test/support/eventually.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { Config } from '../config.ts';
import { inContext } from '../context.ts';
import { PLATFORM_TENANT_ID } from '../ids.ts';
import { PublicCache } from './public-cache.ts';

const OAK = '00000000-0000-7000-8000-0000000000aa';
const ELM = '00000000-0000-7000-8000-0000000000bb';

let app: TestApp;
/** The cache of another process on the same database. */
let other: PublicCache;

beforeAll(async () => {
  app = await startTestApp();
  other = new PublicCache(app.nest.get(Config));
  await other.onApplicationBootstrap();
});
afterAll(async () => {
  await other?.onApplicationShutdown();
  await app?.close();
});

const at = <T>(tenantId: string, work: () => T): T =>
  inContext({ correlationId: 'test', tenantId, principal: null }, work);
const kept = () => [OAK, ELM].map((tenant) => at(tenant, () => other.get<string>('list')));

beforeEach(() => {
  for (const tenant of [OAK, ELM]) at(tenant, () => other.set('list', tenant, other.changes));
  expect(kept()).toEqual([OAK, ELM]);
});

it('drops what one school shows when that school changes, and nothing of another school', async () => {
  await at(OAK, () => app.db.transaction((tx) => other.announce(tx)));
  await eventually(() => expect(kept()).toEqual([undefined, ELM]));
});

it.each([
  [
    'the platform changes its own data',
    (cache: PublicCache) => cache.announce.bind(cache),
    PLATFORM_TENANT_ID,
  ],
  ['a school changes what all show', (cache: PublicCache) => cache.announceToAll.bind(cache), OAK],
])('drops what every school shows when %s', async (_what, announce, tenant) => {
  await at(tenant, () => app.db.transaction((tx) => announce(other)(tx)));
  await eventually(() => expect(kept()).toEqual([undefined, undefined]));
});

it('drops everything on a notification of the previous version, which names no school', async () => {
  await at(OAK, () => app.db.transaction((tx) => tx.$executeRaw`select pg_notify('bookgrove_changes', '')`));
  await eventually(() => expect(kept()).toEqual([undefined, undefined]));
});

it('refuses a value that was read before a change of its own school, and takes it after one of another', () => {
  const before = at(OAK, () => other.changes);
  at(ELM, () => other.forget());
  at(OAK, () => other.set('list', 'new', before));
  expect(kept()).toEqual(['new', undefined]);
  at(OAK, () => other.forget());
  at(OAK, () => other.set('list', 'late', before));
  expect(kept()).toEqual([undefined, undefined]);
});
