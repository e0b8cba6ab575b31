import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PRIVATE, PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../books/reader-of.ts';
import { PublishListBody } from './list-bodies.ts';
import { UnpublishReadingList, PublishReadingList } from './publish-reading-list.ts';
import { PosterCode } from './poster-code.ts';
import {
  GetListPublication,
  GetPublicList,
  GetPublicPoster,
  ListPublicLists,
} from './public-list.queries.ts';
import { ListPublication, PublicListCard, PublicListView } from './public-list-view.ts';

/** Reading lists that are published in a library of their school. */
@Controller('api')
export class PublicListsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Reading lists that are published in a library, the newest first. */
  @Access('public')
  @Get('libraries/:slug/lists')
  @ApiOkResponse({ type: [PublicListCard] })
  async listPublicLists(
    @Param('slug') slug: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const lists = await this.queries.execute(
      new ListPublicLists(slug, readerOf(request), filesOrigin(request)),
    );
    void kept(request, reply).send(lists);
  }

  /** A published reading list, with its books. */
  @Access('public')
  @Get('libraries/:slug/lists/:list')
  @ApiOkResponse({ type: PublicListView })
  async getPublicList(
    @Param('slug') slug: string,
    @Param('list') list: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.queries.execute(
      new GetPublicList(slug, list, readerOf(request), filesOrigin(request)),
    );
    void kept(request, reply).send(found);
  }

  /** The address of a published reading list as a QR code, for its poster. */
  @Access('public')
  @Get('libraries/:slug/lists/:list/poster')
  @Header('cache-control', 'public, no-cache')
  getPublicListPoster(@Param('slug') slug: string, @Param('list') list: string): Promise<PosterCode> {
    return this.queries.execute(new GetPublicPoster(slug, list));
  }

  /** Whether a list is published, and where it could be. */
  @Access('class.teach')
  @Get('reading-lists/:id/public')
  @PrivateResponse()
  getListPublication(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<ListPublication> {
    return this.queries.execute(new GetListPublication(id, readerOf(request)!));
  }

  /** Publishes a list in a library of the school, or moves it into another one. */
  @Access('class.teach')
  @Put('reading-lists/:id/public')
  async publishReadingList(
    @Param('id', ParseId) id: string,
    @Body() body: PublishListBody,
    @Req() request: AppRequest,
  ): Promise<ListPublication> {
    const reader = readerOf(request)!;
    await this.commands.execute(new PublishReadingList(id, reader, body.library_id));
    return this.queries.execute(new GetListPublication(id, reader));
  }

  /** Unpublishes a list; its readers at the school still see it. */
  @Access('class.teach')
  @Delete('reading-lists/:id/public')
  @HttpCode(204)
  async unpublishReadingList(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new UnpublishReadingList(id, readerOf(request)!));
  }
}

/** Proxies may cache a response for a visitor, but not one for a signed-in person. */
const kept = (request: AppRequest, reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', readerOf(request) ? PRIVATE : 'public, no-cache')
    .header('vary', 'Authorization');
