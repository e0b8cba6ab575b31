import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { page, PageQuery } from '../../../../platform/http/page.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { seesPrices } from '../pricing/pricing.ts';
import { PriceQuery } from '../pricing/quote-bodies.ts';
import { WhileShopIsOpen } from '../shop-open.ts';
import { AskGrownUp } from './ask-grown-up.ts';
import { GetAskedCart, ListCartRequests } from './cart-request.queries.ts';
import { CartRequestBody } from './request-bodies.ts';
import { AskedCart, CartRequestPage, CartRequestView } from './request-view.ts';

/** A student asks a grown-up to buy books. */
@WhileShopIsOpen()
@Controller('api/cart-requests')
export class CartRequestsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Own requests of the student, newest first. */
  @Access('cart.keep')
  @Get()
  @PrivateResponse()
  async listCartRequests(@Query() query: PageQuery, @Req() request: AppRequest): Promise<CartRequestPage> {
    const { userId } = request.user!;
    const { count, results } = await this.queries.execute(
      new ListCartRequests(userId, query.limit, query.offset, filesOrigin(request)),
    );
    return page(request.url, query, count, results);
  }

  /** E-mails the guardians of the student who may buy, or the teachers of the classes when there is none. */
  @Access('cart.keep')
  @Idempotent()
  @Post()
  @PrivateResponse()
  async askGrownUp(@Body() body: CartRequestBody, @Req() request: AppRequest): Promise<CartRequestView> {
    const { userId } = request.user!;
    await this.commands.execute(new AskGrownUp(userId, body.items ?? null));
    const { results } = await this.queries.execute(new ListCartRequests(userId, 1, 0, filesOrigin(request)));
    return results[0]!;
  }

  /** What a child wishes, for the grown-up who follows the link of the e-mail. */
  @Access('public')
  @Get(':token')
  @PrivateResponse()
  getAskedCart(
    @Param('token') token: string,
    @Query() { currency, country }: PriceQuery,
    @Req() request: AppRequest,
  ): Promise<AskedCart> {
    return this.queries.execute(
      new GetAskedCart(
        token,
        { currency, country, files: filesOrigin(request) },
        seesPrices(request.user?.role),
      ),
    );
  }
}
