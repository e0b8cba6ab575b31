import { Body, Controller, Get, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../../library/books/reader-of.ts';
import { BookDetailsView, ChangeBookDetails, DescribeBook, GetBookDetails } from './book-details.ts';
import { BookDetailsBody } from '../../library/uploads/book-details-body.ts';

/** Details of a book, for its uploader and those who manage books. */
@Controller('api')
export class BookDetailsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** All details of a book, for those who may change them. */
  @Access('book.upload')
  @Get('books/:id/details')
  @PrivateResponse()
  getBookDetails(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<BookDetailsView> {
    return this.queries.execute(new GetBookDetails(id, readerOf(request)!));
  }

  /** Changes the details of a book; absent fields stay as they are. */
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

  /** Creates a book whose file is uploaded later. */
  @Access('book.manage')
  @Post('books/described')
  @HttpCode(201)
  async describeBook(@Body() body: BookDetailsBody, @Req() request: AppRequest): Promise<BookDetailsView> {
    const { id } = await this.commands.execute(new DescribeBook(body, readerOf(request)!));
    return this.queries.execute(new GetBookDetails(id, readerOf(request)!));
  }
}
