import { REACTION_LABELS, REACTIONS, type Reaction } from '@bookgrove/contract';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { FindBook } from '../books/find-book.ts';
import type { BookReactions } from './react-to-book.ts';
import { BookFeedbackReader } from '../books/book-feedback.ts';

export class ReactionCount {
  reaction!: string;
  /** In English. */
  label!: string;
  /** Null: fewer than five, but not zero; only staff see such numbers. */
  count!: number | null;
  /** In the last thirty days; null as above. */
  trend_30d!: number | null;
}
export class ReactionStats {
  results!: ReactionCount[];
}
export class CategoryContribution {
  /** Its slug. */
  id!: string;
  name!: string;
  slug!: string;
  /** Reactions to books of this category; null: fewer than five, but not zero; only staff see such numbers. */
  contributions!: number | null;
  /** The same number under its former name. */
  count!: number | null;
  /** Share of all reactions that count for a category, 0 to 1; null as above. */
  share!: number | null;
}
export class ReactionContributions {
  categories!: CategoryContribution[];
}

/** Smaller numbers could identify single children, so only staff see them. */
const FEW = 5;
const hideFew = (count: number, staff: boolean): number | null =>
  staff || count === 0 || count >= FEW ? count : null;

/** The reactions to a book, with the caller's own. */
export class GetReactions extends Query<BookReactions> {
  constructor(
    readonly bookId: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(GetReactions)
export class GetReactionsHandler implements IQueryHandler<GetReactions> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly feedback: BookFeedbackReader,
  ) {}

  async execute({ bookId, reader }: GetReactions): Promise<BookReactions> {
    const { id } = await this.find.for(reader, bookId);
    const feedback = await this.feedback.of([id]);
    const [own] = reader
      ? await this.db.rows<{ reaction: string }>({
          name: 'own_reaction',
          text: `select reaction from catalog.book_reaction
                 where tenant_id = $1::uuid and user_id = $2::uuid and book_id = $3::uuid`,
          values: [currentTenantId(), reader.userId, id],
        })
      : [];
    return { reactions: feedback(id).reactions, mine: own?.reaction ?? null };
  }
}

/** Reactions of the current school's readers to all books. */
export class GetReactionStats extends Query<ReactionStats> {
  constructor(readonly staff: boolean) {
    super();
  }
}

@QueryHandler(GetReactionStats)
export class GetReactionStatsHandler implements IQueryHandler<GetReactionStats> {
  constructor(private readonly db: Db) {}

  async execute({ staff }: GetReactionStats): Promise<ReactionStats> {
    const results = await this.db.rows<{ reaction: Reaction; count: number; trend_30d: number }>({
      name: 'reaction_stats',
      // Kept counts (ADR 0063), by days of UTC.
      text: `with kept as (
               select name, key, count from catalog.kept_count where tenant_id = $1::uuid and owner_id is null and (name = 'reacted'
                 or (name = 'reacted_on' and key >= to_char((now() at time zone 'utc') - interval '29 days', 'YYYY-MM-DD'))))
             select o.reaction, coalesce(sum(k.count) filter (where k.name = 'reacted'), 0)::int as count,
               coalesce(sum(k.count) filter (where k.name = 'reacted_on'), 0)::int as trend_30d
             from unnest($2::text[]) with ordinality o (reaction, place)
             left join kept k on case k.name when 'reacted' then k.key else substr(k.key, 12) end = o.reaction
             group by o.reaction, o.place order by o.place`,
      values: [currentTenantId(), REACTIONS],
    });
    return {
      results: results.map(({ reaction, count, trend_30d }) => ({
        reaction,
        label: REACTION_LABELS[reaction],
        count: hideFew(count, staff),
        trend_30d: hideFew(trend_30d, staff),
      })),
    };
  }
}

/** How many reactions the books of each category got, highest number first. */
export class GetReactionContributions extends Query<ReactionContributions> {
  constructor(readonly staff: boolean) {
    super();
  }
}

@QueryHandler(GetReactionContributions)
export class GetReactionContributionsHandler implements IQueryHandler<GetReactionContributions> {
  constructor(private readonly db: Db) {}

  async execute({ staff }: GetReactionContributions): Promise<ReactionContributions> {
    const tenant = currentTenantId();
    const rows = await this.db.rows<{ id: string; name: string; slug: string; contributions: number }>({
      name: 'reaction_contributions',
      // Those to the school's own books are kept (ADR 0063); those to the platform's are counted.
      text: `with said as (
               select slug, sum(contributions)::int as contributions from (
                 select key as slug, count as contributions from catalog.kept_count
                 where tenant_id = $1::uuid and name = 'category_reacted' and owner_id is null
                 union all
                 select unnest(b.categories), r.count
                 from (select book_id, count(*) as count from catalog.book_reaction
                   where tenant_id = $1::uuid and book_tenant_id = '${PLATFORM_TENANT_ID}' and book_tenant_id <> tenant_id group by 1) r
                 join catalog.book b on b.tenant_id = '${PLATFORM_TENANT_ID}' and b.id = r.book_id and b.status = 'published') one
               group by 1)
             select c.slug as id, c.name, c.slug, coalesce(s.contributions, 0) as contributions
             from catalog.category c left join said s on s.slug = c.slug
             where c.tenant_id = any($2::uuid[]) and not exists (
               select from catalog.category_hidden h
               where h.tenant_id = $1::uuid and h.slug = c.slug and c.tenant_id <> $1::uuid)
             order by contributions desc, c.position, c.slug limit 100`,
      values: [tenant, [tenant, PLATFORM_TENANT_ID]],
    });
    const all = rows.reduce((sum, { contributions }) => sum + contributions, 0);
    return {
      categories: rows.map(({ contributions, ...category }) => {
        const count = hideFew(contributions, staff);
        const share = all === 0 ? 0 : Math.round((contributions / all) * 1000) / 1000;
        return { ...category, contributions: count, count, share: count === null ? null : share };
      }),
    };
  }
}
