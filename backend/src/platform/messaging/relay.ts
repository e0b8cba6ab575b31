import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import pg from 'pg';
import { Config } from '../config.ts';
import { Db } from '../db/db.ts';
import { Consumers } from './consumers.ts';
import { crashPoint } from './crash-point.ts';
import type { Envelope } from './events.ts';
import { OUTBOX_CHANNEL } from './outbox.ts';
import { Queues, type QueueName } from './queues.ts';

const BATCH = 200;
const POLL_MS = 1_000;

/**
 * Carries committed events from the outbox to the queues, one job per consumer. Woken by NOTIFY, with polling as the
 * safety net. A crash between "added" and "marked" adds the jobs again: job ids and receipts absorb it. Several
 * relays share the work, since each locks the rows that it carries.
 */
@Injectable()
export class Relay implements OnApplicationShutdown {
  private listener: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = false;

  constructor(
    private readonly config: Config,
    private readonly db: Db,
    private readonly consumers: Consumers,
    private readonly queues: Queues,
    private readonly log: PinoLogger,
  ) {
    log.setContext(Relay.name);
  }

  start(): void {
    this.timer = setInterval(() => this.wake(), POLL_MS);
    void this.listen();
    this.wake();
  }

  /** Carries everything that waits now, or once more after the run that is under way. */
  wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.drain()
      .catch((error: unknown) => this.log.warn({ err: error }, 'relay waits for the database or the queue'))
      .finally(() => {
        this.running = null;
        if (this.again) {
          this.again = false;
          this.wake();
        }
      });
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.running;
    await this.listener?.end().catch(() => undefined);
  }

  private async drain(): Promise<void> {
    while (!this.stopped && (await this.carry()) === BATCH);
  }

  /** Carries one batch; returns how many events it held. */
  private carry(): Promise<number> {
    return this.db.systemTransaction(async (tx) => {
      // An event of a type that only a newer copy knows waits for that copy, and holds nothing up.
      const events = await tx.$queryRaw<Envelope[]>`
        select id, type, tenant_id, correlation_id, payload from platform.outbox_event
        where published_at is null and type = any(${this.consumers.types()}) order by occurred_at limit ${BATCH} for update skip locked`;
      if (events.length === 0) return 0;
      const byQueue = new Map<QueueName, { name: string; data: Envelope; opts: { jobId: string } }[]>();
      for (const event of events) {
        for (const { name, queue } of this.consumers.of(event.type)) {
          const job = { name, data: event, opts: { jobId: `${event.id}_${name}` } };
          byQueue.set(queue, [...(byQueue.get(queue) ?? []), job]);
        }
      }
      // The rows stay locked while their jobs are added, so that no second relay carries them meanwhile.
      for (const [queue, jobs] of byQueue) await this.queues.queue(queue).addBulk(jobs);
      crashPoint('relay.added');
      await tx.outboxEvent.updateMany({
        where: { id: { in: events.map((event) => event.id) } },
        data: { published_at: new Date() },
      });
      return events.length;
    });
  }

  private async listen(): Promise<void> {
    if (this.stopped) return;
    const client = new pg.Client({ connectionString: this.config.databaseAppUrl });
    const retry = () => {
      this.listener = null;
      if (!this.stopped) setTimeout(() => void this.listen(), POLL_MS).unref();
    };
    client.on('error', retry);
    client.on('notification', () => this.wake());
    try {
      await client.connect();
      await client.query(`listen ${OUTBOX_CHANNEL}`);
      if (this.stopped) return void (await client.end()); // stopped while it was connecting
      this.listener = client;
    } catch {
      await client.end().catch(() => undefined);
      retry();
    }
  }
}
