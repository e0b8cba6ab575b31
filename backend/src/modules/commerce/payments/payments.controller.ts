import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
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
import { PAYMENT_ADDRESS_BUDGET, PAYMENT_SUBJECT_BUDGET } from './payment.budgets.ts';

/** Payments for the person who pays, who is known by the token in the address to which the provider returned. */
@Controller('api/payments')
@NeverWhileViewing()
export class PaymentsController {
  /** State of a payment. Reads it from the provider, at most every two seconds, while the result is open. */
  @Access('public')
  @Get(':token')
  @PrivateResponse()
  getPayment(@Param('token') token: string, @Query() _query: ReadPaymentQuery): Promise<PaymentView> {
    if (!isPaymentToken(token)) throw notFound('payment');
    throw notFound('payment');
  }

  /** Opens the provider's page: 303 to it. Repeated calls open the same page; a payment that is over leads to its result. */
  @Access('public')
  @Get(':token/continue')
  @PrivateResponse()
  continuePayment(
    @Param('token') token: string,
    @Req() _request: AppRequest,
    @Res() _reply: FastifyReply,
  ): Promise<void> {
    if (!isPaymentToken(token)) throw notFound('payment');
    throw notFound('payment');
  }

  /** Makes another attempt to pay for the same thing, with the same or another provider. Needs an Idempotency-Key. */
  @Access('public')
  @BudgetPolicy(PAYMENT_ADDRESS_BUDGET, PAYMENT_SUBJECT_BUDGET)
  @Post(':token/retry')
  @HttpCode(201)
  @Idempotent({ required: true })
  @PrivateResponse()
  retryPayment(@Param('token') token: string, @Body() _body: RetryPaymentBody): Promise<PaymentRedirect> {
    if (!isPaymentToken(token)) throw notFound('payment');
    throw notFound('payment');
  }
}
