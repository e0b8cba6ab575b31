import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { page, PageQuery } from '../../../../platform/http/page.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { ListDuplicateBooks } from './list-duplicate-books.query.ts';
import { MergeBooks, MarkBooksDistinct } from './merge-books.ts';
import {
  DistinctBooks,
  DistinctBooksBody,
  MergeBooksBody,
  MergedBooks,
  DuplicateBookGroupPage,
} from './duplicate-views.ts';

/** Possible duplicates: found by ISBN and by file, and merged or marked as distinct by a person. */
@Controller('api')
export class BookDuplicatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Groups of possible duplicates that nobody has marked as distinct. */
  @Access('book.manage')
  @Get('book-twins')
  @PrivateResponse()
  async listDuplicateBooks(
    @Query() query: PageQuery,
    @Req() request: AppRequest,
  ): Promise<DuplicateBookGroupPage> {
    const { count, groups } = await this.queries.execute(new ListDuplicateBooks(query, filesOrigin(request)));
    return page(request.url, query, count, groups);
  }

  /** Merges books: addresses and readers of the others are transferred to the one that stays. */
  @Access('book.manage')
  @Post('book-twins/merge')
  @HttpCode(200)
  mergeBooks(@Body() { keep, others }: MergeBooksBody): Promise<MergedBooks> {
    return this.commands.execute(new MergeBooks(keep, others));
  }

  /** Marks books as distinct, however similar they are. */
  @Access('book.manage')
  @Post('book-twins/apart')
  @HttpCode(200)
  markBooksDistinct(@Body() { books }: DistinctBooksBody): Promise<DistinctBooks> {
    return this.commands.execute(new MarkBooksDistinct(books));
  }
}
