import { Injectable } from '@nestjs/common';
import {
  SearchGroup,
  type SearchHit,
  type SearchRequest,
  type SearchSource,
} from '../../../platform/http/search-groups.ts';
import { pictureOf } from './charity-views.ts';
import { FindCharities } from './find-charities.ts';

/** Verified charities in the global search. */
@Injectable()
@SearchGroup('charities')
export class CharitySearch implements SearchSource {
  constructor(private readonly find: FindCharities) {}

  async search({ words, limit }: SearchRequest): Promise<Record<string, SearchHit[]>> {
    if (words.trim() === '') return { charities: [] };
    const { rows } = await this.find.list({ search: words, limit, offset: 0 });
    const wanted = words.trim().toLowerCase();
    return {
      charities: rows.map((row) => {
        const inName = row.name.toLowerCase().includes(wanted);
        return {
          id: row.id,
          type: 'charity',
          slug: row.slug,
          title: row.name,
          subtitle: row.place || row.summary,
          image: pictureOf(row, 'logo', row.logo_id),
          url: `/charities/${row.slug}`,
          score: inName ? 1 : 0.6,
          matched_on: inName ? 'title' : 'summary',
        };
      }),
    };
  }
}
