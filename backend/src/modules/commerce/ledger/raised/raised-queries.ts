import { Injectable } from '@nestjs/common';
import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { GetRaised, ListCharityShares, type CharityShare, type RaisedAmount } from '../../contract/raised.ts';
import {
  ATTRIBUTED_PAGE,
  GetCharityCards,
  ListAttributedGifts,
  type AttributedGift,
} from '../../../giving/contract.ts';
import { bySource, type GiftSums } from './gifts-raised.rules.ts';
import { PaidOut } from './paid-out.ts';
import type {
  RaisedByGifts,
  RaisedByWork,
  RaisedChange,
  RaisedForCharity,
  RaisedInMonth,
  RaisedTotal,
} from './money-raised.view.ts';

/** Whose works: of makers or books; null for all works of the school. */
type RaisedOf = { makers: string[] } | { books: string[] } | null;

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

/** What a row of `commerce.sale_share` (`s`) raised: of a gift all counts, also what its provider kept. */
const AMOUNT = `(case when s.line_kind = 'donation' then s.charity + s.provider else s.charity end)`;

/**
 * Shares of works and gifts. `$3`: the gifts; null: all of the school. `$4`: up
 * to when what was closed for a charity is paid out to it.
 */
const ALL = `with share as (
    select s.*, c.created_at as closed_at, ${AMOUNT} as amount
    from commerce.sale_share s
    left join commerce.ledger_transaction c on c.tenant_id = s.tenant_id and c.source_type = s.source_type
      and c.source_id = s.source_id and c.kind = case s.kind when 'reversal' then 'closed_reversed' else 'closed' end
    where s.tenant_id = $1::uuid and s.kind <> 'fee' and case
      when s.book_id is not null then $2::uuid[] is null or exists (select from commerce.sale_maker m
        where m.tenant_id = s.tenant_id and m.line_id = s.line_id and m.user_id = any ($2))
      else s.line_kind = 'donation' and ($3::uuid[] is null or s.line_id = any ($3)) end
  ), arrived as (
    select distinct s.line_id from share s
    join jsonb_to_recordset($4::jsonb) as p(charity_id uuid, project_id uuid, currency text, until timestamptz)
      on p.charity_id = s.charity_id and p.project_id is not distinct from s.project_id and p.currency = s.currency
    where s.kind = 'sale' and s.closed_at is not null and (p.until is null or s.closed_at < p.until)
  )`;

const SUMS = `sum(amount)::float8 as raised, coalesce(sum(amount) filter (where closed_at is null), 0)::float8 as pending,
    coalesce(sum(amount) filter (where closed_at is not null), 0)::float8 as confirmed,
    coalesce(-sum(amount) filter (where kind <> 'sale'), 0)::float8 as refunded`;

const ALL_TOTALS = `${ALL} select currency, ${SUMS},
    coalesce(sum(amount) filter (where closed_at is not null and line_id in (select line_id from arrived)), 0)::float8 as delivered
  from share group by currency order by sum(amount) desc, currency`;

const BY_CHARITY = `${ALL} select charity_id, currency, sum(amount)::float8 as raised
  from share group by 1, 2 having sum(amount) <> 0 order by 3 desc, 1, 2`;

const BY_MONTH = `${ALL} select * from (
    select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, currency, sum(amount)::float8 as raised
    from share group by 1, 2 order by 1 desc, 2 limit 24
  ) latest order by month, currency`;

/** By day, so that they do not show when one buyer bought. */
const CHANGES = `${ALL} select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day,
    case when source_type = 'dispute' then 'dispute' else kind end as kind, book_id is null as gift, max(title) as title,
    currency, sum(amount)::float8 as amount, count(*)::int as count
  from share where amount <> 0
  group by 1, 2, 3, book_id, currency order by 1 desc, max(created_at) desc, book_id, currency limit 30`;

/** Gifts that are named in `$5`, each; all others together. */
const GIFTS = `${ALL} select case when line_id = any ($5::uuid[]) then line_id end as donation_id, currency, ${SUMS},
    count(distinct line_id) filter (where line_id in (select line_id from share group by 1 having sum(amount) > 0))::int as gifts
  from share where book_id is null group by 1, 2`;

