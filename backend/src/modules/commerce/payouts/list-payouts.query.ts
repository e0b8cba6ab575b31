import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetPeople } from '../../identity/contract.ts';
import { GetSchools } from '../../tenancy/contract.ts';
import { GetSchoolOfPayout } from '../contract/payouts.ts';
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

/** One payout. */
export class GetPayout extends Query<PayoutView> {
  constructor(readonly id: string) {
    super();
  }
}

interface PayoutRow {
  id: string;
  school_id: string;
  school_name: string;
  amount: bigint;
  currency: string;
  status: PayoutStatus;
  reference: string | null;
  reason: string | null;
  prepared_by: string;
  approved_by: string;
  created_at: Date;
  changed_at: Date;
}

/** Rows with the names of the two people and what may be stated next. */
async function viewed(queries: QueryBus, rows: PayoutRow[]): Promise<PayoutView[]> {
  const ids = [...new Set(rows.flatMap(({ prepared_by, approved_by }) => [prepared_by, approved_by]))];
  const people = ids.length > 0 ? await queries.execute(new GetPeople(ids)) : [];
  const names = new Map(
    people.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]),
  );
  return rows.map(({ amount, ...row }) => ({
    ...row,
    amount: Number(amount),
    prepared_by_name: names.get(row.prepared_by) ?? null,
    approved_by_name: names.get(row.approved_by) ?? null,
    next: [...nextStatuses(row.status)],
  }));
}

@QueryHandler(ListPayouts)
export class ListPayoutsHandler implements IQueryHandler<ListPayouts> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

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
          omit: { tenant_id: true },
        }),
      ]),
    );
    return { count, results: await viewed(this.queries, rows) };
  }
}

@QueryHandler(GetPayout)
export class GetPayoutHandler implements IQueryHandler<GetPayout> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError not_found */
  async execute({ id }: GetPayout): Promise<PayoutView> {
    const row = await this.db.transaction((tx) =>
      tx.payout.findFirst({ where: { tenant_id: currentTenantId(), id }, omit: { tenant_id: true } }),
    );
    if (!row) throw notFound('payout');
    const [view] = await viewed(this.queries, [row]);
    return view!;
  }
}

@QueryHandler(GetSchoolOfPayout)
export class GetSchoolOfPayoutHandler implements IQueryHandler<GetSchoolOfPayout> {
  constructor(private readonly db: Db) {}

  async execute({ payoutId: id }: GetSchoolOfPayout): Promise<string | null> {
    const row = await this.db.transaction((tx) =>
      tx.payout.findFirst({ where: { tenant_id: currentTenantId(), id }, select: { school_id: true } }),
    );
    return row?.school_id ?? null;
  }
}
