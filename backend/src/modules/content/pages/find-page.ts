import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import {
  choosePage,
  isPageSlug,
  languagesOf,
  type Candidate,
  type PageLocale,
  type PageSlug,
} from './page.rules.ts';
import { builtInPages } from './texts/index.ts';

/** A page's text with its owner. */
interface PageText extends Candidate {
  slug: PageSlug;
  title: string;
  summary: string;
  body: string;
  /** 0 for the built-in text. */
  version: number;
  created_at: Date | null;
}

/** Finds the text of a page for a reader of the running tenant. */
@Injectable()
export class FindPage {
  constructor(private readonly db: Db) {}

  /**
   * The text for that language, with the available languages.
   * @throws AppError not_found for an unknown page
   */
  async for(slug: string, locale: PageLocale): Promise<PageText & { locales: PageLocale[] }> {
    const texts = await this.all(slug);
    const chosen = choosePage(texts, locale);
    if (!chosen) throw notFound('page');
    return { ...chosen, locales: languagesOf(texts, chosen) };
  }

  /** The newest text of each owner and language. */
  async all(slug: string): Promise<PageText[]> {
    if (!isPageSlug(slug)) throw notFound('page');
    const tenant = currentTenantId();
    const rows = await this.db.rows<Omit<PageText, 'owner' | 'slug'> & { tenant_id: string }>({
      name: 'page_texts',
      text: `select distinct on (tenant_id, locale) tenant_id, locale, title, summary, body, version, created_at
             from content.page_version where tenant_id = any($1::uuid[]) and slug = $2
             order by tenant_id, locale, version desc`,
      values: [[tenant, PLATFORM_TENANT_ID], slug],
    });
    const builtIn = builtInPages[slug];
    return [
      ...rows.map(({ tenant_id, ...row }): PageText => ({
        ...row,
        slug,
        owner: tenant_id === PLATFORM_TENANT_ID ? 'platform' : 'school',
      })),
      ...Object.entries(builtIn).map(([locale, text]): PageText => ({
        ...text,
        slug,
        locale: locale as PageLocale,
        owner: 'built-in',
        version: 0,
        created_at: null,
      })),
    ];
  }
}
