import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { inContext } from '../context.ts';
import { newId } from '../ids.ts';
import { Metrics } from '../observability/metrics.ts';

/** Loops of scheduled jobs over rows of many tenants. */
@Injectable()
export class TenantLoop {
  constructor(
    private readonly metrics: Metrics,
    private readonly log: PinoLogger,
  ) {
    log.setContext(TenantLoop.name);
  }

  /**
   * Runs `work` for each row, one after the other, in a context of the row's tenant; `work` opens its own
   * transactions. A failure is logged, counted in `scheduled_job_failures_total`, and does not stop the
   * others: the next run tries the row again. Returns how many failed.
   */
  async forEachTenant<Row extends { tenant_id: string }>(
    job: string,
    rows: readonly Row[],
    work: (row: Row) => Promise<unknown>,
  ): Promise<number> {
    let failures = 0;
    for (const row of rows) {
      const context = { correlationId: newId(), tenantId: row.tenant_id, principal: null };
      try {
        await inContext(context, () => work(row));
      } catch (error) {
        failures += 1;
        this.metrics.scheduledJobFailures.inc({ job });
        this.log.error(
          { err: error, job, tenant_id: row.tenant_id, request_id: context.correlationId },
          'a scheduled job failed for one tenant',
        );
      }
    }
    return failures;
  }
}
