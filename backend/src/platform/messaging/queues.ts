import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createPostgresBackend, Queue, Worker, type Job, type QueueOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { Config } from '../config.ts';

/** Queues by purpose; how many jobs of each run at once in one worker process. */
export const QUEUES = {
  ingestion: { concurrency: 2 },
  emails: { concurrency: 5 },
  rosters: { concurrency: 1 },
  imports: { concurrency: 1 },
  privacy: { concurrency: 1 },
  maintenance: { concurrency: 1 },
} as const;
export type QueueName = keyof typeof QUEUES;

/** Every job is tried eight times over about four minutes, then waits in the failed set for a person. */
const JOB_OPTIONS = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 2_000, jitter: 0.5 },
  removeOnComplete: { age: 3_600, count: 1_000 },
  removeOnFail: { age: 14 * 24 * 3_600 },
} as const;

/** How soon a worker asks again after its store went away, in milliseconds. */
const RETRY_MS = 1_000;

/** So many workers may die under a job before it counts as failed: a crash is rarely the job's fault. */
const MAX_DEATHS = 25;

/** BullMQ on Redis where there is one, otherwise on PostgreSQL; the same code above both. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  readonly backend: 'redis' | 'postgres';
  private readonly options: Pick<QueueOptions, 'connection' | 'prefix'>;
  private readonly factory: typeof createPostgresBackend | undefined;
  private readonly queues = new Map<QueueName, Queue>();
  private readonly workers: Worker[] = [];
  private readonly redis: Redis | null = null;
  private readonly lockMs: number;

  constructor(config: Config) {
    this.lockMs = config.queueLockSeconds * 1000;
    if (config.redisUrl) {
      this.backend = 'redis';
      this.redis = new Redis(config.redisUrl, { maxRetriesPerRequest: null });
      this.redis.on('error', () => undefined); // retried by ioredis; readiness tells of it
      this.options = { connection: this.redis, prefix: 'bookgrove' };
    } else {
      this.backend = 'postgres';
      this.factory = createPostgresBackend;
      this.options = {
        connection: {
          connectionString: config.databaseUrl,
          schema: 'bullmq',
          migrate: true,
          max: 6,
        },
      };
    }
  }

  queue(name: QueueName): Queue {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = new Queue(name, { ...this.options, defaultJobOptions: JOB_OPTIONS }, this.factory as never);
      queue.on('error', () => undefined);
      this.queues.set(name, queue);
      // A queue whose first connection failed remembers that for good (BullMQ 6.7): the next call makes a new one.
      const made = queue;
      void made.waitUntilReady().catch(() => {
        this.queues.delete(name);
        return made.close().catch(() => undefined); // what never opened need not close well
      });
    }
    return queue;
  }

  /**
   * Starts working on a queue in this process. Rejects when its store does not answer: a worker that begins without
   * it (BullMQ 6.7 on PostgreSQL) would ask again without ever pausing, and nothing else in the process would run.
   */
  async work(
    name: QueueName,
    run: (job: Job) => Promise<void>,
    failed: (job: Job, error: Error) => void,
  ): Promise<void> {
    const worker = new Worker(
      name,
      run,
      {
        ...this.options,
        ...QUEUES[name],
        lockDuration: this.lockMs,
        stalledInterval: this.lockMs / 2,
        maxStalledCount: MAX_DEATHS,
        runRetryDelay: RETRY_MS,
        autorun: false,
      },
      this.factory as never,
    );
    worker.on('failed', (job, error) => job && failed(job, error));
    worker.on('error', () => undefined);
    this.workers.push(worker);
    await worker.waitUntilReady();
    void worker.run().catch((error: Error) => worker.emit('error', error));
  }

  /** Resolves when the queue's store answers. */
  async ping(): Promise<void> {
    if (this.redis) await this.redis.ping();
    else await this.queue('maintenance').getJobCounts('waiting');
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    this.redis?.disconnect();
  }
}
