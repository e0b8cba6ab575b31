import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import { LANGUAGES } from '@bookgrove/contract';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { sendKept } from '../../../platform/http/send-kept.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { readerOf } from '../books/books.controller.ts';
import { BookRows } from './book-rows.ts';
import { GetBookRows } from './get-book-rows.query.ts';
import { GetNearBooks, NearBooks } from './near-books.query.ts';

export class BookRowsQuery {
  /** Language of the page: books in it are no other language. */
  @IsOptional()
  @IsIn(LANGUAGES, { message: `language must be one of ${LANGUAGES.join(', ')}.` })
  language: string = 'en';
}

@Controller('api')
export class RowsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly cache: PublicCache,
  ) {}

  /** Rows of the library's first page: what one reads, was given and may like, each with its reason; none without books. */
  @Access('public')
  @Get('book-rows')
  @ApiOkResponse({ type: BookRows })
  async listBookRows(
    @Query() { language }: BookRowsQuery,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const reader = readerOf(request);
    const files = filesOrigin(request);
    const ask = () => this.queries.execute(new GetBookRows(reader, language, files));
    if (reader) return void reply.header('cache-control', 'private, no-store').send(await ask());
    await sendKept(
      { cache: this.cache, request, reply },
      `rows of visitors ${files} ${language}`,
      { vary: 'Authorization' },
      ask,
    );
  }

  /** What to read after a book: others near it, each with its reason. */
  @Access('public')
  @Get('books/:idOrSlug/near')
  listNearBooks(
    @Param('idOrSlug') idOrSlug: string,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NearBooks> {
    const reader = readerOf(request);
    void reply.header('cache-control', reader ? 'private, no-store' : 'public, no-cache');
    return this.queries.execute(new GetNearBooks(idOrSlug, reader, filesOrigin(request)));
  }
}
