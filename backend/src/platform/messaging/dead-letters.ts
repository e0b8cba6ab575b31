import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Db } from '../db/db.ts';
import { newId } from '../ids.ts';
import type { Envelope } from './events.ts';

/** Jobs that failed until their retry schedule ended. They stay in `platform.dead_letter` until somebody decides. */
@Injectable()
export class DeadLetters {
  constructor(private readonly db: Db) {}

  /** How many wait for a decision, by the name of their queue. */
  async waiting(): Promise<Map<string, number>> {
    const [result] = await this.db.system([
      {
        name: 'dead_letters_of_queues',
        text: `select queue, count(*)::int as count from platform.dead_letter where state = 'waiting' group by queue`,
        values: [],
      },
    ]);
    return new Map(
      (result!.rows as { queue: string; count: number }[]).map(({ queue, count }) => [queue, count]),
    );
  }

  /** Stores a failed job. Storing it again updates its error and adds to its attempts. */
  async add(job: Job, error: string): Promise<void> {
    const { id: event_id, type, tenant_id, correlation_id, payload } = job.data as Envelope;
    await this.db.systemTransaction(
      (tx) => tx.$executeRaw`
        insert into platform.dead_letter
          (id, tenant_id, consumer, queue, event_id, event_type, payload, correlation_id, attempts, error)
        values (${newId()}::uuid, ${tenant_id}::uuid, ${job.name}, ${job.queueName}, ${event_id}::uuid, ${type},
          ${JSON.stringify(payload)}::jsonb, ${correlation_id}, ${job.attemptsMade}::int, ${error.slice(0, 2_000)})
        on conflict (consumer, event_id) do update set
          attempts = dead_letter.attempts + excluded.attempts, error = excluded.error,
          last_failed_at = excluded.last_failed_at, state = 'waiting', decided_at = null`,
    );
  }
}
