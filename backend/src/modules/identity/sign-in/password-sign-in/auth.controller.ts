import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { LIMITS, MESSAGES } from '@bookgrove/contract';
import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../../platform/errors.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access, AllowedWhileViewing } from '../../../../platform/http/access.ts';
import { BudgetPolicy, WithoutBudget } from '../../../../platform/http/budget-policy.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { GetProfile, type Profile } from '../../profile/get-profile.query.ts';
import {
  SignInReply,
  MayRequireSecondFactor,
  SignedIn,
  type SecondFactorRequired,
} from '../second-factor/sign-in-reply.ts';
import { RefreshSession } from '../sessions/refresh-session.ts';
import { StopViewAs } from '../view-as/stop-view-as.ts';
import { VIEWING_SECONDS } from '../view-as/view-as.rules.ts';
import { callerOf, RefreshByCookie, SessionReply, TokenPair } from '../sessions/session-reply.ts';
import { SignInCommunity } from './sign-in-community.ts';
import { SignIn } from './sign-in.ts';
import { SignOut } from '../sessions/sign-out.ts';
import {
  COMMUNITY_SCHOOL_BUDGET,
  SIGN_IN_ACCOUNT_BUDGET,
  SIGN_IN_ADDRESS_BUDGET,
} from '../sessions/sign-in.budgets.ts';
import { WithoutSlash } from '../../../../platform/http/without-slash.ts';

const tooLong = { message: 'Characters too long' };

export class SignInBody {
  /** E-mail, or a student's username. */
  @IsString({ message: MESSAGES.passwordRequired })
  @IsNotEmpty({ message: MESSAGES.passwordRequired })
  @MaxLength(LIMITS.textMax, tooLong)
  username!: string;

  @IsString({ message: MESSAGES.passwordRequired })
  @IsNotEmpty({ message: MESSAGES.passwordRequired })
  @MaxLength(LIMITS.textMax, tooLong)
  password!: string;

  @IsOptional()
  @IsBoolean({ message: 'remember must be true or false.' })
  remember?: boolean;
}

export class RefreshBody {
  @IsOptional()
  @IsString({ message: 'refresh must be the refresh token.' })
  @MaxLength(LIMITS.textMax, { message: 'refresh must be the refresh token.' })
  refresh?: string;
}

export class CommunityBody {
  @IsString({ message: MESSAGES.passwordRequired })
  @IsNotEmpty({ message: MESSAGES.passwordRequired })
  @MaxLength(LIMITS.textMax, tooLong)
  password!: string;
}

export class CommunitySignedIn extends SignedIn {
  authenticated!: boolean;
}
export class CommunityState {
  authenticated!: boolean;
}

/** Whether the session was refused for good; after a 503 it is as it was, and its cookie must stay. */
const isOver = (error: unknown): boolean => error instanceof AppError && error.kind !== 'unavailable';

@Controller('api')
export class AuthController {
  constructor(
    private readonly reply: SessionReply,
    private readonly enter: SignInReply,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Signs in. With the header `X-Refresh: cookie` the refresh token is sent as an HttpOnly cookie. When a
   * second factor is needed, the response is a ticket for it instead.
   */
  @Access('public')
  @BudgetPolicy(SIGN_IN_ACCOUNT_BUDGET, SIGN_IN_ADDRESS_BUDGET)
  @RefreshByCookie()
  @MayRequireSecondFactor()
  @Post('auth/token')
  @HttpCode(200)
  async signIn(
    @Body() body: SignInBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn | SecondFactorRequired> {
    const entered = await this.commands.execute(
      new SignIn({ ...body, remember: body.remember ?? false, ...callerOf(request) }),
    );
    return this.enter.send(request, reply, entered);
  }

  /** Exchanges the refresh token of the body, or of the cookie when `X-Refresh: cookie` is sent. */
  @Access('public')
  @WithoutBudget('A refresh token cannot be guessed, and one that is used twice ends its session.')
  @RefreshByCookie()
  @Post('auth/token/refresh')
  @HttpCode(200)
  async refreshToken(
    @Body() body: RefreshBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokenPair> {
    const viewing = body.refresh === undefined ? this.reply.viewingOf(request) : undefined;
    if (viewing) {
      try {
        const tokens = await this.commands.execute(new RefreshSession(viewing));
        return this.reply.sendViewing(request, reply, tokens, VIEWING_SECONDS);
      } catch (error) {
        if (!isOver(error)) throw error;
        // The view-as session has ended: the browser uses its own session again.
        this.reply.clearViewing(reply);
      }
    }
    const token = body.refresh ?? this.reply.cookieOf(request);
    if (!token) throw new AppError('unauthenticated', 'session_ended', MESSAGES.tokenExpired);
    try {
      return this.reply.send(request, reply, await this.commands.execute(new RefreshSession(token)));
    } catch (error) {
      if (isOver(error)) this.reply.clear(reply);
      throw error;
    }
  }

  /** Ends this session everywhere. */
  @Access('signed-in')
  @AllowedWhileViewing()
  @Post('auth/logout')
  @HttpCode(204)
  async signOut(@Req() request: AppRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const { sessionId, impersonatorId } = request.user!;
    if (impersonatorId) {
      await this.commands.execute(new StopViewAs(request.user!));
      return this.reply.clearViewing(reply);
    }
    await this.commands.execute(new SignOut(sessionId));
    this.reply.clear(reply);
  }

  /** Signs a visitor in with the school's community password. */
  @Access('public')
  @BudgetPolicy(SIGN_IN_ADDRESS_BUDGET, COMMUNITY_SCHOOL_BUDGET)
  @RefreshByCookie()
  @WithoutSlash()
  @Post('generic-password-login')
  @HttpCode(200)
  async signInCommunity(
    @Body() body: CommunityBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommunitySignedIn> {
    const { userId, ...tokens } = await this.commands.execute(
      new SignInCommunity(body.password, callerOf(request)),
    );
    const user = await this.queries.execute(new GetProfile(userId));
    return { authenticated: true, ...this.reply.send(request, reply, tokens), user };
  }

  /** Whether the caller signed in with the community password. */
  @Access('public')
  @WithoutSlash()
  @Get('check-generic-access')
  checkCommunity(@Req() request: AppRequest): CommunityState {
    return { authenticated: request.user?.role === 'community' };
  }

  /** Ends a community visit. */
  @Access('public')
  @WithoutBudget('It only ends the session of the caller.')
  @WithoutSlash()
  @Post('generic-password-logout')
  @HttpCode(200)
  async signOutCommunity(
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommunityState> {
    if (request.user?.role === 'community') await this.commands.execute(new SignOut(request.user.sessionId));
    this.reply.clear(reply);
    return { authenticated: false };
  }

  /** The signed-in person. */
  @Access('signed-in')
  @Get('user/profile')
  @PrivateResponse()
  async getProfile(@Req() request: AppRequest): Promise<Profile> {
    return this.queries.execute(new GetProfile(request.user!.userId, request.user!.sessionId));
  }
}
