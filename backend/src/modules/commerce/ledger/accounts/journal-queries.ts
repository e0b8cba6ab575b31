import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { classOf, isReverse } from './account-class.rules.ts';
import type { BalanceView, JournalEntryView, RelatedTransaction } from './ledger.views.ts';

/** What a list of the journal is limited to; null does not limit. */
interface JournalFilter {
  currency: string | null;
  /** Code of an account with an entry in the transaction. */
  code: string | null;
  /** First and last day, such as `2026-11-20`, UTC. */
  from: string | null;
  to: string | null;
  /** Number of an order, or id of a payment, refund, dispute or payout. */
  search: string | null;
}

/** The order of a transaction, as far as the shares of its sale or refund name one. */
const ORDER = `(select o.number from commerce.sale_share s
    join commerce.sales_order o on (o.tenant_id, o.id) = (s.tenant_id, s.order_id)
    where s.tenant_id = t.tenant_id and s.source_type = t.source_type and s.source_id = t.source_id limit 1) as order_number`;

const ENTRIES = `(select json_agg(json_build_object('account_id', e.account_id, 'code', a.code, 'owner_ref', a.owner_ref,
      'currency', e.currency, 'debit', e.debit, 'credit', e.credit) order by e.position)
    from commerce.ledger_entry e join commerce.ledger_account a on (a.tenant_id, a.id) = (e.tenant_id, e.account_id)
    where e.tenant_id = t.tenant_id and e.transaction_id = t.id) as entries`;

type Row<T> = Omit<T, 'reverse'>;
const withReverse = <T extends { source_type: string; kind: string }>(row: T): T & { reverse: boolean } => ({
  ...row,
  reverse: isReverse(row.source_type, row.kind),
});

/** Reads the journal of the tenant of the running context. */
@Injectable()
export class JournalQueries {
  constructor(private readonly db: Db) {}

  /** Balances by account code and currency, with the class of the account. */
  async balances(): Promise<BalanceView[]> {
    const rows = await this.db.rows<Omit<BalanceView, 'class'>>({
      name: 'ledger_balances',
      text: `select a.code, a.currency, max(case a.normal_side when 'D' then 'debit' else 'credit' end) as normal_side,
               count(distinct a.id)::int as accounts,
               coalesce(sum((e.debit - e.credit) * case a.normal_side when 'D' then 1 else -1 end), 0)::float8 as balance
             from commerce.ledger_account a
             left join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
             where a.tenant_id = $1::uuid group by a.code, a.currency order by a.currency, a.code`,
      values: [currentTenantId()],
    });
    return rows.map((row) => ({ ...row, class: classOf(row.code) }));
  }

  /** Transactions with their entries, newest first. */
  async list(
    { currency, code, from, to, search }: JournalFilter,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ count: number; results: JournalEntryView[] }> {
    const rows = await this.db.rows<Row<JournalEntryView> & { count: number }>({
      name: 'ledger_journal',
      text: `with found as (
               select t.*, count(*) over ()::int as count from commerce.ledger_transaction t
               where t.tenant_id = $1::uuid
                 and ($2::text is null and $3::text is null or exists (select from commerce.ledger_entry e
                   join commerce.ledger_account a on (a.tenant_id, a.id) = (e.tenant_id, e.account_id)
                   where e.tenant_id = t.tenant_id and e.transaction_id = t.id
                     and ($2::text is null or e.currency = $2) and ($3::text is null or a.code = $3)))
                 and ($4::date is null or t.effective_at >= $4::date at time zone 'UTC')
                 and ($5::date is null or t.effective_at < ($5::date + 1) at time zone 'UTC')
                 and ($6::text is null or t.source_id = $6 or (t.source_type, t.source_id) in (
                   select s.source_type, s.source_id from commerce.sale_share s
                   join commerce.sales_order o on (o.tenant_id, o.id) = (s.tenant_id, s.order_id)
                   where s.tenant_id = $1::uuid and o.number = upper($6)))
               order by t.created_at desc, t.id desc limit $7 offset $8
             )
             select t.id, t.source_type, t.source_id, t.kind, t.effective_at, t.created_at, ${ORDER}, ${ENTRIES}, t.count
             from found t order by t.created_at desc, t.id desc`,
      values: [currentTenantId(), currency, code, from, to, search, limit, offset],
    });
    return {
      count: rows[0]?.count ?? 0,
      results: rows.map(({ count: _, ...row }) => withReverse(row)),
    };
  }

  /** The order of a transaction, and the other transactions of the same source or order, oldest first. */
  async around(id: string): Promise<{ order_number: string | null; related: RelatedTransaction[] }> {
    const [orders, related] = await this.db.batch([
      {
        name: 'ledger_transaction_order',
        text: `select ${ORDER} from commerce.ledger_transaction t where t.tenant_id = $1::uuid and t.id = $2::uuid`,
        values: [currentTenantId(), id],
      },
      {
        name: 'ledger_related',
        text: `with this as (select * from commerce.ledger_transaction where tenant_id = $1::uuid and id = $2::uuid),
               source as (
                 select source_type, source_id from this
                 union
                 select s.source_type, s.source_id from commerce.sale_share s
                 where s.tenant_id = $1::uuid and s.payment_id in (select o.payment_id from commerce.sale_share o, this
                   where o.tenant_id = $1::uuid and o.source_type = this.source_type and o.source_id = this.source_id)
               )
               select t.id, t.source_type, t.source_id, t.kind, t.effective_at, t.created_at
               from commerce.ledger_transaction t join source using (source_type, source_id)
               where t.tenant_id = $1::uuid and t.id <> $2::uuid order by t.created_at, t.id limit 50`,
        values: [currentTenantId(), id],
      },
    ]);
    return {
      order_number: (orders!.rows[0] as { order_number: string | null } | undefined)?.order_number ?? null,
      related: (related!.rows as Row<RelatedTransaction>[]).map(withReverse),
    };
  }
}
