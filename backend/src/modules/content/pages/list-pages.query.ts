import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { isSchoolPage, PAGE_SLUGS } from './page.rules.ts';
import { builtInPages } from './texts/index.ts';

/** A page in the editors' table. */
export class PageListItem {
  slug!: string;
  title!: string;
  /** Languages in which this tenant has its own text. */
  own_locales!: string[];
  updated_at!: string | null;
  editor_name!: string | null;
}

/** The pages that the running tenant may edit; a short, fixed list. */
export class ListPages extends Query<PageListItem[]> {}

@QueryHandler(ListPages)
export class ListPagesHandler implements IQueryHandler<ListPages> {
  constructor(private readonly db: Db) {}

  async execute(): Promise<PageListItem[]> {
    const tenant = currentTenantId();
    const rows = await this.db.rows<{
      slug: string;
      locale: string;
      title: string;
      created_at: Date;
      editor_name: string;
    }>({
      name: 'page_list',
      text: `select distinct on (slug, locale) slug, locale, title, created_at, editor_name from content.page_version
             where tenant_id = $1 order by slug, locale, version desc`,
      values: [tenant],
    });
    const slugs = PAGE_SLUGS.filter((slug) => tenant === PLATFORM_TENANT_ID || isSchoolPage(slug));
    return slugs.map((slug) => {
      const own = rows.filter((row) => row.slug === slug);
      const newest = [...own].sort((a, b) => b.created_at.getTime() - a.created_at.getTime())[0];
      return {
        slug,
        title: own.find(({ locale }) => locale === 'en')?.title ?? builtInPages[slug].en.title,
        own_locales: own.map(({ locale }) => locale),
        updated_at: newest?.created_at.toISOString() ?? null,
        editor_name: newest?.editor_name ?? null,
      };
    });
  }
}
