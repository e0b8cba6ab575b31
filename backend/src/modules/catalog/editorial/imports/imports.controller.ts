import {
  Body,
  Controller,
  Get,
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
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { EmptyBody } from '../../../../platform/http/empty-body.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { notFound } from '../../../../platform/errors.ts';
import { page, PageQuery } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { UPLOAD_BUDGET } from '../../../../platform/uploads/upload.budgets.ts';
import { ImportLinesQuery } from '../../../../platform/imports/import-pages.ts';
import { receiveImportFile } from '../../../../platform/imports/receive-import-file.ts';
import { ChangeImport, ChangeImportLine } from './change-import.ts';
import { BookImportChangeBody, BookImportLineBody, BookListFields } from './import-bodies.ts';
import {
  BooksAwaitingFilesPage,
  BookImportLinePage,
  BookImportPage,
  BookImportView,
} from './import-views.ts';
import { ListBooksAwaitingFiles, ListBookImportLines, ListBookImports } from './import.queries.ts';
import { LIST } from './import-kind.ts';
import { ReceiveImport } from './receive-import.ts';
import { StartImport } from './start-import.ts';
import { UndoImport } from './undo-import.ts';

const UPLOAD = { bytes: LIST.bytes, choose: 'Choose an ONIX 3 file, or a table of books as CSV.' };

/** The import of books by a list, ONIX 3 or CSV. A list is checked first; no book is created before somebody starts it. */
@Controller('api')
export class BookImportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly budgets: Budgets,
  ) {}

  /** Imports of books, the newest first. */
  @Access('book.manage')
  @Get('book-imports')
  @PrivateResponse()
  async listBookImports(@Query() query: PageQuery, @Req() request: AppRequest): Promise<BookImportPage> {
    const { count, imports } = await this.queries.execute(new ListBookImports(query));
    return page(request.url, query, count, imports);
  }

  /** Receives an ONIX 3 message or a table of books; the answer comes before its check. */
  @Access('book.manage')
  @Post('book-imports')
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: BookListFields })
  async uploadBookList(@Req() request: AppRequest): Promise<BookImportView> {
    const { userId } = request.user!;
    await this.budgets.take(UPLOAD_BUDGET, userId);
    const { id } = await receiveImportFile(request, UPLOAD, (file) =>
      this.commands.execute(new ReceiveImport(file, userId)),
    );
    return this.one(id);
  }

  /** One import, with its progress. */
  @Access('book.manage')
  @Get('book-imports/:id')
  @PrivateResponse()
  getBookImport(@Param('id', ParseId) id: string): Promise<BookImportView> {
    return this.one(id);
  }

  /** Changes the columns, or repeats the check: all records are validated again. */
  @Access('book.manage')
  @Patch('book-imports/:id')
  async changeBookImport(
    @Param('id', ParseId) id: string,
    @Body() { fields }: BookImportChangeBody,
  ): Promise<BookImportView> {
    await this.commands.execute(new ChangeImport(id, fields));
    return this.one(id);
  }

  /** The records of a list with what each would change, or changed. */
  @Access('book.manage')
  @Get('book-imports/:id/lines')
  @PrivateResponse()
  async listBookImportLines(
    @Param('id', ParseId) id: string,
    @Query() query: ImportLinesQuery,
    @Req() request: AppRequest,
  ): Promise<BookImportLinePage> {
    const { count, lines } = await this.queries.execute(new ListBookImportLines(id, query));
    return page(request.url, query, count, lines);
  }

  /** Corrects a record, skips it or includes it again. */
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

  /** Imports the checked records in the background. */
  @Access('book.manage')
  @Post('book-imports/:id/start')
  @HttpCode(202)
  async startBookImport(@Param('id', ParseId) id: string, @Body() _body: EmptyBody): Promise<BookImportView> {
    await this.commands.execute(new StartImport(id));
    return this.one(id);
  }

  /** Undoes the whole import, within 24 hours. */
  @Access('book.manage')
  @Post('book-imports/:id/undo')
  @HttpCode(200)
  async undoBookImport(@Param('id', ParseId) id: string, @Body() _body: EmptyBody): Promise<BookImportView> {
    await this.commands.execute(new UndoImport(id));
    return this.one(id);
  }

  /** Books that were described and have no file yet. */
  @Access('book.manage')
  @Get('awaited-books')
  @PrivateResponse()
  async listBooksAwaitingFiles(
    @Query() query: PageQuery,
    @Req() request: AppRequest,
  ): Promise<BooksAwaitingFilesPage> {
    const { count, books } = await this.queries.execute(new ListBooksAwaitingFiles(query));
    return page(request.url, query, count, books);
  }

  private async one(id: string): Promise<BookImportView> {
    const { imports } = await this.queries.execute(new ListBookImports({ limit: 1, offset: 0 }, id));
    if (!imports[0]) throw notFound('import');
    return imports[0];
  }
}
