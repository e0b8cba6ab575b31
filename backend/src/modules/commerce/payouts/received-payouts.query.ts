import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { ReceivedPayout, ReceivableView } from './payout-views.ts';

/** What the platform owes the running school, and its payouts, from the books of the school. */
export class ListReceivedPayouts extends Query<{
  receivable: ReceivableView[];
  count: number;
  results: ReceivedPayout[];
}> {
  constructor(
    readonly limit: number,
    readonly offset: number,
  ) {
    super();
  }
}

@QueryHandler(ListReceivedPayouts)
export class ListReceivedPayoutsHandler implements IQueryHandler<ListReceivedPayouts> {
  constructor(private readonly db: Db) {}

  async execute({ limit, offset }: ListReceivedPayouts) {
    const tenant = currentTenantId();
    const [receivable, payouts] = await this.db.batch([
      {
        name: 'receivable_of_school',
        text: `select a.currency, sum(e.debit - e.credit)::float8 as amount from commerce.ledger_account a
               join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
               where a.tenant_id = $1::uuid and a.code = 'receivable_from_platform'
               group by a.currency order by a.currency`,
        values: [tenant],
      },
      {
        name: 'payouts_of_school',
        text: `select t.source_id as id, max(e.currency) as currency,
                 max(greatest(e.debit, e.credit))::float8 as amount,
                 (array_agg(t.kind order by case t.kind when 'approved' then 1 when 'paid' then 2 else 3 end desc))[1] as status,
                 min(t.created_at) as created_at, max(t.created_at) as changed_at, count(*) over ()::int as count
               from commerce.ledger_transaction t
               join commerce.ledger_entry e on (e.tenant_id, e.transaction_id) = (t.tenant_id, t.id)
               where t.tenant_id = $1::uuid and t.source_type = 'payout'
               group by t.source_id order by min(t.created_at) desc, t.source_id limit $2 offset $3`,
        values: [tenant, limit, offset],
      },
    ]);
    const rows = payouts!.rows as (ReceivedPayout & { count: number })[];
    return {
      receivable: receivable!.rows as ReceivableView[],
      count: rows[0]?.count ?? 0,
      results: rows.map(({ count: _, ...row }) => row),
    };
  }
}
