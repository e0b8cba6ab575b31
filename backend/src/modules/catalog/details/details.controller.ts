import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { readerOf } from '../books/books.controller.ts';
import { BookDetailsView, ChangeBookDetails, DescribeBook, GetBookDetails } from './book-details.ts';
import { BookDetailsBody } from './details-bodies.ts';

/** What is said of a book by those who put it in or look after it. */
@Controller('api')
export class BookDetailsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Everything that is said of a book, for those who may change it. */
  @Access('book.upload')
  @Get('books/:id/details')
  @Header('cache-control', 'private, no-store')
  getBookDetails(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<BookDetailsView> {
    return this.queries.execute(new GetBookDetails(id, readerOf(request)!));
  }

  /** Says something else of a book; what is left out stays. */
  @Access('book.upload')
  @Patch('books/:id/details')
  async changeBookDetails(
    @Param('id', ParseId) id: string,
    @Body() body: BookDetailsBody,
    @Req() request: AppRequest,
  ): Promise<BookDetailsView> {
    await this.commands.execute(new ChangeBookDetails(id, body, readerOf(request)!));
    return this.queries.execute(new GetBookDetails(id, readerOf(request)!));
  }

  /** Describes a book whose file comes later. */
  @Access('book.manage')
  @Post('books/described')
  @HttpCode(201)
  async describeBook(@Body() body: BookDetailsBody, @Req() request: AppRequest): Promise<BookDetailsView> {
    const { id } = await this.commands.execute(new DescribeBook(body, readerOf(request)!));
    return this.queries.execute(new GetBookDetails(id, readerOf(request)!));
  }
}
