import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Db } from '../db/db.ts';
import { Queues } from './queues.ts';
import { scheduleOf, type ScheduledJob } from './scheduled-jobs.ts';

const HOUR = 3_600_000;

/** Deletions from the platform's own tables: how often (ms), and the statement. */
const SWEEPS = {
  'sweep-outbox': {
    every: HOUR,
    text: `delete from platform.outbox_event where published_at < now() - interval '30 days'`,
  },
  'sweep-receipts': {
    every: HOUR,
    // Longer than the events: an event without its receipt would be delivered again.
    text: `delete from platform.inbox_receipt where received_at < now() - interval '45 days'`,
  },
  'sweep-dead-letters': {
    every: HOUR,
    text: `delete from platform.dead_letter where state = 'discarded' and decided_at < now() - interval '90 days'`,
  },
  'sweep-error-reports': {
    every: HOUR,
    text: `delete from platform.error_report where at < now() - interval '14 days'`,
  },
  'sweep-server-processes': {
    every: HOUR,
    text: `delete from platform.server_process where seen_at < now() - interval '1 day'`,
  },
  'sweep-webhook-events': {
    every: HOUR,
    // A provider repeats a call for a few days at most. One that could not be processed is a dead letter.
    text: `delete from platform.webhook_event where received_at < now() - interval '90 days'`,
  },
  'sweep-idempotency-keys': {
    every: HOUR,
    text: `delete from platform.idempotency_key where created_at < now() - interval '24 hours'`,
  },
  'sweep-budgets': {
    every: HOUR,
    text: `delete from platform.rate_limit where expire < extract(epoch from now()) * 1000`,
  },
  'sweep-reversible-rows': {
    every: HOUR,
    text: `delete from platform.reversible_row where expires_at < now()`,
  },
  'sweep-reversible-parts': {
    every: HOUR,
    // Longer than the rows, so that what could not be put back can still be read.
    text: `delete from platform.reversible_part where expires_at < now() - interval '30 days'`,
  },
} as const;

/**
 * Runs the scheduled jobs: deletions from the platform's own tables, and those that modules declare with
 * `@Scheduled`.
 */
@Injectable()
export class ScheduledJobRunner implements OnModuleInit {
  private readonly ofModules = new Map<string, { every: number; job: ScheduledJob }>();
  private readonly scheduled = new Set<string>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly db: Db,
    private readonly queues: Queues,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const schedule = scheduleOf(metatype);
      if (schedule)
        this.ofModules.set(schedule.name, { every: schedule.every, job: instance as ScheduledJob });
    }
  }

  /**
   * Adds every scheduled job to the maintenance queue: all when this process starts, and later those whose
   * schedule the queue has lost. Doing it again changes nothing.
   */
  async schedule(): Promise<void> {
    const queue = this.queues.queue('maintenance');
    for (const [name, { every }] of [...Object.entries(SWEEPS), ...this.ofModules]) {
      if (this.scheduled.has(name) && (await queue.getJobScheduler(name))) continue;
      await queue.upsertJobScheduler(name, { every }, { name });
      this.scheduled.add(name);
    }
  }

  async run(name: string): Promise<void> {
    const ofModule = this.ofModules.get(name);
    if (ofModule) return ofModule.job.run();
    const sweep = SWEEPS[name as keyof typeof SWEEPS] as { text: string } | undefined;
    // A job of another version: a worker of that version runs it.
    if (sweep) await this.db.system([{ name, text: sweep.text, values: [] }]);
  }
}
