import { Injectable } from '@nestjs/common';
import { currentTenantId, inContext } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Scheduled, type ScheduledJob } from '../../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../../platform/messaging/tenant-loop.ts';

/** A school with fewer rows than this is left as it is. */
const MANY = 500;

/** Folds the differences in `identity.people_count` into one row for each count, so that reading them stays cheap. */
@Injectable()
@Scheduled({ name: 'fold-people-counts', every: 900_000 })
export class FoldPeopleCounts implements ScheduledJob {
  constructor(
    private readonly db: Db,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const platform = { correlationId: newId(), tenantId: PLATFORM_TENANT_ID, principal: null };
    const [found] = await inContext(platform, () =>
      this.db.oversee([
        {
          name: 'schools_with_people_counts_to_fold',
          text: `select tenant_id from identity.people_count group by tenant_id having count(*) >= ${MANY} order by 1 limit 5000`,
          values: [],
        },
      ]),
    );
    await this.tenants.forEachTenant('fold-people-counts', found!.rows as { tenant_id: string }[], () =>
      this.fold(),
    );
  }

  /** Folds the counts of the current tenant. */
  async fold(): Promise<void> {
    const text = 'select identity.fold_people_counts($1::uuid)';
    await this.db.rows({ name: 'fold_people_counts', text, values: [currentTenantId()] });
  }
}
