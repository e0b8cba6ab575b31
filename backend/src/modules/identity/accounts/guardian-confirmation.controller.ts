import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../platform/http/budget-policy.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { LINK_GUESS_ADDRESS_BUDGET, LINK_MAILBOX_BUDGET } from '../sign-in/passwords/link.budgets.ts';
import { LinkBody, WaitingBody } from './account-bodies.ts';
import { Done, DONE, RegistrationToConfirm } from './account-responses.ts';
import { AnswerGuardian, SendToGuardianAgain, ViewWaitingRegistration } from './answer-guardian.ts';

/** What the guardian of somebody under the age of consent answers, by the link of an e-mail. */
@Controller('api/signup/guardian')
export class GuardianConfirmationController {
  constructor(private readonly commands: CommandBus) {}

  /** The registration of a guardian's link. A POST, so that the secret is in no address. */
  @Access('public')
  @BudgetPolicy(LINK_GUESS_ADDRESS_BUDGET)
  @Post('view')
  @HttpCode(200)
  @PrivateResponse()
  viewRegistration(@Body() { token }: LinkBody, @Req() request: AppRequest): Promise<RegistrationToConfirm> {
    return this.commands.execute(new ViewWaitingRegistration(token, request.ip));
  }

  /** Confirms a registration: the account comes into being. */
  @Access('public')
  @BudgetPolicy(LINK_GUESS_ADDRESS_BUDGET)
  @Post('confirm')
  @HttpCode(200)
  async confirmRegistration(@Body() { token }: LinkBody, @Req() request: AppRequest): Promise<Done> {
    await this.commands.execute(new AnswerGuardian(token, true, request.ip));
    return DONE;
  }

  /** Declines a registration: everything about it is deleted at once. */
  @Access('public')
  @BudgetPolicy(LINK_GUESS_ADDRESS_BUDGET)
  @Post('decline')
  @HttpCode(200)
  async declineRegistration(@Body() { token }: LinkBody, @Req() request: AppRequest): Promise<Done> {
    await this.commands.execute(new AnswerGuardian(token, false, request.ip));
    return DONE;
  }

  /** Sends the guardian a new link, for the browser that registered; the earlier link ends. */
  @Access('public')
  @BudgetPolicy(LINK_GUESS_ADDRESS_BUDGET, LINK_MAILBOX_BUDGET)
  @Post('resend')
  @HttpCode(202)
  async sendToGuardianAgain(@Body() { ticket }: WaitingBody, @Req() request: AppRequest): Promise<Done> {
    await this.commands.execute(new SendToGuardianAgain(ticket, request.ip));
    return DONE;
  }
}