/** Whose works and gifts; null: all of the school. */
type OverviewOf = { makers: string[]; classes: string[] } | null;

/** What is shown of money raised besides its works. */
interface RaisedOverview {
  totals: RaisedTotal[];
  charities: RaisedForCharity[];
  months: RaisedInMonth[];
  changes: RaisedChange[];
  gifts: RaisedByGifts[];
}

const subjectValues = (of: RaisedOf) => [
  currentTenantId(),
  of && 'makers' in of ? of.makers : null,
  of && 'books' in of ? of.books : null,
];

/** Reads what the sales of the running school raised. */
@Injectable()
export class RaisedQueries {
  constructor(
    private readonly db: Db,
    private readonly paidOut: PaidOut,
    private readonly queries: QueryBus,
  ) {}

  /** Totals by currency, most raised first. */
  totals(of: RaisedOf): Promise<RaisedAmount[]> {
    return this.db.rows<RaisedAmount>({ name: 'raised_totals', text: TOTALS, values: subjectValues(of) });
  }

  /** Totals of works and gifts by currency, by charity and by month, the gifts, and the last changes. */
  async overview(of: OverviewOf): Promise<RaisedOverview> {
    const [named, paid] = await Promise.all([this.attributed(of), this.paidOut.untilWhen()]);
    const ids = named.map(({ donation_id }) => donation_id);
    const values = [currentTenantId(), of && of.makers, of && ids, JSON.stringify(paid)];
    const [totals, charities, months, changes, gifts] = await this.db.batch([
      { name: 'raised_all_totals', text: ALL_TOTALS, values },
      { name: 'raised_by_charity', text: BY_CHARITY, values },
      { name: 'raised_by_month', text: BY_MONTH, values },
      { name: 'raised_changes', text: CHANGES, values },
      { name: 'raised_gifts', text: GIFTS, values: [...values, ids] },
    ]);
    return {
      totals: totals!.rows as RaisedTotal[],
      charities: await this.named(charities!.rows as Omit<RaisedForCharity, 'slug' | 'name'>[]),
      months: months!.rows as RaisedInMonth[],
      changes: changes!.rows as RaisedChange[],
      gifts: bySource(gifts!.rows as GiftSums[], named),
    };
  }

  /** Every gift that was raised by them, however many there are. */
  private async attributed(of: OverviewOf): Promise<AttributedGift[]> {
    const found: AttributedGift[] = [];
    const by = of && { students: of.makers, classes: of.classes };
    for (;;) {
      const before = found.at(-1)?.donation_id ?? null;
      const page = await this.queries.execute(new ListAttributedGifts(by, before));
      found.push(...page);
      if (page.length < ATTRIBUTED_PAGE) return found;
    }
  }

  private async named(rows: Omit<RaisedForCharity, 'slug' | 'name'>[]): Promise<RaisedForCharity[]> {
    const ids = [...new Set(rows.flatMap(({ charity_id }) => charity_id ?? []))];
    const cards = ids.length > 0 ? await this.queries.execute(new GetCharityCards(ids)) : [];
    return rows.map((row) => {
      const card = cards.find(({ id }) => id === row.charity_id);
      return { ...row, slug: card?.slug ?? null, name: card?.name ?? null };
    });
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
               case when s.line_kind = 'donation' then s.line_id end as donation_id, s.project_id,
               array(select m.user_id from commerce.sale_maker m
                     where m.tenant_id = s.tenant_id and m.line_id = s.line_id order by 1)::text[] as maker_ids,
               s.currency, ${AMOUNT}::float8 as amount, s.created_at as at
             from commerce.sale_share s
             where s.tenant_id = $1::uuid and s.order_id = $2::uuid and s.kind <> 'fee' and ${AMOUNT} <> 0
             order by s.created_at, 1 limit 5000`,
      values: [currentTenantId(), orderId],
    });
  }
}
