import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { createEffectTable } from '../support/effects.ts';
import { eventually } from '../support/eventually.ts';
import { testRedisUrl } from '../support/settings.ts';
import { as, createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { kill, startWorkerProcess } from '../support/worker-process.ts';

const TENANT = '00000000-0000-7000-8000-0000000000aa';
const redisUrl = testRedisUrl();

let database: TestDatabase;
let dataDir: string;
const workers = new Set<ChildProcess>();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bookgrove-fault-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));
beforeEach(async () => {
  database = await createTestDatabase();
  await createEffectTable(database.url);
});
afterEach(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  workers.clear();
  await database.drop();
});

async function startWorker(env: Record<string, string> = {}): Promise<ChildProcess> {
  const worker = await startWorkerProcess(database.url, dataDir, { EVENT_GRACE_SECONDS: '1', ...env });
  workers.add(worker);
  return worker;
}

const rows = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  as(database.url, async (client) => (await client.query<Row>(text, values)).rows);

const happen = (prefix: string, count: number): Promise<unknown> =>
  rows(
    `insert into platform.outbox_event (id, tenant_id, type, payload, correlation_id)
     select gen_random_uuid(), $1, 'test.thing-happened.v1', json_build_object('thing', $2 || n), 'fault'
     from generate_series(1, $3) n`,
    [TENANT, prefix, count],
  );

/** Number of effects of each consumer, and of how many distinct events. */
const effects = async (prefix: string): Promise<Record<string, [number, number]>> => {
  const found = await rows<{ consumer: string; effects: number; things: number }>(
    `select consumer, count(*)::int as effects, count(distinct thing)::int as things
     from public.effect where thing like $1 group by consumer order by consumer`,
    [`${prefix}%`],
  );
  return Object.fromEntries(found.map(({ consumer, effects, things }) => [consumer, [effects, things]]));
};

const withRedis = redisUrl ? describe : describe.skip;
withRedis('a Redis that loses its data', () => {
  it('repeated restarts under load lose no effect and duplicate none, and schedules are restored', async () => {
    const redis = new Redis(redisUrl!);
    await redis.flushdb();
    const env = { REDIS_URL: redisUrl!, THING_MS: '15' };
    await Promise.all([startWorker(env), startWorker(env)]);
    const THINGS = 600;
    let lost = 0;
    for (let round = 0; round < 6; round += 1) {
      await happen(`round ${round} `, THINGS / 6);
      await pause(120 + Math.random() * 200);
      const keys = await redis.keys('bookgrove:emails:*_test.first');
      lost += keys.length;
      await redis.flushdb();
    }
    expect(lost).toBeGreaterThan(50); // proves that jobs were lost
    await eventually(
      async () =>
        expect(await effects('round ')).toEqual({ first: [THINGS, THINGS], second: [THINGS, THINGS] }),
      90_000,
    );
    await pause(3_000); // time for duplicates to appear
    expect(await effects('round ')).toEqual({ first: [THINGS, THINGS], second: [THINGS, THINGS] });
    await eventually(async () =>
      expect(await redis.keys('bookgrove:maintenance:repeat:sweep-*')).not.toHaveLength(0),
    );
    redis.disconnect();
  });
});

describe('a rolling deploy', () => {
  it('loses no event for a consumer that the older relay does not know, and delivers no earlier events to it', async () => {
    const old = await startWorker();
    await happen('history ', 20);
    await eventually(async () =>
      expect(await effects('history ')).toEqual({ first: [20, 20], second: [20, 20] }),
    );
    // The new version registers its consumer and stops again: only the old relay runs then.
    await kill(await startWorker({ THINGS_VERSION: '2' }));
    await happen('meanwhile ', 20);
    await eventually(async () => {
      const [state] = await rows<{ waiting: number }>(
        'select count(*)::int as waiting from platform.outbox_event where published_at is null',
      );
      expect(state!.waiting).toBe(0);
    });
    expect((await effects('meanwhile '))['third']).toBeUndefined();
    await kill(old);
    await startWorker({ THINGS_VERSION: '2' });
    // The old one may have been killed while it worked: its job comes back when its lock has run out.
    await eventually(async () =>
      expect(await effects('meanwhile ')).toEqual({ first: [20, 20], second: [20, 20], third: [20, 20] }),
    );
    await pause(2_000);
    expect((await effects('history '))['third']).toBeUndefined();
  });

  it('loses no event that a relay published to its own consumers alone', async () => {
    await startWorker({ THINGS_VERSION: '2' });
    await eventually(async () =>
      expect(
        await rows('select 1 from platform.event_consumer where name = $1', ['test.third']),
      ).toHaveLength(1),
    );
    // The state that a relay of the previous release leaves: published, with receipts of the consumers that
    // it knew.
    await rows(
      `with event as (
         insert into platform.outbox_event (id, tenant_id, type, payload, correlation_id, published_at)
         select gen_random_uuid(), $1, 'test.thing-happened.v1', json_build_object('thing', 'dropped ' || n), 'fault', now()
         from generate_series(1, 700) n returning id, tenant_id)
       insert into platform.inbox_receipt (tenant_id, consumer, event_id)
       select tenant_id, name, id from event, (values ('test.first'), ('test.second')) as c(name)`,
      [TENANT],
    );
    await eventually(async () => expect(await effects('dropped ')).toEqual({ third: [700, 700] }), 60_000);
    const [state] = await rows<{ behind: number }>(
      `select count(*)::int as behind from platform.event_consumer where settled_at < registered_at`,
    );
    expect(state!.behind).toBe(0);
  });
});
