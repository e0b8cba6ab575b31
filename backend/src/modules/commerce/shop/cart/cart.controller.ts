import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { AppError } from '../../../../platform/errors.ts';
import { Access } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { EmptyBody } from '../../../../platform/http/empty-body.ts';
import { PriceQuery } from '../pricing/quote-bodies.ts';
import { CartItemBody, CartItemsBody } from './cart-bodies.ts';
import { Cart, MergedCart } from './cart-view.ts';

const notBuilt = () => new AppError('unavailable', 'not_built', 'Not available yet.');

/** The cart of the caller. */
@Controller('api/data/cart')
export class CartController {
  /** The cart with the prices of now. Students see no prices. */
  @Access('cart.keep')
  @Get()
  @PrivateResponse()
  getCart(@Query() _query: PriceQuery): Promise<Cart> {
    throw notBuilt();
  }

  /** Replaces the items of the cart; those that cannot be bought are left out and named in `dropped`. */
  @Access('cart.keep')
  @Put()
  @PrivateResponse()
  replaceCart(@Body() _body: CartItemsBody, @Query() _query: PriceQuery): Promise<Cart> {
    throw notBuilt();
  }

  /** Puts an item in the cart. Adding it twice is one; one that cannot be bought is refused with the reason. */
  @Access('cart.keep')
  @Post()
  @HttpCode(200)
  @PrivateResponse()
  addToCart(@Body() _body: CartItemBody, @Query() _query: PriceQuery): Promise<Cart> {
    throw notBuilt();
  }

  /** Empties the cart; what is kept for later stays. */
  @Access('cart.keep')
  @Delete()
  @PrivateResponse()
  clearCart(): Promise<Cart> {
    throw notBuilt();
  }

  /** Adds the items of a browser to the cart at sign-in, and says what was added, present and dropped. */
  @Access('cart.keep')
  @Post('merge')
  @HttpCode(200)
  @PrivateResponse()
  mergeCart(@Body() _body: CartItemsBody): Promise<MergedCart> {
    throw notBuilt();
  }

  /** Takes an item out of the cart, or out of what is kept for later. Nothing happens when it is not there. */
  @Access('cart.keep')
  @Delete(':item')
  @PrivateResponse()
  removeFromCart(@Param('item') _item: string, @Query() _query: PriceQuery): Promise<Cart> {
    throw notBuilt();
  }

  /** Keeps an item of the cart for later. */
  @Access('cart.keep')
  @Post(':item/later')
  @HttpCode(200)
  @PrivateResponse()
  keepForLater(
    @Param('item') _item: string,
    @Body() _body: EmptyBody,
    @Query() _query: PriceQuery,
  ): Promise<Cart> {
    throw notBuilt();
  }

  /** Puts an item that is kept for later back in the cart. */
  @Access('cart.keep')
  @Delete(':item/later')
  @PrivateResponse()
  putBackInCart(@Param('item') _item: string, @Query() _query: PriceQuery): Promise<Cart> {
    throw notBuilt();
  }
}
