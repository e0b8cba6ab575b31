import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { everySchool } from '../every-school.ts';
import { keptSince } from './tax-claim.rules.ts';

/** In one transaction; a school with more is done by the next runs. */
const MOST = 1000;

/**
 * Deletes declarations that no tax office can ask for any more (`keptSince`): names, addresses and PANs. The years run from the last
 * thing that happened to it: the gift, the last file in which it was claimed or taken off, or its cancellation. A declaration that
 * holds for a monthly gift is kept as long as that of its last charge. The rows of claims stay, without a person.
 */
@Injectable()
@Scheduled({ name: 'delete-old-tax-declarations', every: 86_400_000 })
export class DeleteOldDeclarations implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const schools = await everySchool(this.queries);
    await this.tenants.forEachTenant('delete-old-tax-declarations', schools, async () => {
      await this.delete();
    });
  }

  /** Of the running school. Returns how many were deleted. */
  async delete(): Promise<number> {
    const now = this.clock.now();
    const [aid, india] = [keptSince('gift_aid', now), keptSince('80g', now)];
    return this.db.transaction(
      (tx) => tx.$executeRaw`
        with old as (
          select t.tenant_id, t.donation_id from giving.tax_declaration t
          join giving.donation d on (d.tenant_id, d.id) = (t.tenant_id, t.donation_id)
          where t.tenant_id = ${currentTenantId()}::uuid
            and greatest(t.declared_at, t.cancelled_at, d.paid_at, d.created_at,
              (select max(c.made_at) from giving.tax_claim_row r
                join giving.tax_claim c on (c.tenant_id, c.id) = (r.tenant_id, r.claim_id)
                where (r.tenant_id, r.donation_id) = (t.tenant_id, t.donation_id)),
              (select max(coalesce(m.paid_at, m.created_at)) from giving.donation m
                where m.tenant_id = d.tenant_id and m.monthly_id = d.monthly_id))
              < case t.regime when 'gift_aid' then ${aid}::timestamptz else ${india}::timestamptz end
          limit ${MOST})
        delete from giving.tax_declaration t using old where (t.tenant_id, t.donation_id) = (old.tenant_id, old.donation_id)`,
    );
  }
}
