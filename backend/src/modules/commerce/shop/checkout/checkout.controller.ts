import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { AppError } from '../../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { WithoutBudget } from '../../../../platform/http/budget-policy.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { PriceQuery } from '../pricing/quote-bodies.ts';
import { CheckoutBody } from './checkout-bodies.ts';
import { CheckoutOptions, CheckoutPlaced } from './checkout-view.ts';

const notBuilt = () => new AppError('unavailable', 'not_built', 'Not available yet.');

/** From the cart to an order that waits for its payment. */
@Controller('api/checkout')
export class CheckoutController {
  /** Ways to pay in a currency, with the reason for each one that is missing, and what the form has to ask. */
  @Access('public')
  @NeverWhileViewing()
  @Get('options')
  @PrivateResponse()
  getCheckoutOptions(@Query() _query: PriceQuery): Promise<CheckoutOptions> {
    throw notBuilt();
  }

  /**
   * Places an order and begins its payment. Guests give an e-mail address. Refused with 409: `total_changed` (the new
   * quote is in `quote`) and `order_open` (an order for the same items waits for its payment: `order`, `redirect_url`).
   */
  @Access('public')
  @NeverWhileViewing()
  @Idempotent({ required: true })
  @WithoutBudget('not built')
  @Post()
  @PrivateResponse()
  checkout(@Body() _body: CheckoutBody): Promise<CheckoutPlaced> {
    throw notBuilt();
  }
}
