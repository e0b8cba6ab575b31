import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { NOT_DELIVERED, type EmailState, type Outcomes } from './email-log.rules.ts';

/** Days that are compared with today. */
const DAYS_BEFORE = 14;
const DAY_MS = 86_400_000;

interface Outcome {
  day: string;
  template: string;
  state: EmailState;
  count: number;
}

/** Kept counts of e-mails by day of the request, template and state, over every school. In the platform's context. */
@Injectable()
export class EmailOutcomes {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /** From this day on, in UTC. */
  async since(day: string): Promise<Outcome[]> {
    const [found] = await this.db.oversee([
      {
        name: 'email_outcomes',
        text: `select split_part(key, '/', 1) as day, split_part(key, '/', 2) as template, split_part(key, '/', 3) as state, sum(count)::int as count
               from messaging.kept_count where name = 'state' and key >= $1 group by key having sum(count) <> 0`,
        values: [day],
      },
    ]);
    return found!.rows as Outcome[];
  }

  /** Outcomes of today, and of the days before. */
  async spikeDay(): Promise<{ today: Outcomes; before: Outcomes; day: string }> {
    const now = this.clock.now().getTime();
    const day = new Date(now).toISOString().slice(0, 10);
    const counts = await this.since(new Date(now - DAYS_BEFORE * DAY_MS).toISOString().slice(0, 10));
    const of = (chosen: Outcome[]): Outcomes => ({
      total: sum(chosen),
      not_delivered: sum(chosen.filter(({ state }) => NOT_DELIVERED.includes(state))),
    });
    return {
      today: of(counts.filter((one) => one.day === day)),
      before: of(counts.filter((one) => one.day !== day)),
      day,
    };
  }
}

const sum = (counts: readonly Outcome[]): number => counts.reduce((total, { count }) => total + count, 0);
