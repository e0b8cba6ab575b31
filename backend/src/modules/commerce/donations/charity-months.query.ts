import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentContext, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { GetCharityMonths, type CharityMonth } from '../contract/donations.ts';

/**
 * The entries of the accounts `charity_payable` by the month in which they took effect (UTC), with the meanings of
 * `GetCharityMoney`: its figures are the sums of all months. A payout counts in the month in which it was ordered, once the bank has
 * carried it out.
 */
const MONTHS = `select to_char(t.effective_at at time zone 'UTC', 'YYYY-MM') as month, a.currency,
    (coalesce(sum(e.credit) filter (where (t.source_type, t.kind) in (('payment', 'settled'), ('assignment', 'assigned'))), 0)
      - coalesce(sum(e.debit) filter (where t.source_type in ('refund', 'dispute') and t.kind = 'settled'), 0)
      + coalesce(sum(e.credit) filter (where t.source_type in ('refund', 'dispute') and t.kind = 'settled_reversed'), 0)
      + coalesce(sum(e.credit - e.debit) filter (where t.source_type in ('match', 'project', 'opening')), 0))::float8 as raised,
    coalesce(sum(e.debit - e.credit) filter (where t.source_type = 'payout' and exists (
      select from commerce.ledger_transaction p where p.tenant_id = t.tenant_id
        and (p.source_type, p.source_id, p.kind) = ('payout', t.source_id, 'paid'))), 0)::float8 as paid_out
  from commerce.ledger_account a
  join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
  join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
  where a.tenant_id = $1::uuid and a.code = 'charity_payable' and a.owner_ref <> 'undecided'
    and split_part(a.owner_ref, ':', 1) = any ($2::text[]) and t.effective_at >= $3
  group by 1, 2 order by 1, 2`;

@QueryHandler(GetCharityMonths)
export class GetCharityMonthsHandler implements IQueryHandler<GetCharityMonths> {
  constructor(private readonly db: Db) {}

  /** Reads sums of the books of the platform in its context: no row of them leaves it. */
  execute({ charities, from }: GetCharityMonths): Promise<CharityMonth[]> {
    const correlationId = currentContext()?.correlationId ?? newId();
    return inContext({ correlationId, tenantId: PLATFORM_TENANT_ID, principal: null }, () =>
      this.db.rows<CharityMonth & Record<string, unknown>>({
        name: 'charity_months',
        text: MONTHS,
        values: [PLATFORM_TENANT_ID, [...charities], from],
      }),
    );
  }
}
