import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import pg from 'pg';
import { Clock } from '../clock.ts';
import { Config } from '../config.ts';
import { Db } from '../db/db.ts';
import { ConsumerRegistry } from './consumer-registry.ts';
import { crashPoint } from './crash-point.ts';
import type { Envelope } from './events.ts';
import { OUTBOX_CHANNEL } from './outbox.ts';
import type { QueueName } from './queue-names.ts';
import { Queues } from './queues.ts';

const BATCH = 200;
const POLL_MS = 1_000;

/**
 * Adds a job to the queues for each committed event of the outbox and each of its consumers, those of other
 * running versions included (`ConsumerRegistry`). Woken by NOTIFY, and once a second in any case: then it also moves
 * events that have become due to the outbox. After a crash between "added" and "published" the jobs are added
 * again: job ids and receipts make that harmless. Several relays share the work, since each locks the rows of its
 * batch.
 */
@Injectable()
export class Relay implements OnApplicationShutdown {
  private listener: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = false;
  /** When everything that waited was last relayed; null before the first time and in a process that relays nothing. */
  drainedAt: Date | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly db: Db,
    private readonly registry: ConsumerRegistry,
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

  /** Publishes everything that waits now, or once more after the run that is under way. */
  wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.drain()
      .catch((error: unknown) => this.log.warn({ err: error }, 'the relay waits for database or queue'))
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
    while (!this.stopped && (await this.moveDueEvents()) === BATCH);
    while (!this.stopped && (await this.carry()) === BATCH);
    this.drainedAt = this.clock.now();
  }

  /**
   * Moves one batch of due events to the outbox; returns their number. They occur now, not when they were due: the
   * reconciler never looks behind the time up to which everything is settled.
   */
  private async moveDueEvents(): Promise<number> {
    const [moved] = await this.db.system([
      {
        name: 'move_due_events',
        text: `with due as materialized (
                 select id from platform.due_event where due_at <= $1 order by due_at limit ${BATCH} for update skip locked),
               taken as (
                 delete from platform.due_event d using due where d.id = due.id
                 returning d.id, d.tenant_id, d.type, d.payload, d.correlation_id, d.due_at)
               insert into platform.outbox_event (id, tenant_id, type, payload, correlation_id)
               select id, tenant_id, type, payload, correlation_id from taken order by due_at returning id`,
        values: [this.clock.now()],
      },
    ]);
    return moved!.rows.length;
  }

  /** Relays one batch; returns the number of its events. */
  private carry(): Promise<number> {
    return this.db.systemTransaction(async (tx) => {
      const consumers = await this.registry.known(tx);
      // An event without a running consumer stays in the outbox, and does not delay others.
      const types = [...new Set(consumers.map(({ event_type }) => event_type))];
      const events = await tx.$queryRaw<Envelope[]>`
        select id, type, tenant_id, correlation_id, payload from platform.outbox_event
        where published_at is null and type = any(${types}) order by occurred_at limit ${BATCH} for update skip locked`;
      if (events.length === 0) return 0;
      const jobs = new Map<QueueName, { consumer: string; envelope: Envelope }[]>();
      for (const envelope of events)
        for (const { name, event_type, queue } of consumers)
          if (event_type === envelope.type)
            jobs.set(queue, [...(jobs.get(queue) ?? []), { consumer: name, envelope }]);
      // The rows stay locked while their jobs are added, so that no second relay publishes them meanwhile.
      for (const [queue, added] of jobs) await this.queues.add(queue, added);
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
