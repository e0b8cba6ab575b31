import { Body, Controller, Get, Header, HttpCode, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { ListTwins } from './list-twins.query.ts';
import { MergeBooks, TellApart } from './merge-books.ts';
import { BooksApart, BooksApartBody, MergeBooksBody, MergedBooks, TwinGroupPage } from './twin-views.ts';

/** Books that might be here twice: found by ISBN and by file, and made one or told apart by a person. */
@Controller('api')
export class BookTwinsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Groups of books that are alike and that nobody has told apart. */
  @Access('book.manage')
  @Get('book-twins')
  @Header('cache-control', 'private, no-store')
  async listBookTwins(@Query() query: PageQuery, @Req() request: AppRequest): Promise<TwinGroupPage> {
    const { count, groups } = await this.queries.execute(new ListTwins(query, filesOrigin(request)));
    return page(request.url, query, count, groups);
  }

  /** Makes one book of several: addresses and readers of the others are led to the one that stays. */
  @Access('book.manage')
  @Post('book-twins/merge')
  @HttpCode(200)
  mergeBooks(@Body() { keep, others }: MergeBooksBody): Promise<MergedBooks> {
    return this.commands.execute(new MergeBooks(keep, others));
  }

  /** Remembers that books are not the same, however alike they look. */
  @Access('book.manage')
  @Post('book-twins/apart')
  @HttpCode(200)
  tellBooksApart(@Body() { books }: BooksApartBody): Promise<BooksApart> {
    return this.commands.execute(new TellApart(books));
  }
}
