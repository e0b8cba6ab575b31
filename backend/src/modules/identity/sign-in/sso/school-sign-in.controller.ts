import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { PRIVATE } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { EmptyBody } from '../../../../platform/http/empty-body.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { appOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { SsoAttempts } from './sso-attempts.ts';
import { RemoveProvider, SaveProvider } from './save-provider.ts';
import { ChangeSchoolSignIn } from './change-school-sign-in.ts';
import { ProviderBody, ProviderChangeBody, SchoolSignInBody } from './school-sign-in.bodies.ts';
import { GetSchoolSignIn, SchoolSignIn } from './school-sign-in.ts';
import { bindSsoAttempt, SSO_CALLBACK, SsoStart, ssoCookieOf } from './sso-cookie.ts';
import { SSO_ADDRESS_BUDGET } from './sso.budgets.ts';

export class SavedProvider {
  id!: string;
}

/** The result of a test. */
export class SsoTestResult {
  ok!: boolean;
  /** As a sentence. */
  message!: string;
}

const NO_STORE = PRIVATE;

/** The sign-in settings of a school, for its administrators. */
@Controller('api/api-admin')
export class SchoolSignInController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly attempts: SsoAttempts,
  ) {}

  /** Second factors, surnames, badges, school hours and providers of the school. */
  @Access('school.manage')
  @Get('sign-in')
  @Header('cache-control', NO_STORE)
  getSchoolSignIn(@Req() request: AppRequest): Promise<SchoolSignIn> {
    return this.queries.execute(new GetSchoolSignIn(appOrigin(request) + SSO_CALLBACK));
  }

  /** Changes the sign-in settings that the body contains. */
  @Access('school.manage')
  @Patch('sign-in')
  @HttpCode(204)
  async changeSchoolSignIn(@Body() body: SchoolSignInBody): Promise<void> {
    await this.commands.execute(new ChangeSchoolSignIn(body));
  }

  /** Adds a provider. */
  @Access('school.manage')
  @Post('sso-providers')
  async addSsoProvider(@Body() body: ProviderBody): Promise<SavedProvider> {
    return { id: await this.commands.execute(new SaveProvider(null, body)) };
  }

  /** Changes a provider. */
  @Access('school.manage')
  @Patch('sso-providers/:id')
  async changeSsoProvider(
    @Param('id', ParseId) id: string,
    @Body() body: ProviderChangeBody,
  ): Promise<SavedProvider> {
    return { id: await this.commands.execute(new SaveProvider(id, body)) };
  }

  /** Removes a provider; people keep their accounts. */
  @Access('school.manage')
  @Delete('sso-providers/:id')
  @HttpCode(204)
  async removeSsoProvider(@Param('id', ParseId) id: string): Promise<void> {
    await this.commands.execute(new RemoveProvider(id));
  }

  /** Reads the provider's metadata, and returns the address of a test sign-in that changes nothing here. */
  @Access('school.manage')
  @Post('sso-providers/:id/test')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async testSsoProvider(
    @Param('id', ParseId) id: string,
    @Body() _body: EmptyBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SsoStart> {
    await this.budgets.take(SSO_ADDRESS_BUDGET, request.ip);
    const provider = await this.attempts.provider(id);
    const callback = appOrigin(request) + SSO_CALLBACK;
    const { url, cookie } = await this.attempts.begin('sso_test', provider, callback, request.user!.userId);
    bindSsoAttempt(request, reply, cookie);
    return { url };
  }

  /** The result of the test sign-in that this browser has just completed. */
  @Access('school.manage')
  @Post('sso-test-result')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async collectSsoTest(@Body() _body: EmptyBody, @Req() request: AppRequest): Promise<SsoTestResult> {
    const cookie = ssoCookieOf(request);
    const pending = cookie ? await this.attempts.takeResult('sso_test', cookie) : null;
    if (pending?.user_id !== request.user!.userId)
      return { ok: false, message: 'The test is over, or began elsewhere. Please start it again.' };
    const { refused, would } = pending.state;
    return { ok: !refused, message: refused ?? would ?? 'It works.' };
  }
}
