// Jobs through Delivery (each in one tenant transaction with its receipt) against bare BullMQ with an empty
// handler, with the same concurrency, on both backends. Jobs whose latency is measured are 20 ms apart.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import 'reflect-metadata';
import { Injectable, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createPostgresBackend, Queue, Worker, type Job } from 'bullmq';
import { IsString } from 'class-validator';
import { Redis } from 'ioredis';
import { median, ms, percentile, table, verdict } from './support/report.ts';
import { makeSchools, schoolId } from './support/schools.ts';
import { openWorld, type Bench, type World } from './support/world.ts';

const built = <T>(path: string): Promise<T> =>
  import(new URL(`../dist/${path}`, import.meta.url).href) as Promise<T>;
const { AppModule } = await built<typeof import('../src/app.module.ts')>('app.module.js');
const { loadConfig } = await built<typeof import('../src/platform/config.ts')>('platform/config.js');
const { newId } = await built<typeof import('../src/platform/ids.ts')>('platform/ids.js');
const events = await built<typeof import('../src/platform/messaging/events.ts')>(
  'platform/messaging/events.js',
);
const { Consumes } = await built<typeof import('../src/platform/messaging/consumers.ts')>(
  'platform/messaging/consumers.js',
);
const { Delivery } = await built<typeof import('../src/platform/messaging/delivery.ts')>(
  'platform/messaging/delivery.js',
);
const { Queues } = await built<typeof import('../src/platform/messaging/queues.ts')>(
  'platform/messaging/queues.js',
);
const { QUEUES } = await built<typeof import('../src/platform/messaging/queue-names.ts')>(
  'platform/messaging/queue-names.js',
);

const QUEUE = 'emails';
const CONSUMER = 'bench.nothing';
const JOBS = 5_000;
const ROUNDS = 2;

/** Called at the start of each job with its payload. */
let started: (thing: string) => void = () => undefined;

// Node strips types but not decorators, so they are called as functions.
class ThingHappened {
  thing!: string;
}
IsString()(ThingHappened.prototype, 'thing');
events.DomainEvent('bench.thing-happened.v1')(ThingHappened);
class DoNothing {
  prepare({ thing }: ThingHappened): Promise<void> {
    started(thing);
    return Promise.resolve();
  }
  handle(): Promise<void> {
    return Promise.resolve();
  }
}
Injectable()(DoNothing);
Consumes(ThingHappened, { name: CONSUMER, queue: QUEUE })(DoNothing);

/** A queue under test: `add` adds jobs, `work` starts processing and reports each completed job. */
interface Line {
  add(things: string[]): Promise<unknown>;
  work(done: () => void): void | Promise<void>;
  rest(): Promise<void>;
}

export async function run(bench: Bench): Promise<void> {
  const world = await openWorld(bench);
  try {
    await makeSchools(world, 1);
    await compare('PostgreSQL', world, null);
    const redis = await startRedis(await bench.freePort());
    if (redis) {
      await compare('Redis', world, redis.url);
      redis.process.kill();
    } else console.log('\nRedis: no redis-server on this machine, so nothing was measured there.');
  } finally {
    await world.close();
  }
}

async function compare(backend: string, world: World, redisUrl: string | null): Promise<void> {
  const drains: Record<'bare' | 'ours', number[]> = { bare: [], ours: [] };
  const latencies: Record<'bare' | 'ours', number[]> = { bare: [], ours: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of ['bare', 'ours'] as const) {
      const line = kind === 'bare' ? bareLine(world, redisUrl, round) : await ourLine(world, redisUrl);
      drains[kind].push(await drain(line));
      latencies[kind].push(...(await idle(line)));
      await line.rest();
    }
  }
  const row = (name: string, kind: 'bare' | 'ours') => [
    name,
    median(drains[kind]).toFixed(0),
    ...[0.5, 0.95].map((share) => ms(percentile(latencies[kind], share))),
  ];
  console.log(`\n${backend}, ${QUEUES[QUEUE].concurrency} at once`);
  table(
    ['', `jobs/s of ${JOBS}`, 'idle p50 ms', 'idle p95 ms'],
    [row('bare BullMQ', 'bare'), row('Delivery', 'ours')],
  );
  const ratio = median(drains.ours.map((rate, round) => rate / drains.bare[round]!));
  if (backend === 'PostgreSQL') verdict('drain, of bare', ratio, { atLeast: 0.5 });
  else
    console.log(
      `drain, of bare: ${ratio.toFixed(2)} (each of our jobs is a PostgreSQL transaction, Redis or not)`,
    );
  verdict('idle p95 ms', percentile(latencies.ours, 0.95), { atMost: 10 });
}

