import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { readerOf } from '../books/books.controller.ts';
import { OpenListBody } from './list-bodies.ts';
import { CloseReadingList, OpenReadingList } from './open-list.ts';
import { PosterCode } from './poster-code.ts';
import { GetListDoor, GetPublicList, GetPublicPoster, ListPublicLists } from './public-list.queries.ts';
import { ListDoor, PublicListCard, PublicListView } from './public-list-view.ts';

const PERSONAL = 'private, no-store';

/** Reading lists that stand open to everybody in a library of their school. */
@Controller('api')
export class PublicListsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Reading lists that stand open in a library, the newest first. */
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

  /** A reading list that is open to everybody, with its books. */
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

  /** The address of a public reading list as a QR code, for its poster. */
  @Access('public')
  @Get('libraries/:slug/lists/:list/poster')
  @Header('cache-control', 'public, no-cache')
  getPublicListPoster(@Param('slug') slug: string, @Param('list') list: string): Promise<PosterCode> {
    return this.queries.execute(new GetPublicPoster(slug, list));
  }

  /** Whether a list stands open to everybody, and where it could. */
  @Access('class.teach')
  @Get('reading-lists/:id/public')
  @Header('cache-control', PERSONAL)
  getListDoor(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<ListDoor> {
    return this.queries.execute(new GetListDoor(id, readerOf(request)!));
  }

  /** Opens a list to everybody in a library of the school, or moves it into another one. */
  @Access('class.teach')
  @Put('reading-lists/:id/public')
  async openReadingList(
    @Param('id', ParseId) id: string,
    @Body() body: OpenListBody,
    @Req() request: AppRequest,
  ): Promise<ListDoor> {
    const reader = readerOf(request)!;
    await this.commands.execute(new OpenReadingList(id, reader, body.library_id));
    return this.queries.execute(new GetListDoor(id, reader));
  }

  /** Closes a list to the public; for its readers at the school nothing changes. */
  @Access('class.teach')
  @Delete('reading-lists/:id/public')
  @HttpCode(204)
  async closeReadingList(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new CloseReadingList(id, readerOf(request)!));
  }
}

/** A visitor's answer may be kept by those in between; one for somebody may not. */
const kept = (request: AppRequest, reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', readerOf(request) ? PERSONAL : 'public, no-cache')
    .header('vary', 'Authorization');
