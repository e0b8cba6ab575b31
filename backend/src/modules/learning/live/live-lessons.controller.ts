import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { currentTenantId } from '../../../platform/context.ts';
import { Access } from '../../../platform/http/access.ts';
import { BudgetPolicy, WithoutBudget } from '../../../platform/http/budget-policy.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { PRIVATE, PrivateResponse } from '../../../platform/http/cache-control.ts';
import { EmptyBody } from '../../../platform/http/empty-body.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { wishedLanguage } from '../../../platform/http/language.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { CalendarFeeds, CalendarFeedView } from './calendar-feeds.ts';
import {
  CalendarQuery,
  LiveAfterBody,
  LiveChangeBody,
  LiveFilters,
  LiveMoveBody,
  LivePlanBody,
  LiveTimeBody,
  RoomActBody,
  RoomServiceBody,
  RoomServiceParam,
  WebinarGuestBody,
} from './live-bodies.ts';
import { LiveRooms } from './live-rooms.ts';
import { LiveTimeDetails, LiveTimePage, RoomPersonView, RoomView } from './live-views.ts';
import { WhileLiveIsOpen } from './live-open.ts';
import {
  CALENDAR_MISS_BUDGET,
  ROOM_ACT_BUDGET,
  WEBINAR_EMAIL_BUDGET,
  WEBINAR_GUEST_BUDGET,
} from './live.budgets.ts';
import {
  GetLiveAttendance,
  GetLiveChoices,
  GetLivePlan,
  GetLiveTime,
  ListLive,
  ListLivePlans,
  LiveChoices,
  LivePlanPage,
  LivePlanView,
} from './live.queries.ts';
import { ChangeLive, ChangeLiveTime, KeepLiveRecord, LiveSaved, MoveLive, PlanLive } from './plan-live.ts';
import { RoomServices, RoomServiceView } from './services/room-services.ts';
import { ShowRoom } from './show-room.ts';
import { WebinarGuests } from './webinar-guests.ts';
import { WebinarPlaceView, Webinars } from './webinars.ts';

export class RoomElsewhereView {
  /** Opens the room for a short time. */
  url!: string;
}

const CALENDAR = 'text/calendar; charset=utf-8';

