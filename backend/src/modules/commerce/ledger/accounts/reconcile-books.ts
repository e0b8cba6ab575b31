import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PinoLogger } from 'nestjs-pino';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Scheduled, type ScheduledJob } from '../../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../../platform/messaging/tenant-loop.ts';
import { Metrics } from '../../../../platform/observability/metrics.ts';
import { countOpenDiscrepancies, storeRun } from './check-runs.ts';
import { everyTenant } from './every-tenant.ts';
import { findDiscrepancies } from './invariants.ts';

const DAY = 86_400_000;

/**
 * Checks the books of every school every day, then those of the platform and all against each other. What is found is
 * stored until a later run no longer finds it; nothing is corrected by itself.
 */
@Injectable()
@Scheduled({ name: 'reconcile-books', every: DAY })
export class ReconcileBooks implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly tenants: TenantLoop,
    private readonly log: PinoLogger,
    metrics: Metrics,
  ) {
    log.setContext(ReconcileBooks.name);
    metrics.watchBy(
      'books_discrepancies',
      'Discrepancies in the books that the last runs of the checks found, by check',
      'check',
      () => countOpenDiscrepancies(db),
    );
  }

  async run(): Promise<void> {
    const schools = (await everyTenant(this.queries)).filter(
      ({ tenant_id }) => tenant_id !== PLATFORM_TENANT_ID,
    );
    await this.tenants.forEachTenant('reconcile-books', [...schools, { tenant_id: PLATFORM_TENANT_ID }], () =>
      this.check(),
    );
  }

  /** Checks the books of the running tenant and stores what was found. Returns how many rows there are. */
  async check(): Promise<number> {
    const checks = await findDiscrepancies(this.db);
    const rows = checks.flatMap(({ name, rows }) =>
      rows.map((detail) => ({
        name,
        subject: Object.values(detail).slice(0, 2).join(' ').slice(0, 255),
        detail,
      })),
    );
    const now = this.clock.now();
    await this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      await tx.ledgerDiscrepancy.createMany({
        data: rows.map((row) => ({ ...row, tenant_id, id: newId(), found_at: now, seen_at: now })),
        skipDuplicates: true,
      });
      for (const { name, subject, detail } of rows)
        await tx.ledgerDiscrepancy.updateMany({
          where: { name, subject },
          data: { detail, seen_at: now, resolved_at: null },
        });
      await tx.ledgerDiscrepancy.updateMany({
        where: { resolved_at: null, seen_at: { lt: now } },
        data: { resolved_at: now },
      });
      await storeRun(tx, checks, now);
    });
    if (rows.length > 0)
      this.log.error(
        { discrepancies: rows.length, tenant_id: currentTenantId() },
        'the books have discrepancies',
      );
    return rows.length;
  }
}
