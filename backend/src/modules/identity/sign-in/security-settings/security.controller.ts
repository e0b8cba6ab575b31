import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { LIMITS } from '@bookgrove/contract';
import { IsNotEmpty, IsObject, IsString, MaxLength } from 'class-validator';
import { PRIVATE } from '../../../../platform/http/cache-control.ts';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { AddPasskey } from '../passkeys/add-passkey.ts';
import { BeginPasskey, PasskeyChallenge } from '../passkeys/begin-passkey.ts';
import { webAuthnHostOf } from '../passkeys/passkeys.ts';
import { RemovePasskey } from '../passkeys/remove-passkey.ts';
import { BeginTotp } from '../second-factor/begin-totp.ts';
import { RecentConfirmationBody } from '../../contract.ts';
import { RecentConfirmation } from '../second-factor/recent-confirmation.ts';
import { GetSecurity, PasskeyCard, Security } from '../second-factor/get-security.query.ts';
import { RenewRecoveryCodes } from '../second-factor/renew-recovery-codes.ts';
import { TotpKey } from '../second-factor/totp.ts';
import { TurnOffTotp } from '../second-factor/turn-off-totp.ts';
import { TurnOnTotp } from '../second-factor/turn-on-totp.ts';

const CODE = { message: 'Please enter the six digits from your app.' };
const NAME = { message: 'Please give the passkey a name, e.g. “My phone”.' };
const TICKET = { message: 'ticket must be the ticket that came with the options.' };
const tooLong = { message: 'Characters too long' };

export class CodeBody {
  @IsString(CODE)
  @IsNotEmpty(CODE)
  @MaxLength(32, tooLong)
  code!: string;
}

export class NewPasskeyBody {
  @IsString(TICKET)
  @IsNotEmpty(TICKET)
  @MaxLength(64, TICKET)
  ticket!: string;

  @IsString(NAME)
  @IsNotEmpty(NAME)
  @MaxLength(LIMITS.textMax, tooLong)
  name!: string;

  /** The result of `navigator.credentials.create()`, in the JSON form of WebAuthn. */
  @IsObject({ message: 'credential must be what the browser answered.' })
  credential!: Record<string, unknown>;
}

/** Shown once: only their hashes are stored. */
export class RecoveryCodes {
  recovery_codes!: string[];
}

const NO_STORE = PRIVATE;

/** The protection of the caller's account. Every change needs a recent confirmation. */
@NeverWhileViewing()
@Controller('api/account')
export class SecurityController {
  constructor(
    private readonly commands: CommandBus,
    private readonly proof: RecentConfirmation,
    private readonly queries: QueryBus,
  ) {}

  /** Second factor, recovery codes and passkeys of the signed-in person. */
  @Access('signed-in')
  @Get('security')
  @Header('cache-control', NO_STORE)
  getSecurity(@Req() request: AppRequest): Promise<Security> {
    return this.queries.execute(new GetSecurity(request.user!));
  }

  /** Creates a key for the person's app. It takes effect when one code is confirmed. */
  @Access('signed-in')
  @Post('second-factor/totp')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async beginTotp(@Body() body: RecentConfirmationBody, @Req() request: AppRequest): Promise<TotpKey> {
    await this.proof.require(request.user!, body);
    return this.commands.execute(new BeginTotp(request.user!.userId));
  }

  /** Turns on codes from an app, with the first of them. */
  @Access('signed-in')
  @Post('second-factor/totp/confirm')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async turnOnTotp(@Body() { code }: CodeBody, @Req() request: AppRequest): Promise<RecoveryCodes> {
    const { userId, sessionId } = request.user!;
    return { recovery_codes: await this.commands.execute(new TurnOnTotp(userId, sessionId, code)) };
  }

  /** Turns off codes from an app; recovery codes are deleted too. */
  @Access('signed-in')
  @Post('second-factor/totp/remove')
  @HttpCode(204)
  async turnOffTotp(@Body() body: RecentConfirmationBody, @Req() request: AppRequest): Promise<void> {
    await this.proof.require(request.user!, body);
    await this.commands.execute(new TurnOffTotp(request.user!));
  }

  /** Creates ten new recovery codes that replace all earlier ones. */
  @Access('signed-in')
  @Post('second-factor/recovery-codes')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async renewRecoveryCodes(
    @Body() body: RecentConfirmationBody,
    @Req() request: AppRequest,
  ): Promise<RecoveryCodes> {
    await this.proof.require(request.user!, body);
    return { recovery_codes: await this.commands.execute(new RenewRecoveryCodes(request.user!.userId)) };
  }

  /** The options to create a passkey. */
  @Access('signed-in')
  @Post('passkeys/options')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async beginPasskey(
    @Body() body: RecentConfirmationBody,
    @Req() request: AppRequest,
  ): Promise<PasskeyChallenge> {
    await this.proof.require(request.user!, body);
    return this.commands.execute(new BeginPasskey(request.user!.userId, webAuthnHostOf(request)));
  }

  /** Stores the passkey that the browser created. */
  @Access('signed-in')
  @Post('passkeys')
  addPasskey(@Body() body: NewPasskeyBody, @Req() request: AppRequest): Promise<PasskeyCard> {
    return this.commands.execute(new AddPasskey(request.user!.userId, body, webAuthnHostOf(request)));
  }

  /** Removes one of the caller's passkeys. */
  @Access('signed-in')
  @Post('passkeys/:id/remove')
  @HttpCode(204)
  async removePasskey(
    @Param('id', ParseId) id: string,
    @Body() body: RecentConfirmationBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.proof.require(request.user!, body);
    await this.commands.execute(new RemovePasskey(request.user!, id));
  }
}
