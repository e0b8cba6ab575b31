import { Controller, Get, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { appOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { ListBookAddresses } from '../../catalog/contract.ts';
import { PAGE_SLUGS } from '../pages/page.rules.ts';

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
    private readonly queries: QueryBus,
  ) {}

  @Access('public')
  @Get('robots.txt')
  getRobots(@Req() request: AppRequest, @Res() reply: FastifyReply): void {
    const lines = [
      'User-agent: *',
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
      const paths = [
        '/',
        '/library',
        '/request-a-tour',
        '/report-a-problem',
        ...PAGE_SLUGS.map((slug) => `/${slug}`),
        ...books.map((slug) => `/library/${encodeURIComponent(slug)}`),
      ];
      xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
        .map(
          (path) =>
            `  <url><loc>${`${origin}${path}`.replace(/&/g, '&amp;').replace(/'/g, '&apos;')}</loc></url>`,
        )
        .join('\n')}\n</urlset>\n`;
      this.cache.set(key, xml, asOf);
    }
    void reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(xml);
  }
}
