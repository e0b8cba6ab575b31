import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { IsBoolean, IsNotEmpty, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { PasskeyQuestion } from '../passkeys/begin-passkey.ts';
import { placeOf } from '../passkeys/passkeys.ts';
import { AskForPasskey, SignInWithPasskey } from '../passkeys/sign-in-with-passkey.ts';
import { callerOf, RefreshByCookie } from '../sign-in/session-reply.ts';
import { AskForSecondPasskey } from './ask-for-second-passkey.ts';
import { EnterReply, SignedIn } from './enter-reply.ts';
import { PassSecondFactor } from './pass-second-factor.ts';
import { BeginSetUpAtSignIn, FinishSetUpAtSignIn } from './set-up-at-sign-in.ts';
import { TotpKey } from './totp.ts';

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

  /** The answer of `navigator.credentials.get()`, as WebAuthn writes it in JSON. */
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
  /** The answer of `navigator.credentials.get()`, as WebAuthn writes it in JSON. */
  @IsObject({ message: 'credential must be what the browser answered.' })
  credential!: Record<string, unknown>;

  @IsOptional()
  @IsBoolean({ message: 'remember must be true or false.' })
  remember?: boolean;
}

/** A session, and the recovery codes, which nobody can see again. */
export class SetUpSignedIn extends SignedIn {
  recovery_codes!: string[];
}

/** No members are taken. */
export class NothingBody {}

/** A WebAuthn question without a ticket of its own. */
export class PasskeyOptions {
  options!: Record<string, unknown>;
}

/** The second step of a sign-in, and the passkey that makes it one step. */
@Controller('api/auth')
export class SecondStepController {
  constructor(
    private readonly commands: CommandBus,
    private readonly enter: EnterReply,
  ) {}

  /** Ends a sign-in that asked for a second factor. */
  @Access('public')
  @RefreshByCookie()
  @Post('second-factor')
  @HttpCode(200)
  async passSecondFactor(
    @Body() body: SecondFactorBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const entered = await this.commands.execute(
      new PassSecondFactor(body, placeOf(request), callerOf(request)),
    );
    return this.enter.open(request, reply, entered);
  }

  /** What the browser needs to use a passkey as the second factor. */
  @Access('public')
  @Post('second-factor/passkey')
  @HttpCode(200)
  async askForSecondPasskey(
    @Body() { ticket }: TicketBody,
    @Req() request: AppRequest,
  ): Promise<PasskeyOptions> {
    return { options: await this.commands.execute(new AskForSecondPasskey(ticket, placeOf(request))) };
  }

  /** Begins to set up codes from an app, where the account must have a second factor and has none. */
  @Access('public')
  @Post('second-factor/setup')
  @HttpCode(200)
  beginSetUpAtSignIn(@Body() { ticket }: TicketBody): Promise<TotpKey> {
    return this.commands.execute(new BeginSetUpAtSignIn(ticket));
  }

  /** Turns the codes on with the first of them, and signs in. */
  @Access('public')
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

  /** What the browser needs to sign in with a passkey alone. */
  @Access('public')
  @Post('passkey/options')
  @HttpCode(200)
  askForPasskey(@Body() _body: NothingBody, @Req() request: AppRequest): Promise<PasskeyQuestion> {
    return this.commands.execute(new AskForPasskey(placeOf(request)));
  }

  /** Signs in with a passkey, which is both factors. */
  @Access('public')
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
        placeOf(request),
        callerOf(request),
      ),
    );
    return this.enter.open(request, reply, entered);
  }
}
