import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { schoolExportFolder } from './school-export-files.ts';

const AT_ONCE = 200;

/** Deletes the files of exports of schools after their days. The rows stay: who exported what remains known. */
@Injectable()
@Scheduled({ name: 'delete-old-school-exports', every: 900_000 })
export class DeleteOldSchoolExports implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const [due] = await this.db.system([
      {
        name: 'school_exports_due',
        text: `select tenant_id, id from tenancy.school_export
               where state = 'ready' and expires_at <= $1 order by expires_at limit ${AT_ONCE}`,
        values: [this.clock.now()],
      },
    ]);
    const exports = due!.rows as { tenant_id: string; id: string }[];
    await this.tenants.forEachTenant('delete-old-school-exports', exports, async ({ tenant_id, id }) => {
      await this.storage.removeAll(schoolExportFolder(id));
      await this.db.transaction((tx) =>
        tx.schoolExport.updateMany({ where: { tenant_id, id, state: 'ready' }, data: { state: 'expired' } }),
      );
    });
  }
}
