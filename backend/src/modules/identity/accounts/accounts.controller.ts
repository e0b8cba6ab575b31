import { Body, Controller, Get, Header, HttpCode, Patch, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { Config } from '../../../platform/config.ts';
import { currentPlace } from '../../../platform/context.ts';
import { Access } from '../../../platform/http/access.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { GetProfile, type Profile } from '../profile/get-profile.query.ts';
import { receiveForm } from '../profile/receive-form.ts';
import {
  ChangeEmailBody,
  ChangePasswordBody,
  GuardianSignUpBody,
  LinkBody,
  OwnProfileBody,
  ResetAskBody,
  ResetBody,
  SignUpBody,
} from './account-bodies.ts';
import { AskReset } from './ask-reset.ts';
import { AskVerification } from './ask-verification.ts';
import { ChangeEmail } from './change-email.ts';
import { ChangeOwnProfile, type OwnProfileChange } from './change-own-profile.ts';
import { ChangePassword } from './change-password.ts';
import { ResetPassword } from './reset-password.ts';
import { SIGN_UP_ROLES, signUpRefusal, type SignUpRole } from './sign-up.rules.ts';
import { SignUp } from './sign-up.ts';
import { SignUpGuardian } from '../guardians/sign-up-guardian.ts';
import { VerifyEmail } from './verify-email.ts';

export class SignedUp {
  success!: boolean;
  user!: Profile;
}
export class GuardianSignedUp extends SignedUp {
  /** First name of the child. */
  child!: string;
  /** `pending_school`: the school looks at it first. */
  state!: 'pending_school' | 'active';
}
export class SignUpOptions {
  /** Whether anybody can register here at the moment. */
  open!: boolean;
  /** Roles that can be taken without an invitation. */
  roles!: SignUpRole[];
  /** Key of the check against robots; null when this installation has none to show. */
  site_key!: string | null;
}
export class Done {
  success!: boolean;
}
export class EmailVerified {
  success!: boolean;
  email!: string;
  /** True when the address took the place of another. */
  changed!: boolean;
}

const DONE: Done = { success: true };

@Controller('api')
export class AccountsController {
  constructor(
    private readonly config: Config,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Registers a student or a teacher. Members that are not named here are refused, above all roles and rights. */
  @Access('public')
  @Post('signup')
  async signUp(@Body() body: SignUpBody, @Req() request: AppRequest): Promise<SignedUp> {
    const id = await this.commands.execute(
      new SignUp({
        first_name: body.first_name,
        last_name: body.last_name,
        email: body.email,
        password: body.password,
        country: body.country,
        language: body.language ?? null,
        role: body.role,
        wantsCanva: body.canvaAccount !== 'false',
        humanToken: body.turnstile_token,
        hostname: request.site.name,
        address: request.ip,
      }),
    );
    return { success: true, user: await this.queries.execute(new GetProfile(id)) };
  }

  /** Registers a parent by the code of the school's letter, and links them to the child in one go. */
  @Access('public')
  @Post('signup/guardian')
  async signUpGuardian(
    @Body() body: GuardianSignUpBody,
    @Req() request: AppRequest,
  ): Promise<GuardianSignedUp> {
    const { id, redeemed } = await this.commands.execute(
      new SignUpGuardian({
        code: body.code,
        language: body.language ?? null,
        first_name: body.first_name,
        last_name: body.last_name,
        email: body.email,
        password: body.password,
        country: body.country,
        humanToken: body.turnstile_token,
        hostname: request.site.name,
        address: request.ip,
      }),
    );
    return {
      success: true,
      user: await this.queries.execute(new GetProfile(id)),
      child: redeemed.first_name,
      state: redeemed.state,
    };
  }

  /** What the sign-up form needs to know before it is shown. */
  @Access('public')
  @Get('signup/options')
  getSignUpOptions(): SignUpOptions {
    const { turnstile } = this.config;
    return {
      open: turnstile !== null,
      roles: SIGN_UP_ROLES.filter((role) => signUpRefusal(role, currentPlace()) === null),
      site_key: turnstile && !turnstile.test ? turnstile.siteKey : null,
    };
  }

  /** Proves an e-mail address by the link that was sent to it. */
  @Access('public')
  @Post('verification')
  @HttpCode(200)
  async verifyEmail(@Body() body: LinkBody, @Req() request: AppRequest): Promise<EmailVerified> {
    const verified = await this.commands.execute(new VerifyEmail(body.token, request.ip));
    return { success: true, ...verified };
  }

  /** Sends the link that proves the caller's e-mail address once more. */
  @Access('signed-in')
  @Post('verification/resend')
  @HttpCode(202)
  async askVerification(@Req() request: AppRequest): Promise<Done> {
    await this.commands.execute(new AskVerification(request.user!.userId));
    return DONE;
  }

  /** Sends a link for a new password to the account of this address, if there is one; the answer is always the same. */
  @Access('public')
  @Post('resetpasswordemail')
  @HttpCode(202)
  async askReset(@Body() body: ResetAskBody, @Req() request: AppRequest): Promise<Done> {
    await this.commands.execute(new AskReset(body.email, request.ip));
    return DONE;
  }

  /** Sets a new password by the link of an e-mail, and ends every session of the person. */
  @Access('public')
  @Post('password-reset-confirm')
  @HttpCode(200)
  async resetPassword(@Body() body: ResetBody, @Req() request: AppRequest): Promise<Done> {
    await this.commands.execute(new ResetPassword(body.token, body.password, request.ip));
    return DONE;
  }

  /** Changes the caller's password and ends their other sessions. */
  @Access('signed-in')
  @Post('user/password')
  @HttpCode(200)
  async changePassword(@Body() body: ChangePasswordBody, @Req() request: AppRequest): Promise<Done> {
    const { userId, sessionId } = request.user!;
    await this.commands.execute(new ChangePassword(userId, sessionId, body.old_password, body.password));
    return DONE;
  }

  /** Asks for another e-mail address; it counts once the link sent to it was opened. */
  @Access('signed-in')
  @Post('user/email')
  @HttpCode(202)
  async changeEmail(@Body() body: ChangeEmailBody, @Req() request: AppRequest): Promise<Done> {
    await this.commands.execute(new ChangeEmail(request.user!.userId, body.email, body.password));
    return DONE;
  }

  /** Changes what the caller may change of themselves; members left out stay. */
  @Access('signed-in')
  @Patch('user/profile')
  @Header('cache-control', 'private, no-store')
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody({ type: OwnProfileBody })
  async changeOwnProfile(@Req() request: AppRequest): Promise<Profile> {
    const { userId } = request.user!;
    const { fields, photo } = await receiveForm(request, OwnProfileBody);
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
    await this.commands.execute(new ChangeOwnProfile(userId, given as OwnProfileChange, photo));
    return this.queries.execute(new GetProfile(userId));
  }
}
