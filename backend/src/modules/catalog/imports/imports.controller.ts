import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  ParseIntPipe,
  Patch,
  Post,
  Query,
  Req,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { notFound } from '../../../platform/errors.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { NoBody } from '../books/books.controller.ts';
import { ChangeImport, ChangeImportLine } from './change-import.ts';
import {
  BookImportChangeBody,
  BookImportLineBody,
  BookImportLinesQuery,
  BookListFields,
} from './import-bodies.ts';
import { AwaitedBookPage, BookImportLinePage, BookImportPage, BookImportView } from './import-views.ts';
import { ListAwaitedBooks, ListBookImportLines, ListBookImports } from './import.queries.ts';
import { receiveImportFile } from './receive-import-file.ts';
import { ReceiveImport } from './receive-import.ts';
import { StartImport } from './start-import.ts';
import { UndoImport } from './undo-import.ts';

const PERSONAL = 'private, no-store';

/** Books described by a list, ONIX 3 or CSV. A list is checked first; nothing is made before it is started. */
@Controller('api')
export class BookImportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly budgets: Budgets,
  ) {}

  /** The lists of books that were brought in, the latest first. */
  @Access('book.manage')
  @Get('book-imports')
  @Header('cache-control', PERSONAL)
  async listBookImports(@Query() query: PageQuery, @Req() request: AppRequest): Promise<BookImportPage> {
    const { count, imports } = await this.queries.execute(new ListBookImports(query));
    return page(request.url, query, count, imports);
  }

  /** Takes in an ONIX 3 message or a table of books; the answer comes before its check. */
  @Access('book.manage')
  @Post('book-imports')
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: BookListFields })
  async uploadBookList(@Req() request: AppRequest): Promise<BookImportView> {
    const { userId } = request.user!;
    await this.budgets.take('upload', userId);
    const { id } = await receiveImportFile(request, (file) =>
      this.commands.execute(new ReceiveImport(file, userId)),
    );
    return this.one(id);
  }

  /** One list that was brought in, and how far it is. */
  @Access('book.manage')
  @Get('book-imports/:id')
  @Header('cache-control', PERSONAL)
  getBookImport(@Param('id', ParseId) id: string): Promise<BookImportView> {
    return this.one(id);
  }

  /** Another reading of the columns, or the same check once more: all records are judged anew. */
  @Access('book.manage')
  @Patch('book-imports/:id')
  async changeBookImport(
    @Param('id', ParseId) id: string,
    @Body() { fields }: BookImportChangeBody,
  ): Promise<BookImportView> {
    await this.commands.execute(new ChangeImport(id, fields));
    return this.one(id);
  }

  /** The records of a list with what would become, or became, of each. */
  @Access('book.manage')
  @Get('book-imports/:id/lines')
  @Header('cache-control', PERSONAL)
  async listBookImportLines(
    @Param('id', ParseId) id: string,
    @Query() query: BookImportLinesQuery,
    @Req() request: AppRequest,
  ): Promise<BookImportLinePage> {
    const { count, lines } = await this.queries.execute(new ListBookImportLines(id, query));
    return page(request.url, query, count, lines);
  }

  /** Mends a record, leaves it out or takes it in again. */
  @Access('book.manage')
  @Patch('book-imports/:id/lines/:line')
  async changeBookImportLine(
    @Param('id', ParseId) id: string,
    @Param('line', ParseIntPipe) line: number,
    @Body() body: BookImportLineBody,
  ): Promise<BookImportView> {
    await this.commands.execute(new ChangeImportLine(id, line, body));
    return this.one(id);
  }

  /** Imports what was checked, in the background. */
  @Access('book.manage')
  @Post('book-imports/:id/start')
  @HttpCode(202)
  async startBookImport(@Param('id', ParseId) id: string, @Body() _body: NoBody): Promise<BookImportView> {
    await this.commands.execute(new StartImport(id));
    return this.one(id);
  }

  /** Takes the whole list back, within 24 hours. */
  @Access('book.manage')
  @Post('book-imports/:id/undo')
  @HttpCode(200)
  async undoBookImport(@Param('id', ParseId) id: string, @Body() _body: NoBody): Promise<BookImportView> {
    await this.commands.execute(new UndoImport(id));
    return this.one(id);
  }

  /** Books that were described and whose files have not come yet. */
  @Access('book.manage')
  @Get('awaited-books')
  @Header('cache-control', PERSONAL)
  async listAwaitedBooks(@Query() query: PageQuery, @Req() request: AppRequest): Promise<AwaitedBookPage> {
    const { count, books } = await this.queries.execute(new ListAwaitedBooks(query));
    return page(request.url, query, count, books);
  }

  private async one(id: string): Promise<BookImportView> {
    const { imports } = await this.queries.execute(new ListBookImports({ limit: 1, offset: 0 }, id));
    if (!imports[0]) throw notFound('import');
    return imports[0];
  }
}
