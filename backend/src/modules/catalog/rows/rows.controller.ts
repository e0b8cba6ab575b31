import { createHash } from 'node:crypto';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import { LANGUAGES } from '@bookgrove/contract';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
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
    const key = `rows of visitors ${files} ${language}`;
    let kept = this.cache.get<{ body: Buffer; etag: string }>(key);
    if (!kept) {
      const asOf = this.cache.changes;
      const body = Buffer.from(JSON.stringify(await ask()));
      kept = { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
      this.cache.set(key, kept, asOf);
    }
    void reply
      .header('etag', kept.etag)
      .header('cache-control', 'public, no-cache')
      .header('vary', 'Authorization');
    if (request.headers['if-none-match'] === kept.etag) return void reply.status(304).send();
    void reply.type('application/json; charset=utf-8').send(kept.body);
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
