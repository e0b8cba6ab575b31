import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { AppError } from '../../../../platform/errors.ts';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { BookOffersBody } from './offer-bodies.ts';
import { BookOffers } from './offer-view.ts';

const notBuilt = () => new AppError('unavailable', 'not_built', 'Not available yet.');

/** Prices of a book in several currencies, for the school that made it. */
@Controller('api/book-offers')
export class BookOffersController {
  /** The prices of a book. */
  @Access('order.manage')
  @Get(':bookId')
  @PrivateResponse()
  getBookOffers(@Param('bookId', ParseId) _bookId: string): Promise<BookOffers> {
    throw notBuilt();
  }

  /** Replaces the prices of a book beside its list price. */
  @Access('order.manage')
  @NeverWhileViewing()
  @Put(':bookId')
  @PrivateResponse()
  changeBookOffers(
    @Param('bookId', ParseId) _bookId: string,
    @Body() _body: BookOffersBody,
  ): Promise<BookOffers> {
    throw notBuilt();
  }
}
