import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { isLanguage } from '@bookgrove/contract';
import { Config } from '../../../platform/config.ts';
import { notFound } from '../../../platform/errors.ts';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { CaptionsBody } from '../films/film-body.ts';
import { ChangeResource, MakeResource, RemoveResource } from './make-resource.ts';
import { PutResourceFile } from './put-resource-file.ts';
import { PutResourceCaptions, PutResourcePoster } from './put-film-sides.ts';
import { NewResource, ResourceChange, ResourceFileBody, ResourcePosterBody } from './resource-body.ts';
import { OwnResourceItem, ResourceDraft } from './resource-view.ts';
import { GetOwnResource, ListOwnResources } from './resource.queries.ts';
import { SendResource } from './send-resource.ts';

const PERSONAL = 'private, no-store';

export class ResourceMade {
  id!: string;
}
export class ResourceSaved {
  version!: number;
}
export class ResourceLimits {
  /** Largest film that this installation takes, in megabytes. */
  film_megabytes!: number;
}

/** What people put in for lessons, from the first file to the decision. */
@Controller('api/my-resources')
export class OwnResourcesController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly config: Config,
    private readonly queries: QueryBus,
  ) {}

  /** The asker's own pieces, drafts too, at most a hundred. */
  @Access('book.upload')
  @Get()
  @Header('cache-control', PERSONAL)
  listOwnResources(): Promise<OwnResourceItem[]> {
    return this.queries.execute(new ListOwnResources());
  }

  /** How large files may be here. */
  @Access('book.upload')
  @Get('limits')
  getResourceLimits(): ResourceLimits {
    return { film_megabytes: Math.floor(this.config.filmBytes / 1_048_576) };
  }

  /** Begins a piece. */
  @Access('book.upload')
  @Idempotent()
  @Post()
  @HttpCode(201)
  makeResource(@Body() { kind }: NewResource): Promise<ResourceMade> {
    return this.commands.execute(new MakeResource(kind));
  }

  /** A piece of one's own with what is missing and what was decided. */
  @Access('book.upload')
  @Get(':id')
  @Header('cache-control', PERSONAL)
  getOwnResource(@Param('id', ParseId) id: string): Promise<ResourceDraft> {
    return this.queries.execute(new GetOwnResource(id));
  }

  /** Keeps what is said of a piece; 409 when another window did so meanwhile, or it is not its maker's turn. */
  @Access('book.upload')
  @Put(':id')
  changeResource(@Param('id', ParseId) id: string, @Body() change: ResourceChange): Promise<ResourceSaved> {
    return this.commands.execute(new ChangeResource(id, change));
  }

  /** Throws a piece away that is not decided on; one that is gone already is no mistake. */
  @Access('book.upload')
  @Delete(':id')
  @HttpCode(204)
  removeResource(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new RemoveResource(id));
  }

  /** Makes a file of what arrived in parts. The answer comes before its check. */
  @Access('book.upload')
  @Put(':id/file')
  @HttpCode(204)
  async putResourceFile(
    @Param('id', ParseId) id: string,
    @Body() file: ResourceFileBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.budgets.take('upload', request.user!.userId);
    await this.commands.execute(new PutResourceFile(id, file));
  }

  /** Puts a poster on a film. */
  @Access('book.upload')
  @Put(':id/poster')
  @HttpCode(204)
  async putResourcePoster(
    @Param('id', ParseId) id: string,
    @Body() { picture }: ResourcePosterBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.budgets.take('upload', request.user!.userId);
    await this.commands.execute(new PutResourcePoster(id, picture));
  }

  /** Keeps the captions of a film in one language; a mistake in them is named with its line. */
  @Access('book.upload')
  @Put(':id/captions/:locale')
  @HttpCode(204)
  async putResourceCaptions(
    @Param('id', ParseId) id: string,
    @Param('locale') locale: string,
    @Body() { vtt }: CaptionsBody,
  ): Promise<void> {
    if (!isLanguage(locale)) throw notFound('language');
    await this.commands.execute(new PutResourceCaptions(id, locale, vtt));
  }

  /** Sends a piece to whoever decides on it. Doing it twice is doing it once. */
  @Access('book.upload')
  @Post(':id/submit')
  @HttpCode(204)
  submitResource(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new SendResource(id, false));
  }

  /** Takes a piece back that nobody decided on yet. */
  @Access('book.upload')
  @Post(':id/recall')
  @HttpCode(204)
  recallResource(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new SendResource(id, true));
  }
}
