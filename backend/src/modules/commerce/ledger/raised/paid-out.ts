import { Injectable } from '@nestjs/common';
import { currentContext, inContext } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';

/** What was paid out to a charity, or to one project of it, in one currency. */
interface PaidUntil {
  charity_id: string;
  project_id: string | null;
  currency: string;
  /** The first that is owed and not paid out was posted then; null: everything is paid out. */
  until: string | null;
}

/**
 * What a charity is paid covers what is owed to it in the order in which it came. What came out of a refund or as a fee is no
 * part of it. Of an amount that is covered in part nothing counts.
 */
const PAID_UNTIL = `with paid as (
    select a.id, a.owner_ref, a.currency, sum(e.debit - e.credit) as amount
    from commerce.ledger_account a
    join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
    join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id) and t.source_type = 'payout'
    join commerce.ledger_transaction p on (p.tenant_id, p.source_type, p.source_id, p.kind) = (t.tenant_id, 'payout', t.source_id, 'paid')
    where a.tenant_id = $1::uuid and a.code = 'charity_payable' and a.owner_ref <> 'undecided'
    group by a.id, a.owner_ref, a.currency having sum(e.debit - e.credit) > 0
  ), running as (
    select p.id, p.amount, t.created_at,
      sum(e.credit - e.debit) over (partition by p.id order by t.created_at, t.id) as owed
    from paid p
    join commerce.ledger_entry e on e.tenant_id = $1::uuid and e.account_id = p.id
    join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
      and t.source_type in ('payment', 'refund', 'dispute')
  )
  select split_part(p.owner_ref, ':', 1) as charity_id, nullif(split_part(p.owner_ref, ':', 2), '') as project_id, p.currency,
    (select min(r.created_at) from running r where r.id = p.id and r.owed > r.amount) as until
  from paid p`;

/** Reads from the books of the platform up to when charities were paid out. No row of them leaves it. */
@Injectable()
export class PaidOut {
  constructor(private readonly db: Db) {}

  untilWhen(): Promise<PaidUntil[]> {
    const correlationId = currentContext()?.correlationId ?? newId();
    return inContext({ correlationId, tenantId: PLATFORM_TENANT_ID, principal: null }, () =>
      this.db.rows<PaidUntil & Record<string, unknown>>({
        name: 'charities_paid_until',
        text: PAID_UNTIL,
        values: [PLATFORM_TENANT_ID],
      }),
    );
  }
}
