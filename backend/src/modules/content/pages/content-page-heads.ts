import { Injectable } from '@nestjs/common';
import {
  PageHeadsOf,
  type HeadRequest,
  type PageHeadSource,
  type PublicAddress,
} from '../../../platform/http/page-head-sources.ts';
import type { PageHead } from '../../../platform/http/page-heads.ts';
import { FindPage } from './find-page.ts';
import { isPageSlug, isSchoolPage, PAGE_LOCALES, PAGE_SLUGS } from './page.rules.ts';
import { renderPage } from './render-page.ts';

const [FIRST, ...OTHERS] = PAGE_SLUGS;

/** Heads of the pages that staff write. */
@Injectable()
@PageHeadsOf(`/${FIRST}`, ...OTHERS.map((slug) => `/${slug}`))
export class ContentPageHeads implements PageHeadSource {
  constructor(private readonly pages: FindPage) {}

  async head({ segments: [slug = ''], tenant, language, named }: HeadRequest): Promise<PageHead | null> {
    if (!isPageSlug(slug)) return null;
    const page = await this.pages.for(slug, language);
    const description = page.summary.replaceAll('{place}', tenant.name);
    const { intro, sections } = renderPage(page.body, { place: tenant.name, email: tenant.email });
    return {
      title: named(page.title),
      description,
      indexed: true,
      written: page.locale,
      alternates: page.locales,
      first: {
        kind: 'page',
        tenant,
        title: page.title,
        summary: description,
        languages: page.locales,
        // Pages with more sections show a table of contents first, which would push this text down.
        html: sections.length > 3 ? '' : intro || sections[0]?.html || '',
        language: page.locale,
      },
    };
  }

  addresses(): Promise<PublicAddress[]> {
    return Promise.all(
      PAGE_SLUGS.map(async (slug) => ({
        path: `/${slug}`,
        // Only a school's own text can exist in fewer languages than the built-in one.
        languages: isSchoolPage(slug) ? (await this.pages.for(slug, 'en')).locales : PAGE_LOCALES,
      })),
    );
  }
}
