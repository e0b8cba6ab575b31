import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { readerOf } from '../books/books.controller.ts';
import { BookSample, GetSample } from './get-sample.query.ts';

@Controller('api')
export class SampleController {
  constructor(private readonly queries: QueryBus) {}

  /** The first pages of a book, for a look inside. None where the asker may not look. */
  @Access('public')
  @Get('books/:idOrSlug/sample')
  getBookSample(
    @Param('idOrSlug') idOrSlug: string,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookSample> {
    const reader = readerOf(request);
    void reply.header('cache-control', reader ? 'private, no-store' : 'public, no-cache');
    return this.queries.execute(new GetSample(idOrSlug, reader, filesOrigin(request)));
  }
}
