import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { LIMITS } from '@bookgrove/contract';
import { IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { currentTenantId } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { Access, AllowedWhileViewing } from '../../../platform/http/access.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { PeoplePlaces } from '../people/people-places.ts';
import { GetProfile } from '../profile/get-profile.query.ts';
import { SignedIn } from '../second-factor/enter-reply.ts';
import { FreshProof, FreshProofBody } from '../second-factor/fresh-proof.ts';
import { RefreshByCookie, SessionReply } from '../sign-in/session-reply.ts';
import { BeginViewAs, ViewAsTicket } from './begin-view-as.ts';
import { EnterViewAs } from './enter-view-as.ts';
import { ListLooks, SupportLook } from './list-looks.query.ts';
import { StopViewAs, ViewingStopped } from './stop-view-as.ts';
import { readReason, REASON, VIEWING_SECONDS } from './view-as.rules.ts';

export class ViewAsBody extends FreshProofBody {
  /** Why, in 10 to 300 letters. The person and the audit show it. */
  @IsString({ message: 'Please say why, in 10 to 300 letters.' })
  @MaxLength(LIMITS.textMax, { message: 'Please say why, in 10 to 300 letters.' })
  reason!: string;
}

export class ViewAsEntry {
  /** What asking to view as somebody gave. */
  @IsString({ message: 'ticket must be what asking for it gave.' })
  @MaxLength(64, { message: 'ticket must be what asking for it gave.' })
  ticket!: string;
}

export class Stopped extends ViewingStopped {
  /** Whether this browser holds a sign-in of its own at this address. */
  signed_in!: boolean;
}

export class LookPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: SupportLook[];
}

/** Staff look through somebody's eyes: with a reason, for half an hour, changing nothing. */
@Controller('api')
export class ViewAsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly places: PeoplePlaces,
    private readonly proof: FreshProof,
    private readonly reply: SessionReply,
  ) {}

  /** Asks to view as a student or teacher of the own school, proven afresh. */
  @Access('school.manage')
  @Post('api-admin/users/:id/view-as')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async viewAsSchoolPerson(
    @Param('id', ParseId) id: string,
    @Body() body: ViewAsBody,
    @Req() request: AppRequest,
  ): Promise<ViewAsTicket> {
    return this.commands.execute(await this.prove(id, body, request));
  }

  /** Asks to view as anybody below the platform's team, proven afresh. The school's administrators are told. */
  @Access('platform.people')
  @Post('api-super-admin/users/:id/view-as')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async viewAsUser(
    @Param('id', ParseId) id: string,
    @Body() body: ViewAsBody,
    @Req() request: AppRequest,
  ): Promise<ViewAsTicket> {
    this.places.assertPlatform();
    const command = await this.prove(id, body, request);
    return this.places.ofPerson(id, () => this.commands.execute(command));
  }

  /** Opens the look with its ticket, at the address of the person's school. The own sign-in stays beside it; a look before it ends. */
  @Access('public')
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
      ...this.reply.giveViewing(request, reply, tokens, VIEWING_SECONDS),
      user: await this.queries.execute(new GetProfile(userId, sessionId)),
    };
  }

  /** Stops viewing as somebody. The next refresh by cookie is one's own again. */
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

  /** Who of the staff looked through the caller's eyes, within the last year. */
  @Access('signed-in')
  @Get('auth/looks')
  @Header('cache-control', 'private, no-store')
  async listLooks(@Query() query: PageQuery, @Req() request: AppRequest): Promise<LookPage> {
    const { count, looks } = await this.queries.execute(new ListLooks(request.user!, query));
    return page(request.url, query, count, looks);
  }

  private async prove(
    id: string,
    { reason, ...proof }: ViewAsBody,
    request: AppRequest,
  ): Promise<BeginViewAs> {
    const said = readReason(reason);
    if (!said)
      throw new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
        fields: { reason: [`Please say why, in ${REASON.min} to ${REASON.max} letters.`] },
      });
    const { userId, sessionId, role } = request.user!;
    await this.proof.require(request.user!, proof);
    return new BeginViewAs(id, said, { userId, sessionId, role, tenantId: currentTenantId() });
  }
}
