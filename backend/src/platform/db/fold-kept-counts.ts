import { Injectable } from '@nestjs/common';
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
    const [modules] = await this.db.system([
      {
        name: 'modules_with_kept_counts',
        text: `select schemaname as name from pg_tables where tablename = 'kept_count' order by 1`,
        values: [],
      },
    ]);
    for (const { name } of modules!.rows as { name: string }[]) {
      const [found] = await this.db.system([
        {
          name: 'kept_counts_to_fold',
          text: 'select tenant_id from platform.kept_counts_to_fold($1, $2)',
          values: [name, MANY_ROWS],
        },
      ]);
      await this.tenants.forEachTenant(
        'fold-kept-counts',
        found!.rows as { tenant_id: string }[],
        ({ tenant_id }) =>
          this.db.transaction(
            (tx) => tx.$queryRaw`select 1 from platform.fold_kept_counts(${name}, ${tenant_id}::uuid)`,
          ),
      );
    }
  }
}
