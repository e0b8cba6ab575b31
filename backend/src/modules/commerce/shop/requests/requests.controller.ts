import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
  Req,
} from '@nestjs/common';
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
import { GetAskedCart, ListCartRequests, ListGrownUps } from './cart-request.queries.ts';
import { CartRequestBody } from './request-bodies.ts';
import { TakeBackRequest } from './take-back-request.ts';
import { AskedCart, CartRequestPage, CartRequestView, GrownUps } from './request-view.ts';

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

  /** Whom the student can ask: the guardians who may buy, or the teachers of the classes when there is none. */
  @Access('cart.keep')
  @Get('grown-ups')
  @PrivateResponse()
  listGrownUps(@Req() request: AppRequest): Promise<GrownUps> {
    return this.queries.execute(new ListGrownUps(request.user!.userId));
  }

  /** Takes an own request back: its link opens nothing more. 404 for one of somebody else. */
  @Access('cart.keep')
  @Delete(':id')
  @HttpCode(204)
  takeBackRequest(@Param('id', ParseUUIDPipe) id: string, @Req() request: AppRequest): Promise<void> {
    return this.commands.execute(new TakeBackRequest(request.user!.userId, id));
  }

  /** E-mails the chosen grown-up, or all of `grown-ups`; with `to: "code"` nobody, and the answer has the link to show. */
  @Access('cart.keep')
  @Idempotent()
  @Post()
  @PrivateResponse()
  async askGrownUp(@Body() body: CartRequestBody, @Req() request: AppRequest): Promise<CartRequestView> {
    const { userId } = request.user!;
    await this.commands.execute(new AskGrownUp(userId, body.items ?? null, body.to ?? null));
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
