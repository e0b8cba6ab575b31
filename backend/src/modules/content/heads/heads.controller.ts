import { Controller, Get, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { appOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { ListBookAddresses, ListOpenLibraries, ListOpenLists } from '../../catalog/contract.ts';
import { inLanguage } from '../../../platform/http/page-heads.ts';
import { languagesOfExperiment } from '../experiments/experiment.rules.ts';
import { FindExperiments } from '../experiments/find-experiments.ts';
import { languagesOfFilm } from '../films/film.rules.ts';
import { FindFilms } from '../films/find-films.ts';
import { FindPage } from '../pages/find-page.ts';
import { OPEN_SCREENS } from './screen-words.ts';
import { PAGE_LOCALES, PAGE_SLUGS, isSchoolPage, type PageLocale } from '../pages/page.rules.ts';

/** Where people work or children are: nobody looks there for the public. */
const CLOSED = [
  '/api/',
  '/admin',
  '/admin-panel',
  '/login',
  '/logout',
  '/uploadbook',
  '/class',
  '/demo',
  '/test',
];

/** What search engines ask for. */
@ApiExcludeController()
@Controller()
export class HeadsController {
  constructor(
    private readonly cache: PublicCache,
    private readonly experiments: FindExperiments,
    private readonly films: FindFilms,
    private readonly pages: FindPage,
    private readonly queries: QueryBus,
  ) {}

  @Access('public')
  @Get('robots.txt')
  getRobots(@Req() request: AppRequest, @Res() reply: FastifyReply): void {
    const lines = [
      'User-agent: *',
      // The picture of a film's link preview. The longer rule wins.
      'Allow: /api/films/*/poster',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${appOrigin(request)}/sitemap.xml`,
      '',
    ];
    void reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(lines.join('\n'));
  }

  @Access('public')
  @Get('sitemap.xml')
  async getSitemap(@Req() request: AppRequest, @Res() reply: FastifyReply): Promise<void> {
    const origin = appOrigin(request);
    const key = `sitemap ${origin}`;
    let xml = this.cache.get<string>(key);
    if (!xml) {
      const asOf = this.cache.changes;
      const books = await this.queries.execute(new ListBookAddresses());
      const experiments = (await this.experiments.all()).filter(({ experiment }) => !experiment.hidden);
      const films = await this.films.shown();
      const libraries = await this.queries.execute(new ListOpenLibraries());
      const lists = await this.queries.execute(new ListOpenLists());
      const pages = await Promise.all(
        PAGE_SLUGS.map(async (slug) => ({
          path: `/${slug}`,
          // Only a school's own words can be fewer than those that came along.
          languages: isSchoolPage(slug) ? (await this.pages.for(slug, 'en')).locales : PAGE_LOCALES,
        })),
      );
      const entries: { path: string; languages: readonly PageLocale[] }[] = [
        ...Object.keys(OPEN_SCREENS).map((path) => ({ path, languages: PAGE_LOCALES })),
        ...pages,
        ...experiments.map(({ slug, experiment }) => ({
          path: `/experiment/${slug}`,
          languages: languagesOfExperiment(experiment),
        })),
        ...films.map(({ slug, words }) => ({
          path: `/impact-films/${slug}`,
          languages: languagesOfFilm(words),
        })),
        ...libraries.map(({ slug }) => ({ path: `/libraries/${slug}`, languages: [] })),
        ...lists.map(({ library, slug }) => ({
          path: `/libraries/${library}/lists/${encodeURIComponent(slug)}`,
          languages: [],
        })),
        ...books.map((slug) => ({ path: `/library/${encodeURIComponent(slug)}`, languages: [] })),
      ];
      xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries
        .map(({ path, languages }) => mapEntry(`${origin}${path}`, languages))
        .join('\n')}\n</urlset>\n`;
      this.cache.set(key, xml, asOf);
    }
    void reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(xml);
  }
}

const escaped = (url: string): string => url.replace(/&/g, '&amp;').replace(/'/g, '&apos;');

/** One address of the map, with its languages where there are several. */
function mapEntry(url: string, languages: readonly PageLocale[]): string {
  const alternates = languages.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${escaped(inLanguage(url, one))}"/>`,
  );
  return `  <url><loc>${escaped(url)}</loc>${languages.length > 1 ? alternates.join('') : ''}</url>`;
}
