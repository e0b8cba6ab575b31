import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createPostgresBackend, Queue, Worker, type Job, type MinimalJob, type QueueOptions } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { Config } from '../config.ts';
import { Consumers } from './consumers.ts';
import type { Envelope } from './events.ts';
import { triedSince } from './postponed.ts';
import { QUEUES, type QueueName } from './queue-names.ts';
import { nextDelay, RETRY } from './retry-schedule.ts';

/**
 * The worker decides when a failed job is tried again, by the schedule that its consumer declares
 * (`backoffStrategy`); the number of attempts only has to be larger than any schedule makes. A scheduled job
 * is tried again for a few minutes, then its next run comes.
 */
const JOB_OPTIONS = {
  attempts: 1_000_000,
  backoff: { type: 'custom' },
  stackTraceLimit: 3,
  removeOnComplete: { age: 3_600, count: 1_000 },
  removeOnFail: { age: 14 * 24 * 3_600 },
} as const;

/** The same for one event and one consumer, so that a job is added once however often it is tried. */
export const jobIdOf = (eventId: string, consumer: string): string => `${eventId}_${consumer}`;

/** Pause before a worker asks again after its store was lost, in milliseconds. */
const RETRY_MS = 1_000;

/**
 * How many workers may die while they run a job before it counts as failed: a crash is rarely the job's
 * fault.
 */
const MAX_STALLED = 25;

/**
 * BullMQ 6.7 migrates its tables on a connection without a listener for errors, for each queue that it opens:
 * a database that goes away in that moment would end the process. The query in progress fails either way.
 */
class QuietClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

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

  constructor(
    config: Config,
    private readonly consumers: Consumers,
  ) {
    this.lockMs = config.queueLockSeconds * 1000;
    if (config.redisUrl) {
      this.backend = 'redis';
      this.redis = new Redis(config.redisUrl, { maxRetriesPerRequest: null });
      this.redis.on('error', () => undefined); // retried by ioredis, and shown by the readiness check
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
          Client: QuietClient,
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
      // BullMQ 6.7 never reconnects a queue whose first connection failed: the next call makes a new one.
      const made = queue;
      void made.waitUntilReady().catch(() => {
        this.queues.delete(name);
        return made.close().catch(() => undefined); // it was never open
      });
    }
    return queue;
  }

  /**
   * Starts working on a queue in this process. Rejects when its store does not answer: a worker that starts
   * without it (BullMQ 6.7 on PostgreSQL) would retry without any pause, and nothing else in the process
   * would run.
   */
  async work(
    name: QueueName,
    run: (job: Job, token?: string) => Promise<void>,
    failed: (job: Job, error: Error) => void,
  ): Promise<void> {
    const worker = new Worker(
      name,
      run,
      {
        ...this.options,
        concurrency: QUEUES[name].concurrency,
        lockDuration: this.lockMs,
        stalledInterval: this.lockMs / 2,
        maxStalledCount: MAX_STALLED,
        runRetryDelay: RETRY_MS,
        settings: {
          backoffStrategy: (failures, _type, _error, job) => this.delayOf(name, job!, failures),
        },
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

  /** Adds a job for each event and consumer; one that is there already stays as it is. */
  async add(name: QueueName, jobs: { consumer: string; envelope: Envelope }[]): Promise<void> {
    await this.queue(name).addBulk(
      jobs.map(({ consumer, envelope }) => ({
        name: consumer,
        data: envelope,
        opts: { jobId: jobIdOf(envelope.id, consumer) },
      })),
    );
  }

  /** Milliseconds until a failed job is tried again, -1 for never. */
  private delayOf(name: QueueName, job: MinimalJob, failures: number): number {
    const schedule =
      name === 'maintenance'
        ? RETRY.minutes
        : this.consumers.retryOf(job.name, (job.data as Envelope).payload);
    return nextDelay(schedule, failures, Date.now() - triedSince(job), Math.random());
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
