import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { IsBoolean, IsNotEmpty, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../../platform/http/access.ts';
import { BudgetPolicy, WithoutBudget } from '../../../../platform/http/budget-policy.ts';
import { EmptyBody } from '../../../../platform/http/empty-body.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { PasskeyChallenge } from '../passkeys/begin-passkey.ts';
import { webAuthnHostOf } from '../passkeys/passkeys.ts';
import { RequestPasskey, SignInWithPasskey } from '../passkeys/sign-in-with-passkey.ts';
import { callerOf, RefreshByCookie } from '../sessions/session-reply.ts';
import { RequestSecondPasskey } from './request-second-passkey.ts';
import { SignInReply, SignedIn } from '../second-factor/sign-in-reply.ts';
import { PassSecondFactor } from './pass-second-factor.ts';
import { BeginSetUpAtSignIn, FinishSetUpAtSignIn } from './set-up-at-sign-in.ts';
import { TotpKey } from '../second-factor/totp.ts';
import { SECOND_FACTOR_BUDGET } from '../second-factor/second-factor.budgets.ts';
import { SIGN_IN_ADDRESS_BUDGET } from '../sessions/sign-in.budgets.ts';

const TICKET = { message: 'ticket must be the ticket of the first step.' };
const CODE = { message: 'Please enter the six digits from your app.' };
const tooLong = { message: 'Characters too long' };

export class TicketBody {
  @IsString(TICKET)
  @IsNotEmpty(TICKET)
  @MaxLength(64, TICKET)
  ticket!: string;
}

/** One of `code`, `recovery_code` and `passkey`. */
export class SecondFactorBody extends TicketBody {
  /** Six digits from the app. */
  @IsOptional()
  @IsString(CODE)
  @MaxLength(32, tooLong)
  code?: string;

  @IsOptional()
  @IsString({ message: 'recovery_code must be one of your recovery codes.' })
  @MaxLength(64, tooLong)
  recovery_code?: string;

  /** The result of `navigator.credentials.get()`, in the JSON form of WebAuthn. */
  @IsOptional()
  @IsObject({ message: 'passkey must be what the browser answered.' })
  passkey?: Record<string, unknown>;
}

export class SetUpCodeBody extends TicketBody {
  @IsString(CODE)
  @IsNotEmpty(CODE)
  @MaxLength(32, tooLong)
  code!: string;
}

export class PasskeySignInBody extends TicketBody {
  /** The result of `navigator.credentials.get()`, in the JSON form of WebAuthn. */
  @IsObject({ message: 'credential must be what the browser answered.' })
  credential!: Record<string, unknown>;

  @IsOptional()
  @IsBoolean({ message: 'remember must be true or false.' })
  remember?: boolean;
}

/** A session, and the recovery codes, which are shown only here. */
export class SetUpSignedIn extends SignedIn {
  recovery_codes!: string[];
}

/** WebAuthn request options, for a ticket that the client already has. */
export class PasskeyOptions {
  options!: Record<string, unknown>;
}

/** The second step of a sign-in, and the sign-in with a passkey, which needs no second step. */
@Controller('api/auth')
export class SecondStepController {
  constructor(
    private readonly commands: CommandBus,
    private readonly enter: SignInReply,
  ) {}

  /** Completes a sign-in that needs a second factor. */
  @Access('public')
  @BudgetPolicy(SECOND_FACTOR_BUDGET)
  @RefreshByCookie()
  @Post('second-factor')
  @HttpCode(200)
  async passSecondFactor(
    @Body() body: SecondFactorBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const entered = await this.commands.execute(
      new PassSecondFactor(body, webAuthnHostOf(request), callerOf(request)),
    );
    return this.enter.open(request, reply, entered);
  }

  /** The options to use a passkey as the second factor. */
  @Access('public')
  @WithoutBudget('It needs the ticket of a password that was right, and only asks for a challenge.')
  @Post('second-factor/passkey')
  @HttpCode(200)
  async requestSecondPasskey(
    @Body() { ticket }: TicketBody,
    @Req() request: AppRequest,
  ): Promise<PasskeyOptions> {
    return {
      options: await this.commands.execute(new RequestSecondPasskey(ticket, webAuthnHostOf(request))),
    };
  }

  /** Starts the set-up of codes from an app, when the account must have a second factor and has none. */
  @Access('public')
  @WithoutBudget('It needs the ticket of a password that was right.')
  @Post('second-factor/setup')
  @HttpCode(200)
  beginSetUpAtSignIn(@Body() { ticket }: TicketBody): Promise<TotpKey> {
    return this.commands.execute(new BeginSetUpAtSignIn(ticket));
  }

  /** Turns the codes on with the first of them, and signs in. */
  @Access('public')
  @BudgetPolicy(SECOND_FACTOR_BUDGET)
  @RefreshByCookie()
  @Post('second-factor/setup/confirm')
  @HttpCode(200)
  async finishSetUpAtSignIn(
    @Body() { ticket, code }: SetUpCodeBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SetUpSignedIn> {
    const { recovery_codes, ...entered } = await this.commands.execute(
      new FinishSetUpAtSignIn(ticket, code, callerOf(request)),
    );
    return { ...(await this.enter.open(request, reply, entered)), recovery_codes };
  }

  /** The options to sign in with a passkey alone. */
  @Access('public')
  @WithoutBudget('It only asks for a challenge, and names nobody.')
  @Post('passkey/options')
  @HttpCode(200)
  requestPasskey(@Body() _body: EmptyBody, @Req() request: AppRequest): Promise<PasskeyChallenge> {
    return this.commands.execute(new RequestPasskey(webAuthnHostOf(request)));
  }

  /** Signs in with a passkey, which counts as both factors. */
  @Access('public')
  @BudgetPolicy(SIGN_IN_ADDRESS_BUDGET)
  @RefreshByCookie()
  @Post('passkey')
  @HttpCode(200)
  async signInWithPasskey(
    @Body() { ticket, credential, remember }: PasskeySignInBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const entered = await this.commands.execute(
      new SignInWithPasskey(
        { ticket, credential, remember: remember ?? false },
        webAuthnHostOf(request),
        callerOf(request),
      ),
    );
    return this.enter.open(request, reply, entered);
  }
}
