import { Injectable } from '@nestjs/common';
import {
  SearchGroup,
  type SearchHit,
  type SearchRequest,
  type SearchSource,
} from '../../../platform/http/search-groups.ts';
import { challengePath } from './challenge-views.ts';
import { FindChallenges } from './find-challenges.ts';

/** Challenges in the global search. */
@Injectable()
@SearchGroup('challenges')
export class ChallengeSearch implements SearchSource {
  constructor(private readonly find: FindChallenges) {}

  async search({ words, limit }: SearchRequest): Promise<Record<string, SearchHit[]>> {
    const wanted = words.trim().toLowerCase();
    if (wanted === '') return { challenges: [] };
    const hits = (await this.find.listed({ search: words })).map((row): SearchHit => {
      const inTitle = row.title.toLowerCase().includes(wanted);
      return {
        id: row.id,
        type: 'challenge',
        slug: row.slug,
        title: row.title,
        subtitle: row.intro,
        image: null,
        url: challengePath(row),
        score: inTitle ? 1 : 0.6,
        matched_on: inTitle ? 'title' : 'summary',
      };
    });
    return { challenges: hits.sort((one, other) => other.score - one.score).slice(0, limit) };
  }
}
