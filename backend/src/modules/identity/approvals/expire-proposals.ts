import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';

const AT_ONCE = 200;

/** Marks proposals whose time is over, with an audit entry. They can be approved no more even before. */
@Injectable()
@Scheduled({ name: 'expire-proposals', every: 900_000 })
export class ExpireProposals implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const [due] = await this.db.system([
      {
        name: 'proposals_due',
        text: `select tenant_id, id, kind, proposed_by from identity.proposal
               where state = 'waiting' and expires_at <= $1 order by expires_at limit ${AT_ONCE}`,
        values: [now],
      },
    ]);
    const proposals = due!.rows as { tenant_id: string; id: string; kind: string; proposed_by: string }[];
    await this.tenants.forEachTenant(
      'expire-proposals',
      proposals,
      async ({ tenant_id, id, kind, proposed_by }) =>
        this.db.transaction(async (tx) => {
          const { count } = await tx.proposal.updateMany({
            where: { tenant_id, id, state: 'waiting' },
            data: { state: 'expired', decided_at: now },
          });
          if (count > 0)
            await recordAuditEntry(tx, {
              action: 'proposal.expired',
              actorId: proposed_by,
              detail: { kind, proposal_id: id },
            });
        }),
    );
  }
}
