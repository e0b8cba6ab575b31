import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../../platform/errors.ts';
import { Access } from '../../../platform/http/access.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { CharityFilters } from './charity-bodies.ts';
import { CharityPictures } from './charity-pictures.ts';
import { GetCharity, ListCharities } from './charity.queries.ts';
import { CharityPage, CharityView } from './charity-views.ts';

/** Charities change, and can be suspended: caches ask each time, and mostly get 304. */
const FRESH = 'public, no-cache';

/** Charities that the platform has verified, for everybody. */
@Controller('api/charities')
export class CharitiesController {
  constructor(
    private readonly pictures: CharityPictures,
    private readonly queries: QueryBus,
  ) {}

  /** One page of the verified charities; those that the school supports come first. */
  @Access('public')
  @Get()
  @Header('cache-control', FRESH)
  listCharities(@Query() filters: CharityFilters, @Req() request: AppRequest): Promise<CharityPage> {
    return this.queries.execute(new ListCharities(filters, request.url));
  }

  /** A charity by id or slug; the member `slug` names its only address. Suspended and archived ones too. */
  @Access('public')
  @Get(':idOrSlug')
  @Header('cache-control', FRESH)
  getCharity(@Param('idOrSlug') idOrSlug: string): Promise<CharityView> {
    return this.queries.execute(new GetCharity(idOrSlug));
  }

  /** The logo, or the cover of the page. */
  @Access('public')
  @Get(':id/:picture')
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getCharityPicture(
    @Param('id', ParseId) id: string,
    @Param('picture') picture: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (picture !== 'logo' && picture !== 'cover') throw notFound('picture');
    const { pictureId, bytes } = await this.pictures.get(id, picture);
    const etag = `"${pictureId}"`;
    void reply.header('etag', etag).header('cache-control', FRESH);
    if (request.headers['if-none-match'] === etag) return void reply.status(304).send();
    void reply.type('image/webp').send(bytes);
  }
}
