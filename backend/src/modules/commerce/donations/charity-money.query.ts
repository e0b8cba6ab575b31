import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentContext, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { GetCharityMoney, type CharityMoney } from '../contract/donations.ts';

/**
 * The accounts `charity_payable` by charity and project. A refund takes back what was raised (debit) and the fee that came out
 * of it (credit), so that a gift that was paid back whole leaves nothing in any figure. What a sponsor adds (`match`) and what
 * is moved from or to another project (`project`) counts as raised, and so does a balance of earlier books (`opening`).
 */
const MONEY = `with entry as (
    select a.owner_ref, a.currency, t.source_type, t.kind, e.debit, e.credit,
      exists (select from commerce.ledger_transaction p where p.tenant_id = t.tenant_id and t.source_type = 'payout'
        and (p.source_type, p.source_id, p.kind) = ('payout', t.source_id, 'paid')) as carried_out
    from commerce.ledger_account a
    join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
    join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
    where a.tenant_id = $1::uuid and a.code = 'charity_payable' and a.owner_ref <> 'undecided'
      and ($2::text[] is null or split_part(a.owner_ref, ':', 1) = any ($2))
      and ($3::text[] is null or split_part(a.owner_ref, ':', 2) = any ($3))
  )
  select split_part(owner_ref, ':', 1) as charity_id, nullif(split_part(owner_ref, ':', 2), '') as project_id, currency,
    (coalesce(sum(credit) filter (where (source_type, kind) in (('payment', 'settled'), ('assignment', 'assigned'))), 0)
      - coalesce(sum(debit) filter (where source_type in ('refund', 'dispute') and kind = 'settled'), 0)
      + coalesce(sum(credit) filter (where source_type in ('refund', 'dispute') and kind = 'settled_reversed'), 0)
      + coalesce(sum(credit - debit) filter (where source_type in ('match', 'project', 'opening')), 0)
    )::float8 as raised,
    (coalesce(sum(debit) filter (where source_type = 'payment' and kind = 'fee'), 0)
      - coalesce(sum(credit) filter (where source_type in ('refund', 'dispute') and kind = 'settled'), 0)
      + coalesce(sum(debit) filter (where source_type in ('refund', 'dispute') and kind = 'settled_reversed'), 0)
    )::float8 as fees,
    (coalesce(sum(debit - credit) filter (where source_type = 'payout' and carried_out), 0))::float8 as paid_out,
    (sum(credit - debit)
      + coalesce(sum(debit - credit) filter (where source_type = 'payout' and not carried_out), 0))::float8 as waiting,
    (coalesce(sum(debit - credit) filter (where source_type = 'payout' and not carried_out), 0))::float8 as on_its_way
  from entry group by owner_ref, currency order by owner_ref, currency`;

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
