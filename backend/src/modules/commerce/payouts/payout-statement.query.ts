import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import type { StatementLine } from './payout-views.ts';

/** What the platform owed a school between its last payout and this one, in minor units. */
interface Statement {
  from: Date | null;
  to: Date;
  opening: number;
  lines: StatementLine[];
  closing: number;
}

/** The statement of a payout, from the books of the platform. */
export class GetPayoutStatement extends Query<Statement> {
  constructor(
    readonly payoutId: string,
    readonly schoolId: string,
    readonly currency: string,
  ) {
    super();
  }
}

@QueryHandler(GetPayoutStatement)
export class GetPayoutStatementHandler implements IQueryHandler<GetPayoutStatement> {
  constructor(private readonly db: Db) {}

  /** @throws AppError not_found for a payout that is not in the books */
  async execute({ payoutId, schoolId, currency }: GetPayoutStatement): Promise<Statement> {
    const rows = await this.db.rows<{
      from: Date | null;
      to: Date;
      before: boolean;
      kind: StatementLine['kind'];
      amount: number;
      count: number;
    }>({
      name: 'payout_statement',
      text: `with entry as (
               select t.id, t.source_type, t.source_id, t.kind, t.created_at, e.credit - e.debit as amount
               from commerce.ledger_account a
               join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
               join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
               where a.tenant_id = $1::uuid and a.code = 'school_payable' and a.owner_ref = $2 and a.currency = $3
             ),
             approved as (select * from entry where source_type = 'payout' and kind = 'approved'),
             this as (select id, created_at from approved where source_id = $4),
             period as (
               select (select max(p.created_at) from approved p where (p.created_at, p.id) < (this.created_at, this.id)) as "from",
                 this.created_at as "to", this.id
               from this
             )
             select p."from", p."to", (p."from" is not null and e.created_at <= p."from") as before,
               case when e.source_type = 'payment' then 'sales' when e.source_type = 'refund' then 'refunds'
                 when e.source_type = 'dispute' then 'disputes' when e.source_type = 'payout' then 'payouts' else 'other' end as kind,
               sum(e.amount)::float8 as amount, count(*)::int as count
             from period p left join entry e on (e.created_at, e.id) < (p."to", p.id)
             group by 1, 2, 3, 4 order by min(e.created_at)`,
      values: [currentTenantId(), schoolId, currency, payoutId],
    });
    const [first] = rows;
    if (!first) throw notFound('payout');
    const sum = (of: typeof rows) => of.reduce((all, { amount }) => all + (amount ?? 0), 0);
    const opening = sum(rows.filter(({ before }) => before));
    const within = rows.filter(({ before, count }) => !before && count > 0);
    return {
      from: first.from,
      to: first.to,
      opening,
      lines: within.map(({ kind, amount, count }) => ({ kind, amount, count })),
      closing: opening + sum(within),
    };
  }
}
