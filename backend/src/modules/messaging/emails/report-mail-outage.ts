import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { requestEmail } from '../contract.ts';
import { MailOutage } from './mail-outage.ts';

const MINUTE = 60_000;
/** A mail server that restarts is no reason for an alert. */
const TOLERATED_MS = 15 * MINUTE;

/**
 * Writes to the platform's office once the mail server has failed for a quarter of an hour: the e-mail waits like
 * all others and says afterwards since when. At the time, the dashboard of the platform and the metric show it.
 */
@Injectable()
@Scheduled({ name: 'messaging.report-mail-outage', every: 5 * MINUTE })
export class ReportMailOutage implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outage: MailOutage,
    private readonly outbox: Outbox,
  ) {}

  async run(): Promise<void> {
    const outage = await this.outage.current();
    if (!outage || outage.reported) return;
    if (this.clock.now().getTime() - outage.failing_since.getTime() < TOLERATED_MS) return;
    const since = outage.failing_since.toISOString();
    await inContext({ correlationId: newId(), tenantId: PLATFORM_TENANT_ID, principal: null }, () =>
      this.db.transaction((tx) =>
        requestEmail(this.outbox, tx, {
          template: 'mail-server-failing',
          to: 'school',
          data: { since, error: outage.last_error, path: '/admin-panel/dashboard' },
          // The job may be run twice.
          cause: since,
        }),
      ),
    );
    await this.outage.markReported();
  }
}
