import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetSchools } from '../../tenancy/contract.ts';
import { OwedToSchools } from './owed-to-schools.ts';
import type { OwedView, PayoutView } from './payout-views.ts';
import { nextStatuses, type PayoutStatus } from './payout.rules.ts';

/** What the platform owes to schools now. */
export class ListOwed extends Query<OwedView[]> {}

@QueryHandler(ListOwed)
export class ListOwedHandler implements IQueryHandler<ListOwed> {
  constructor(
    private readonly owed: OwedToSchools,
    private readonly queries: QueryBus,
  ) {}

  async execute(): Promise<OwedView[]> {
    const rows = await this.owed.list();
    const ids = [...new Set(rows.map(({ school_id }) => school_id))];
    const names = new Map<string, string>();
    for (let from = 0; from < ids.length; from += 100)
      for (const { id, name } of await this.queries.execute(new GetSchools(ids.slice(from, from + 100))))
        names.set(id, name);
    return rows.map((row) => ({ ...row, school_name: names.get(row.school_id) ?? row.school_id }));
  }
}

/** Payouts, newest first. */
export class ListPayouts extends Query<{ count: number; results: PayoutView[] }> {
  constructor(
    readonly status: PayoutStatus | null,
    readonly limit: number,
    readonly offset: number,
  ) {
    super();
  }
}

@QueryHandler(ListPayouts)
export class ListPayoutsHandler implements IQueryHandler<ListPayouts> {
  constructor(private readonly db: Db) {}

  async execute({ status, limit, offset }: ListPayouts): Promise<{ count: number; results: PayoutView[] }> {
    const where = { tenant_id: currentTenantId(), ...(status && { status }) };
    const [count, rows] = await this.db.transaction((tx) =>
      Promise.all([
        tx.payout.count({ where }),
        tx.payout.findMany({
          where,
          orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
          take: limit,
          skip: offset,
        }),
      ]),
    );
    return {
      count,
      results: rows.map(({ tenant_id: _, amount, ...row }) => ({
        ...row,
        amount: Number(amount),
        next: [...nextStatuses(row.status)],
      })),
    };
  }
}
