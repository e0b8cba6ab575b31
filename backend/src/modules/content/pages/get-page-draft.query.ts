import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { FindPage } from './find-page.ts';
import { assertMayWrite } from './save-page.ts';
import { choosePage, isPageSlug, type PageLocale } from './page.rules.ts';
import { notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';

/** An earlier version of a page. */
export class PageHistoryEntry {
  version!: number;
  title!: string;
  summary!: string;
  body!: string;
  editor_name!: string;
  created_at!: string;
}

/** A page as its editors see it. */
export class PageDraft {
  slug!: string;
  locale!: 'en' | 'fr' | 'ar' | 'hi';
  /** Language of the text below: English when there is no translation. */
  from!: 'en' | 'fr' | 'ar' | 'hi';
  /** Version on which the next change is based; 0 while this tenant has no text of its own. */
  version!: number;
  title!: string;
  summary!: string;
  /** Markdown. */
  body!: string;
  /** Newest first, at most thirty. */
  history!: PageHistoryEntry[];
}

export class GetPageDraft extends Query<PageDraft> {
  constructor(
    readonly slug: string,
    readonly locale: PageLocale,
  ) {
    super();
  }
}

@QueryHandler(GetPageDraft)
export class GetPageDraftHandler implements IQueryHandler<GetPageDraft> {
  constructor(
    private readonly db: Db,
    private readonly find: FindPage,
  ) {}

  async execute({ slug, locale }: GetPageDraft): Promise<PageDraft> {
    if (!isPageSlug(slug)) throw notFound('page');
    assertMayWrite(slug);
    const tenant = currentTenantId();
    const [texts, history] = await Promise.all([
      this.find.all(slug),
      this.db.rows<Omit<PageHistoryEntry, 'created_at'> & { created_at: Date }>({
        name: 'page_history',
        text: `select version, title, summary, body, editor_name, created_at from content.page_version
               where tenant_id = $1 and slug = $2 and locale = $3 order by version desc limit 30`,
        values: [tenant, slug, locale],
      }),
    ]);
    const own = tenant === PLATFORM_TENANT_ID ? 'platform' : 'school';
    const mine = texts.find((text) => text.owner === own && text.locale === locale);
    const { title, summary, body, locale: from } = mine ?? choosePage(texts, locale)!;
    return {
      slug,
      locale,
      from,
      version: mine?.version ?? 0,
      title,
      summary,
      body,
      history: history.map((entry) => ({ ...entry, created_at: entry.created_at.toISOString() })),
    };
  }
}
