import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { inContext } from '../context.ts';
import { Db } from '../db/db.ts';
import { Consumers } from './consumers.ts';
import { crashPoint } from './crash-point.ts';
import { DeadLetters } from './dead-letters.ts';
import { makeEvent, type Envelope } from './events.ts';
import { KeyLocks } from './key-locks.ts';
import { postpone, Postponed } from './postponed.ts';

/** Pause before a job is tried again whose consumer this version does not have, and for how long. */
const UNKNOWN_CONSUMER = { pauseMs: 5_000, duringMs: 7 * 24 * 3_600_000 };

/** Hands a job to its consumer: effect and receipt commit together, or neither does. */
@Injectable()
export class Delivery {
  constructor(
    private readonly db: Db,
    private readonly consumers: Consumers,
    private readonly deadLetters: DeadLetters,
    private readonly keys: KeyLocks,
  ) {}

  /**
   * Runs a job of a queue. A job for a consumer of another version is put back for a worker of that version, and one
   * that its consumer postpones until its time.
   */
  async run(job: Job, token?: string): Promise<void> {
    if (!this.consumers.has(job.name) && Date.now() - job.timestamp < UNKNOWN_CONSUMER.duringMs)
      return postpone(job, new Date(Date.now() + UNKNOWN_CONSUMER.pauseMs), token);
    try {
      const envelope = job.data as Envelope;
      const key = await this.keyOf(job.name, envelope);
      if (key === null) await this.deliver(job.name, envelope);
      else await this.keys.run(key, job, token, (stillHeld) => this.deliver(job.name, envelope, stillHeld));
    } catch (error) {
      if (error instanceof Postponed) return postpone(job, error.until, token);
      throw error;
    }
  }

  /**
   * Delivers one event to one consumer. Delivering it again changes nothing. `stillHeld` throws when the consumer's
   * effect may not be committed any more.
   */
  async deliver(name: string, envelope: Envelope, stillHeld = (): void => undefined): Promise<void> {
    const { instance, event: type } = this.consumers.named(name);
    const event = makeEvent(type, envelope.payload);
    await inContext(contextOf(envelope), async () => {
      const prepared = await instance.prepare?.(event, { eventId: envelope.id });
      await this.db.transaction(async (tx) => {
        const receipts = await tx.$executeRaw`
          insert into platform.inbox_receipt (tenant_id, consumer, event_id)
          values (${envelope.tenant_id}::uuid, ${name}, ${envelope.id}::uuid) on conflict do nothing`;
        if (receipts === 0) return;
        await instance.handle(event, tx, prepared, { eventId: envelope.id });
        stillHeld();
        crashPoint(`delivery.handled`);
      });
    });
    crashPoint('delivery.committed');
  }

  /** After each failed attempt: informs the consumer, and after the last one stores the job as a dead letter. */
  async failed(job: Job, error: Error): Promise<void> {
    if (typeof job.finishedOn === 'number') await this.givenUp(job, error);
    else await this.inform(job, error, false);
  }

  /** Stores a job as dead letter, informs its consumer, and removes it from its queue, so that it can be added again. */
  async givenUp(job: Job, error: Error): Promise<void> {
    await this.deadLetters.add(job, error.message);
    try {
      await this.inform(job, error, true);
    } finally {
      await job.remove();
    }
  }

  /** Key of a job, with its tenant; null when it may run beside all others. */
  private async keyOf(name: string, envelope: Envelope): Promise<string | null> {
    if (!this.consumers.has(name)) return null;
    const { instance, event: type } = this.consumers.named(name);
    if (!instance.key) return null;
    const event = makeEvent(type, envelope.payload);
    const key = await inContext(contextOf(envelope), async () => instance.key!(event));
    return key === null ? null : `${envelope.tenant_id} ${key}`;
  }

  private async inform(job: Job, error: Error, last: boolean): Promise<void> {
    if (!this.consumers.has(job.name)) return;
    const envelope = job.data as Envelope;
    const { instance, event: type } = this.consumers.named(job.name);
    if (!instance.failed) return;
    await inContext(contextOf(envelope), () =>
      instance.failed!(makeEvent(type, envelope.payload), error, last),
    );
  }
}

const contextOf = (envelope: Envelope) => ({
  correlationId: envelope.correlation_id,
  tenantId: envelope.tenant_id,
  principal: null,
});
