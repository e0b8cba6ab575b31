import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentContext, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { GetCharityMoney, type CharityMoney } from '../contract/donations.ts';

/**
 * The accounts `charity_payable` by charity and project. A refund takes back what was raised (debit) and the fee that came out
 * of it (credit), so that a gift that was paid back whole leaves nothing in any figure. What a sponsor adds (`match`) and what
 * is moved from or to another project (`project`) counts as raised, and so does a balance of earlier books (`opening`). Read from
 * the kept sums (`ledger_sum`), with what a sponsor has promised and not paid (`match_pool`), so that a page costs the same with a million gifts; only payouts are read as entries.
 */
const MONEY = `with account as (
    select a.tenant_id, a.id, a.owner_ref, a.currency from commerce.ledger_account a
    where a.tenant_id = $1::uuid and a.code = 'charity_payable' and a.owner_ref <> 'undecided'
      and ($2::text[] is null or split_part(a.owner_ref, ':', 1) = any ($2))
      and ($3::text[] is null or split_part(a.owner_ref, ':', 2) = any ($3))
  ), on_way as (
    select e.account_id, sum(e.debit - e.credit) as amount
    from commerce.ledger_transaction t
    join commerce.ledger_entry e on (e.tenant_id, e.transaction_id) = (t.tenant_id, t.id)
    where t.tenant_id = $1::uuid and t.source_type = 'payout' and e.account_id in (select id from account)
      and not exists (select from commerce.ledger_transaction p where p.tenant_id = t.tenant_id
        and (p.source_type, p.source_id, p.kind) = ('payout', t.source_id, 'paid'))
    group by 1
  ), figure as (
    select a.owner_ref, a.currency,
      coalesce(sum(credit) filter (where (source_type, kind) in (('payment', 'settled'), ('assignment', 'assigned'))), 0)
        - coalesce(sum(debit) filter (where source_type in ('refund', 'dispute') and kind = 'settled'), 0)
        + coalesce(sum(credit) filter (where source_type in ('refund', 'dispute') and kind = 'settled_reversed'), 0)
        + coalesce(sum(credit - debit) filter (where source_type in ('match', 'project', 'opening')), 0) as raised,
      coalesce(sum(debit) filter (where source_type = 'payment' and kind = 'fee'), 0)
        - coalesce(sum(credit) filter (where source_type in ('refund', 'dispute') and kind = 'settled'), 0)
        + coalesce(sum(debit) filter (where source_type in ('refund', 'dispute') and kind = 'settled_reversed'), 0) as fees,
      coalesce(sum(debit - credit) filter (where source_type = 'payout'), 0) as left_for_bank,
      sum(credit - debit) as balance,
      coalesce((select w.amount from on_way w where w.account_id = a.id), 0) as on_its_way
    from account a join commerce.ledger_sum s on (s.tenant_id, s.account_id) = (a.tenant_id, a.id)
    group by a.id, a.owner_ref, a.currency
  )
  , promise as (
    select a.owner_ref as project_id, a.currency, greatest(0, sum(s.debit - s.credit)) as promised
    from commerce.ledger_account a join commerce.ledger_sum s on (s.tenant_id, s.account_id) = (a.tenant_id, a.id)
    where a.tenant_id = $1::uuid and a.code = 'match_pool' and a.owner_ref in (select split_part(owner_ref, ':', 2) from account)
    group by 1, 2
  )
  select split_part(f.owner_ref, ':', 1) as charity_id, nullif(split_part(f.owner_ref, ':', 2), '') as project_id, f.currency,
    raised::float8 as raised, fees::float8 as fees, (left_for_bank - on_its_way)::float8 as paid_out,
    (balance + on_its_way)::float8 as waiting, on_its_way::float8 as on_its_way,
    coalesce(p.promised, 0)::float8 as promised
  from figure f left join promise p on p.project_id = split_part(f.owner_ref, ':', 2) and p.currency = f.currency
  order by f.owner_ref, f.currency`;

@QueryHandler(GetCharityMoney)
export class GetCharityMoneyHandler implements IQueryHandler<GetCharityMoney> {
  constructor(private readonly db: Db) {}

  /** Reads sums of the books of the platform in its context: no row of them leaves it. */
  execute({ of }: GetCharityMoney): Promise<CharityMoney[]> {
    const charities = of && 'charities' in of ? [...of.charities] : null;
    const projects = of && 'projects' in of ? [...of.projects] : null;
    const correlationId = currentContext()?.correlationId ?? newId();
    return inContext({ correlationId, tenantId: PLATFORM_TENANT_ID, principal: null }, () =>
      this.db.rows<CharityMoney & Record<string, unknown>>({
        name: 'charity_money',
        text: MONEY,
        values: [PLATFORM_TENANT_ID, charities, projects],
      }),
    );
  }
}
