import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { isLanguage } from '@bookgrove/contract';
import { Config } from '../../../platform/config.ts';
import { notFound } from '../../../platform/errors.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { CaptionsBody } from '../films/film-body.ts';
import { ChangeResource, CreateResource, RemoveResource } from './create-resource.ts';
import { PutResourceFile } from './put-resource-file.ts';
import { PutResourceCaptions, PutResourcePoster } from './put-film-extras.ts';
import { NewResource, ResourceChange, ResourceFileBody, ResourcePosterBody } from './resource-body.ts';
import { OwnResourceItem, ResourceDraft } from './resource-view.ts';
import { GetOwnResource, ListOwnResources } from './resource.queries.ts';
import { SubmitResource } from './submit-resource.ts';
import { UPLOAD_BUDGET } from '../../../platform/uploads/upload.budgets.ts';

export class ResourceCreated {
  id!: string;
}
export class ResourceSaved {
  version!: number;
}
export class ResourceLimits {
  /** Largest film that this installation accepts, in megabytes. */
  film_megabytes!: number;
}

/** People's own resources for lessons, from the upload to the decision. */
@Controller('api/my-resources')
export class OwnResourcesController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly config: Config,
    private readonly queries: QueryBus,
  ) {}

  /** The caller's resources, drafts included, at most a hundred. */
  @Access('book.upload')
  @Get()
  @PrivateResponse()
  listOwnResources(): Promise<OwnResourceItem[]> {
    return this.queries.execute(new ListOwnResources());
  }

  /** Maximum file sizes of this installation. */
  @Access('book.upload')
  @Get('limits')
  getResourceLimits(): ResourceLimits {
    return { film_megabytes: Math.floor(this.config.filmBytes / 1_048_576) };
  }

  /** Creates a resource. */
  @Access('book.upload')
  @Idempotent()
  @Post()
  @HttpCode(201)
  createResource(@Body() { kind }: NewResource): Promise<ResourceCreated> {
    return this.commands.execute(new CreateResource(kind));
  }

  /** One of the caller's resources, with its remarks and decisions. */
  @Access('book.upload')
  @Get(':id')
  @PrivateResponse()
  getOwnResource(@Param('id', ParseId) id: string): Promise<ResourceDraft> {
    return this.queries.execute(new GetOwnResource(id));
  }

  /** Saves the details of a resource; 409 when another window saved it meanwhile, or while it waits for a decision. */
  @Access('book.upload')
  @Put(':id')
  changeResource(@Param('id', ParseId) id: string, @Body() change: ResourceChange): Promise<ResourceSaved> {
    return this.commands.execute(new ChangeResource(id, change));
  }

  /** Deletes a resource that is not decided on; one that no longer exists is no error. */
  @Access('book.upload')
  @Delete(':id')
  @HttpCode(204)
  removeResource(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new RemoveResource(id));
  }

  /** Assembles a file that was uploaded in parts. The response is sent before the check of the file. */
  @Access('book.upload')
  @Put(':id/file')
  @HttpCode(204)
  async putResourceFile(
    @Param('id', ParseId) id: string,
    @Body() file: ResourceFileBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.budgets.take(UPLOAD_BUDGET, request.user!.userId);
    await this.commands.execute(new PutResourceFile(id, file));
  }

  /** Sets the poster of a film. */
  @Access('book.upload')
  @Put(':id/poster')
  @HttpCode(204)
  async putResourcePoster(
    @Param('id', ParseId) id: string,
    @Body() { picture }: ResourcePosterBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.budgets.take(UPLOAD_BUDGET, request.user!.userId);
    await this.commands.execute(new PutResourcePoster(id, picture));
  }

  /** Stores the captions of a film in one language; an error in them is reported with its line. */
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

  /** Submits a resource for a decision. Repeating it changes nothing. */
  @Access('book.upload')
  @Post(':id/submit')
  @HttpCode(204)
  submitResource(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new SubmitResource(id, false));
  }

  /** Withdraws a submitted resource that is not decided on yet. */
  @Access('book.upload')
  @Post(':id/recall')
  @HttpCode(204)
  recallResource(@Param('id', ParseId) id: string): Promise<void> {
    return this.commands.execute(new SubmitResource(id, true));
  }
}
