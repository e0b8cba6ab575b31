import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { GetCharityCards, GetProjectCards } from '../../giving/contract.ts';
import { UNDECIDED } from '../ledger/posting/postings.rules.ts';
import type { OwedToCharityView } from './charity-payout-views.ts';
import { HOLD_DAYS, payableOf } from './payout.rules.ts';

/** One account of what is owed to a charity. */
export interface CharityAccount {
  charity_id: string;
  project_id: string | null;
  currency: string;
}

interface OwedRow extends CharityAccount, Record<string, unknown> {
  owed: number;
  recent: number;
  disputed: number;
}

/** `recent`: what came within the hold, and what a sponsor has promised and not paid yet. */
const OWED = `select split_part(a.owner_ref, ':', 1) as charity_id, nullif(split_part(a.owner_ref, ':', 2), '') as project_id, a.currency,
    sum(e.credit - e.debit)::float8 as owed,
    coalesce(sum(e.credit) filter (where t.source_type = 'payment' and t.effective_at > $2), 0)::float8
      + greatest(0, (select sum(m.debit - m.credit) from commerce.ledger_account s
          join commerce.ledger_entry m on (m.tenant_id, m.account_id) = (s.tenant_id, s.id)
          where s.tenant_id = a.tenant_id and s.code = 'match_pool' and s.owner_ref = split_part(a.owner_ref, ':', 2)
            and s.currency = a.currency))::float8 as recent
  from commerce.ledger_account a
  join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
  join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
  where a.tenant_id = $1::uuid and a.code = 'charity_payable' and a.owner_ref <> 'undecided'
    and ($3::text is null or a.owner_ref = $3)
  group by a.tenant_id, a.owner_ref, a.currency having sum(e.credit - e.debit) <> 0 order by 4 desc, 1, 2 limit 500`;

/** Reads what the platform owes to charities, and open disputes of every school; in the platform's context. */
@Injectable()
export class OwedToCharities {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** Every account with something owed, the largest amounts first; at most 500. */
  async list(owner: string | null = null): Promise<OwedToCharityView[]> {
    const since = new Date(this.clock.now().getTime() - HOLD_DAYS * 86_400_000);
    const [balances, disputes] = await this.db.oversee([
      { name: 'owed_to_charities', text: OWED, values: [PLATFORM_TENANT_ID, since, owner] },
      {
        name: 'disputed_of_charities',
        text: `select s.charity_id, s.project_id, s.currency, sum(s.charity)::float8 as disputed from commerce.dispute d
               join commerce.sale_share s on (s.tenant_id, s.payment_id) = (d.tenant_id, d.payment_id)
               where d.status = 'open' and s.charity_id is not null group by 1, 2, 3 limit 5000`,
        values: [],
      },
    ]);
    const keyOf = ({ charity_id, project_id, currency }: CharityAccount) =>
      `${charity_id} ${project_id ?? ''} ${currency}`;
    const disputed = new Map((disputes!.rows as OwedRow[]).map((row) => [keyOf(row), row.disputed]));
    const rows = balances!.rows as OwedRow[];
    const charities = [...new Set(rows.map(({ charity_id }) => charity_id))];
    const projects = [...new Set(rows.flatMap(({ project_id }) => project_id ?? []))];
    const [cards, titles] = await Promise.all([
      charities.length > 0 ? this.queries.execute(new GetCharityCards(charities)) : [],
      projects.length > 0 ? this.queries.execute(new GetProjectCards(projects)) : [],
    ]);
    return rows.map((row) => {
      const { charity_id, project_id, currency, owed, recent } = row;
      const card = cards.find(({ id }) => id === charity_id);
      return {
        charity_id,
        charity_name: card?.name ?? charity_id,
        project_id,
        project_title: titles.find(({ id }) => id === project_id)?.title ?? null,
        currency,
        owed,
        ...payableOf({ owed, recent, disputed: disputed.get(keyOf(row)) ?? 0 }),
        verified: card?.status === 'verified',
      };
    });
  }

  /** What names no charity, by currency. */
  undecided(): Promise<{ amount: number; currency: string }[]> {
    return this.db.rows({
      name: 'undecided_of_charities',
      text: `select a.currency, sum(e.credit - e.debit)::float8 as amount from commerce.ledger_account a
             join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
             where a.tenant_id = $1::uuid and a.code = 'charity_payable' and a.owner_ref = '${UNDECIDED}'
             group by a.currency having sum(e.credit - e.debit) > 0 order by a.currency`,
      values: [PLATFORM_TENANT_ID],
    });
  }
}
