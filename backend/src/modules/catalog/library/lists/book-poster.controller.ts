import { Controller, Get, Param, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../books/reader-of.ts';
import { GetBookPoster } from './get-book-poster.query.ts';
import { PosterCode } from './poster-code.ts';

@Controller('api/books')
export class BookPosterController {
  constructor(private readonly queries: QueryBus) {}

  /** The address of a book as a QR code, for a poster. */
  @Access('class.teach')
  @Get(':idOrSlug/poster')
  @PrivateResponse()
  getBookPoster(@Param('idOrSlug') idOrSlug: string, @Req() request: AppRequest): Promise<PosterCode> {
    return this.queries.execute(new GetBookPoster(readerOf(request)!, idOrSlug));
  }
}
