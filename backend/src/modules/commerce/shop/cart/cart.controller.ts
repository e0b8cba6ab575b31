import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { Access } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { EmptyBody } from '../../../../platform/http/empty-body.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { PriceQuery } from '../pricing/quote-bodies.ts';
import { WhileShopIsOpen } from '../shop-open.ts';
import { CartItemBody, CartItemsBody, CartQuantityBody } from './cart-bodies.ts';
import { Cart, MergedCart } from './cart-view.ts';
import { Carts, type CartOf } from './carts.ts';

const cartOf = (request: AppRequest, { currency, country }: PriceQuery): CartOf => ({
  person: request.user!,
  currency,
  country,
  files: filesOrigin(request),
});

/** The cart of the caller. Prices are always those of now; students see none. While the shop is closed it can only be read. */
@Controller('api/data/cart')
export class CartController {
  constructor(private readonly carts: Carts) {}

  /** The cart with the prices of now. */
  @Access('cart.keep')
  @Get()
  @PrivateResponse()
  getCart(@Query() query: PriceQuery, @Req() request: AppRequest): Promise<Cart> {
    return this.carts.get(cartOf(request, query));
  }

  /** Replaces the items of the cart; those that cannot be bought are left out and named in `dropped`. */
  @Access('cart.keep')
  @WhileShopIsOpen()
  @Put()
  @PrivateResponse()
  replaceCart(
    @Body() { items, quantities }: CartItemsBody,
    @Query() query: PriceQuery,
    @Req() request: AppRequest,
  ): Promise<Cart> {
    return this.carts.replace(cartOf(request, query), items, quantities);
  }

  /** Puts an item in the cart. Adding it twice is one, of printed books two; one that cannot be bought is refused with the reason. */
  @Access('cart.keep')
  @WhileShopIsOpen()
  @Post()
  @HttpCode(200)
  @PrivateResponse()
  addToCart(
    @Body() { item, quantity }: CartItemBody,
    @Query() query: PriceQuery,
    @Req() request: AppRequest,
  ): Promise<Cart> {
    return this.carts.add(cartOf(request, query), item, quantity);
  }

  /** Empties the cart; what is kept for later stays. */
  @Access('cart.keep')
  @WhileShopIsOpen()
  @Delete()
  @PrivateResponse()
  clearCart(@Req() request: AppRequest): Promise<Cart> {
    return this.carts.clear(cartOf(request, {}));
  }

  /** Adds the items of a browser to the cart at sign-in, and says what was added, present and dropped. */
  @Access('cart.keep')
  @WhileShopIsOpen()
  @Post('merge')
  @HttpCode(200)
  @PrivateResponse()
  mergeCart(@Body() { items, quantities }: CartItemsBody, @Req() request: AppRequest): Promise<MergedCart> {
    return this.carts.merge(cartOf(request, {}), items, quantities);
  }

  /** Takes an item out of the cart, or out of what is kept for later. Nothing happens when it is not there. */
  @Access('cart.keep')
  @WhileShopIsOpen()
  @Delete(':item')
  @PrivateResponse()
  removeFromCart(
    @Param('item') item: string,
    @Query() query: PriceQuery,
    @Req() request: AppRequest,
  ): Promise<Cart> {
    return this.carts.remove(cartOf(request, query), item);
  }

  /** Makes it so many printed copies. Nothing happens to others, of which a cart holds one. */
  @Access('cart.keep')
  @WhileShopIsOpen()
  @Put(':item/quantity')
  @PrivateResponse()
  setCartQuantity(
    @Param('item') item: string,
    @Body() { quantity }: CartQuantityBody,
    @Query() query: PriceQuery,
    @Req() request: AppRequest,
  ): Promise<Cart> {
    return this.carts.setQuantity(cartOf(request, query), item, quantity);
  }

  /** Keeps an item of the cart for later. */
  @Access('cart.keep')
  @WhileShopIsOpen()
  @Post(':item/later')
  @HttpCode(200)
  @PrivateResponse()
  keepForLater(
    @Param('item') item: string,
    @Body() _body: EmptyBody,
    @Query() query: PriceQuery,
    @Req() request: AppRequest,
  ): Promise<Cart> {
    return this.carts.setLater(cartOf(request, query), item, true);
  }

  /** Puts an item that is kept for later back in the cart. */
  @Access('cart.keep')
  @WhileShopIsOpen()
  @Delete(':item/later')
  @PrivateResponse()
  putBackInCart(
    @Param('item') item: string,
    @Query() query: PriceQuery,
    @Req() request: AppRequest,
  ): Promise<Cart> {
    return this.carts.setLater(cartOf(request, query), item, false);
  }
}
