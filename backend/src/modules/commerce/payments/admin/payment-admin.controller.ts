import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { page } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { ProposeAct } from '../../../identity/contract.ts';
import { HELD_ACTS, type HeldPaymentParams } from '../held/held-payment-acts.ts';
import { ActOnPayment } from './act-on-payment.ts';
import { GetPaymentDetails } from './get-payment-details.query.ts';
import { GetPaymentHealth } from './get-payment-health.query.ts';
import { ListPayments } from './list-payments.query.ts';
import {
  HeldDecisionBody,
  HeldDecisionProposed,
  PaymentDetail,
  PaymentHealth,
  PaymentListQuery,
  PaymentPage,
} from './payment-admin-view.ts';

/** Payments for staff: a school sees its own, the platform's team those of all schools. */
@Controller('api')
@NeverWhileViewing()
export class PaymentAdminController {
  constructor(
    private readonly act: ActOnPayment,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Attempts to pay, the newest first. `search` finds the number of an order, an e-mail address, or a reference of the
   * provider.
   */
  @Access('payment.manage')
  @Get('payments')
  @PrivateResponse()
  async listPayments(@Query() query: PaymentListQuery, @Req() { url }: AppRequest): Promise<PaymentPage> {
    const { count, payments, totals } = await this.queries.execute(new ListPayments(query));
    return { ...page(url, query, count, payments), totals };
  }

  /** One attempt with all that happened to it. */
  @Access('payment.manage')
  @Get('payment-details/:id')
  @PrivateResponse()
  getPaymentDetails(@Param('id', ParseId) id: string): Promise<PaymentDetail> {
    return this.queries.execute(new GetPaymentDetails(id));
  }

  /** Reads the payment from the provider now, and does what follows from it. */
  @Access('payment.manage')
  @Post('payment-details/:id/read')
  @HttpCode(200)
  @PrivateResponse()
  async readPayment(@Param('id', ParseId) id: string, @Req() { user }: AppRequest): Promise<PaymentDetail> {
    await this.act.read(id, user!);
    return this.queries.execute(new GetPaymentDetails(id));
  }

  /**
   * Proposes to a second person what happens to a payment that is held: it is accepted as paid, or paid back. Needs a recent
   * confirmation. 409 `not_held`, `no_second_person`.
   */
  @Access('payment.manage')
  @Post('payment-details/:id/proposals')
  @HttpCode(202)
  async proposeHeldDecision(
    @Param('id', ParseId) id: string,
    @Body() { decision, reason, ...proof }: HeldDecisionBody,
    @Req() { user }: AppRequest,
  ): Promise<HeldDecisionProposed> {
    const params: HeldPaymentParams = { payment_id: id };
    return this.commands.execute(new ProposeAct(HELD_ACTS[decision], params, reason, user!, proof));
  }

  /** Processes a stored call of the provider again. Nothing happens twice by it. */
  @Access('payment.manage')
  @Post('payment-details/:id/events/:event/replay')
  @HttpCode(200)
  @PrivateResponse()
  async replayPaymentEvent(
    @Param('id', ParseId) id: string,
    @Param('event', ParseId) event: string,
  ): Promise<PaymentDetail> {
    await this.act.replay(id, event);
    return this.queries.execute(new GetPaymentDetails(id));
  }

  /** How payments went during the last 24 hours, by provider. */
  @Access('payment.manage')
  @Get('payment-health')
  @PrivateResponse()
  getPaymentHealth(): Promise<PaymentHealth> {
    return this.queries.execute(new GetPaymentHealth());
  }
}
