import { Injectable } from '@nestjs/common';
import { Prisma } from './generated/client.ts';
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
          name: `kept_counts_to_fold_${name}`,
          text: `select distinct tenant_id from (select tenant_id from ${name}.kept_count
                   group by tenant_id, name, key, owner_id having count(*) > ${MANY_ROWS}) many`,
          values: [],
        },
      ]);
      await this.tenants.forEachTenant(
        'fold-kept-counts',
        found!.rows as { tenant_id: string }[],
        ({ tenant_id }) => this.fold(name, tenant_id),
      );
    }
  }

  private async fold(module: string, tenant: string): Promise<void> {
    const counts = Prisma.raw(`${module}.kept_count`);
    await this.db.transaction(async (tx) => {
      // `platform.recount` takes the same lock.
      await lockUntilCommit(tx, `${module}.kept_count`);
      await tx.$executeRaw`
        with folded as (delete from ${counts} where tenant_id = ${tenant}::uuid returning source, name, key, owner_id, count)
        insert into ${counts} (tenant_id, source, name, key, owner_id, count)
        select ${tenant}::uuid, source, name, key, owner_id, sum(count) from folded group by 2, 3, 4, 5 having sum(count) <> 0`;
    });
  }
}
