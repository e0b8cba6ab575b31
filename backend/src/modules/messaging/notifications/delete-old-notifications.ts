import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';

/** Days for which a notification is kept, read or not. */
const KEPT_DAYS = 60;
/** Notifications of one school that one run deletes. */
const AT_ONCE = 1_000;

/** Deletes old notifications. */
@Injectable()
@Scheduled({ name: 'delete-old-notifications', every: 3_600_000 })
export class DeleteOldNotifications implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const edge = new Date(this.clock.now().getTime() - KEPT_DAYS * 86_400_000);
    const [found] = await this.db.system([
      {
        name: 'schools_with_old_notifications',
        text: `select distinct tenant_id from messaging.notification where created_at < $1`,
        values: [edge],
      },
    ]);
    const schools = found!.rows as { tenant_id: string }[];
    await this.tenants.forEachTenant('delete-old-notifications', schools, () =>
      this.db.rows({
        name: 'delete_old_notifications',
        text: `delete from messaging.notification where tenant_id = $1 and id in (
                 select id from messaging.notification where tenant_id = $1 and created_at < $2 order by created_at limit ${AT_ONCE})`,
        values: [currentTenantId(), edge],
      }),
    );
  }
}
