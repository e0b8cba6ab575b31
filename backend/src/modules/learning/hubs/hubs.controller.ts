import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { WhileCoursesAreOpen } from '../courses-open.ts';
import { ClassOnWayBody, HubBody, HubMoveBody, NewHubBody, OwnHubBody } from './hub-bodies.ts';
import { CreateHub, GetHubDraft, ListHubDesk, MoveHub, SaveHub } from './hub-desk.ts';
import { ClassOnWay, HubDeskPage, HubDraft, HubPage, HubSaved, HubView, OwnHub } from './hub-views.ts';
import { GetHub, GetOwnHub, ListHubs } from './hub.queries.ts';
import { SendClassThroughHub, TravelHub } from './travel-hub.ts';

const FRESH = 'public, no-cache';

/** Hubs: maps with ways of courses, books, films and challenges. They belong to the school feature `courses`. */
@Controller('api')
export class HubsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** One page of the hubs of the school and of the platform. */
  @Access('public')
  @Get('hubs')
  @Header('cache-control', FRESH)
  listHubs(@Query() filters: PageQuery, @Req() request: AppRequest): Promise<HubPage> {
    return this.queries.execute(new ListHubs(filters, request.url));
  }

  /** A hub with its ways, by id or slug. */
  @Access('public')
  @Get('hubs/:idOrSlug')
  @Header('cache-control', FRESH)
  getHub(@Param('idOrSlug') idOrSlug: string): Promise<HubView> {
    return this.queries.execute(new GetHub(idOrSlug));
  }

  /** The chosen way of the signed-in person, and the state of each stop. */
  @Access('course.learn')
  @Get('hubs/:idOrSlug/own')
  @PrivateResponse()
  getOwnHub(@Param('idOrSlug') idOrSlug: string): Promise<OwnHub> {
    return this.queries.execute(new GetOwnHub(idOrSlug));
  }

  /** Chooses a way, or ticks a film or a book that was read on paper. */
  @Access('course.learn')
  @Put('hubs/:idOrSlug/own')
  @HttpCode(204)
  travelHub(@Param('idOrSlug') idOrSlug: string, @Body() body: OwnHubBody): Promise<void> {
    return this.commands.execute(new TravelHub(idOrSlug, body));
  }

  /** Gives the students of a class a way. 409 `no_students`. */
  @Access('course.make')
  @Post('hubs/:idOrSlug/class')
  @WhileCoursesAreOpen()
  @HttpCode(200)
  sendClassThroughHub(
    @Param('idOrSlug') idOrSlug: string,
    @Body() { class_id, route_id }: ClassOnWayBody,
  ): Promise<ClassOnWay> {
    return this.commands.execute(new SendClassThroughHub(idOrSlug, class_id, route_id));
  }

  /** Hubs that the person makes: of a teacher the own, of administrators all of their school. */
  @Access('course.make')
  @Get('hub-desk')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  listHubDesk(@Query() filters: PageQuery, @Req() request: AppRequest): Promise<HubDeskPage> {
    return this.queries.execute(new ListHubDesk(filters, request.url));
  }

  /** Makes a hub as an empty draft. */
  @Access('course.make')
  @Idempotent()
  @Post('hub-desk')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  createHub(@Body() { title }: NewHubBody): Promise<HubSaved> {
    return this.commands.execute(new CreateHub(title));
  }

  /** A hub with everything that is in it. */
  @Access('course.make')
  @Get('hub-desk/:id')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  getHubDraft(@Param('id', ParseId) id: string): Promise<HubDraft> {
    return this.queries.execute(new GetHubDraft(id));
  }

  /** Replaces what is in it. 409 `changed_meanwhile`, 422 `hub_incomplete` once it is published. */
  @Access('course.make')
  @Put('hub-desk/:id')
  @WhileCoursesAreOpen()
  @PrivateResponse()
  saveHub(@Param('id', ParseId) id: string, @Body() body: HubBody): Promise<HubSaved> {
    return this.commands.execute(new SaveHub(id, body));
  }

  /** Publishes it, takes it out of the lists, or puts it back. 409 `wrong_status`, 422 `hub_incomplete`. */
  @Access('course.make')
  @Post('hub-desk/:id/move')
  @WhileCoursesAreOpen()
  @HttpCode(204)
  moveHub(@Param('id', ParseId) id: string, @Body() { move }: HubMoveBody): Promise<void> {
    return this.commands.execute(new MoveHub(id, move));
  }
}
