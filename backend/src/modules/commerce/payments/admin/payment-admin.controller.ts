import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { notFound } from '../../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { PaymentDetail, PaymentHealth, PaymentListQuery, PaymentPage } from './payment-admin-view.ts';

/** Payments for staff: a school sees its own, the platform's team those of all schools. */
@Controller('api')
@NeverWhileViewing()
export class PaymentAdminController {
  /**
   * Attempts to pay, the newest first. `search` finds the number of an order, an e-mail address, or a reference of the
   * provider.
   */
  @Access('payment.manage')
  @Get('payments')
  @PrivateResponse()
  listPayments(@Query() _query: PaymentListQuery): Promise<PaymentPage> {
    throw notFound('payment');
  }

  /** One attempt with all that happened to it. */
  @Access('payment.manage')
  @Get('payment-details/:id')
  @PrivateResponse()
  getPaymentDetails(@Param('id', ParseId) _id: string): Promise<PaymentDetail> {
    throw notFound('payment');
  }

  /** Reads the payment from the provider now, and does what follows from it. */
  @Access('payment.manage')
  @Post('payment-details/:id/read')
  @HttpCode(200)
  @PrivateResponse()
  readPayment(@Param('id', ParseId) _id: string): Promise<PaymentDetail> {
    throw notFound('payment');
  }

  /** Processes a stored call of the provider again. Nothing happens twice by it. */
  @Access('payment.manage')
  @Post('payment-details/:id/events/:event/replay')
  @HttpCode(200)
  @PrivateResponse()
  replayPaymentEvent(
    @Param('id', ParseId) _id: string,
    @Param('event', ParseId) _event: string,
  ): Promise<PaymentDetail> {
    throw notFound('payment');
  }

  /** How payments went during the last 24 hours, by provider. */
  @Access('payment.manage')
  @Get('payment-health')
  @PrivateResponse()
  getPaymentHealth(): Promise<PaymentHealth> {
    throw notFound('payment');
  }
}
