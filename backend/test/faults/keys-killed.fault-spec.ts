import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { createEffectTable } from '../support/effects.ts';
import { eventually } from '../support/eventually.ts';
import { testRedisUrl } from '../support/settings.ts';
import { as, createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { kill, startWorkerProcess } from '../support/worker-process.ts';

const TENANT = '00000000-0000-7000-8000-0000000000aa';
const KEYS = 3;
/** Before each kill so many jobs of each key are added, so that one is running however long a process takes to start. */
const JOBS_OF_A_KEY = 4;
const KILLS = 4;
const backends = [
  { name: 'PostgreSQL', redis: null },
  ...(testRedisUrl() ? [{ name: 'Redis', redis: testRedisUrl() }] : []),
];
if (!testRedisUrl())
  describe.skip('a killed holder of a key on Redis', () => {
    it('needs a redis-server', () => expect(testRedisUrl()).not.toBeNull());
  });

describe.each(backends)('a killed holder of a key on $name', ({ redis }) => {
  let database: TestDatabase;
  let dataDir: string;
  const workers = new Map<number, ChildProcess>();

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'bookgrove-fault-'));
    await createEffectTable(database.url);
    await ask(`create table public.span (id uuid primary key, key text not null, pid int not null,
      begun_at timestamptz not null, ended_at timestamptz);
      create table public.killed (pid int not null, at timestamptz not null);
      grant select, insert, update on public.span to bookgrove_app`);
    if (redis) {
      const client = new Redis(redis);
      await client.flushdb();
      client.disconnect();
    }
  });
  afterAll(async () => {
    for (const worker of workers.values()) worker.kill('SIGKILL');
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ask = <Row extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]> =>
    as(database.url, async (client) => (await client.query<Row>(text, values)).rows);

  async function startWorker(): Promise<void> {
    const worker = await startWorkerProcess(database.url, dataDir, {
      ...(redis && { REDIS_URL: redis }),
      THING_MS: '150',
    });
    workers.set(worker.pid!, worker);
  }

  /** Kills the process that works on a key at this moment; resolves with its id. */
  async function killHolder(): Promise<number> {
    let holder = 0;
    await eventually(async () => {
      const [open] = await ask<{ pid: number }>(
        'select pid from public.span where ended_at is null and pid = any($1) order by begun_at desc limit 1',
        [[...workers.keys()]],
      );
      expect(open).toBeDefined();
      holder = open!.pid;
    });
    // Noted before it dies: what begins later than this does not overlap with its work.
    await ask('insert into public.killed (pid, at) values ($1, clock_timestamp())', [holder]);
    await kill(workers.get(holder)!);
    workers.delete(holder);
    return holder;
  }

  it('is followed by the other process; nothing is lost, doubled, or done twice at once', async () => {
    await Promise.all([startWorker(), startWorker()]);
    const killed: number[] = [];
    while (killed.length < KILLS) {
      await ask(
        `insert into platform.outbox_event (id, tenant_id, type, payload, correlation_id)
         select gen_random_uuid(), $1, 'test.thing-happened.v1',
           json_build_object('thing', 'key k' || k || ' ' || $4::int || '-' || n), 'fault'
         from generate_series(1, $3::int) n, generate_series(1, $2::int) k`,
        [TENANT, KEYS, JOBS_OF_A_KEY, killed.length],
      );
      killed.push(await killHolder());
      await startWorker();
    }
    const all = KEYS * JOBS_OF_A_KEY * KILLS;
    await eventually(async () => {
      const [{ effects }] = (await ask<{ effects: number }>(
        `select count(distinct thing)::int as effects from public.effect where consumer = 'first'`,
      )) as [{ effects: number }];
      expect(effects).toBe(all);
    }, 60_000);
    const [counts] = await ask<{
      lost: number;
      doubled: number;
      at_once: number;
      cut: number;
      heirs: number;
    }>(
      `with effect as (select thing, count(*) as times from public.effect where consumer = 'first' group by thing),
         span as (select s.*, coalesce(s.ended_at, k.at) as over from public.span s left join public.killed k using (pid))
       select ($1 - (select count(*) from effect))::int as lost,
         (select count(*) from effect where times > 1)::int as doubled,
         (select count(*) from span one join span two on two.key = one.key and two.id <> one.id
            and two.begun_at >= one.begun_at and two.begun_at < one.over)::int as at_once,
         (select count(*) from span where ended_at is null)::int as cut,
         (select count(distinct pid) from span)::int as heirs`,
      [all],
    );
    const { cut, heirs, ...faults } = counts!;
    console.log(
      `${all} jobs of ${KEYS} keys, ${killed.length} holders killed, ${cut} jobs cut off, ${heirs} processes: ` +
        `${faults.lost} lost, ${faults.doubled} doubled, ${faults.at_once} at once`,
    );
    expect(faults).toEqual({ lost: 0, doubled: 0, at_once: 0 });
    expect(cut).toBeGreaterThanOrEqual(KILLS);
    expect(heirs).toBeGreaterThan(1);
  });
});
