import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { readerOf } from '../books/books.controller.ts';
import { HideBookBody } from './desk-bodies.ts';
import { HideBook, KeepBook, ShowBook } from './hide-book.ts';
import { ListPlatformBooks, PlatformBookCard } from './list-platform-books.query.ts';

export class PlatformBooksPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: PlatformBookCard[];
}
export class BookOnSchoolShelf {
  id!: string;
  hidden!: boolean;
}

/** What a school decides about books of the platform, for its own readers: the platform decides for all. */
@Controller('api/platform-books')
export class SchoolShelfController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Books of the platform that readers of this school reported or that it hid. */
  @Access('book.manage')
  @Get()
  @Header('cache-control', 'private, no-store')
  async listPlatformBooks(
    @Query() filters: PageQuery,
    @Req() request: AppRequest,
  ): Promise<PlatformBooksPage> {
    const { count, books } = await this.queries.execute(new ListPlatformBooks(filters, filesOrigin(request)));
    return page(request.url, filters, count, books);
  }

  /** Takes a book of the platform off this school's shelves. */
  @Access('book.manage')
  @Put(':bookId/hidden')
  hideBook(
    @Param('bookId', ParseId) bookId: string,
    @Body() { reason, note }: HideBookBody,
    @Req() request: AppRequest,
  ): Promise<BookOnSchoolShelf> {
    return this.commands.execute(new HideBook(bookId, readerOf(request)!, reason, note));
  }

  /** Puts it back on this school's shelves. */
  @Access('book.manage')
  @Delete(':bookId/hidden')
  showBook(@Param('bookId', ParseId) bookId: string, @Req() request: AppRequest): Promise<BookOnSchoolShelf> {
    return this.commands.execute(new ShowBook(bookId, readerOf(request)!));
  }

  /** Decides that it stays on this school's shelves, whatever was reported. */
  @Access('book.manage')
  @Post(':bookId/keep')
  @HttpCode(200)
  keepBook(@Param('bookId', ParseId) bookId: string, @Req() request: AppRequest): Promise<BookOnSchoolShelf> {
    return this.commands.execute(new KeepBook(bookId, readerOf(request)!));
  }
}
