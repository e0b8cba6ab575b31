import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '../config.ts';
import { Db } from '../db/db.ts';
import { Metrics } from '../observability/metrics.ts';
import { ConsumerRegistry, type KnownConsumer } from './consumer-registry.ts';
import { Consumers } from './consumers.ts';
import { Delivery } from './delivery.ts';
import type { Envelope } from './events.ts';
import { QUEUES, type QueueName } from './queue-names.ts';
import { jobIdOf, Queues } from './queues.ts';
import { ScheduledJobRunner } from './scheduled-job-runner.ts';

/** Events of one consumer that one transaction compares, and how many such transactions one run makes for it. */
const BATCH = 500;
const BATCHES = 20;
/** A transaction that began before this may still commit an event: the comparison looks at the last minute again. */
const LATE_COMMIT_MS = 60_000;

interface OutboxRow extends Envelope {
  occurred_at: Date;
  published: boolean;
  settled: boolean;
}

/**
 * Compares the events in the outbox with the receipts of each consumer, and adds the jobs of those again that
 * have no receipt after the grace period and no job either: their job was in a Redis that lost its data. Also
 * restores lost schedules, and stores jobs as dead letters whose worker died before it did.
 *
 * Runs on a timer of the worker process, because a schedule in the queues would be lost with them. Several
 * workers share the consumers: each locks the row of the one that it compares. Job ids and receipts make a
 * repeated job do nothing.
 */
@Injectable()
export class Reconciler implements BeforeApplicationShutdown {
  private readonly graceMs: number;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(
    config: Config,
    private readonly consumers: Consumers,
    private readonly db: Db,
    private readonly registry: ConsumerRegistry,
    private readonly queues: Queues,
    private readonly delivery: Delivery,
    private readonly scheduledJobs: ScheduledJobRunner,
    private readonly metrics: Metrics,
    private readonly log: PinoLogger,
  ) {
    this.graceMs = config.eventGraceSeconds * 1000;
    log.setContext(Reconciler.name);
  }

  /** Runs now and then twice in each grace period. */
  start(): void {
    const wake = (): void => {
      if (this.stopped || this.running) return;
      this.running = this.run()
        .catch((error: unknown) =>
          this.log.warn({ err: error }, 'the comparison waits for database or queue'),
        )
        .finally(() => (this.running = null));
    };
    this.timer = setInterval(wake, this.graceMs / 2);
    wake();
  }

  /** Before the queues close, which a comparison under way uses. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  /** One comparison of every consumer. */
  async run(): Promise<void> {
    await this.registry.renew();
    if (!this.stopped) await this.scheduledJobs.schedule();
    await this.storeFailedJobs();
    const consumers = await this.db.systemTransaction((tx) => this.registry.known(tx));
    for (const consumer of consumers)
      for (let batch = 0; batch < BATCHES && !this.stopped; batch += 1)
        if (!(await this.compare(consumer))) break;
    if (!this.stopped) await this.retryDeadLetters();
  }

  /** Compares the next events of a consumer; false at the end of the pass, or while another worker compares it. */
  private compare({ name, event_type, queue }: KnownConsumer): Promise<boolean> {
    return this.db.systemTransaction(async (tx) => {
      const [state] = await tx.$queryRaw<{ scan_at: Date; scan_id: string; edge: Date }[]>`
        select scan_at, scan_id, now() - make_interval(secs => ${this.graceMs / 1000}) as edge
        from platform.event_consumer where name = ${name} for update skip locked`;
      if (!state) return false;
      const events = await tx.$queryRaw<OutboxRow[]>`
        select e.id, e.type, e.tenant_id, e.correlation_id, e.payload, e.occurred_at,
          e.published_at is not null as published,
          exists (select from platform.inbox_receipt r
                  where r.tenant_id = e.tenant_id and r.consumer = ${name} and r.event_id = e.id)
          or exists (select from platform.dead_letter d where d.consumer = ${name} and d.event_id = e.id) as settled
        from platform.outbox_event e
        where e.type = ${event_type} and (e.occurred_at, e.id) > (${state.scan_at}, ${state.scan_id}::uuid)
          and e.occurred_at < ${state.edge}
        order by e.occurred_at, e.id limit ${BATCH}`;
      const open = events.filter(({ settled }) => !settled);
      // Unpublished events are the relay's work; while there are any, the pass does not count as complete.
      await this.deliverAgain(
        name,
        queue,
        open.filter(({ published }) => published),
      );
      const last = events.at(-1);
      const oldest = open[0]?.occurred_at ?? null;
      if (events.length === BATCH) {
        await tx.$executeRaw`
          update platform.event_consumer set scan_at = ${last!.occurred_at}, scan_id = ${last!.id}::uuid,
            oldest_open_at = coalesce(oldest_open_at, ${oldest}) where name = ${name}`;
        return true;
      }
      const safe = new Date(state.edge.getTime() - Math.max(0, LATE_COMMIT_MS - this.graceMs));
      await tx.$executeRaw`
        update platform.event_consumer set
          settled_at = greatest(settled_at, least(${safe}, coalesce(oldest_open_at, ${oldest}, ${safe}))),
          scan_at = greatest(settled_at, least(${safe}, coalesce(oldest_open_at, ${oldest}, ${safe}))),
          scan_id = '00000000-0000-0000-0000-000000000000', oldest_open_at = null
        where name = ${name}`;
      return false;
    });
  }

  /** Tries dead letters again that somebody decided to retry, and removes those that succeeded. */
  private retryDeadLetters(): Promise<void> {
    return this.db.systemTransaction(async (tx) => {
      await tx.$executeRaw`
        delete from platform.dead_letter d where state = 'retrying' and exists (select from platform.inbox_receipt r
          where r.tenant_id = d.tenant_id and r.consumer = d.consumer and r.event_id = d.event_id)`;
      const rows = await tx.$queryRaw<(Envelope & { consumer: string; queue: string })[]>`
        select consumer, queue, event_id as id, event_type as type, tenant_id, correlation_id, payload
        from platform.dead_letter where state = 'retrying' order by decided_at limit ${BATCH} for update skip locked`;
      for (const { consumer, queue, ...envelope } of rows)
        if (queue in QUEUES) await this.deliverAgain(consumer, queue as QueueName, [envelope]);
    });
  }

  /** Adds the jobs that are not there; those that wait, run or are to be retried are left alone. */
  private async deliverAgain(consumer: string, name: QueueName, events: Envelope[]): Promise<void> {
    const queue = this.queues.queue(name);
    const jobs = await Promise.all(events.map((event) => queue.getJob(jobIdOf(event.id, consumer))));
    const missing = events.filter((_, index) => !jobs[index]);
    if (missing.length === 0) return;
    await this.queues.add(
      name,
      missing.map(({ id, type, tenant_id, correlation_id, payload }) => ({
        consumer,
        envelope: { id, type, tenant_id, correlation_id, payload },
      })),
    );
    this.metrics.redelivered.inc({ consumer }, missing.length);
    this.log.warn({ consumer, events: missing.length }, 'events without receipt and job are delivered again');
  }

  /** A worker that died between the last attempt of a job and its dead letter leaves the job in the failed set. */
  private async storeFailedJobs(): Promise<void> {
    for (const name of this.consumers.queues()) {
      if (this.stopped) return;
      for (const job of await this.queues.queue(name).getFailed(0, 99))
        await this.delivery.givenUp(job, new Error(job.failedReason)).catch((error: unknown) => {
          this.log.error({ err: error, job: job.id }, 'a failed job could not be stored as dead letter');
        });
    }
  }
}
