import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { LIMITS } from '@bookgrove/contract';
import { IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { currentTenantId } from '../../../../platform/context.ts';
import { invalidFields } from '../../../../platform/errors.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access, AllowedWhileViewing } from '../../../../platform/http/access.ts';
import { WithoutBudget } from '../../../../platform/http/budget-policy.ts';
import { ListPage, page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { PersonSchoolContext } from '../../profile/person-school-context.ts';
import { GetProfile } from '../../profile/get-profile.query.ts';
import { SignedIn } from '../second-factor/sign-in-reply.ts';
import { RecentConfirmationBody } from '../../contract.ts';
import { RecentConfirmation } from '../second-factor/recent-confirmation.ts';
import { RefreshByCookie, SessionReply } from '../sessions/session-reply.ts';
import { BeginViewAs, ViewAsTicket } from './begin-view-as.ts';
import { EnterViewAs } from './enter-view-as.ts';
import { ListViewAsSessions, ViewAsSession } from './list-view-as-sessions.query.ts';
import { StopViewAs, ViewingStopped } from './stop-view-as.ts';
import { readReason, REASON, VIEWING_SECONDS } from './view-as.rules.ts';

export class ViewAsBody extends RecentConfirmationBody {
  /** The reason, in 10 to 300 characters. Shown to the person and in the audit log. */
  @IsString({ message: 'Please say why, in 10 to 300 letters.' })
  @MaxLength(LIMITS.textMax, { message: 'Please say why, in 10 to 300 letters.' })
  reason!: string;
}

export class ViewAsEntry {
  /** The ticket of the requested view-as session. */
  @IsString({ message: 'ticket must be what asking for it gave.' })
  @MaxLength(64, { message: 'ticket must be what asking for it gave.' })
  ticket!: string;
}

export class Stopped extends ViewingStopped {
  /** Whether this browser has a separate session at this address. */
  signed_in!: boolean;
}

export class ViewAsSessionPage extends ListPage {
  results!: ViewAsSession[];
}

/** View-as sessions: staff see what another person sees, with a reason, for half an hour, read-only. */
@Controller('api')
export class ViewAsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly schoolContext: PersonSchoolContext,
    private readonly proof: RecentConfirmation,
    private readonly reply: SessionReply,
  ) {}

  /** Requests a view-as session for a student or teacher of the own school. Needs a recent confirmation. */
  @Access('school.manage')
  @Post('api-admin/users/:id/view-as')
  @HttpCode(200)
  @PrivateResponse()
  async viewAsSchoolPerson(
    @Param('id', ParseId) id: string,
    @Body() body: ViewAsBody,
    @Req() request: AppRequest,
  ): Promise<ViewAsTicket> {
    return this.commands.execute(await this.prove(id, body, request));
  }

  /**
   * Requests a view-as session for anybody outside of the platform's team. Needs a recent confirmation; the school's
   * administrators are informed.
   */
  @Access('platform.people')
  @Post('api-super-admin/users/:id/view-as')
  @HttpCode(200)
  @PrivateResponse()
  async viewAsUser(
    @Param('id', ParseId) id: string,
    @Body() body: ViewAsBody,
    @Req() request: AppRequest,
  ): Promise<ViewAsTicket> {
    this.schoolContext.assertPlatform();
    const command = await this.prove(id, body, request);
    return this.schoolContext.ofPerson(id, () => this.commands.execute(command));
  }

  /**
   * Opens the view-as session with its ticket, at the address of the person's school. The viewer's own
   * session stays; an earlier view-as session ends.
   */
  @Access('public')
  @WithoutBudget('The ticket cannot be guessed and works once.')
  @AllowedWhileViewing()
  @RefreshByCookie()
  @Post('auth/view-as')
  @HttpCode(200)
  async enterViewAs(
    @Body() { ticket }: ViewAsEntry,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const userAgent = request.headers['user-agent'] ?? '';
    const { userId, sessionId, ...tokens } = await this.commands.execute(new EnterViewAs(ticket, userAgent));
    return {
      ...this.reply.sendViewing(request, reply, tokens, VIEWING_SECONDS),
      user: await this.queries.execute(new GetProfile(userId, sessionId)),
    };
  }

  /** Ends the view-as session. The next refresh by cookie uses the viewer's own session again. */
  @Access('signed-in')
  @AllowedWhileViewing()
  @Post('auth/view-as/stop')
  @HttpCode(200)
  async stopViewAs(
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Stopped> {
    const stopped = await this.commands.execute(new StopViewAs(request.user!));
    this.reply.clearViewing(reply);
    return { ...stopped, signed_in: this.reply.cookieOf(request) !== undefined };
  }

  /** View-as sessions of the caller's account within the last year. */
  @Access('signed-in')
  @Get('auth/looks')
  @PrivateResponse()
  async listViewAsSessions(
    @Query() query: PageQuery,
    @Req() request: AppRequest,
  ): Promise<ViewAsSessionPage> {
    const { count, sessions } = await this.queries.execute(new ListViewAsSessions(request.user!, query));
    return page(request.url, query, count, sessions);
  }

  private async prove(
    id: string,
    { reason, ...proof }: ViewAsBody,
    request: AppRequest,
  ): Promise<BeginViewAs> {
    const said = readReason(reason);
    if (!said)
      throw invalidFields({ reason: [`Please say why, in ${REASON.min} to ${REASON.max} letters.`] });
    const { userId, sessionId, role } = request.user!;
    await this.proof.require(request.user!, proof);
    return new BeginViewAs(id, said, { userId, sessionId, role, tenantId: currentTenantId() });
  }
}
