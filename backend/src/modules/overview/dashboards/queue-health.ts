import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { Consumers } from '../../../platform/messaging/consumers.ts';
import { DeadLetters } from '../../../platform/messaging/dead-letters.ts';
import type { QueueName } from '../../../platform/messaging/queue-names.ts';
import { Queues } from '../../../platform/messaging/queues.ts';
import type { QueueState } from './dashboard-view.ts';

/**
 * Maximum wait for the store of the queues, in milliseconds; after it the dashboard is shown without the
 * queues.
 */
const PATIENCE_MS = 3_000;

/** Counts the waiting jobs of the queues that are used, and their age. */
@Injectable()
export class QueueHealth {
  constructor(
    private readonly clock: Clock,
    private readonly consumers: Consumers,
    private readonly deadLetters: DeadLetters,
    private readonly queues: Queues,
  ) {}

  /** The state of each queue; null when their store does not answer. */
  async ask(): Promise<QueueState[] | null> {
    const asked = this.deadLetters
      .waiting()
      .then((failed) =>
        Promise.all(
          [...this.consumers.queues(), 'maintenance' as const].map((name) =>
            this.stateOf(name, failed.get(name) ?? 0),
          ),
        ),
      );
    const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
    return Promise.race([asked.catch(() => null), tooLate]);
  }

  private async stateOf(name: QueueName, deadLetters: number): Promise<QueueState> {
    const queue = this.queues.queue(name);
    const [counts, [oldest]] = await Promise.all([
      queue.getJobCounts('waiting', 'active', 'failed'),
      queue.getWaiting(0, 0),
    ]);
    return {
      name,
      waiting: counts['waiting'] ?? 0,
      active: counts['active'] ?? 0,
      failed: (counts['failed'] ?? 0) + deadLetters,
      oldest_seconds: oldest ? secondsBetween(oldest.timestamp, this.clock.now()) : 0,
    };
  }
}

const secondsBetween = (then: number, now: Date): number =>
  Math.max(0, Math.round((now.getTime() - then) / 1000));

/** Seconds since a moment; 0 without one. */
export const ageOf = (then: Date | null, now: Date): number =>
  then ? secondsBetween(then.getTime(), now) : 0;
