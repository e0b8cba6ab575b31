import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { readerOf, UploadedBook } from '../books/books.controller.ts';
import { receiveUpload } from '../books/receive-upload.ts';
import { UploadBook } from '../books/upload-book.ts';
import { BookListFields } from '../imports/import-bodies.ts';
import { BookDetailsView, ChangeBookDetails, DescribeBook, GetBookDetails } from './book-details.ts';
import { BookDetailsBody } from './details-bodies.ts';

/** What is said of a book by those who put it in or look after it. */
@Controller('api')
export class BookDetailsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly budgets: Budgets,
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

  /** Takes in the file of a book that was described, or a mended one where the first was refused. */
  @Access('book.upload')
  @Post('books/:id/awaited-file')
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: BookListFields })
  async addBookFile(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<UploadedBook> {
    const { userId } = request.user!;
    await this.budgets.take('upload', userId);
    return receiveUpload(request, (file, fields) =>
      this.commands.execute(new UploadBook(file, fields, readerOf(request)!, id)),
    );
  }
}
