import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { readerOf } from '../books/books.controller.ts';
import { GetBookPoster } from './get-book-poster.query.ts';
import { PosterCode } from './poster-code.ts';

@Controller('api/books')
export class BookPosterController {
  constructor(private readonly queries: QueryBus) {}

  /** The address of a book as a QR code, for a poster on a shelf or a door. */
  @Access('class.teach')
  @Get(':idOrSlug/poster')
  @Header('cache-control', 'private, no-store')
  getBookPoster(@Param('idOrSlug') idOrSlug: string, @Req() request: AppRequest): Promise<PosterCode> {
    return this.queries.execute(new GetBookPoster(readerOf(request)!, idOrSlug));
  }
}
