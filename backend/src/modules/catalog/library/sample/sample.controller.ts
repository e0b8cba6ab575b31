import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { PRIVATE } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../books/reader-of.ts';
import { BookSample, GetSample } from './get-sample.query.ts';

@Controller('api')
export class SampleController {
  constructor(private readonly queries: QueryBus) {}

  /** The sample of a book: its first pages. Empty where the caller may not see them. */
  @Access('public')
  @Get('books/:idOrSlug/sample')
  getBookSample(
    @Param('idOrSlug') idOrSlug: string,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookSample> {
    const reader = readerOf(request);
    void reply.header('cache-control', reader ? PRIVATE : 'public, no-cache');
    return this.queries.execute(new GetSample(idOrSlug, reader, filesOrigin(request)));
  }
}
