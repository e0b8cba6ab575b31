import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Db } from '../db/db.ts';
import { timingOf, type Chore } from './chores.ts';
import { Queues } from './queues.ts';

const HOUR = 3_600_000;

/** What is swept, how often (ms), and the statement that does it. */
const CHORES = {
  'sweep-outbox': {
    every: HOUR,
    text: `delete from platform.outbox_event where published_at < now() - interval '30 days'`,
  },
  'sweep-receipts': {
    every: HOUR,
    text: `delete from platform.inbox_receipt where received_at < now() - interval '30 days'`,
  },
  'sweep-idempotency-keys': {
    every: HOUR,
    text: `delete from platform.idempotency_key where created_at < now() - interval '24 hours'`,
  },
  'sweep-budgets': {
    every: HOUR,
    text: `delete from platform.rate_limit where expire < extract(epoch from now()) * 1000`,
  },
} as const;

/** Keeps the machinery's own tables small, and does the modules' chores. */
@Injectable()
export class Housekeeping implements OnModuleInit {
  private readonly ofModules = new Map<string, { every: number; chore: Chore }>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly db: Db,
    private readonly queues: Queues,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const timing = timingOf(metatype);
      if (timing) this.ofModules.set(timing.name, { every: timing.every, chore: instance as Chore });
    }
  }

  /** Puts every chore on the maintenance queue; doing it again changes nothing. */
  async schedule(): Promise<void> {
    const queue = this.queues.queue('maintenance');
    for (const [name, { every }] of Object.entries(CHORES))
      await queue.upsertJobScheduler(name, { every }, { name });
    for (const [name, { every }] of this.ofModules) await queue.upsertJobScheduler(name, { every }, { name });
  }

  async run(chore: string): Promise<void> {
    const ofModule = this.ofModules.get(chore);
    if (ofModule) return ofModule.chore.run();
    const { text } = CHORES[chore as keyof typeof CHORES];
    await this.db.system([{ name: chore, text, values: [] }]);
  }
}
