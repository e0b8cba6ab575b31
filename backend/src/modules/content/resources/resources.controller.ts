import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../../platform/errors.ts';
import { Access } from '../../../platform/http/access.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { SendFile } from '../../../platform/storage/send-file.ts';
import { filmKey } from '../films/film.rules.ts';
import { ResourceFilters } from './resource-body.ts';
import { ResourceTickets, type OpenFiles } from './resource-tickets.ts';
import { ResourceListItem, ResourceView } from './resource-view.ts';
import { GetResource, ListResources, ResourceKindCount, type ResourceList } from './resource.queries.ts';
import { resourceFolder } from './resource.rules.ts';

const PERSONAL = 'private, no-store';
/** A ticket changes by the hour, and a file never changes under its ticket. */
const KEPT = 'private, max-age=21600, immutable';

export class ResourcePage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: ResourceListItem[];
  kinds!: ResourceKindCount[];
}

/** Slides, sheets, pictures and sounds for lessons. */
@Controller('api')
export class ResourcesController {
  constructor(
    private readonly files: SendFile,
    private readonly queries: QueryBus,
    private readonly tickets: ResourceTickets,
  ) {}

  /** What there is for lessons, as far as its reader may find it, the newest first. */
  @Access('book.read')
  @Get('resources')
  @Header('cache-control', PERSONAL)
  @ApiOkResponse({ type: ResourcePage })
  listResources(@Query() filters: ResourceFilters, @Req() request: AppRequest): Promise<ResourceList> {
    return this.queries.execute(new ListResources(filters, request.url));
  }

  /** One piece with its pages and its file. */
  @Access('book.read')
  @Get('resources/:id')
  @Header('cache-control', PERSONAL)
  getResource(@Param('id', ParseId) id: string): Promise<ResourceView> {
    return this.queries.execute(new GetResource(id));
  }

  /** A file of a piece, by the signed address that its page gave. */
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
    const open = this.tickets.read(ticket);
    const key = open && keyOf(open, name);
    if (!key) throw notFound('file');
    // Documents are taken along, never shown by this address: what they hold cannot act here.
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
