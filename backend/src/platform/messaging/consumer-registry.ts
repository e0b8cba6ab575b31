import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Db } from '../db/db.ts';
import type { Prisma } from '../db/generated/client.ts';
import { Consumers } from './consumers.ts';
import { typeOf } from './events.ts';
import { QUEUES, type QueueName } from './queue-names.ts';

const RENEW_MS = 3_600_000;
const RETRY_MS = 5_000;

/** A consumer that some copy of the server runs. */
export interface KnownConsumer {
  name: string;
  event_type: string;
  queue: QueueName;
}

/**
 * Registers the consumers of this version in `platform.event_consumer`, so that the relay of any version adds
 * jobs for them. A consumer gets the events from its first registration on; one that no process has run for
 * seven days gets no more.
 */
@Injectable()
export class ConsumerRegistry implements OnApplicationBootstrap, OnApplicationShutdown {
  private renewedAt = -Infinity;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(
    private readonly db: Db,
    private readonly consumers: Consumers,
    private readonly log: PinoLogger,
  ) {
    log.setContext(ConsumerRegistry.name);
  }

  /** Every role registers: an API of a new version may write events before a worker of that version runs. */
  onApplicationBootstrap(): void {
    void this.registerUntilDone();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  /** Registers what is new and renews the rest. */
  async register(): Promise<void> {
    const mine = this.consumers
      .all()
      .map(({ name, event, queue }) => ({ name, event_type: typeOf(event), queue }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)); // one order of locks for all copies
    await this.db.systemTransaction(
      (tx) => tx.$executeRaw`
        insert into platform.event_consumer (name, event_type, queue)
        select c.name, c.event_type, c.queue
        from jsonb_to_recordset(${JSON.stringify(mine)}::jsonb) as c(name text, event_type text, queue text)
        on conflict (name) do update set seen_at = now(), event_type = excluded.event_type, queue = excluded.queue`,
    );
    this.renewedAt = performance.now();
  }

  /** Registers again when the last time was an hour ago. */
  async renew(): Promise<void> {
    if (performance.now() - this.renewedAt > RENEW_MS) await this.register();
  }

  /** Consumers of all running versions. A version adds no jobs to queues that it does not have. */
  async known(tx: Prisma.TransactionClient): Promise<KnownConsumer[]> {
    const rows = await tx.$queryRaw<KnownConsumer[]>`
      select name, event_type, queue from platform.event_consumer
      where seen_at > now() - interval '7 days' order by name`;
    return rows.filter(({ queue }) => queue in QUEUES);
  }

  private async registerUntilDone(): Promise<void> {
    try {
      await this.register();
    } catch (error) {
      if (this.stopped) return;
      this.log.warn({ err: error }, 'consumers are not registered yet');
      this.timer = setTimeout(() => void this.registerUntilDone(), RETRY_MS);
      this.timer.unref();
    }
  }
}
