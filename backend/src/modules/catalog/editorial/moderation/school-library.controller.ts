import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ListPage, page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../../library/books/reader-of.ts';
import { BookReasonBody } from './moderation-bodies.ts';
import { HideBook, RetainBook, UnhideBook } from './hide-book.ts';
import { ListPlatformBooks, PlatformBookCard } from './list-platform-books.query.ts';

export class PlatformBooksPage extends ListPage {
  results!: PlatformBookCard[];
}
export class BookInSchoolLibrary {
  id!: string;
  hidden!: boolean;
}

/** Decisions of a school about books of the platform, for its own readers. */
@Controller('api/platform-books')
export class SchoolLibraryController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Books of the platform that readers of this school reported or that it hid. */
  @Access('book.manage')
  @Get()
  @PrivateResponse()
  async listPlatformBooks(
    @Query() filters: PageQuery,
    @Req() request: AppRequest,
  ): Promise<PlatformBooksPage> {
    const { count, books } = await this.queries.execute(new ListPlatformBooks(filters, filesOrigin(request)));
    return page(request.url, filters, count, books);
  }

  /** Hides a book of the platform from this school's readers. */
  @Access('book.manage')
  @Put(':bookId/hidden')
  hideBook(
    @Param('bookId', ParseId) bookId: string,
    @Body() { reason, note }: BookReasonBody,
    @Req() request: AppRequest,
  ): Promise<BookInSchoolLibrary> {
    return this.commands.execute(new HideBook(bookId, readerOf(request)!, reason, note));
  }

  /** Shows a hidden book of the platform to this school's readers again. */
  @Access('book.manage')
  @Delete(':bookId/hidden')
  unhideBook(
    @Param('bookId', ParseId) bookId: string,
    @Req() request: AppRequest,
  ): Promise<BookInSchoolLibrary> {
    return this.commands.execute(new UnhideBook(bookId, readerOf(request)!));
  }

  /** Decides that a reported book stays in this school's library, and settles the school's reports. */
  @Access('book.manage')
  @Post(':bookId/keep')
  @HttpCode(200)
  retainBook(
    @Param('bookId', ParseId) bookId: string,
    @Req() request: AppRequest,
  ): Promise<BookInSchoolLibrary> {
    return this.commands.execute(new RetainBook(bookId, readerOf(request)!));
  }
}
