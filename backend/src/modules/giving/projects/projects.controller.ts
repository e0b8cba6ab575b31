import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { ProjectFilters } from './project-bodies.ts';
import { ProjectPictures } from './project-pictures.ts';
import { GetProject, ListProjects } from './project.queries.ts';
import { ProjectPage, ProjectView } from './project-views.ts';

/** Projects change with every gift: caches ask each time, and mostly get 304. */
const FRESH = 'public, no-cache';

/** Projects of charities, for everybody. */
@Controller('api/projects')
export class ProjectsController {
  constructor(
    private readonly pictures: ProjectPictures,
    private readonly queries: QueryBus,
  ) {}

  /** One page of the projects: those that take gifts first, funded and finished ones after them as proof. */
  @Access('public')
  @Get()
  @Header('cache-control', FRESH)
  listProjects(@Query() filters: ProjectFilters, @Req() request: AppRequest): Promise<ProjectPage> {
    return this.queries.execute(new ListProjects(filters, request.url));
  }

  /** A project by id or slug; the member `slug` names its only address. */
  @Access('public')
  @Get(':idOrSlug')
  @Header('cache-control', FRESH)
  getProject(@Param('idOrSlug') idOrSlug: string): Promise<ProjectView> {
    return this.queries.execute(new GetProject(idOrSlug));
  }

  /** The picture of the page. */
  @Access('public')
  @Get(':id/cover')
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getProjectCover(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPicture(await this.pictures.get(id), request, reply);
  }

  /** The picture of published news. */
  @Access('public')
  @Get(':id/updates/:update/picture')
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getProjectUpdatePicture(
    @Param('id', ParseId) id: string,
    @Param('update', ParseId) update: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPicture(await this.pictures.ofNews(id, update), request, reply);
  }
}

function sendPicture(
  { pictureId, bytes }: { pictureId: string; bytes: Buffer },
  request: AppRequest,
  reply: FastifyReply,
): void {
  const etag = `"${pictureId}"`;
  void reply.header('etag', etag).header('cache-control', FRESH);
  if (request.headers['if-none-match'] === etag) return void reply.status(304).send();
  void reply.type('image/webp').send(bytes);
}
