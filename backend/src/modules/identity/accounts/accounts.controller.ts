import { Body, Controller, Get, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Config } from '../../../platform/config.ts';
import { currentTenantKind } from '../../../platform/context.ts';
import { MESSAGES } from '@bookgrove/contract';
import { invalidFields } from '../../../platform/errors.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../platform/http/budget-policy.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { GetProfile, type Profile } from '../profile/get-profile.query.ts';
import { receiveForm } from '../profile/receive-form.ts';
import {
  ChangeEmailBody,
  ChangePasswordBody,
  LinkBody,
  OwnProfileBody,
  PasswordResetRequestBody,
  ResetBody,
  SignUpAgeBody,
  SignUpBody,
} from './account-bodies.ts';
import { RequestPasswordReset } from './request-password-reset.ts';
import { RequestEmailVerification } from './request-email-verification.ts';
import { ChangeEmail } from './change-email.ts';
import { ChangeOwnProfile, type OwnProfileChange } from './change-own-profile.ts';
import { ChangePassword } from './change-password.ts';
import { ResetPassword } from './reset-password.ts';
import { Done, DONE, EmailVerified, SignedUp, SignUpAge, SignUpOptions } from './account-responses.ts';
import { CheckSignUpAge } from './check-sign-up-age.ts';
import { firstAnswerOf, keepFirstAnswer } from './first-answer-cookie.ts';
import type { MonthOfBirth } from './registration-age.rules.ts';
import { SIGN_UP_ROLES, signUpRefusal } from './sign-up.rules.ts';
import { SignUp } from './sign-up.ts';
import { VerifyEmail } from './verify-email.ts';
import { SIGN_UP_ADDRESS_BUDGET, SIGN_UP_AGE_ADDRESS_BUDGET } from './sign-up.budgets.ts';
import {
  LINK_ADDRESS_BUDGET,
  LINK_GUESS_ADDRESS_BUDGET,
  LINK_MAILBOX_BUDGET,
} from '../sign-in/passwords/link.budgets.ts';

/**
 * The month of birth of a registration. A web page always asks for it: browsers send the header `Origin` with each POST,
 * and programs that know only the members of the specification do not.
 * @throws AppError invalid-fields when one of its members is missing
 */
function birthOf({ birth_year, birth_month }: SignUpBody, { headers }: AppRequest): MonthOfBirth | null {
  if (birth_year !== undefined && birth_month !== undefined) return { year: birth_year, month: birth_month };
  if (birth_year === undefined && birth_month === undefined && headers.origin === undefined) return null;
  throw invalidFields({
    ...(birth_year === undefined && { birth_year: [MESSAGES.required] }),
    ...(birth_month === undefined && { birth_month: [MESSAGES.required] }),
  });
}

@Controller('api')
export class AccountsController {
  constructor(
    private readonly config: Config,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Registers a student or a teacher. Unknown members are refused, above all roles and rights. */
  @Access('public')
  @BudgetPolicy(SIGN_UP_ADDRESS_BUDGET)
  @Post('signup')
  async signUp(@Body() body: SignUpBody, @Req() request: AppRequest): Promise<SignedUp> {
    const registered = await this.commands.execute(
      new SignUp({
        first_name: body.first_name,
        last_name: body.last_name,
        email: body.email,
        password: body.password,
        country: body.country,
        language: body.language ?? null,
        role: body.role,
        wantsCanva: body.canvaAccount !== 'false',
        birth: birthOf(body, request),
        firstAnswer: firstAnswerOf(request),
        guardianEmail: body.guardian_email ?? null,
        humanToken: body.turnstile_token,
        hostname: request.site.name,
        address: request.ip,
      }),
    );
    if ('id' in registered)
      return { success: true, user: await this.queries.execute(new GetProfile(registered.id)) };
    const { user, ticket, guardian_email, until } = registered.waiting;
    return { success: true, user, waiting: { ticket, guardian_email, until: until.toISOString() } };
  }

  /**
   * Whether a guardian has to confirm a registration, by month of birth and country. An answer by which one has to is
   * kept in a cookie: for a day another one is not accepted on the same device.
   */
  @Access('public')
  @BudgetPolicy(SIGN_UP_AGE_ADDRESS_BUDGET)
  @Post('signup/age')
  @HttpCode(200)
  @PrivateResponse()
  async checkSignUpAge(
    @Body() { birth_year, birth_month, country }: SignUpAgeBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignUpAge> {
    const answer = { birth: { year: birth_year, month: birth_month }, country };
    const earlier = firstAnswerOf(request);
    const { guardian, child } = await this.commands.execute(new CheckSignUpAge(answer, earlier, request.ip));
    if (child && !earlier) keepFirstAnswer(request, reply, answer);
    return { guardian };
  }

  /** The settings of the sign-up form. */
  @Access('public')
  @Get('signup/options')
  getSignUpOptions(): SignUpOptions {
    const { turnstile } = this.config;
    return {
      open: turnstile !== null,
      roles: SIGN_UP_ROLES.filter((role) => signUpRefusal(role, currentTenantKind()) === null),
      site_key: turnstile && !turnstile.test ? turnstile.siteKey : null,
    };
  }

  /** Verifies an e-mail address by the link that was sent to it. */
  @Access('public')
  @BudgetPolicy(LINK_GUESS_ADDRESS_BUDGET)
  @Post('verification')
  @HttpCode(200)
  async verifyEmail(@Body() body: LinkBody, @Req() request: AppRequest): Promise<EmailVerified> {
    const verified = await this.commands.execute(new VerifyEmail(body.token, request.ip));
    return { success: true, ...verified };
  }

  /** Sends the link that verifies the caller's e-mail address again. */
  @Access('signed-in')
  @Post('verification/resend')
  @HttpCode(202)
  async requestEmailVerification(@Req() request: AppRequest): Promise<Done> {
    await this.commands.execute(new RequestEmailVerification(request.user!.userId));
    return DONE;
  }

  /** Sends a link for a new password to the account of this address, if there is one; the answer is always the same. */
  @Access('public')
  @BudgetPolicy(LINK_ADDRESS_BUDGET, LINK_MAILBOX_BUDGET)
  @Post('resetpasswordemail')
  @HttpCode(202)
  async requestPasswordReset(
    @Body() body: PasswordResetRequestBody,
    @Req() request: AppRequest,
  ): Promise<Done> {
    await this.commands.execute(new RequestPasswordReset(body.email, request.ip));
    return DONE;
  }

  /** Sets a new password by the link of an e-mail, and ends every session of the person. */
  @Access('public')
  @BudgetPolicy(LINK_GUESS_ADDRESS_BUDGET)
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

  /** Requests a change of e-mail address; it takes effect when the link sent to the new address is opened. */
  @Access('signed-in')
  @Post('user/email')
  @HttpCode(202)
  async changeEmail(@Body() body: ChangeEmailBody, @Req() request: AppRequest): Promise<Done> {
    await this.commands.execute(new ChangeEmail(request.user!.userId, body.email, body.password));
    return DONE;
  }

  /** Changes the caller's own profile; members that are left out stay as they are. */
  @Access('signed-in')
  @Patch('user/profile')
  @PrivateResponse()
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
