import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { Access } from '../../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../../platform/http/budget-policy.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { COUPON_GUESS_BUDGET } from '../coupons/coupon.budgets.ts';
import { WhileShopIsOpen } from '../shop-open.ts';
import { lineView, Pricing, quoteView, seesPrices } from '../pricing/pricing.ts';
import { CartRequests } from '../requests/cart-requests.ts';
import { ChildrenOfBuyer } from '../cart/children-of-buyer.ts';
import { QuoteBody } from './quote-body.ts';
import { CartQuote } from '../pricing/quote-view.ts';

/** Prices of items that a visitor keeps in the browser. */
@WhileShopIsOpen()
@Controller('api/cart-quotes')
export class QuotesController {
  constructor(
    private readonly children: ChildrenOfBuyer,
    private readonly pricing: Pricing,
    private readonly requests: CartRequests,
  ) {}

  /** Prices items on the server, with the reason for each one that cannot be bought, and for a code that is not taken. Stores nothing. */
  @Access('public')
  @BudgetPolicy(COUPON_GUESS_BUDGET)
  @Post()
  @HttpCode(200)
  @PrivateResponse()
  async quoteCart(@Body() body: QuoteBody, @Req() request: AppRequest): Promise<CartQuote> {
    const withPrices = seesPrices(request.user?.role);
    const asked = body.request && withPrices ? await this.requests.answerable(body.request) : null;
    const child = await this.children.reader(request.user ?? null, body.for_child ?? null);
    const priced = await this.pricing.price(body.items, {
      readerId: asked?.student_id ?? child ?? request.user?.userId ?? null,
      buyerId: request.user?.userId ?? null,
      currency: body.currency,
      country: body.country,
      quantities: body.quantities,
      coupon:
        body.coupon && withPrices ? { code: body.coupon, by: request.user?.userId ?? request.ip } : undefined,
      extras: body,
      files: filesOrigin(request),
    });
    const lines = priced.items.map((item) => lineView(item, { currency: priced.currency, withPrices }));
    return quoteView(priced, lines, withPrices);
  }
}
