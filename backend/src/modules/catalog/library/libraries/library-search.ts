import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  SearchGroup,
  type SearchHit,
  type SearchRequest,
  type SearchSource,
} from '../../../../platform/http/search-groups.ts';
import { SearchLibraries } from '../../contract.ts';

/** Open libraries in the global search. */
@Injectable()
@SearchGroup('libraries')
export class LibrarySearch implements SearchSource {
  constructor(private readonly queries: QueryBus) {}

  async search({ words, limit }: SearchRequest): Promise<Record<string, SearchHit[]>> {
    const found = await this.queries.execute(new SearchLibraries(words, limit));
    const libraries = found.map(({ id, slug, name, place }) => ({
      id,
      type: 'library',
      slug,
      title: name,
      subtitle: place,
      image: null,
      url: `/libraries/${slug}`,
      // A library is found only if all words match exactly, which is the best score.
      score: 1,
      matched_on: 'title' as const,
    }));
    return { libraries };
  }
}
