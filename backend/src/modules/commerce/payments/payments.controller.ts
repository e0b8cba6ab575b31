import { ApiResponse } from '@nestjs/swagger';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Redirect, Req } from '@nestjs/common';
import { notFound } from '../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../platform/http/budget-policy.ts';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import {
  isPaymentToken,
  PaymentRedirect,
  PaymentView,
  ReadPaymentQuery,
  RetryPaymentBody,
} from './payment-view.ts';
import { GetPayment } from './get-payment.query.ts';
import { OpenPaymentPage } from './open-payment-page.ts';
import { RetryPayment } from './retry-payment.ts';
import { PAYMENT_ADDRESS_BUDGET, PAYMENT_SUBJECT_BUDGET } from './payment.budgets.ts';

/** Payments for the person who pays, who is known by the token in the address to which the provider returned. */
@Controller('api/payments')
@NeverWhileViewing()
export class PaymentsController {
  constructor(
    private readonly getting: GetPayment,
    private readonly opening: OpenPaymentPage,
    private readonly retrying: RetryPayment,
  ) {}

  /** State of a payment. Reads it from the provider, at most every two seconds, while the result is open. */
  @Access('public')
  @Get(':token')
  @PrivateResponse()
  getPayment(@Param('token') token: string, @Query() query: ReadPaymentQuery): Promise<PaymentView> {
    return this.getting.execute(checkedToken(token), query);
  }

  /** Opens the provider's page: 303 to it. Repeated calls open the same page; a payment that is over leads to its result. */
  @Access('public')
  @Get(':token/continue')
  @Redirect()
  @HttpCode(303)
  @ApiResponse({
    status: 303,
    description: 'To the page of the provider, or to the result of a payment that is over',
  })
  @PrivateResponse()
  @Header('referrer-policy', 'origin')
  async continuePayment(
    @Param('token') token: string,
    @Req() request: AppRequest,
  ): Promise<{ url: string; statusCode: number }> {
    return { url: await this.opening.open(checkedToken(token), request.ip), statusCode: 303 };
  }

  /** Makes another attempt to pay for the same thing, with the same or another provider. Needs an Idempotency-Key. */
  @Access('public')
  @BudgetPolicy(PAYMENT_ADDRESS_BUDGET, PAYMENT_SUBJECT_BUDGET)
  @Post(':token/retry')
  @HttpCode(201)
  @Idempotent({ required: true })
  @PrivateResponse()
  retryPayment(
    @Param('token') token: string,
    @Body() { provider }: RetryPaymentBody,
    @Req() request: AppRequest,
  ): Promise<PaymentRedirect> {
    return this.retrying.execute(checkedToken(token), provider, request.ip);
  }
}

function checkedToken(token: string): string {
  if (!isPaymentToken(token)) throw notFound('payment');
  return token;
}
