import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { AppError } from '../../../../platform/errors.ts';
import { Access } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { PageQuery } from '../../../../platform/http/page.ts';
import { PriceQuery } from '../pricing/quote-bodies.ts';
import { CartRequestBody } from './request-bodies.ts';
import { AskedCart, CartRequestPage, CartRequestView } from './request-view.ts';

const notBuilt = () => new AppError('unavailable', 'not_built', 'Not available yet.');

/** A student asks a grown-up to buy books. */
@Controller('api/cart-requests')
export class CartRequestsController {
  /** Own requests of the student, newest first. */
  @Access('cart.keep')
  @Get()
  @PrivateResponse()
  listCartRequests(@Query() _query: PageQuery): Promise<CartRequestPage> {
    throw notBuilt();
  }

  /** E-mails the guardians of the student, or the teachers of the classes when no guardian may buy. */
  @Access('cart.keep')
  @Idempotent()
  @Post()
  @PrivateResponse()
  askGrownUp(@Body() _body: CartRequestBody): Promise<CartRequestView> {
    throw notBuilt();
  }

  /** What a child wishes, for the grown-up who follows the link of the e-mail. */
  @Access('public')
  @Get(':token')
  @PrivateResponse()
  getAskedCart(@Param('token') _token: string, @Query() _query: PriceQuery): Promise<AskedCart> {
    throw notBuilt();
  }
}
