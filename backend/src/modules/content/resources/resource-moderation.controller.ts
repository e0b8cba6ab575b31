import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { ListPage, type Page } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { DecideOnResource } from './decide-on-resource.ts';
import { ResourceDecisionBody, ResourceModerationFilters } from './resource-body.ts';
import { OwnResourceItem, ResourceDraft } from './resource-view.ts';
import { GetResourceForModeration, ListResourcesForModeration } from './resource.queries.ts';

export class ResourceModerationPage extends ListPage {
  results!: OwnResourceItem[];
}

/** Resources for lessons, for moderators. */
@Controller('api/resource-desk')
export class ResourceModerationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Submitted resources, waiting ones first; for the platform's team also those that schools propose to every school. */
  @Access('content.manage')
  @Get()
  @PrivateResponse()
  @ApiOkResponse({ type: ResourceModerationPage })
  listResourcesForModeration(
    @Query() filters: ResourceModerationFilters,
    @Req() request: AppRequest,
  ): Promise<Page<OwnResourceItem>> {
    return this.queries.execute(new ListResourcesForModeration(filters, request.url));
  }

  /** One resource with its details and the findings of its check. */
  @Access('content.manage')
  @Get(':id')
  @PrivateResponse()
  getResourceForModeration(@Param('id', ParseId) id: string): Promise<ResourceDraft> {
    return this.queries.execute(new GetResourceForModeration(id));
  }

  /** Approves, returns or withdraws a resource, or offers it to every school; 409 when it was decided on meanwhile. */
  @Access('content.manage')
  @Post(':id/decision')
  @HttpCode(204)
  decideOnResource(
    @Param('id', ParseId) id: string,
    @Body() { decision, reason, note }: ResourceDecisionBody,
  ): Promise<void> {
    return this.commands.execute(new DecideOnResource(id, decision, reason ?? null, note ?? ''));
  }
}
