import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../../platform/errors.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { ListPage } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { SendFile } from '../../../platform/storage/send-file.ts';
import { filmKey } from '../films/film.rules.ts';
import { ResourceFilters } from './resource-body.ts';
import { ResourceLinks, type OpenFiles } from './resource-links.ts';
import { ResourceListItem, ResourceView } from './resource-view.ts';
import { GetResource, ListResources, ResourceKindCount, type ResourceList } from './resource.queries.ts';
import { resourceFolder } from './resource.rules.ts';

/** A signed address changes by the hour, and its file never changes. */
const KEPT = 'private, max-age=21600, immutable';

export class ResourcePage extends ListPage {
  results!: ResourceListItem[];
  kinds!: ResourceKindCount[];
}

/** Slides, worksheets, pictures and recordings for lessons. */
@Controller('api')
export class ResourcesController {
  constructor(
    private readonly files: SendFile,
    private readonly queries: QueryBus,
    private readonly links: ResourceLinks,
  ) {}

  /** Resources for lessons that the caller may see, newest first. */
  @Access('book.read')
  @Get('resources')
  @PrivateResponse()
  @ApiOkResponse({ type: ResourcePage })
  listResources(@Query() filters: ResourceFilters, @Req() request: AppRequest): Promise<ResourceList> {
    return this.queries.execute(new ListResources(filters, request.url));
  }

  /** One resource with its pages and its file. */
  @Access('book.read')
  @Get('resources/:id')
  @PrivateResponse()
  getResource(@Param('id', ParseId) id: string): Promise<ResourceView> {
    return this.queries.execute(new GetResource(id));
  }

  /** A file of a resource, at the signed address from the response about the resource. */
  @Access('public')
  @Get('resource-files/:ticket/:name')
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getResourceFile(
    @Param('ticket') ticket: string,
    @Param('name') name: string,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const open = this.links.read(ticket);
    const key = open && keyOf(open, name);
    if (!key) throw notFound('file');
    // Documents are sent as downloads and never displayed at this address, so that their content cannot run
    // here.
    const shown = open.film || ['webp', 'mp3'].includes(open.kind) || name.endsWith('.webp');
    if (name === 'download' || !shown)
      void reply.header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(`${open.name}.${open.kind}`)}`,
      );
    await this.files.send(request, reply, key, KEPT);
  }
}

function keyOf({ id, fileId, kind, film }: OpenFiles, name: string): string | null {
  if (film) return name === 'file' || name === 'download' ? filmKey(id, fileId, kind) : null;
  const folder = resourceFolder(id, fileId);
  if (name === 'file' || name === 'download') return `${folder}file.${kind}`;
  return /^(preview|page-[1-9]\d{0,2})\.webp$/.test(name) ? `${folder}${name}` : null;
}
