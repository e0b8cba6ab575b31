import { Injectable } from '@nestjs/common';
import { lockUntilCommit } from './advisory-lock.ts';
import { Db } from './db.ts';
import { TenantLoop } from '../messaging/tenant-loop.ts';
import { Scheduled, type ScheduledJob } from '../messaging/scheduled-jobs.ts';

/** A count with more rows than this is folded. */
const MANY_ROWS = 20;

/**
 * Replaces the rows of each kept count by one (ADR 0063). Readers see either the old rows or the new one; two copies of
 * the job may run at the same time, because each adds what it has itself removed.
 */
@Injectable()
@Scheduled({ name: 'fold-kept-counts', every: 60_000 })
export class FoldKeptCounts implements ScheduledJob {
  constructor(
    private readonly db: Db,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const [found] = await this.db.system([
      {
        name: 'kept_counts_to_fold',
        text: `select module, tenant_id from platform.kept_counts_to_fold(${MANY_ROWS})`,
        values: [],
      },
    ]);
    await this.tenants.forEachTenant(
      'fold-kept-counts',
      found!.rows as { module: string; tenant_id: string }[],
      ({ module, tenant_id }) => this.fold(module, tenant_id),
    );
  }

  private async fold(module: string, tenant: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      // `platform.recount` takes the same lock.
      await lockUntilCommit(tx, `${module}.kept_count`);
      await tx.$executeRaw`select platform.fold_kept_counts(${module}, ${tenant}::uuid)`;
    });
  }
}
