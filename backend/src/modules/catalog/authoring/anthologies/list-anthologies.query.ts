import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';

/** An anthology: stories as a PDF for print. */
export class AnthologyEntry {
  id!: string;
  title!: string;
  /** How many stories it holds. */
  stories!: number;
  /** `stale`: a story in it was changed or withdrawn since, so it cannot be downloaded. */
  @ApiProperty({ enum: ['making', 'ready', 'stale'] })
  state!: 'making' | 'ready' | 'stale';
  pages!: number | null;
  bytes!: number | null;
  created_at!: string;
}

/** One's own anthologies, the newest first. */
export class ListAnthologies extends Query<{ count: number; anthologies: AnthologyEntry[] }> {
  constructor(
    readonly userId: string,
    readonly page: PageQuery,
    /** Only this one. */
    readonly id: string | null = null,
  ) {
    super();
  }
}

@QueryHandler(ListAnthologies)
export class ListAnthologiesHandler implements IQueryHandler<ListAnthologies> {
  constructor(private readonly db: Db) {}

  async execute({
    userId,
    page,
    id,
  }: ListAnthologies): Promise<{ count: number; anthologies: AnthologyEntry[] }> {
    const where =
      'a.tenant_id = $1 and a.created_by = $2 and ($3::uuid is null or a.id = $3) and a.title ilike $4';
    const values = [currentTenantId(), userId, id, likePattern(page.search)];
    const [rows, count] = await this.db.batch([
      {
        name: 'anthologies_of_person',
        text: `select a.id, a.title, cardinality(a.story_ids) as stories, a.pages, a.bytes, a.created_at,
                 case when (select count(*) from unnest(a.story_ids, a.editions) as built (story_id, edition_id)
                            join catalog.story s on s.tenant_id = a.tenant_id and s.id = built.story_id
                              and s.state = 'published'
                              and (a.pages is null or s.edition_id = built.edition_id)) < cardinality(a.story_ids)
                   then 'stale' when a.pages is null then 'making' else 'ready' end as state
               from catalog.anthology a where ${where}
               order by a.created_at desc, a.id desc limit $5 offset $6`,
        values: [...values, page.limit, page.offset],
      },
      {
        name: 'count_anthologies',
        text: `select count(*)::int as count from catalog.anthology a where ${where}`,
        values,
      },
    ]);
    return {
      count: (count!.rows[0] as { count: number }).count,
      anthologies: (rows!.rows as (Omit<AnthologyEntry, 'created_at'> & { created_at: Date })[]).map(
        (row) => ({
          ...row,
          created_at: row.created_at.toISOString(),
        }),
      ),
    };
  }
}
