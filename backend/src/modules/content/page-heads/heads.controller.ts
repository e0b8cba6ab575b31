import type { Language } from '@bookgrove/contract';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { appOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { PageHeadSources } from '../../../platform/http/page-head-sources.ts';
import { inLanguage } from '../../../platform/http/page-heads.ts';

/** Paths that search engines must not crawl: screens for work, and with data of children. */
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

/** Files for search engines. */
@ApiExcludeController()
@Controller()
export class HeadsController {
  constructor(
    private readonly cache: PublicCache,
    private readonly sources: PageHeadSources,
  ) {}

  @Access('public')
  @Get('robots.txt')
  getRobots(@Req() request: AppRequest, @Res() reply: FastifyReply): void {
    const lines = [
      'User-agent: *',
      // The picture of a film's link preview. The longer rule takes precedence.
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
      const entries = await this.sources.addresses();
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

/** One entry of the sitemap, with alternates when there are several languages. */
function mapEntry(url: string, languages: readonly Language[]): string {
  const alternates = languages.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${escaped(inLanguage(url, one))}"/>`,
  );
  return `  <url><loc>${escaped(url)}</loc>${languages.length > 1 ? alternates.join('') : ''}</url>`;
}
