import { REACTIONS } from '@bookgrove/contract';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { FindBook } from '../books/find-book.ts';
import type { BookReactions } from './react.ts';
import { Voices } from './voices.ts';

export class ReactionCount {
  reaction!: string;
  count!: number;
  /** Of the last thirty days. */
  trend_30d!: number;
}
export class ReactionStats {
  results!: ReactionCount[];
}
export class CategoryContribution {
  /** Its slug. */
  id!: string;
  name!: string;
  slug!: string;
  /** Reactions to books of this category. */
  contributions!: number;
}
export class ReactionContributions {
  categories!: CategoryContribution[];
}

/** How a book was for its readers, and for the asker. */
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
    private readonly voices: Voices,
  ) {}

  async execute({ bookId, reader }: GetReactions): Promise<BookReactions> {
    const { id } = await this.find.for(reader, bookId);
    const voices = await this.voices.of([id]);
    const [own] = reader
      ? await this.db.rows<{ reaction: string }>({
          name: 'own_reaction',
          text: `select reaction from catalog.book_reaction
                 where tenant_id = $1::uuid and user_id = $2::uuid and book_id = $3::uuid`,
          values: [currentTenantId(), reader.userId, id],
        })
      : [];
    return { reactions: voices(id).reactions, mine: own?.reaction ?? null };
  }
}

/** Reactions of the running school's readers, all books together. */
export class GetReactionStats extends Query<ReactionStats> {}

@QueryHandler(GetReactionStats)
export class GetReactionStatsHandler implements IQueryHandler<GetReactionStats> {
  constructor(private readonly db: Db) {}

  async execute(): Promise<ReactionStats> {
    const results = await this.db.rows<ReactionCount & Record<string, unknown>>({
      name: 'reaction_stats',
      text: `select o.reaction, count(r.reaction)::int as count,
               count(r.reaction) filter (where r.created_at > now() - interval '30 days')::int as trend_30d
             from unnest($2::text[]) with ordinality o (reaction, place)
             left join catalog.book_reaction r on r.tenant_id = $1::uuid and r.reaction = o.reaction
             group by o.reaction, o.place order by o.place`,
      values: [currentTenantId(), REACTIONS],
    });
    return { results };
  }
}

/** How many reactions the books of each category got, most first. */
export class GetReactionContributions extends Query<ReactionContributions> {}

@QueryHandler(GetReactionContributions)
export class GetReactionContributionsHandler implements IQueryHandler<GetReactionContributions> {
  constructor(private readonly db: Db) {}

  async execute(): Promise<ReactionContributions> {
    const tenant = currentTenantId();
    const categories = await this.db.rows<CategoryContribution & Record<string, unknown>>({
      name: 'reaction_contributions',
      text: `with said as (
               select unnest(b.categories) as slug, sum(r.count)::int as contributions
               from (select book_id, count(*) as count from catalog.book_reaction where tenant_id = $1::uuid group by 1) r
               join catalog.book b on b.tenant_id = any($2::uuid[]) and b.id = r.book_id and b.status = 'published'
               group by 1)
             select c.slug as id, c.name, c.slug, coalesce(s.contributions, 0) as contributions
             from catalog.category c left join said s on s.slug = c.slug
             where c.tenant_id = any($2::uuid[]) and not exists (
               select from catalog.category_hidden h
               where h.tenant_id = $1::uuid and h.slug = c.slug and c.tenant_id <> $1::uuid)
             order by contributions desc, c.position, c.slug limit 100`,
      values: [tenant, [tenant, PLATFORM_TENANT_ID]],
    });
    return { categories };
  }
}
