import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { ApiResponse } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { appOrigin, type AppRequest } from '../../../platform/http/request.ts';
import {
  EnterReply,
  MayAskSecondFactor,
  type SecondFactorAsked,
  type SignedIn,
} from '../second-factor/enter-reply.ts';
import { callerOf, RefreshByCookie } from '../sign-in/session-reply.ts';
import { EnterBySso } from './enter-by-sso.ts';
import { RoundTrips } from './round-trip.ts';

export const SSO_COOKIE = 'sso';
const COOKIE_PATH = '/api';
export const CALLBACK = '/api/sso/callback';

export class SsoWay {
  id!: string;
  /** As the school calls it, e.g. “Google”. */
  name!: string;
}
export class SsoWays {
  providers!: SsoWay[];
}
export class SsoStart {
  /** Where the browser goes to sign in. */
  url!: string;
}
/** No members are taken. */
export class SsoNothing {}

/** Ties a round trip to the browser that set out. */
export const bindTrip = (request: AppRequest, reply: FastifyReply, cookie: string): void =>
  void reply.setCookie(SSO_COOKIE, cookie, {
    path: COOKIE_PATH,
    httpOnly: true,
    secure: request.protocol === 'https',
    sameSite: 'lax', // the way back is a link from another site
    maxAge: 600,
  });

/** The way in over a school's own provider (OpenID Connect). */
@Controller('api')
export class SsoController {
  constructor(
    private readonly budgets: Budgets,
    private readonly db: Db,
    private readonly enterBySso: EnterBySso,
    private readonly reply: EnterReply,
    private readonly trips: RoundTrips,
  ) {}

  /** The providers that this school signs in with. */
  @Access('public')
  @Get('sso')
  @Header('cache-control', 'no-cache')
  async listSsoWays(): Promise<SsoWays> {
    const providers = await this.db.rows<{ id: string; name: string }>({
      name: 'sso_ways',
      text: 'select id, name from identity.sso_provider where tenant_id = $1 and enabled order by name limit 5',
      values: [currentTenantId()],
    });
    return { providers };
  }

  /** Sets out for a provider. */
  @Access('public')
  @Post('sso/:id/start')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async startSso(
    @Param('id', ParseId) id: string,
    @Body() _body: SsoNothing,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SsoStart> {
    await this.budgets.take('sso-address', request.ip);
    const provider = await this.trips.provider(id);
    if (!provider.enabled) throw notFound('provider');
    const { url, cookie } = await this.trips.begin('sso', provider, appOrigin(request) + CALLBACK, null);
    bindTrip(request, reply, cookie);
    return { url };
  }

  /** Back from the provider: goes on to the page that asks what came of it. */
  @Access('public')
  @Get('sso/callback')
  @HttpCode(303)
  @ApiResponse({ status: 303, description: 'On to the page of the web app' })
  async endSso(
    @Query() _answer: Record<string, string>,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const cookie = request.cookies[SSO_COOKIE];
    const kind = cookie ? await this.trips.comeBack(cookie, new URL(request.url, appOrigin(request))) : null;
    void reply
      .header('cache-control', 'private, no-store')
      .redirect(kind === 'sso_test' ? '/admin/sign-in?tested=1' : '/login?step=sso', 303);
  }

  /** Opens the session of whoever has just come back from a provider, or says in words why not. */
  @Access('public')
  @RefreshByCookie()
  @MayAskSecondFactor()
  @Post('auth/sso')
  @HttpCode(200)
  async signInBySso(
    @Body() _body: SsoNothing,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn | SecondFactorAsked> {
    const cookie = request.cookies[SSO_COOKIE];
    void reply.clearCookie(SSO_COOKIE, { path: COOKIE_PATH });
    const pending = cookie ? await this.trips.collect('sso', cookie) : null;
    if (!pending)
      throw new AppError(
        'unauthenticated',
        'sso_over',
        'This sign-in is over, or began elsewhere. Please start again.',
      );
    const { refused, user_id, mfa } = pending.state;
    if (refused || !user_id)
      throw new AppError('unauthenticated', 'sso_refused', refused ?? 'Please start again.');
    return this.reply.give(
      request,
      reply,
      await this.enterBySso.enter(user_id, mfa ?? false, callerOf(request)),
    );
  }
}
