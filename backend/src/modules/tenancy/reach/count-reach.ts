import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { inContext } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { CountReadersByCountry } from '../../identity/contract.ts';
import { sumUp, type CountedReaders, type PlacedSchool } from './reach.rules.ts';

const AT_ONCE = 100;

/**
 * Counts schools and readers by country for the world map. Only rounded numbers are stored, so that the exact number
 * of a small group is stored nowhere.
 */
@Injectable()
@Scheduled({ name: 'count-reach', every: 900_000 })
export class CountReach implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async run(): Promise<void> {
    const schools = await this.schools();
    const counted: CountedReaders[] = [];
    const asked = [PLATFORM_TENANT_ID, ...schools.map(({ id }) => id)];
    await inContext({ correlationId: newId(), tenantId: PLATFORM_TENANT_ID, principal: null }, async () => {
      for (let from = 0; from < asked.length; from += AT_ONCE)
        counted.push(
          ...(await this.queries.execute(new CountReadersByCountry(asked.slice(from, from + AT_ONCE)))),
        );
    });
    const rows = sumUp(schools, counted);
    const counted_at = this.clock.now();
    await this.db.systemTransaction(async (tx) => {
      // Locked: two workers at the same time would both empty the table and both fill it.
      await lockUntilCommit(tx, 'tenancy.reach');
      await tx.reach.deleteMany({});
      await tx.reach.createMany({ data: rows.map((row) => ({ ...row, counted_at })) });
    });
  }

  /** Every active school, page by page. */
  private async schools(): Promise<PlacedSchool[]> {
    const all: PlacedSchool[] = [];
    for (;;) {
      const [page] = await this.db.system([
        {
          name: 'schools_on_the_map',
          text: `select id, country from tenancy.tenant
                 where id > $1 and id <> $2 and status = 'active' order by id limit 1000`,
          values: [all.at(-1)?.id ?? '00000000-0000-0000-0000-000000000000', PLATFORM_TENANT_ID],
        },
      ]);
      all.push(...(page!.rows as PlacedSchool[]));
      if (page!.rows.length < 1000) return all;
    }
  }
}
