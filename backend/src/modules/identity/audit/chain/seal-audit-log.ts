import { Injectable } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import { Scheduled, type ScheduledJob } from '../../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../../platform/messaging/tenant-loop.ts';

/** Entries that one transaction seals. */
const AT_ONCE = 500;

/**
 * Gives new audit entries their place in the hash chain of their school (ADR 0089). Not in the transaction of the action, which
 * would make all actions of a school wait for each other.
 */
@Injectable()
@Scheduled({ name: 'seal-audit-log', every: 60_000 })
export class SealAuditLog implements ScheduledJob {
  constructor(
    private readonly db: Db,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const [waiting] = await this.db.system([
      {
        name: 'schools_with_unsealed_entries',
        text: 'select distinct tenant_id from identity.audit_unsealed',
        values: [],
      },
    ]);
    await this.tenants.forEachTenant('seal-audit-log', waiting!.rows as { tenant_id: string }[], () =>
      this.seal(),
    );
  }

  /** Seals everything that waits in the running school. */
  async seal(): Promise<void> {
    let sealed = AT_ONCE;
    while (sealed === AT_ONCE)
      sealed = await this.db.transaction(async (tx) => {
        const [answer] = await tx.$queryRaw<{ sealed: number }[]>`
          select identity.seal_audit(${AT_ONCE}) as sealed`;
        return answer!.sealed;
      });
  }
}
