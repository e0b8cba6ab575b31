import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Clock } from '../../../platform/clock.ts';
import { inContext } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { ImpactJournal } from './impact-journal.ts';

/** Reads of the platform's team's tables: the counters of all schools, for the job alone. */
const inPlatform = <T>(work: () => Promise<T>): Promise<T> =>
  inContext({ correlationId: newId(), tenantId: PLATFORM_TENANT_ID, principal: null }, work);

/** Schools in which something was achieved. */
export const schoolsWithImpact = (db: Db): Promise<{ tenant_id: string }[]> =>
  inPlatform(async () => {
    const [found] = await db.oversee([
      {
        name: 'schools_with_impact',
        text: 'select distinct tenant_id from giving.impact_counter',
        values: [],
      },
    ]);
    return found!.rows as { tenant_id: string }[];
  });

/** Adds up the counters of all schools once a minute. */
@Injectable()
@Scheduled({ name: 'add-up-impact', every: 60_000 })
export class AddUpImpact implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async run(): Promise<void> {
    await inPlatform(async () => {
      const [sums] = await this.db.oversee([
        {
          name: 'impact_of_all',
          text: `select goal, kind, unit, sum(value)::bigint::text as value from giving.impact_counter
                 where scope = 'school' group by goal, kind, unit`,
          values: [],
        },
      ]);
      const rows = sums!.rows as { goal: number; kind: string; unit: string; value: string }[];
      const added_at = this.clock.now();
      await this.db.systemTransaction(async (tx) => {
        // Locked: two workers at the same time would both empty the table and both fill it.
        await lockUntilCommit(tx, 'giving.impact_total');
        await tx.impactTotal.deleteMany({});
        await tx.impactTotal.createMany({
          data: rows.map((row) => ({ ...row, value: BigInt(row.value), added_at })),
        });
      });
    });
  }
}

/** Compares the counters of each school with its journal once a day, and puts right what differs. */
@Injectable()
@Scheduled({ name: 'recount-impact', every: 86_400_000 })
export class RecountImpact implements ScheduledJob {
  constructor(
    private readonly db: Db,
    private readonly journal: ImpactJournal,
    private readonly log: PinoLogger,
    private readonly tenants: TenantLoop,
  ) {
    log.setContext(RecountImpact.name);
  }

  async run(): Promise<void> {
    const rows = await schoolsWithImpact(this.db);
    await this.tenants.forEachTenant('recount-impact', rows, async ({ tenant_id }) => {
      const wrong = await this.db.transaction((tx) => this.journal.recount(tx));
      if (wrong > 0) this.log.error({ tenant_id, wrong }, 'counters of impact differed from their journal');
    });
  }
}
