import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { classOf, isReverse } from './account-class.rules.ts';
import type { AccountEntryView, LedgerAccountView, LedgerTransactionView } from './ledger.views.ts';

interface Listed<T> {
  count: number;
  results: T[];
}
interface PageOf {
  limit: number;
  offset: number;
}

/** Accounts with their sums; $1 is the tenant. */
const ACCOUNTS = `select a.id, a.code, a.owner_ref, a.currency,
    case a.normal_side when 'D' then 'debit' else 'credit' end as normal_side,
    coalesce(sum(e.debit), 0)::float8 as debits, coalesce(sum(e.credit), 0)::float8 as credits,
    (coalesce(sum(e.debit - e.credit), 0) * case a.normal_side when 'D' then 1 else -1 end)::float8 as balance,
    count(e.*)::int as entries, max(t.created_at) as last_entry_at
  from commerce.ledger_account a
  left join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
  left join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
  where a.tenant_id = $1::uuid`;
const GROUPED = `group by a.tenant_id, a.id`;

/** Reads the books of the tenant of the running context. Sums are exact up to 2^53 minor units. */
@Injectable()
export class LedgerQueries {
  constructor(private readonly db: Db) {}

  /** Accounts by code, owner and currency. */
  async accounts(
    filter: { currency?: string; code?: string; search?: string; show: 'open' | 'all' },
    { limit, offset }: PageOf,
  ): Promise<Listed<LedgerAccountView>> {
    const found = await this.db.rows<AccountRow & { count: number }>({
      name: 'ledger_accounts',
      text: `with account as (${ACCOUNTS}
               and ($2::text is null or a.currency = $2) and ($3::text is null or a.code = $3)
               and ($4::text is null or a.owner_ref = $4) ${GROUPED})
             select *, count(*) over ()::int as count from account where $5::boolean or balance <> 0
             order by code, owner_ref, currency limit $6 offset $7`,
      values: [
        currentTenantId(),
        filter.currency ?? null,
        filter.code ?? null,
        filter.search ?? null,
        filter.show === 'all',
        limit,
        offset,
      ],
    });
    const { count, results } = listed(found);
    return { count, results: results.map(classified) };
  }

  /**
   * Entries of one account, newest first.
   * @throws AppError not_found
   */
  async entries(
    id: string,
    { limit, offset }: PageOf,
  ): Promise<Listed<AccountEntryView> & { account: LedgerAccountView }> {
    const [accounts, entries] = await this.db.batch([
      {
        name: 'ledger_account',
        text: `${ACCOUNTS} and a.id = $2::uuid ${GROUPED}`,
        values: [currentTenantId(), id],
      },
      {
        name: 'ledger_account_entries',
        text: `select t.id as transaction_id, t.source_type, t.source_id, t.kind, t.effective_at, t.created_at,
                 e.debit::float8 as debit, e.credit::float8 as credit,
                 (sum(e.debit - e.credit) over (order by t.created_at, t.id, e.position)
                   * case a.normal_side when 'D' then 1 else -1 end)::float8 as balance,
                 count(*) over ()::int as count
               from commerce.ledger_entry e
               join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
               join commerce.ledger_account a on (a.tenant_id, a.id) = (e.tenant_id, e.account_id)
               where e.tenant_id = $1::uuid and e.account_id = $2::uuid
               order by t.created_at desc, t.id desc, e.position desc limit $3 offset $4`,
        values: [currentTenantId(), id, limit, offset],
      },
    ]);
    const account = accounts!.rows[0] as AccountRow | undefined;
    if (!account) throw notFound('account');
    return {
      account: classified(account),
      ...listed(entries!.rows as (AccountEntryView & { count: number })[]),
    };
  }

  /** @throws AppError not_found */
  async transaction(id: string): Promise<Omit<LedgerTransactionView, 'order_number' | 'related'>> {
    const [transactions, entries] = await this.db.batch([
      {
        name: 'ledger_transaction',
        text: `select id, source_type, source_id, kind, effective_at, created_at from commerce.ledger_transaction
               where tenant_id = $1::uuid and id = $2::uuid`,
        values: [currentTenantId(), id],
      },
      {
        name: 'ledger_transaction_entries',
        text: `select e.account_id, a.code, a.owner_ref, e.currency, e.debit::float8 as debit, e.credit::float8 as credit
               from commerce.ledger_entry e
               join commerce.ledger_account a on (a.tenant_id, a.id) = (e.tenant_id, e.account_id)
               where e.tenant_id = $1::uuid and e.transaction_id = $2::uuid order by e.position`,
        values: [currentTenantId(), id],
      },
    ]);
    const transaction = transactions!.rows[0] as LedgerTransactionView | undefined;
    if (!transaction) throw notFound('ledger transaction');
    return {
      ...transaction,
      reverse: isReverse(transaction.source_type, transaction.kind),
      entries: entries!.rows as LedgerTransactionView['entries'],
    };
  }
}

type AccountRow = Omit<LedgerAccountView, 'class' | 'owner_name'>;

const classified = (row: AccountRow): LedgerAccountView => ({
  ...row,
  class: classOf(row.code),
  owner_name: null,
});

/** Takes the count of all rows, which the query repeats in each, out of the rows of one page. */
function listed<T>(rows: (T & { count: number })[]): Listed<T> {
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map(({ count: _, ...row }) => row as unknown as T),
  };
}
