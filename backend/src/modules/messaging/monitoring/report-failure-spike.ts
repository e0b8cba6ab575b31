import { Injectable } from '@nestjs/common';
import { inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { requestEmail } from '../contract.ts';
import { isSpike } from './email-log.rules.ts';
import { EmailOutcomes } from './email-outcomes.ts';

/** Writes to the platform's office when more e-mails fail than usual: at most once a day. */
@Injectable()
@Scheduled({ name: 'messaging.report-failure-spike', every: 5 * 60_000 })
export class ReportFailureSpike implements ScheduledJob {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly outcomes: EmailOutcomes,
  ) {}

  run(): Promise<void> {
    return inContext({ correlationId: newId(), tenantId: PLATFORM_TENANT_ID, principal: null }, async () => {
      const { today, before, day } = await this.outcomes.spikeDay();
      if (!isSpike(today, before)) return;
      const cause = `email-failures:${day}`;
      const [known] = await this.db.rows<object>({
        name: 'spike_reported',
        text: `select 1 from messaging.email where tenant_id = $1 and template = 'emails-failing' and cause = $2 limit 1`,
        values: [PLATFORM_TENANT_ID, cause],
      });
      if (known) return;
      await this.db.transaction((tx) =>
        requestEmail(this.outbox, tx, {
          template: 'emails-failing',
          to: 'school',
          data: {
            failed: today.not_delivered,
            total: today.total,
            path: `/admin-panel/email-monitoring?state=not_delivered`,
          },
          // The job may be run twice.
          cause,
        }),
      );
    });
  }
}
