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
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { appOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { RoundTrips } from './round-trip.ts';
import { RemoveProvider, SaveProvider } from './save-provider.ts';
import { ChangeSchoolSignIn } from './change-school-sign-in.ts';
import { ProviderBody, ProviderChangeBody, SchoolSignInBody } from './school-sign-in.bodies.ts';
import { GetSchoolSignIn, SchoolSignIn } from './school-sign-in.ts';
import { bindTrip, CALLBACK, SSO_COOKIE, SsoNothing, SsoStart } from './sso.controller.ts';

export class SavedProvider {
  id!: string;
}

/** What came of a test. */
export class SsoTestResult {
  ok!: boolean;
  /** In words. */
  message!: string;
}

const NO_STORE = 'private, no-store';

/** How a school lets its people in: for its administrators. */
@Controller('api/api-admin')
export class SchoolSignInController {
  constructor(
    private readonly budgets: Budgets,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly trips: RoundTrips,
  ) {}

  /** Second factors, surnames, badges, school hours and providers of the school. */
  @Access('school.manage')
  @Get('sign-in')
  @Header('cache-control', NO_STORE)
  getSchoolSignIn(@Req() request: AppRequest): Promise<SchoolSignIn> {
    return this.queries.execute(new GetSchoolSignIn(appOrigin(request) + CALLBACK));
  }

  /** Changes how the school lets its people in, as far as the body says. */
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

  /** Asks the provider who it is, and gives the address of a real sign-in that changes nothing here. */
  @Access('school.manage')
  @Post('sso-providers/:id/test')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async testSsoProvider(
    @Param('id', ParseId) id: string,
    @Body() _body: SsoNothing,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SsoStart> {
    await this.budgets.take('sso-address', request.ip);
    const provider = await this.trips.provider(id);
    const callback = appOrigin(request) + CALLBACK;
    const { url, cookie } = await this.trips.begin('sso_test', provider, callback, request.user!.userId);
    bindTrip(request, reply, cookie);
    return { url };
  }

  /** What came of the test that this browser has just come back from. */
  @Access('school.manage')
  @Post('sso-test-result')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async collectSsoTest(@Body() _body: SsoNothing, @Req() request: AppRequest): Promise<SsoTestResult> {
    const cookie = request.cookies[SSO_COOKIE];
    const pending = cookie ? await this.trips.collect('sso_test', cookie) : null;
    if (pending?.user_id !== request.user!.userId)
      return { ok: false, message: 'The test is over, or began elsewhere. Please start it again.' };
    const { refused, would } = pending.state;
    return { ok: !refused, message: refused ?? would ?? 'It works.' };
  }
}
