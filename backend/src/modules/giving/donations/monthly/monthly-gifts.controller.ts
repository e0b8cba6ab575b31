import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../../platform/http/budget-policy.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { DonationKeyQuery } from '../donation-bodies.ts';
import { DONATION_ADDRESS_BUDGET } from '../donation.budgets.ts';
import { CancelMonthlyBody, MonthlyAmountBody, MonthlyCardBody, PauseBody } from './monthly-gift-bodies.ts';
import { ChangedMonthlyGift, MonthlyGiftList, MonthlyGiftView } from './monthly-gift-views.ts';
import { MonthlyGiftDesk } from './monthly-gifts.ts';

/** Address to go to next. */
export class MonthlyGiftRedirect {
  redirect_url!: string;
}

/** Monthly gifts, for their donors and whoever has the link of the e-mail. */
@Controller('api/monthly-gifts')
export class MonthlyGiftsController {
  constructor(
    private readonly budgets: Budgets,
    private readonly desk: MonthlyGiftDesk,
  ) {}

  /** Monthly gifts of the caller, newest first. */
  @Access('donation.give')
  @NeverWhileViewing()
  @Get('mine')
  @PrivateResponse()
  async listOwnMonthlyGifts(@Req() request: AppRequest): Promise<MonthlyGiftList> {
    return { results: await this.desk.mine(request.user!.userId) };
  }

  /** A monthly gift, for its donor or whoever has its key. */
  @Access('public')
  @NeverWhileViewing()
  @Get(':id')
  @PrivateResponse()
  async getMonthlyGift(
    @Param('id', ParseId) id: string,
    @Query() { key }: DonationKeyQuery,
    @Req() request: AppRequest,
  ): Promise<MonthlyGiftView> {
    return this.desk.view(await this.desk.find(id, by(request, key)));
  }

  /** Leaves out as many months from the next one on. Refused with 409 `not_possible_now` in another state. */
  @Access('public')
  @NeverWhileViewing()
  @BudgetPolicy(DONATION_ADDRESS_BUDGET)
  @Post(':id/pause')
  @HttpCode(200)
  @PrivateResponse()
  async pauseMonthlyGift(
    @Param('id', ParseId) id: string,
    @Body() { months }: PauseBody,
    @Query() { key }: DonationKeyQuery,
    @Req() request: AppRequest,
  ): Promise<ChangedMonthlyGift> {
    await this.take(request);
    return this.desk.change(id, by(request, key), { kind: 'pause', months });
  }

  /** Leaves out the next month. */
  @Access('public')
  @NeverWhileViewing()
  @BudgetPolicy(DONATION_ADDRESS_BUDGET)
  @Post(':id/skip')
  @HttpCode(200)
  @PrivateResponse()
  async skipMonthlyGift(
    @Param('id', ParseId) id: string,
    @Query() { key }: DonationKeyQuery,
    @Req() request: AppRequest,
  ): Promise<ChangedMonthlyGift> {
    await this.take(request);
    return this.desk.change(id, by(request, key), { kind: 'pause', months: 1 });
  }

  /** Ends a pause before its time. */
  @Access('public')
  @NeverWhileViewing()
  @BudgetPolicy(DONATION_ADDRESS_BUDGET)
  @Post(':id/resume')
  @HttpCode(200)
  @PrivateResponse()
  async resumeMonthlyGift(
    @Param('id', ParseId) id: string,
    @Query() { key }: DonationKeyQuery,
    @Req() request: AppRequest,
  ): Promise<ChangedMonthlyGift> {
    await this.take(request);
    return this.desk.change(id, by(request, key), { kind: 'resume' });
  }

  /**
   * Another amount from the next time on. With `redirect_url` the donor approves it at the provider first. More than twice as much
   * is refused with 409 `agreement_needed` until `agreed`.
   */
  @Access('public')
  @NeverWhileViewing()
  @BudgetPolicy(DONATION_ADDRESS_BUDGET)
  @Post(':id/amount')
  @HttpCode(200)
  @PrivateResponse()
  async changeMonthlyAmount(
    @Param('id', ParseId) id: string,
    @Body() body: MonthlyAmountBody,
    @Query() { key }: DonationKeyQuery,
    @Req() request: AppRequest,
  ): Promise<ChangedMonthlyGift> {
    await this.take(request);
    return this.desk.changeAmount(id, by(request, key), body);
  }

  /** Answers the provider's page for another card; `returned` after it: the new card pays what is not paid. */
  @Access('public')
  @NeverWhileViewing()
  @BudgetPolicy(DONATION_ADDRESS_BUDGET)
  @Post(':id/card')
  @HttpCode(200)
  @PrivateResponse()
  async changeMonthlyCard(
    @Param('id', ParseId) id: string,
    @Body() { returned }: MonthlyCardBody,
    @Query() { key }: DonationKeyQuery,
    @Req() request: AppRequest,
  ): Promise<ChangedMonthlyGift> {
    await this.take(request);
    return this.desk.changeCard(id, by(request, key), returned);
  }

  /** Ends the gift at once; nothing more is charged. */
  @Access('public')
  @NeverWhileViewing()
  @BudgetPolicy(DONATION_ADDRESS_BUDGET)
  @Post(':id/cancel')
  @HttpCode(200)
  @PrivateResponse()
  async cancelMonthlyGift(
    @Param('id', ParseId) id: string,
    @Body() { reason = '' }: CancelMonthlyBody,
    @Query() { key }: DonationKeyQuery,
    @Req() request: AppRequest,
  ): Promise<ChangedMonthlyGift> {
    await this.take(request);
    return this.desk.change(id, by(request, key), { kind: 'cancel', reason });
  }

  /** The donor agrees for another year. */
  @Access('public')
  @NeverWhileViewing()
  @BudgetPolicy(DONATION_ADDRESS_BUDGET)
  @Post(':id/agree')
  @HttpCode(200)
  @PrivateResponse()
  async agreeToMonthlyGift(
    @Param('id', ParseId) id: string,
    @Query() { key }: DonationKeyQuery,
    @Req() request: AppRequest,
  ): Promise<ChangedMonthlyGift> {
    await this.take(request);
    return this.desk.change(id, by(request, key), { kind: 'agree' });
  }

  /** Sends a new link to the donor; those of before open the gift no more. */
  @Access('public')
  @NeverWhileViewing()
  @BudgetPolicy(DONATION_ADDRESS_BUDGET)
  @Post(':id/new-link')
  @HttpCode(204)
  @PrivateResponse()
  async sendNewMonthlyLink(
    @Param('id', ParseId) id: string,
    @Query() { key }: DonationKeyQuery,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.take(request);
    await this.desk.change(id, by(request, key), { kind: 'new_link' });
  }

  /** Begins this month's payment where a link is sent each month, or the payment with which a gift that is over begins again. */
  @Access('public')
  @NeverWhileViewing()
  @Idempotent({ required: true })
  @BudgetPolicy(DONATION_ADDRESS_BUDGET)
  @Post(':id/pay')
  @HttpCode(201)
  @PrivateResponse()
  async payMonthlyGift(
    @Param('id', ParseId) id: string,
    @Query() { key }: DonationKeyQuery,
    @Req() request: AppRequest,
  ): Promise<MonthlyGiftRedirect> {
    await this.take(request);
    return this.desk.pay(id, by(request, key));
  }

  private take(request: AppRequest): Promise<unknown> {
    return this.budgets.take(DONATION_ADDRESS_BUDGET, request.ip);
  }
}

const by = (request: AppRequest, key: string | undefined) => ({ user: request.user ?? null, key });
