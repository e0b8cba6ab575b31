import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import { LANGUAGES } from '@bookgrove/contract';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { PRIVATE } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { sendKept } from '../../../../platform/http/send-kept.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../books/reader-of.ts';
import { BookRows } from './book-rows.ts';
import { GetBookRows } from './get-book-rows.query.ts';
import { GetSimilarBooks, SimilarBooks } from './get-similar-books.query.ts';

export class BookRowsQuery {
  /** Language of the page: books in it are not in the row of other languages. */
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

  /**
   * Rows of the library's first page (begun, assigned and suggested books), each with its reason; rows without books
   * are left out.
   */
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
    if (reader) return void reply.header('cache-control', PRIVATE).send(await ask());
    await sendKept(
      { cache: this.cache, request, reply },
      `rows of visitors ${files} ${language}`,
      { vary: 'Authorization' },
      ask,
    );
  }

  /** What to read after a book: similar ones, each with its reason. */
  @Access('public')
  @Get('books/:idOrSlug/near')
  listSimilarBooks(
    @Param('idOrSlug') idOrSlug: string,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SimilarBooks> {
    const reader = readerOf(request);
    void reply.header('cache-control', reader ? PRIVATE : 'public, no-cache');
    return this.queries.execute(new GetSimilarBooks(idOrSlug, reader, filesOrigin(request)));
  }
}
