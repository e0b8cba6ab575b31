import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { ChangeBookOffers } from './change-book-offers.ts';
import { GetBookOffers } from './get-book-offers.query.ts';
import { BookOffersBody } from './offer-bodies.ts';
import { BookOffers } from './offer-view.ts';

/** Prices of a book in several currencies, for the school that made it. They can be prepared while the shop is off. */
@Controller('api/book-offers')
export class BookOffersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The prices of a book. */
  @Access('order.manage')
  @Get(':bookId')
  @PrivateResponse()
  getBookOffers(@Param('bookId', ParseId) bookId: string): Promise<BookOffers> {
    return this.queries.execute(new GetBookOffers(bookId));
  }

  /** Replaces the prices of a book beside its list price, and what it costs in each of the kinds that are named. */
  @Access('order.manage')
  @NeverWhileViewing()
  @Put(':bookId')
  @PrivateResponse()
  async changeBookOffers(
    @Param('bookId', ParseId) bookId: string,
    @Body() body: BookOffersBody,
  ): Promise<BookOffers> {
    await this.commands.execute(new ChangeBookOffers(bookId, body.prices, body.kinds ?? []));
    return this.queries.execute(new GetBookOffers(bookId));
  }
}
