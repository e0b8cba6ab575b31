import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { eventually } from '../support/eventually.ts';
import { testRedisUrl } from '../support/settings.ts';
import { as, createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { createEffectTable } from '../support/effects.ts';
import { death, kill, startWorkerProcess } from '../support/worker-process.ts';

const TENANT = '00000000-0000-7000-8000-0000000000aa';
const CONSUMERS = 2;
const backends = [
  { name: 'PostgreSQL', redis: null },
  ...(testRedisUrl() ? [{ name: 'Redis', redis: testRedisUrl() }] : []),
];
if (!testRedisUrl())
  describe.skip('a killed worker on Redis', () => {
    it('needs a redis-server', () => expect(testRedisUrl()).not.toBeNull());
  });

describe.each(backends)('a killed worker on $name', ({ redis }) => {
  let database: TestDatabase;
  let dataDir: string;
  const workers = new Set<ChildProcess>();

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'bookgrove-fault-'));
    await createEffectTable(database.url);
    if (redis) {
      const client = new Redis(redis);
      await client.flushdb();
      client.disconnect();
    }
  });
  afterAll(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function startWorker(env: Record<string, string> = {}): Promise<ChildProcess> {
    const worker = await startWorkerProcess(database.url, dataDir, {
      ...(redis && { REDIS_URL: redis }),
      ...env,
    });
    workers.add(worker);
    return worker;
  }

  const happen = (prefix: string, count: number): Promise<unknown> =>
    as(database.url, (client) =>
      client.query(
        `insert into platform.outbox_event (id, tenant_id, type, payload, correlation_id)
         select gen_random_uuid(), $1, 'test.thing-happened.v1', json_build_object('thing', $2 || n), 'fault'
         from generate_series(1, $3) n`,
        [TENANT, prefix, count],
      ),
    );

  /** Expects every effect exactly once, all receipts, and an empty outbox. */
  const expectAllOnce = (prefix: string, count: number, patience = 45_000): Promise<void> =>
    eventually(async () => {
      const found = await as(database.url, (client) =>
        client.query<Record<string, number>>(
          `select count(*)::int as effects, count(distinct (consumer, thing))::int as different,
             (select count(*)::int from platform.outbox_event where published_at is null) as waiting,
             (select count(*)::int from platform.inbox_receipt r join platform.outbox_event o on o.id = r.event_id
              where o.payload->>'thing' like $1) as receipts
           from public.effect where thing like $1`,
          [`${prefix}%`],
        ),
      );
      const all = count * CONSUMERS;
      expect(found.rows[0]).toEqual({ effects: all, different: all, waiting: 0, receipts: all });
    }, patience);

  it.each(['relay.added', 'delivery.handled', 'delivery.committed'])(
    'at %s loses nothing and duplicates nothing',
    async (point) => {
      await happen(`${point} `, 12);
      const doomed = await startWorker({ CRASH_AT: point });
      expect(await death(doomed)).toBe('SIGKILL'); // proves that the crash point was reached
      const heir = await startWorker();
      await expectAllOnce(`${point} `, 12);
      await kill(heir);
    },
  );

  it('repeatedly during 240 jobs loses nothing and duplicates nothing', async () => {
    await happen('storm ', 120);
    let kills = 0;
    for (; kills < 6; kills++) {
      const worker = await startWorker({ THING_MS: '60' });
      await pause(100 + Math.random() * 500);
      await kill(worker);
    }
    const heir = await startWorker();
    // Before the reconciler may add lost jobs again, which it does after two minutes.
    await expectAllOnce('storm ', 120, 100_000);
    await kill(heir);
  }, 180_000);

  it('repeatedly while events become due loses none, duplicates none and delivers none early', async () => {
    const EVENTS = 160;
    await as(database.url, (client) =>
      client.query(
        `insert into platform.due_event (id, tenant_id, type, payload, correlation_id, due_at)
         select gen_random_uuid(), $1, 'test.thing-happened.v1', json_build_object('thing', 'due ' || due || ' ' || n), 'fault', due
         from generate_series(1, $2) n, lateral (select clock_timestamp() + n * interval '40 milliseconds' as due) d`,
        [TENANT, EVENTS],
      ),
    );
    let kills = 0;
    let survivor = await startWorker({ THING_MS: '20' });
    for (; kills < 4; kills++) {
      const second = await startWorker({ THING_MS: '20' });
      await pause(100 + Math.random() * 500);
      await kill(survivor);
      survivor = second;
    }
    await expectAllOnce('due ', EVENTS);
    const { rows } = await as(database.url, (client) =>
      client.query<{ lost: number; doubled: number; early: number; seconds: number }>(
        `with effect as (select thing, count(*) as times from public.effect where thing like 'due %' group by consumer, thing),
           delay as (
             select r.received_at - (split_part(o.payload->>'thing', ' ', 2) || ' ' || split_part(o.payload->>'thing', ' ', 3))::timestamptz as late
             from platform.inbox_receipt r join platform.outbox_event o on o.id = r.event_id where o.payload->>'thing' like 'due %')
         select ($1 - (select count(*) from effect))::int as lost, (select count(*) from effect where times > 1)::int as doubled,
           (select count(*) from delay where late < interval '0')::int as early,
           (select extract(epoch from percentile_cont(0.5) within group (order by late)) from delay)::float8 as seconds`,
        [EVENTS * CONSUMERS],
      ),
    );
    const { seconds, ...counts } = rows[0]!;
    console.log(
      `${EVENTS} due events, ${kills} kills: ${counts.lost} lost, ${counts.doubled} doubled, ${counts.early} early; half of the effects within ${seconds.toFixed(1)} s`,
    );
    expect(counts).toEqual({ lost: 0, doubled: 0, early: 0 });
    await kill(survivor);
  });
});
