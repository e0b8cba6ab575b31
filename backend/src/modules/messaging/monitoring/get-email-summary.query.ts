import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { QUEUES } from '../../../platform/messaging/queue-names.ts';
import { MailOutage } from '../emails/mail-outage.ts';
import { EmailOutcomes } from './email-outcomes.ts';
import type { EmailCounts, EmailSummary } from './email-log-view.ts';
import { isSpike, type EmailState } from './email-log.rules.ts';

/** Numbers of the e-mails of every school that were requested in the last days, from kept counts. */
export class GetEmailSummary extends Query<EmailSummary> {
  constructor(readonly days: number) {
    super();
  }
}

const MEMBER_OF: Record<EmailState, Exclude<keyof EmailCounts, 'total'>> = {
  queued: 'waiting',
  sent: 'delivered',
  delivered: 'delivered',
  bounced: 'bounced',
  complained: 'bounced',
  failed: 'failed',
  suppressed: 'suppressed',
  discarded: 'suppressed',
};

const none = (): EmailCounts => ({
  total: 0,
  delivered: 0,
  bounced: 0,
  failed: 0,
  waiting: 0,
  suppressed: 0,
});

function added(counts: EmailCounts, state: EmailState, count: number): void {
  counts.total += count;
  counts[MEMBER_OF[state]] += count;
}

@QueryHandler(GetEmailSummary)
export class GetEmailSummaryHandler implements IQueryHandler<GetEmailSummary> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outage: MailOutage,
    private readonly outcomes: EmailOutcomes,
  ) {}

  async execute({ days }: GetEmailSummary): Promise<EmailSummary> {
    const now = this.clock.now();
    const names = Array.from({ length: days }, (_day, index) => dayOf(now, index - days + 1));
    const [counts, outage, [listed, oldest], spike] = await Promise.all([
      this.outcomes.since(names[0]!),
      this.outage.current(),
      this.db.oversee([
        {
          name: 'suppressed_addresses_count',
          text: `select (select count(*) from messaging.suppressed_address)::int + (select count(*) from messaging.email_opt_out)::int as count`,
          values: [],
        },
        {
          name: 'oldest_waiting_email',
          text: `select min(coalesce(held_until, created_at)) as at from messaging.email
                 where state = 'queued' and coalesce(held_until, created_at) <= now()`,
          values: [],
        },
      ]),
      this.outcomes.spikeDay(),
    ]);
    const total = none();
    const byDay = new Map(names.map((day) => [day, none()]));
    const byTemplate = new Map<string, EmailCounts>();
    for (const { day, template, state, count } of counts) {
      added(total, state, count);
      added(byDay.get(day) ?? none(), state, count);
      if (!byTemplate.has(template)) byTemplate.set(template, none());
      added(byTemplate.get(template)!, state, count);
    }
    return {
      days: [...byDay].map(([day, numbers]) => ({ day, ...numbers })),
      templates: [...byTemplate]
        .map(([template, numbers]) => ({ template, ...numbers }))
        .filter((one) => one.total > 0)
        .sort((a, b) => b.bounced + b.failed - a.bounced - a.failed || b.total - a.total),
      total,
      suppressed_addresses: (listed!.rows[0] as { count: number }).count,
      oldest_waiting: (oldest!.rows[0] as { at: Date | null }).at?.toISOString() ?? null,
      failing_since: outage?.failing_since.toISOString() ?? null,
      spike: spike !== null && isSpike(spike.today, spike.before),
      sent_at_once: QUEUES.emails.concurrency,
    };
  }
}

/** A day in UTC, `offset` days from now. */
const dayOf = (now: Date, offset: number): string =>
  new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
