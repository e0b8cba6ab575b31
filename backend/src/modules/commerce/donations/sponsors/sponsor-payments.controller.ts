import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { currentTenantKind } from '../../../../platform/context.ts';
import { notFound } from '../../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../../platform/http/budget-policy.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { PAYMENT_ADDRESS_BUDGET } from '../../payments/payment.budgets.ts';
import { SponsorRequests } from './sponsor-requests.ts';
import {
  AskSponsorBody,
  PaySponsorBody,
  SponsorAsked,
  SponsorKeyQuery,
  SponsorPaymentView,
  SponsorRedirect,
} from './sponsor-views.ts';

/** Payments of sponsors. At the platform's own address only: what a sponsor owes is in the books of the platform. */
@Controller('api/sponsor-payments')
@NeverWhileViewing()
export class SponsorPaymentsController {
  constructor(private readonly requests: SponsorRequests) {}

  /** Asks a sponsor to pay what is owed for doubled gifts: an e-mail with a link. The link is answered, too. */
  @Access('payout.approve')
  @Idempotent({ required: true })
  @Post()
  @HttpCode(201)
  @PrivateResponse()
  askSponsor(@Body() body: AskSponsorBody, @Req() { user }: AppRequest): Promise<SponsorAsked> {
    assertPlatform();
    return this.requests.ask(body, user!.userId);
  }

  /** What is owed now, for whoever has the link. */
  @Access('public')
  @Get(':id')
  @PrivateResponse()
  getSponsorPayment(
    @Param('id', ParseId) id: string,
    @Query() { key }: SponsorKeyQuery,
  ): Promise<SponsorPaymentView> {
    assertPlatform();
    return this.requests.view(id, key);
  }

  /** Begins the payment of all that is owed now. */
  @Access('public')
  @BudgetPolicy(PAYMENT_ADDRESS_BUDGET)
  @Idempotent({ required: true })
  @Post(':id/pay')
  @HttpCode(201)
  @PrivateResponse()
  paySponsorPayment(
    @Param('id', ParseId) id: string,
    @Query() { key }: SponsorKeyQuery,
    @Body() { provider }: PaySponsorBody,
  ): Promise<SponsorRedirect> {
    assertPlatform();
    return this.requests.pay(id, key, provider);
  }
}

function assertPlatform(): void {
  if (currentTenantKind() !== 'platform') throw notFound('sponsor payment');
}
