import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { GetSchool } from '../../tenancy/contract.ts';
import { FindPage } from './find-page.ts';
import { directionOf, type PageLocale } from './page.rules.ts';
import { PageSection, renderPage } from './render-page.ts';

/** A page for its readers. */
export class ContentPage {
  slug!: string;
  /** Language of the text: English when the requested one is missing. */
  locale!: 'en' | 'fr' | 'ar' | 'hi';
  dir!: 'ltr' | 'rtl';
  title!: string;
  summary!: string;
  /** Clean HTML before the first heading. */
  intro!: string;
  sections!: PageSection[];
  /** Languages in which the page is available. */
  locales!: ('en' | 'fr' | 'ar' | 'hi')[];
  updated_at!: string | null;
}

/** One page in the requested language, or in English. */
export class GetPage extends Query<ContentPage> {
  constructor(
    readonly slug: string,
    readonly locale: PageLocale,
  ) {
    super();
  }
}

@QueryHandler(GetPage)
export class GetPageHandler implements IQueryHandler<GetPage> {
  constructor(
    private readonly find: FindPage,
    private readonly queries: QueryBus,
  ) {}

  async execute({ slug, locale }: GetPage): Promise<ContentPage> {
    const [text, school] = await Promise.all([
      this.find.for(slug, locale),
      this.queries.execute(new GetSchool()),
    ]);
    return {
      slug,
      locale: text.locale,
      dir: directionOf(text.locale),
      title: text.title,
      summary: text.summary,
      ...renderPage(text.body, { place: school.name, email: school.email }),
      locales: text.locales,
      updated_at: text.created_at?.toISOString() ?? null,
    };
  }
}
