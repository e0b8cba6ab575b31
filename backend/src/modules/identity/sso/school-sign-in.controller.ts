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
import { LIMITS } from '@bookgrove/contract';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { appOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { RoundTrips } from './round-trip.ts';
import { RemoveProvider, SaveProvider } from './save-provider.ts';
import { AllowBadgeOnly } from './allow-badge-only.ts';
import { GetSchoolSignIn, RequireSecondFactor, SchoolSignIn } from './school-sign-in.ts';
import { bindTrip, CALLBACK, SSO_COOKIE, SsoNothing, SsoStart } from './sso.controller.ts';

const ROLES = ['student', 'teacher', 'parent'] as const;
const NAME = { message: 'Please give it a name, e.g. “Google”.' };
const ISSUER = { message: 'Please enter the address of the issuer.' };
const CLIENT_ID = { message: 'Please enter the client id.' };
const SECRET = { message: 'Please enter the client secret.' };
const DOMAINS = { message: 'domains must be a list of at most 50 e-mail domains.' };
const ROLE = { message: 'default_role must be student, teacher or parent.' };
const tooLong = { message: 'Characters too long' };

export class ProviderBody {
  @IsString(NAME)
  @IsNotEmpty(NAME)
  @MaxLength(LIMITS.textMax, tooLong)
  name!: string;

  /** e.g. https://accounts.google.com */
  @IsString(ISSUER)
  @IsNotEmpty(ISSUER)
  @MaxLength(LIMITS.textMax, tooLong)
  issuer!: string;

  @IsString(CLIENT_ID)
  @IsNotEmpty(CLIENT_ID)
  @MaxLength(LIMITS.textMax, tooLong)
  client_id!: string;

  /** Kept sealed; never given out. */
  @IsString(SECRET)
  @IsNotEmpty(SECRET)
  @MaxLength(1_000, tooLong)
  client_secret!: string;

  /** Whose people may come in without an account of before; empty: nobody's. */
  @IsArray(DOMAINS)
  @ArrayMaxSize(50, DOMAINS)
  @IsString({ ...DOMAINS, each: true })
  domains!: string[];

  /** What people are who come in for the first time. */
  @IsIn(ROLES, ROLE)
  default_role!: 'student' | 'teacher' | 'parent';

  @IsBoolean({ message: 'enabled must be true or false.' })
  enabled!: boolean;
}

/** Only what changes. */
export class ProviderChangeBody {
  @IsOptional()
  @IsString(NAME)
  @IsNotEmpty(NAME)
  @MaxLength(LIMITS.textMax, tooLong)
  name?: string;

  @IsOptional()
  @IsString(ISSUER)
  @IsNotEmpty(ISSUER)
  @MaxLength(LIMITS.textMax, tooLong)
  issuer?: string;

  @IsOptional()
  @IsString(CLIENT_ID)
  @IsNotEmpty(CLIENT_ID)
  @MaxLength(LIMITS.textMax, tooLong)
  client_id?: string;

  /** A new one; without it the old one stays. */
  @IsOptional()
  @IsString(SECRET)
  @IsNotEmpty(SECRET)
  @MaxLength(1_000, tooLong)
  client_secret?: string;

  @IsOptional()
  @IsArray(DOMAINS)
  @ArrayMaxSize(50, DOMAINS)
  @IsString({ ...DOMAINS, each: true })
  domains?: string[];

  @IsOptional()
  @IsIn(ROLES, ROLE)
  default_role?: 'student' | 'teacher' | 'parent';

  @IsOptional()
  @IsBoolean({ message: 'enabled must be true or false.' })
  enabled?: boolean;
}

export class SchoolSignInBody {
  /** null: as the platform does. */
  @ValidateIf((_body, value) => value !== null && value !== undefined)
  @IsBoolean({ message: 'require_second_factor must be true, false or null.' })
  require_second_factor?: boolean | null;

  /** Whether classes of the youngest may choose that a badge alone signs in. */
  @IsOptional()
  @IsBoolean({ message: 'allow_badge_only must be true or false.' })
  allow_badge_only?: boolean;
}

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

  /** Second factors and providers of the school. */
  @Access('school.manage')
  @Get('sign-in')
  @Header('cache-control', NO_STORE)
  getSchoolSignIn(@Req() request: AppRequest): Promise<SchoolSignIn> {
    return this.queries.execute(new GetSchoolSignIn(appOrigin(request) + CALLBACK));
  }

  /** Says whether the school's administrators must have a second factor. */
  @Access('school.manage')
  @Patch('sign-in')
  @HttpCode(204)
  async changeSchoolSignIn(@Body() body: SchoolSignInBody): Promise<void> {
    const { require_second_factor, allow_badge_only } = body;
    if (require_second_factor !== undefined)
      await this.commands.execute(new RequireSecondFactor(require_second_factor));
    if (typeof allow_badge_only === 'boolean')
      await this.commands.execute(new AllowBadgeOnly(allow_badge_only));
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
