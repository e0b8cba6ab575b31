import { Injectable } from '@nestjs/common';
import { LANGUAGES } from '@bookgrove/contract';
import { AppError } from '../../../platform/errors.ts';
import {
  PageHeadsOf,
  type HeadRequest,
  type PageHeadSource,
  type PublicAddress,
} from '../../../platform/http/page-head-sources.ts';
import type { PageHead } from '../../../platform/http/page-heads.ts';
import {
  SearchGroup,
  type SearchHit,
  type SearchRequest,
  type SearchSource,
} from '../../../platform/http/search-groups.ts';
import { FindHubs } from './find-hubs.ts';

/** Heads of the pages of hubs; lessons in a hub are for learners and are not indexed. */
@Injectable()
@PageHeadsOf('/hubs/')
export class HubHeads implements PageHeadSource {
  constructor(private readonly find: FindHubs) {}

  async head({ segments: [, slug = '', ...more], named }: HeadRequest): Promise<PageHead | null> {
    if (slug === '' || more.length > 0) return null;
    const row = await this.find.one(slug).catch((error: unknown) => {
      if (error instanceof AppError && error.kind === 'not_found') return null;
      throw error;
    });
    return row && { title: named(row.title), description: row.intro, indexed: !row.demo };
  }

  async addresses(): Promise<PublicAddress[]> {
    const rows = await this.find.listed();
    return rows
      .filter(({ demo }) => !demo)
      .map(({ slug }) => ({ path: `/hubs/${slug}`, languages: LANGUAGES }));
  }
}

/** Hubs in the global search. */
@Injectable()
@SearchGroup('hubs')
export class HubSearch implements SearchSource {
  constructor(private readonly find: FindHubs) {}

  async search({ words, limit }: SearchRequest): Promise<Record<string, SearchHit[]>> {
    const wanted = words.trim().toLowerCase();
    if (wanted === '') return { hubs: [] };
    const hits = (await this.find.listed(words)).map((row): SearchHit => {
      const inTitle = row.title.toLowerCase().includes(wanted);
      return {
        id: row.id,
        type: 'hub',
        slug: row.slug,
        title: row.title,
        subtitle: row.intro,
        image: null,
        url: `/hubs/${row.slug}`,
        score: inTitle ? 1 : 0.6,
        matched_on: inTitle ? 'title' : 'summary',
      };
    });
    return { hubs: hits.sort((one, other) => other.score - one.score).slice(0, limit) };
  }
}
