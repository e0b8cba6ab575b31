import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { ApiResponse } from '@nestjs/swagger';
import { PRIVATE, PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { BudgetPolicy, WithoutBudget } from '../../../../platform/http/budget-policy.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { EmptyBody } from '../../../../platform/http/empty-body.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { appOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import {
  SignInReply,
  MayRequireSecondFactor,
  type SecondFactorRequired,
  type SignedIn,
} from '../second-factor/sign-in-reply.ts';
import { callerOf, RefreshByCookie } from '../sessions/session-reply.ts';
import { SignInBySso } from './sign-in-by-sso.ts';
import { bindSsoAttempt, releaseSsoAttempt, SSO_CALLBACK, SsoStart, ssoCookieOf } from './sso-cookie.ts';
import { SsoAttempts } from './sso-attempts.ts';
import { SSO_ADDRESS_BUDGET } from './sso.budgets.ts';

export class SsoMethod {
  id!: string;
  /** Display name, e.g. “Google”. */
  name!: string;
}
export class SsoMethods {
  providers!: SsoMethod[];
}
/** Single sign-on with a school's own provider (OpenID Connect). */
@Controller('api')
export class SsoController {
  constructor(
    private readonly budgets: Budgets,
    private readonly db: Db,
    private readonly signInPerson: SignInBySso,
    private readonly reply: SignInReply,
    private readonly attempts: SsoAttempts,
  ) {}

  /** The providers of this school. */
  @Access('public')
  @Get('sso')
  @Header('cache-control', 'no-cache')
  async listSsoMethods(): Promise<SsoMethods> {
    const providers = await this.db.rows<{ id: string; name: string }>({
      name: 'sso_ways',
      text: 'select id, name from identity.sso_provider where tenant_id = $1 and enabled order by name limit 5',
      values: [currentTenantId()],
    });
    return { providers };
  }

  /** Starts an attempt at a provider. */
  @Access('public')
  @BudgetPolicy(SSO_ADDRESS_BUDGET)
  @Post('sso/:id/start')
  @HttpCode(200)
  @PrivateResponse()
  async startSso(
    @Param('id', ParseId) id: string,
    @Body() _body: EmptyBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SsoStart> {
    await this.budgets.take(SSO_ADDRESS_BUDGET, request.ip);
    const provider = await this.attempts.provider(id);
    if (!provider.enabled) throw notFound('provider');
    const { url, cookie } = await this.attempts.begin(
      'sso',
      provider,
      appOrigin(request) + SSO_CALLBACK,
      null,
    );
    bindSsoAttempt(request, reply, cookie);
    return { url };
  }

  /** The redirect address of providers: redirects to the page that requests the result. */
  @Access('public')
  @Get('sso/callback')
  @HttpCode(303)
  @ApiResponse({ status: 303, description: 'On to the page of the web app' })
  async endSso(
    @Query() _answer: Record<string, string>,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const cookie = ssoCookieOf(request);
    const kind = cookie
      ? await this.attempts.complete(cookie, new URL(request.url, appOrigin(request)))
      : null;
    void reply
      .header('cache-control', PRIVATE)
      .redirect(kind === 'sso_test' ? '/admin/sign-in?tested=1' : '/login?step=sso', 303);
  }

  /** Opens the session of a person who has returned from a provider, or refuses with the reason. */
  @Access('public')
  @WithoutBudget('It needs the cookie of an attempt, and attempts are limited where they begin.')
  @RefreshByCookie()
  @MayRequireSecondFactor()
  @Post('auth/sso')
  @HttpCode(200)
  async signInBySso(
    @Body() _body: EmptyBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn | SecondFactorRequired> {
    const cookie = ssoCookieOf(request);
    const pending = cookie ? await this.attempts.takeResult('sso', cookie) : null;
    // Only now: after a temporary failure of the database the result can be requested again.
    releaseSsoAttempt(reply);
    if (!pending)
      throw new AppError(
        'unauthenticated',
        'sso_over',
        'This login is over, or began elsewhere. Please start again.',
      );
    const { refused, user_id, mfa } = pending.state;
    if (refused || !user_id)
      throw new AppError('unauthenticated', 'sso_refused', refused ?? 'Please start again.');
    return this.reply.send(
      request,
      reply,
      await this.signInPerson.enter(user_id, mfa ?? false, callerOf(request)),
    );
  }
}
