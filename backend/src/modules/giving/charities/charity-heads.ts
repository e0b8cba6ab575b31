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
import { FindCharities } from './find-charities.ts';

/** The most addresses of charities in one sitemap. */
const MOST = 2_000;

/** Heads of the pages of charities. */
@Injectable()
@PageHeadsOf('/charities/')
export class CharityHeads implements PageHeadSource {
  constructor(private readonly find: FindCharities) {}

  async head({ segments: [, slug = '', more], tenant, named }: HeadRequest): Promise<PageHead | null> {
    if (slug === '' || more !== undefined) return null;
    const row = await this.find.one(slug).catch((error: unknown) => {
      if (error instanceof AppError && error.kind === 'not_found') return null;
      throw error;
    });
    if (!row) return null;
    return {
      title: named(row.name),
      description: row.summary,
      // An invented charity is no result of a search.
      indexed: row.status === 'verified' && !row.demo,
      ...(row.cover_id && { image: `${tenant.origin}/api/charities/${row.id}/cover/` }),
    };
  }

  async addresses(): Promise<PublicAddress[]> {
    const { rows } = await this.find.list({ limit: MOST, offset: 0 });
    return rows
      .filter(({ demo }) => !demo)
      .map(({ slug }) => ({ path: `/charities/${slug}`, languages: LANGUAGES }));
  }
}
