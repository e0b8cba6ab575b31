import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { inContext } from '../context.ts';
import { Db } from '../db/db.ts';
import { Consumers } from './consumers.ts';
import { crashPoint } from './crash-point.ts';
import { makeEvent, type Envelope } from './events.ts';

/** Hands a job to its consumer: effect and receipt commit together, or neither does. */
@Injectable()
export class Delivery {
  constructor(
    private readonly db: Db,
    private readonly consumers: Consumers,
  ) {}

  /** Delivers one event to one consumer. Delivering it again changes nothing. */
  async deliver(name: string, envelope: Envelope): Promise<void> {
    const { instance, event: type } = this.consumers.named(name);
    const event = makeEvent(type, envelope.payload);
    const context = { correlationId: envelope.correlation_id, tenantId: envelope.tenant_id, principal: null };
    await inContext(context, async () => {
      const prepared = await instance.prepare?.(event, { eventId: envelope.id });
      await this.db.transaction(async (tx) => {
        const receipts = await tx.$executeRaw`
          insert into platform.inbox_receipt (tenant_id, consumer, event_id)
          values (${envelope.tenant_id}::uuid, ${name}, ${envelope.id}::uuid) on conflict do nothing`;
        if (receipts === 0) return;
        await instance.handle(event, tx, prepared);
        crashPoint(`delivery.handled`);
      });
    });
    crashPoint('delivery.committed');
  }

  /** Tells the consumer of a failed attempt; `last` when no further one will follow. */
  async failed(job: Job, error: Error): Promise<void> {
    const envelope = job.data as Envelope;
    const { instance, event: type } = this.consumers.named(job.name);
    if (!instance.failed) return;
    const context = { correlationId: envelope.correlation_id, tenantId: envelope.tenant_id, principal: null };
    const last = job.attemptsMade >= (job.opts.attempts ?? 1);
    await inContext(context, () => instance.failed!(makeEvent(type, envelope.payload), error, last));
  }
}