/** Jobs per second, when all jobs were added before the work began. Processing continues afterwards. */
async function drain(line: Line): Promise<number> {
  for (let first = 0; first < JOBS; first += 500)
    await line.add(Array.from({ length: 500 }, (_, i) => `drain-${first + i}`));
  const began = performance.now();
  await new Promise<void>((resolve) => {
    let done = 0;
    void line.work(() => {
      if (++done === JOBS) resolve();
    });
  });
  return JOBS / ((performance.now() - began) / 1_000);
}

/** Milliseconds from adding a job to its start, one job at a time. */
async function idle(line: Line): Promise<number[]> {
  const latencies: number[] = [];
  for (let i = 0; i < 200; i += 1) {
    await pause(20);
    await new Promise<void>((resolve) => {
      const began = performance.now();
      started = () => {
        latencies.push(performance.now() - began);
        resolve();
      };
      void line.add([`idle-${i}`]);
    });
  }
  started = () => undefined;
  return latencies;
}

async function ourLine(world: World, redisUrl: string | null): Promise<Line> {
  const config = loadConfig({
    DATABASE_URL: world.ownerUrl,
    ...(redisUrl && { REDIS_URL: redisUrl }),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'bench@bookgrove.test',
    JWT_SECRET: 'a secret of the bench that nobody else uses',
    DATA_DIR: world.folder,
    LOG_LEVEL: 'silent',
  });
  class BenchModule {}
  Module({ imports: [AppModule.with(config)], providers: [DoNothing] })(BenchModule);
  const context: INestApplicationContext = await NestFactory.createApplicationContext(BenchModule, {
    logger: false,
  });
  const queues = context.get(Queues);
  const delivery = context.get(Delivery);
  return {
    add: (things) =>
      queues.queue(QUEUE).addBulk(
        things.map((thing) => {
          const id = newId();
          const data = {
            id,
            type: 'bench.thing-happened.v1',
            tenant_id: schoolId(1),
            correlation_id: id,
            payload: { thing },
          };
          return { name: CONSUMER, data, opts: { jobId: `${id}_${CONSUMER}` } };
        }),
      ),
    work: (done) =>
      queues.work(
        QUEUE,
        async (job) => {
          await delivery.deliver(job.name, job.data as Parameters<typeof delivery.deliver>[1]);
          done();
        },
        (_job, error) => console.error(error),
      ),
    rest: () => context.close(),
  };
}

function bareLine(world: World, redisUrl: string | null, round: number): Line {
  const name = `bare-${round}`;
  const factory = (redisUrl ? undefined : createPostgresBackend) as never;
  const redis = redisUrl ? new Redis(redisUrl, { maxRetriesPerRequest: null }) : null;
  const connection = redis ?? { connectionString: world.ownerUrl, schema: 'bullmq', migrate: true, max: 6 };
  const queue = new Queue(name, { connection, defaultJobOptions: { removeOnComplete: true } }, factory);
  let worker: Worker | null = null;
  return {
    add: (things) =>
      queue.addBulk(things.map((thing) => ({ name: 'thing', data: { thing }, opts: { jobId: newId() } }))),
    work: (done) => {
      const work = (job: Job<{ thing: string }>): Promise<void> => {
        started(job.data.thing);
        done();
        return Promise.resolve();
      };
      worker = new Worker(name, work, { connection, concurrency: QUEUES[QUEUE].concurrency }, factory);
    },
    rest: async () => {
      await worker?.close();
      await queue.close();
      redis?.disconnect();
    },
  };
}

async function startRedis(port: number): Promise<{ url: string; process: ChildProcess } | null> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return null;
  const child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  await once(child, 'spawn');
  const url = `redis://127.0.0.1:${port}`;
  const probe = new Redis(url);
  probe.on('error', () => undefined); // retried until the server listens
  await probe.ping();
  probe.disconnect();
  return { url, process: child };
}
