import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { AppError } from '../../../../platform/errors.ts';
import { Access } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { WithoutBudget } from '../../../../platform/http/budget-policy.ts';
import { QuoteBody } from './quote-bodies.ts';
import { CartQuote } from './quote-view.ts';

/** Prices of items that a visitor keeps in the browser. */
@Controller('api/cart-quotes')
export class QuotesController {
  /** Prices items on the server, with the reason for each one that cannot be bought. Stores nothing. */
  @Access('public')
  @WithoutBudget('stores nothing, and costs as much as a list of books')
  @Post()
  @HttpCode(200)
  @PrivateResponse()
  quoteCart(@Body() _body: QuoteBody): Promise<CartQuote> {
    throw new AppError('unavailable', 'not_built', 'Not available yet.');
  }
}
