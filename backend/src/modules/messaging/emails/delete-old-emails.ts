import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { retentionEdges, unsentEdge } from './email-retention.ts';

/** E-mails of one school that one run changes. */
const AT_ONCE = 1_000;

/** SQL: stored e-mails whose text is due, by the times of `retentionEdges` ($1) and `unsentEdge` ($2). */
const DUE = `body_deleted_at is null and status <> 'queued' and created_at <
  case when status = 'sent' then coalesce(($1::jsonb ->> template)::timestamptz, $2) else $2 end`;

/**
 * Deletes subject, text and appointment of stored e-mails after the retention period of their template. The row stays
 * with template, recipient and status: it prevents a second e-mail for the same cause. E-mails that still wait to
 * be sent are left alone.
 */
@Injectable()
@Scheduled({ name: 'delete-old-emails', every: 3_600_000 })
export class DeleteOldEmails implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const values = [JSON.stringify(retentionEdges(now)), unsentEdge(now)];
    const [found] = await this.db.system([
      {
        name: 'schools_with_old_emails',
        text: `select distinct tenant_id from messaging.email where ${DUE}`,
        values,
      },
    ]);
    await this.tenants.forEachTenant('delete-old-emails', found!.rows as { tenant_id: string }[], () =>
      this.db.rows({
        name: 'delete_old_emails',
        text: `update messaging.email set subject = '', text = '', html = null, logo = null, attachments = null, calendar = null, secret_seed = null, body_deleted_at = $3
               where tenant_id = $4 and id in (
                 select id from messaging.email where tenant_id = $4 and ${DUE} order by created_at limit ${AT_ONCE})`,
        values: [...values, now, currentTenantId()],
      }),
    );
  }
}
