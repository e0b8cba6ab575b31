import { Injectable } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { GetRaised, type RaisedAmount } from '../../contract/raised.ts';
import type { RaisedByWork } from './money-raised.view.ts';

/** Whose works: of makers or books; null for all works of the school. */
export type RaisedOf = { makers: string[] } | { books: string[] } | null;

/**
 * One row for each work and currency. Money is confirmed when the posting of its source is closed: then the books of the
 * platform have it as owed to the charity.
 */
const WORKS = `with share as (
    select s.*, c.id is not null as closed
    from commerce.sale_share s
    left join commerce.ledger_transaction c on c.tenant_id = s.tenant_id and c.source_type = s.source_type
      and c.source_id = s.source_id and c.kind = case s.kind when 'reversal' then 'closed_reversed' else 'closed' end
    where s.tenant_id = $1::uuid
      and ($2::uuid[] is null or exists (select from commerce.sale_maker m
        where m.tenant_id = s.tenant_id and m.line_id = s.line_id and m.user_id = any ($2)))
      and ($3::uuid[] is null or s.book_id = any ($3))
  ), line as (
    select line_id, max(quantity) as quantity, sum(school + tax + charity + platform + provider) > 0 as kept
    from share group by line_id
  ), work as (
    select s.book_id, max(s.title) as title, s.currency,
      sum(s.charity) as raised,
      coalesce(sum(s.charity) filter (where not s.closed), 0) as pending,
      coalesce(sum(s.charity) filter (where s.closed), 0) as confirmed,
      coalesce(-sum(s.charity) filter (where s.kind <> 'sale'), 0) as refunded,
      coalesce(sum(l.quantity) filter (where s.kind = 'sale' and l.kept), 0) as copies,
      min(s.created_at) as since
    from share s join line l using (line_id) where s.book_id is not null
    group by s.book_id, s.currency
  )`;

/** Reads what the sales of the running school raised. */
@Injectable()
export class RaisedQueries {
  constructor(private readonly db: Db) {}

  /** Totals by currency, and one page of works, most raised first. */
  async works(
    of: RaisedOf,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ totals: RaisedAmount[]; count: number; results: RaisedByWork[] }> {
    const values = [
      currentTenantId(),
      of && 'makers' in of ? of.makers : null,
      of && 'books' in of ? of.books : null,
    ];
    const [totals, works] = await this.db.batch([
      {
        name: 'raised_totals',
        text: `${WORKS} select currency, sum(raised)::float8 as raised, sum(pending)::float8 as pending,
                 sum(confirmed)::float8 as confirmed, sum(refunded)::float8 as refunded
               from work group by currency order by sum(raised) desc, currency`,
        values,
      },
      {
        name: 'raised_works',
        text: `${WORKS} select book_id, title, currency, raised::float8 as raised, pending::float8 as pending,
                 confirmed::float8 as confirmed, refunded::float8 as refunded, copies::int as copies, since,
                 count(*) over ()::int as count
               from work order by raised desc, title, book_id, currency limit $4 offset $5`,
        values: [...values, limit, offset],
      },
    ]);
    const rows = works!.rows as (RaisedByWork & { count: number })[];
    return {
      totals: totals!.rows as RaisedAmount[],
      count: rows[0]?.count ?? 0,
      results: rows.map(({ count: _, ...row }) => row),
    };
  }
}

@QueryHandler(GetRaised)
export class GetRaisedHandler implements IQueryHandler<GetRaised> {
  constructor(private readonly raised: RaisedQueries) {}

  async execute({ of }: GetRaised): Promise<RaisedAmount[]> {
    return (await this.raised.works(of, { limit: 1, offset: 0 })).totals;
  }
}
