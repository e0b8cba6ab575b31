import { IMPACT_COUNTS } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import { Db } from '../../../platform/db/db.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { withoutSmallGroups } from './impact.rules.ts';
import { schoolsWithImpact } from './keep-impact.ts';

const JOB = 'add-up-impact-months';

interface MonthRow extends Record<string, unknown> {
  kind: string;
  goal: number;
  month: string;
  value: number;
  people: number;
}

/** By month, kind and goal, with the number of people who had a part in it. */
const MONTHS = `with event as (
    select e.kind, g.goal, to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM') as month, e.quantity, e.subject_ids
    from giving.impact_event e, lateral (select 0 as goal union all select unnest(e.goals)) g
    where e.tenant_id = $1::uuid and e.kind = any ($2::text[])
  ), whole as (
    select kind, goal, month, sum(quantity)::float8 as value from event group by 1, 2, 3
  ), part as (
    select kind, goal, month, count(distinct subject)::int as people from event, unnest(subject_ids) subject group by 1, 2, 3
  )
  select kind, goal, month, value, coalesce(people, 0) as people
  from whole left join part using (kind, goal, month) order by kind, goal, month`;

/**
 * Adds up once an hour what all schools achieved in each month, for the rows behind the counters of everyone. A month that a school
 * does not show, because few people had a part in it, is left out: the sum less the other schools would tell it.
 */
@Injectable()
@Scheduled({ name: JOB, every: 3_600_000 })
export class AddUpMonths implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const sums = new Map<string, { kind: string; goal: number; month: string; value: number }>();
    const failures = await this.tenants.forEachTenant(JOB, await schoolsWithImpact(this.db), async () => {
      for (const part of await this.shownMonths()) {
        const key = `${part.kind} ${part.goal} ${part.month}`;
        const sum = sums.get(key) ?? { ...part, value: 0 };
        sums.set(key, { ...sum, value: sum.value + part.value });
      }
    });
    // A school that is missing would make every month smaller; the next run tries again.
    if (failures > 0) return;
    const added_at = this.clock.now();
    await this.db.systemTransaction(async (tx) => {
      await lockUntilCommit(tx, 'giving.impact_month');
      await tx.impactMonth.deleteMany({});
      await tx.impactMonth.createMany({
        data: [...sums.values()].map((row) => ({ ...row, value: BigInt(row.value), added_at })),
      });
    });
  }

  /** Those months of the running school that it shows. */
  private async shownMonths(): Promise<{ kind: string; goal: number; month: string; value: number }[]> {
    const rows = await this.db.rows<MonthRow>({
      name: 'impact_months',
      text: MONTHS,
      values: [currentTenantId(), [...IMPACT_COUNTS]],
    });
    const counters = Map.groupBy(rows, ({ kind, goal }) => `${kind} ${goal}`);
    return [...counters.values()].flatMap((months) => {
      const shown = withoutSmallGroups(months);
      return months.flatMap(({ kind, goal, month }, index) => {
        const value = shown[index];
        return value ? [{ kind, goal, month, value }] : [];
      });
    });
  }
}
