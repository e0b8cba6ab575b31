import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { ListOpenLibraries, SearchLibraries, type FoundLibrary } from '../../contract.ts';

@QueryHandler(SearchLibraries)
export class SearchLibrariesHandler implements IQueryHandler<SearchLibraries> {
  constructor(private readonly db: Db) {}

  async execute({ words, limit }: SearchLibraries): Promise<FoundLibrary[]> {
    const asked = words.split(/\s+/).filter(Boolean).slice(0, 8);
    if (asked.length === 0) return [];
    return this.db.rows<FoundLibrary & Record<string, unknown>>({
      name: 'libraries_by_words',
      text: `select l.id, l.slug, l.name, l.place, l.country from catalog.library l
             where l.tenant_id in ($1::uuid, $2::uuid) and l.shown
               and l.name || ' ' || l.place || ' ' || l.summary ilike all($3::text[])
             order by (l.name ilike any($3::text[])) desc, l.name, l.id limit $4`,
      values: [currentTenantId(), PLATFORM_TENANT_ID, asked.map((word) => likePattern(word)), limit],
    });
  }
}

/** At most a hundred for each tenant; the limits of `SaveLibrary` are below that. */
@QueryHandler(ListOpenLibraries)
export class ListOpenLibrariesHandler implements IQueryHandler<ListOpenLibraries> {
  constructor(private readonly db: Db) {}

  execute(): Promise<{ slug: string; name: string; summary: string }[]> {
    return this.db.rows({
      name: 'libraries_open_here',
      text: `select slug, name, summary from catalog.library
             where tenant_id in ($1::uuid, $2::uuid) and shown order by slug limit 200`,
      values: [currentTenantId(), PLATFORM_TENANT_ID],
    });
  }
}
