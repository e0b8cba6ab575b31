import { createHash } from 'node:crypto';
import { Controller, Get, Injectable, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExcludeEndpoint, ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { currentTenantKind } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { Access } from '../../../platform/http/access.ts';
import { BringsSchoolFeature } from '../../../platform/school-feature.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { embedOf } from './embed.rules.ts';

/** Pages of other sites in lessons, which a school switches on. */
@Injectable()
@BringsSchoolFeature('embeds')
export class EmbedsOpen {
  constructor(private readonly queries: QueryBus) {}

  async isOpen(): Promise<boolean> {
    if (currentTenantKind() === 'platform') return true;
    const { settings } = await this.queries.execute(new GetSchool());
    return settings.features.includes('embeds');
  }
}

class EmbedQuery {
  @ApiProperty()
  @IsString({ message: 'url must be the address of a page.' })
  @MaxLength(500, { message: 'url must be the address of a page.' })
  url!: string;
}

const STYLE = 'html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The frame around a page of another site: an own page, so that the policy of the app names no foreign host. */
@Controller('api')
export class EmbedsController {
  constructor(private readonly open: EmbedsOpen) {}

  /** A page that holds one frame with a page of a host of `EMBED_HOSTS`. 404 for another host, and while it is off. */
  @Access('public')
  @ApiExcludeEndpoint()
  @Get('embeds')
  async showEmbed(@Query() { url }: EmbedQuery, @Res() reply: FastifyReply): Promise<void> {
    const found = embedOf(url);
    if (!found || !(await this.open.isOpen())) throw notFound('page');
    await reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-src https://${found.host}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      )
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(found.host)}</title><style>${STYLE}</style></head><body><iframe src="${escaped(found.url)}" title="${escaped(found.host)}" sandbox="allow-scripts allow-same-origin allow-presentation" allow="fullscreen" referrerpolicy="no-referrer"></iframe></body></html>`,
      );
  }
}
