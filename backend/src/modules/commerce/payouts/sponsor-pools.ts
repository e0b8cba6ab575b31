import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { GetProjectCards } from '../../giving/contract.ts';
import type { SponsorAskedView, SponsorPoolView } from './charity-payout-views.ts';

interface PoolRow extends Record<string, unknown> {
  project_id: string;
  currency: string;
  matched: number;
  paid: number;
}

/** What sponsors owe for gifts that they doubled; reads the accounts `match_pool` in the platform's context. */
@Injectable()
export class SponsorPools {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** Every pool that was used, those with something open first. */
  async list(): Promise<SponsorPoolView[]> {
    const rows = await this.db.rows<PoolRow>({
      name: 'sponsor_pools',
      text: `select a.owner_ref as project_id, a.currency,
               coalesce(sum(e.debit - e.credit) filter (where t.source_type = 'match'), 0)::float8 as matched,
               coalesce(sum(e.credit - e.debit) filter (where t.source_type = 'sponsor'), 0)::float8 as paid
             from commerce.ledger_account a
             join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
             join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
             where a.tenant_id = $1::uuid and a.code = 'match_pool'
             group by 1, 2 order by sum(e.debit - e.credit) desc, 1, 2 limit 500`,
      values: [PLATFORM_TENANT_ID],
    });
    const ids = [...new Set(rows.map(({ project_id }) => project_id))];
    const cards = ids.length > 0 ? await this.queries.execute(new GetProjectCards(ids)) : [];
    const asked = await this.db.rows<
      SponsorAskedView & { project_id: string; currency: string } & Record<string, unknown>
    >({
      name: 'sponsors_asked',
      text: `select distinct on (project_id, currency) project_id, currency, name, email, status::text as status, created_at
             from commerce.sponsor_request where tenant_id = $1::uuid and project_id = any ($2::uuid[])
             order by project_id, currency, created_at desc`,
      values: [PLATFORM_TENANT_ID, ids],
    });
    return rows.map((row) => ({
      project_id: row.project_id,
      project_title: cards.find(({ id }) => id === row.project_id)?.title ?? null,
      currency: row.currency,
      matched: row.matched,
      paid: row.paid,
      open: row.matched - row.paid,
      asked: lastOf(asked, row),
    }));
  }
}

/** The last request to the sponsor of a pool. */
function lastOf(
  asked: readonly (SponsorAskedView & { project_id: string; currency: string })[],
  { project_id, currency }: PoolRow,
): SponsorAskedView | null {
  const last = asked.find((one) => one.project_id === project_id && one.currency === currency);
  if (!last) return null;
  const { name, email, status, created_at } = last;
  return { name, email, status, created_at };
}
