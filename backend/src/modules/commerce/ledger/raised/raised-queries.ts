import { Injectable } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { GetRaised, ListCharityShares, type CharityShare, type RaisedAmount } from '../../contract/raised.ts';
import type {
  RaisedByWork,
  RaisedChange,
  RaisedForCharity,
  RaisedInMonth,
  RaisedTotal,
} from './money-raised.view.ts';

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

const TOTALS = `${WORKS} select currency, sum(raised)::float8 as raised, sum(pending)::float8 as pending,
    sum(confirmed)::float8 as confirmed, sum(refunded)::float8 as refunded
  from work group by currency order by sum(raised) desc, currency`;

const BY_CHARITY = `${WORKS} select charity_id, currency, sum(charity)::float8 as raised
  from share where book_id is not null group by 1, 2 order by 3 desc, 1, 2`;

const BY_MONTH = `${WORKS} select * from (
    select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, currency, sum(charity)::float8 as raised
    from share where book_id is not null group by 1, 2 order by 1 desc, 2 limit 24
  ) latest order by month, currency`;

/** By day, so that they do not show when one buyer bought. */
const CHANGES = `${WORKS} select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, kind, max(title) as title,
    currency, sum(charity)::float8 as amount, count(*)::int as count
  from share where book_id is not null and charity <> 0
  group by 1, kind, book_id, currency order by 1 desc, max(created_at) desc, book_id, currency limit 30`;

/** What is shown of money raised besides its works. */
interface RaisedOverview {
  totals: RaisedTotal[];
  charities: RaisedForCharity[];
  months: RaisedInMonth[];
  changes: RaisedChange[];
}

const subjectValues = (of: RaisedOf) => [
  currentTenantId(),
  of && 'makers' in of ? of.makers : null,
  of && 'books' in of ? of.books : null,
];

/** Reads what the sales of the running school raised. */
@Injectable()
export class RaisedQueries {
  constructor(private readonly db: Db) {}

  /** Totals by currency, most raised first. */
  totals(of: RaisedOf): Promise<RaisedAmount[]> {
    return this.db.rows<RaisedAmount>({ name: 'raised_totals', text: TOTALS, values: subjectValues(of) });
  }

  /** Totals by currency, by charity and by month, and the last changes. */
  async overview(of: RaisedOf): Promise<RaisedOverview> {
    const values = subjectValues(of);
    const [totals, charities, months, changes] = await this.db.batch([
      { name: 'raised_totals', text: TOTALS, values },
      { name: 'raised_by_charity', text: BY_CHARITY, values },
      { name: 'raised_by_month', text: BY_MONTH, values },
      { name: 'raised_changes', text: CHANGES, values },
    ]);
    return {
      totals: (totals!.rows as RaisedAmount[]).map((total) => ({ ...total, delivered: 0 })),
      charities: charities!.rows as RaisedForCharity[],
      months: months!.rows as RaisedInMonth[],
      changes: changes!.rows as RaisedChange[],
    };
  }

  /** What each of these books raised, by currency, most raised first. */
  byBook(books: string[]): Promise<{ book_id: string; currency: string; raised: number }[]> {
    return this.db.rows({
      name: 'raised_by_book',
      text: `${WORKS} select book_id, currency, raised::float8 as raised from work
             where raised > 0 order by work.raised desc, currency, book_id`,
      values: subjectValues({ books }),
    });
  }

  /** One page of works, most raised first. */
  async works(
    of: RaisedOf,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ count: number; results: RaisedByWork[] }> {
    const rows = await this.db.rows<RaisedByWork & { count: number }>({
      name: 'raised_works',
      text: `${WORKS} select book_id, title, currency, raised::float8 as raised, pending::float8 as pending,
               confirmed::float8 as confirmed, refunded::float8 as refunded, copies::int as copies, since,
               count(*) over ()::int as count
             from work order by raised desc, title, book_id, currency limit $4 offset $5`,
      values: [...subjectValues(of), limit, offset],
    });
    return {
      count: rows[0]?.count ?? 0,
      results: rows.map(({ count: _, ...row }) => row),
    };
  }
}

@QueryHandler(GetRaised)
export class GetRaisedHandler implements IQueryHandler<GetRaised> {
  constructor(private readonly raised: RaisedQueries) {}

  execute({ of }: GetRaised): Promise<RaisedAmount[]> {
    return this.raised.totals(of);
  }
}

@QueryHandler(ListCharityShares)
export class ListCharitySharesHandler implements IQueryHandler<ListCharityShares> {
  constructor(private readonly db: Db) {}

  execute({ orderId }: ListCharityShares): Promise<CharityShare[]> {
    return this.db.rows<CharityShare & Record<string, unknown>>({
      name: 'charity_shares',
      text: `select concat_ws(':', s.source_type, s.source_id, s.kind, s.line_id) as source, s.book_id,
               array(select m.user_id from commerce.sale_maker m
                     where m.tenant_id = s.tenant_id and m.line_id = s.line_id order by 1)::text[] as maker_ids,
               s.currency, s.charity::float8 as amount, s.created_at as at
             from commerce.sale_share s
             where s.tenant_id = $1::uuid and s.order_id = $2::uuid and s.charity <> 0
             order by s.created_at, 1 limit 5000`,
      values: [currentTenantId(), orderId],
    });
  }
}
