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
import { FindProjects } from './find-projects.ts';

/** Heads of the pages of projects. */
@Injectable()
@PageHeadsOf('/charity-projects/')
export class ProjectHeads implements PageHeadSource {
  constructor(private readonly find: FindProjects) {}

  async head({ segments: [, slug = '', more], tenant, named }: HeadRequest): Promise<PageHead | null> {
    if (slug === '' || more !== undefined) return null;
    const row = await this.find.one(slug).catch((error: unknown) => {
      if (error instanceof AppError && error.kind === 'not_found') return null;
      throw error;
    });
    if (!row) return null;
    return {
      title: named(row.title),
      description: row.summary,
      indexed: row.status !== 'cancelled' && !row.demo,
      ...(row.cover_id && { image: `${tenant.origin}/api/projects/${row.id}/cover/` }),
    };
  }

  async addresses(): Promise<PublicAddress[]> {
    const rows = await this.find.listed({});
    return rows
      .filter(({ demo }) => !demo)
      .map(({ slug }) => ({ path: `/charity-projects/${slug}`, languages: LANGUAGES }));
  }
}
