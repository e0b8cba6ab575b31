import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.ts';
import type { Page } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { DecideOnResource } from './decide-on-resource.ts';
import { ResourceDecisionBody, ResourceDeskFilters } from './resource-body.ts';
import { OwnResourceItem, ResourceDraft } from './resource-view.ts';
import { GetDeskResource, ListResourceDesk } from './resource.queries.ts';

const PERSONAL = 'private, no-store';

export class ResourceDeskPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: OwnResourceItem[];
}

/** What people put in for lessons, for those who decide on it. */
@Controller('api/resource-desk')
export class ResourceDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** What was sent here, those first that wait; for the platform's team what schools want everybody to have as well. */
  @Access('content.manage')
  @Get()
  @Header('cache-control', PERSONAL)
  @ApiOkResponse({ type: ResourceDeskPage })
  listResourceDesk(
    @Query() filters: ResourceDeskFilters,
    @Req() request: AppRequest,
  ): Promise<Page<OwnResourceItem>> {
    return this.queries.execute(new ListResourceDesk(filters, request.url));
  }

  /** One piece with everything that was said of it and found in it. */
  @Access('content.manage')
  @Get(':id')
  @Header('cache-control', PERSONAL)
  getDeskResource(@Param('id', ParseId) id: string): Promise<ResourceDraft> {
    return this.queries.execute(new GetDeskResource(id));
  }

  /** Approves a piece, returns it, takes it off the list, or gives it to every school; 409 when that was decided before. */
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
