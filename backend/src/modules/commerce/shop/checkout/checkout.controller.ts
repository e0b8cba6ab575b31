import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../../platform/http/budget-policy.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { wishedLanguage } from '../../../../platform/http/language.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { COUPON_GUESS_BUDGET } from '../coupons/coupon.budgets.ts';
import { PriceQuery } from '../pricing/quote-bodies.ts';
import { WhileShopIsOpen } from '../shop-open.ts';
import { CheckoutBody } from './checkout-bodies.ts';
import { CheckoutOptions, CheckoutPlaced } from './checkout-view.ts';
import {
  CHECKOUT_ADDRESS_BUDGET,
  CHECKOUT_EMAIL_BUDGET,
  CHECKOUT_PERSON_BUDGET,
} from './checkout.budgets.ts';
import { GetCheckoutOptions } from './get-checkout-options.query.ts';
import { giveGuestToken, guestTokenOf } from '../../../../platform/http/guest-token.ts';
import { PlaceOrder } from './place-order.ts';

/** From the cart to an order that waits for its payment. */
@WhileShopIsOpen()
@Controller('api/checkout')
export class CheckoutController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Ways to pay in a currency, with the reason for each one that is missing, and what the form has to ask. A visitor
   * gets the cookie `guest_token`, by which two checkouts of one browser are told from those of others.
   */
  @Access('public')
  @NeverWhileViewing()
  @Get('options')
  @PrivateResponse()
  getCheckoutOptions(
    @Query() query: PriceQuery,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CheckoutOptions> {
    giveGuestToken(request, reply);
    return this.queries.execute(
      new GetCheckoutOptions(request.user ?? null, query.currency ?? null, query.country ?? null),
    );
  }

  /**
   * Places an order and begins its payment. Guests give an e-mail address. Refused with 409: `cart_changed` and
   * `total_changed` (the new quote is in `quote`), and `order_open` (an order for the same items waits for its payment:
   * `order`; send its number as `continue_order` to pay it).
   */
  @Access('public')
  @NeverWhileViewing()
  @Idempotent({ required: true })
  @BudgetPolicy(CHECKOUT_ADDRESS_BUDGET, CHECKOUT_EMAIL_BUDGET, CHECKOUT_PERSON_BUDGET, COUPON_GUESS_BUDGET)
  @Post()
  @PrivateResponse()
  checkout(@Body() body: CheckoutBody, @Req() request: AppRequest): Promise<CheckoutPlaced> {
    return this.commands.execute(
      new PlaceOrder({
        person: request.user ?? null,
        guest: {
          token: guestTokenOf(request),
          address: request.ip,
          hostname: request.site.name,
          humanToken: body.turnstile_token ?? null,
        },
        provider: body.provider ?? null,
        coupon: body.coupon ?? null,
        round_up: body.round_up ?? false,
        round_up_for: body.round_up_for ?? null,
        fee_cover: body.fee_cover ?? false,
        currency: body.currency,
        items: body.items ?? null,
        quantities: body.quantities ?? null,
        gifts: (body.gifts ?? []).map(({ message, send_on, ...gift }) => ({
          ...gift,
          message: message ?? '',
          send_on: send_on ?? null,
        })),
        email: body.email ?? null,
        name: body.name ?? null,
        country: body.address?.country ?? body.country ?? null,
        address: body.address ?? null,
        expected_total: body.expected_total ?? null,
        request: body.request ?? null,
        for_child: body.for_child ?? null,
        continue_order: body.continue_order ?? null,
        language: body.language ?? wishedLanguage(request.headers['accept-language']) ?? 'en',
        files: filesOrigin(request),
      }),
    );
  }
}