/** Live lessons, webinars, calendars and rooms. */
@Controller('api')
@WhileLiveIsOpen()
export class LiveLessonsController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly feeds: CalendarFeeds,
    private readonly queries: QueryBus,
    private readonly rooms: LiveRooms,
    private readonly services: RoomServices,
    private readonly show: ShowRoom,
    private readonly webinars: Webinars,
    private readonly guests: WebinarGuests,
  ) {}

  /** Times of live lessons that the person may see, in order; for visitors webinars alone. */
  @Access('public')
  @Get('live-lessons')
  @PrivateResponse()
  listLive(@Query() filters: LiveFilters, @Req() request: AppRequest): Promise<LiveTimePage> {
    return this.queries.execute(new ListLive(filters, request.url));
  }

  /** One time of a live lesson, for whoever may enter it. */
  @Access('public')
  @Get('live-lessons/:id')
  @PrivateResponse()
  getLiveTime(@Param('id', ParseId) id: string): Promise<LiveTimeDetails> {
    return this.queries.execute(new GetLiveTime({ id }));
  }

  /** The room as the person sees it; a WebSocket tells its changes. */
  @Access('live.join')
  @Get('live-lessons/:id/room')
  @PrivateResponse()
  getRoom(@Param('id', ParseId) id: string): Promise<RoomView> {
    return this.show.view(id);
  }

  /** Does something in the room. 403, 409 `not_inside`. */
  @Access('live.join')
  @Post('live-lessons/:id/room')
  @HttpCode(204)
  async actInRoom(
    @Param('id', ParseId) id: string,
    @Body() body: RoomActBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    const principal = request.user!;
    await this.budgets.take(ROOM_ACT_BUDGET, `${currentTenantId()}:${principal.userId}`);
    const { time, adult } = await this.show.visit(id);
    await this.rooms.act(time, principal, adult, body);
  }

  /** The address of a room that is not the built-in one, for who was let in. 409 `not_inside`. */
  @Access('live.join')
  @Get('live-lessons/:id/elsewhere')
  @PrivateResponse()
  async getRoomElsewhere(
    @Param('id', ParseId) id: string,
    @Req() request: AppRequest,
  ): Promise<RoomElsewhereView> {
    return { url: await this.show.enterElsewhere(id, request.user!) };
  }

  /** Who came, and who of the class did not. */
  @Access('live.hold')
  @Get('live-lessons/:id/attendance')
  @PrivateResponse()
  getLiveAttendance(@Param('id', ParseId) id: string): Promise<RoomPersonView[]> {
    return this.queries.execute(new GetLiveAttendance(id));
  }

  /** Lessons that the person plans or holds, changed last first. */
  @Access('live.hold')
  @Get('live-desk')
  @PrivateResponse()
  listLivePlans(@Query() filters: PageQuery, @Req() request: AppRequest): Promise<LivePlanPage> {
    return this.queries.execute(new ListLivePlans(filters, request.url));
  }

  /** What the form of a live lesson offers: classes, adults and services with rooms. */
  @Access('live.hold')
  @Get('live-desk/choices')
  @PrivateResponse()
  getLiveChoices(): Promise<LiveChoices> {
    return this.queries.execute(new GetLiveChoices());
  }

  /** Services with rooms that the school has set up, without their secrets. */
  @Access('live.setup')
  @Get('live-desk/services')
  @PrivateResponse()
  listRoomServices(): Promise<RoomServiceView[]> {
    return this.services.list();
  }

  /** Sets up a service with rooms. Secrets are stored encrypted and never told again. */
  @Access('live.setup')
  @Put('live-desk/services/:service')
  @HttpCode(204)
  setRoomService(@Param() { service }: RoomServiceParam, @Body() body: RoomServiceBody): Promise<void> {
    return this.services.keep(service, body);
  }

  /** Removes a service with rooms and its secrets. */
  @Access('live.setup')
  @Delete('live-desk/services/:service')
  @HttpCode(204)
  removeRoomService(@Param() { service }: RoomServiceParam): Promise<void> {
    return this.services.remove(service);
  }

  /** Plans a lesson as a draft. */
  @Access('live.hold')
  @Idempotent()
  @Post('live-desk')
  @PrivateResponse()
  planLive(@Body() body: LivePlanBody): Promise<LiveSaved> {
    return this.commands.execute(new PlanLive(body));
  }

  /** A plan with its times, for its form. */
  @Access('live.hold')
  @Get('live-desk/:id')
  @PrivateResponse()
  getLivePlan(@Param('id', ParseId) id: string): Promise<LivePlanView> {
    return this.queries.execute(new GetLivePlan(id));
  }

  /** Changes a plan; coming times of a published one follow. 409 `changed_meanwhile`. */
  @Access('live.hold')
  @Put('live-desk/:id')
  @PrivateResponse()
  changeLive(@Param('id', ParseId) id: string, @Body() body: LiveChangeBody): Promise<LiveSaved> {
    return this.commands.execute(new ChangeLive(id, body));
  }

  /** Publishes it, or cancels it with all its coming times. 409 `wrong_status`. */
  @Access('live.hold')
  @Post('live-desk/:id/move')
  @HttpCode(204)
  moveLive(@Param('id', ParseId) id: string, @Body() { move }: LiveMoveBody): Promise<void> {
    return this.commands.execute(new MoveLive(id, move));
  }

  /** Cancels, moves or puts back one time. 409 `wrong_status`. */
  @Access('live.hold')
  @Put('live-desk/:id/times/:time')
  @HttpCode(204)
  changeLiveTime(
    @Param('id', ParseId) id: string,
    @Param('time', ParseId) time: string,
    @Body() body: LiveTimeBody,
  ): Promise<void> {
    return this.commands.execute(new ChangeLiveTime(id, time, body));
  }

  /** Keeps recording and transcript of a time that was held. */
  @Access('live.hold')
  @Put('live-desk/:id/times/:time/record')
  @HttpCode(204)
  keepLiveRecord(
    @Param('id', ParseId) id: string,
    @Param('time', ParseId) time: string,
    @Body() body: LiveAfterBody,
  ): Promise<void> {
    return this.commands.execute(new KeepLiveRecord(id, time, body));
  }

  /** Whether the person has a calendar address. */
  @Access('live.join')
  @Get('live-calendar')
  @PrivateResponse()
  getCalendarFeed(): Promise<CalendarFeedView> {
    return this.feeds.own();
  }

  /** Makes a secret calendar address, which is told once; an earlier one stops to work. */
  @Access('live.join')
  @Post('live-calendar')
  @PrivateResponse()
  makeCalendarFeed(@Body() _body: EmptyBody): Promise<CalendarFeedView> {
    return this.feeds.make();
  }

  /** Ends the secret calendar address of the caller. */
  @Access('live.join')
  @Delete('live-calendar')
  @HttpCode(204)
  revokeCalendarFeed(): Promise<void> {
    return this.feeds.revoke();
  }

  /** The calendar of a secret address (iCalendar). */
  @Access('public')
  @Get('live-calendars/:token')
  @ApiExcludeEndpoint()
  async readCalendarFeed(
    @Param('token') token: string,
    @Query() { time_zone: zone }: CalendarQuery,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = `${currentTenantId()}:${request.ip}`;
    await this.budgets.check(CALENDAR_MISS_BUDGET, key);
    const calendar = await this.feeds.read(token, zone).catch(async (error: unknown) => {
      await this.budgets.take(CALENDAR_MISS_BUDGET, key);
      throw error;
    });
    void reply.type(CALENDAR).header('cache-control', PRIVATE).send(calendar);
  }

  /** A webinar: its next time, and those after it. */
  @Access('public')
  @Get('webinars/:slug')
  @PrivateResponse()
  getWebinar(@Param('slug') slug: string): Promise<LiveTimeDetails> {
    return this.queries.execute(new GetLiveTime({ webinar: slug }));
  }

  /** The calendar of a webinar (iCalendar). */
  @Access('public')
  @Get('webinars/:slug/calendar')
  @ApiExcludeEndpoint()
  @Header('cache-control', 'public, no-cache')
  async readWebinarCalendar(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<void> {
    const calendar = await this.feeds.ofWebinar(slug);
    void reply
      .type(CALENDAR)
      .header('cache-control', 'public, no-cache')
      .header('content-disposition', 'attachment; filename="webinar.ics"')
      .send(calendar);
  }

  /** Gives the signed-in person a place. 409 `full`, `over`. */
  @Access('live.join')
  @Post('webinars/:slug/place')
  @HttpCode(204)
  joinWebinar(@Param('slug') slug: string, @Body() _body: EmptyBody): Promise<void> {
    return this.webinars.join(slug);
  }

  /** Gives the place of the signed-in person back. */
  @Access('live.join')
  @Delete('webinars/:slug/place')
  @HttpCode(204)
  leaveWebinar(@Param('slug') slug: string): Promise<void> {
    return this.webinars.leave(slug);
  }

  /** Sends a link with which somebody without an account confirms a place. */
  @Access('public')
  @BudgetPolicy(WEBINAR_GUEST_BUDGET, WEBINAR_EMAIL_BUDGET)
  @Post('webinars/:slug/guests')
  @HttpCode(204)
  async inviteToWebinar(
    @Param('slug') slug: string,
    @Body() body: WebinarGuestBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.budgets.take(WEBINAR_GUEST_BUDGET, request.ip);
    await this.budgets.take(WEBINAR_EMAIL_BUDGET, body.email.toLowerCase());
    const language = wishedLanguage(request.headers['accept-language']);
    await this.webinars.invite(slug, { ...body, language });
  }

  /** The place of a link. */
  @Access('public')
  @Get('webinar-places/:token')
  @PrivateResponse()
  getWebinarPlace(@Param('token') token: string): Promise<WebinarPlaceView> {
    return this.webinars.place(token, this.services);
  }

  /** The built-in room as the guest of a link sees it; who asks is at its door, or in it. 409 `not_yet`. */
  @Access('public')
  @Get('webinar-places/:token/room')
  @PrivateResponse()
  getRoomOfGuest(@Param('token') token: string): Promise<RoomView> {
    return this.guests.room(token);
  }

  /** Raises a hand, answers, or writes to the adults. 409 `not_inside`. */
  @Access('public')
  @WithoutBudget('The token of a place cannot be guessed; what a guest does is limited by place.')
  @Post('webinar-places/:token/room')
  @HttpCode(204)
  actInRoomAsGuest(@Param('token') token: string, @Body() body: RoomActBody): Promise<void> {
    return this.guests.act(token, body);
  }

  /** Leaves the room. */
  @Access('public')
  @WithoutBudget('The token of a place cannot be guessed.')
  @Post('webinar-places/:token/leave')
  @HttpCode(204)
  leaveRoomAsGuest(@Param('token') token: string, @Body() _body: EmptyBody): Promise<void> {
    return this.guests.leave(token);
  }

  /** Confirms the place of a link. 409 `full`. */
  @Access('public')
  @WithoutBudget('The token of a place cannot be guessed.')
  @Post('webinar-places/:token/confirm')
  @HttpCode(200)
  async confirmWebinarPlace(
    @Param('token') token: string,
    @Body() _body: EmptyBody,
  ): Promise<WebinarPlaceView> {
    await this.webinars.answer(token, 'confirmed');
    return this.webinars.place(token, this.services);
  }

  /** Gives the place of a link back; no further e-mail is sent. */
  @Access('public')
  @WithoutBudget('The token of a place cannot be guessed.')
  @Post('webinar-places/:token/cancel')
  @HttpCode(200)
  async cancelWebinarPlace(
    @Param('token') token: string,
    @Body() _body: EmptyBody,
  ): Promise<WebinarPlaceView> {
    await this.webinars.answer(token, 'cancelled');
    return this.webinars.place(token, this.services);
  }
}
