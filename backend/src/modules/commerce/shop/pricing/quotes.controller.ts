import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { Access } from '../../../../platform/http/access.ts';
import { WithoutBudget } from '../../../../platform/http/budget-policy.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { WhileShopIsOpen } from '../shop-open.ts';
import { lineView, Pricing, quoteView, seesPrices } from './pricing.ts';
import { QuoteBody } from './quote-bodies.ts';
import { CartQuote } from './quote-view.ts';

/** Prices of items that a visitor keeps in the browser. */
@WhileShopIsOpen()
@Controller('api/cart-quotes')
export class QuotesController {
  constructor(private readonly pricing: Pricing) {}

  /** Prices items on the server, with the reason for each one that cannot be bought. Stores nothing. */
  @Access('public')
  @WithoutBudget('stores nothing, and costs as much as a list of books')
  @Post()
  @HttpCode(200)
  @PrivateResponse()
  async quoteCart(@Body() body: QuoteBody, @Req() request: AppRequest): Promise<CartQuote> {
    const withPrices = seesPrices(request.user?.role);
    const priced = await this.pricing.price(body.items, {
      readerId: request.user?.userId ?? null,
      currency: body.currency,
      country: body.country,
      quantities: body.quantities,
      files: filesOrigin(request),
    });
    const lines = priced.items.map((item) => lineView(item, { currency: priced.currency, withPrices }));
    return quoteView(priced, lines, withPrices);
  }
}
