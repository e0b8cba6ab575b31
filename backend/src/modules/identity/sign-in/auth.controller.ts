import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { LIMITS, MESSAGES } from '@bookgrove/contract';
import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../platform/errors.ts';
import { Access, AllowedWhileViewing } from '../../../platform/http/access.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { GetProfile, type Profile } from '../profile/get-profile.query.ts';
import {
  EnterReply,
  MayAskSecondFactor,
  SignedIn,
  type SecondFactorAsked,
} from '../second-factor/enter-reply.ts';
import { RefreshSession } from './refresh-session.ts';
import { StopViewAs } from '../view-as/stop-view-as.ts';
import { VIEWING_SECONDS } from '../view-as/view-as.rules.ts';
import { callerOf, RefreshByCookie, SessionReply, TokenPair } from './session-reply.ts';
import { SignInCommunity } from './sign-in-community.ts';
import { SignIn } from './sign-in.ts';
import { SignOut } from './sign-out.ts';

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

@Controller('api')
export class AuthController {
  constructor(
    private readonly reply: SessionReply,
    private readonly enter: EnterReply,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Signs in. With the header `X-Refresh: cookie` the refresh token comes as an HttpOnly cookie. Where a second factor
   * is needed, the answer is a ticket for it instead.
   */
  @Access('public')
  @RefreshByCookie()
  @MayAskSecondFactor()
  @Post('auth/token')
  @HttpCode(200)
  async signIn(
    @Body() body: SignInBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn | SecondFactorAsked> {
    const entered = await this.commands.execute(
      new SignIn({ ...body, remember: body.remember ?? false, ...callerOf(request) }),
    );
    return this.enter.give(request, reply, entered);
  }

  /** Exchanges the refresh token of the body, or of the cookie when `X-Refresh: cookie` is sent. */
  @Access('public')
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
        return this.reply.giveViewing(request, reply, tokens, VIEWING_SECONDS);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        // The time to look is over: the browser is its owner's again.
        this.reply.clearViewing(reply);
      }
    }
    const token = body.refresh ?? this.reply.cookieOf(request);
    if (!token) throw new AppError('unauthenticated', 'session_ended', MESSAGES.tokenExpired);
    try {
      return this.reply.give(request, reply, await this.commands.execute(new RefreshSession(token)));
    } catch (error) {
      if (error instanceof AppError) this.reply.clear(reply);
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

  /** Lets a visitor in with the school's community password. */
  @Access('public')
  @RefreshByCookie()
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
    return { authenticated: true, ...this.reply.give(request, reply, tokens), user };
  }

  /** Whether the caller came in by the community password. */
  @Access('public')
  @Get('check-generic-access')
  checkCommunity(@Req() request: AppRequest): CommunityState {
    return { authenticated: request.user?.role === 'community' };
  }

  /** Ends a community visit. */
  @Access('public')
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
  @Header('cache-control', 'private, no-store')
  async getProfile(@Req() request: AppRequest): Promise<Profile> {
    return this.queries.execute(new GetProfile(request.user!.userId, request.user!.sessionId));
  }
}
