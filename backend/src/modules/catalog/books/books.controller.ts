import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { IsBase64, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { currentPlace } from '../../../platform/context.ts';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { page } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { sendKept } from '../../../platform/http/send-kept.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { UploadParts } from '../../../platform/uploads/parts.ts';
import type { Reader } from './book-access.rules.ts';
import { BookFilters } from './book-filters.ts';
import { Book } from './book-view.ts';
import { BookFacets, CountFacets } from './count-facets.query.ts';
import { ChangeBookStatus } from './change-book-status.ts';
import { BookStats, GetBookStats } from './get-book-stats.query.ts';
import { GiveFile } from './give-file.ts';
import { GetBook } from './get-book.query.ts';
import { GetIngestion, Ingestion } from './get-ingestion.query.ts';
import { ListBooks } from './list-books.query.ts';
import { PutCover } from './put-cover.ts';
import { receiveUpload, UploadFields } from './receive-upload.ts';
import { UploadBook } from './upload-book.ts';

export class BookPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: Book[];
}
export class UploadedBook {
  id!: string;
  status!: 'waiting';
}
/** The form of a book's file. */
export class GivenFile {
  /** On the shelves as soon as the file was found good; comes before the file. */
  publish?: boolean;
  /** In place of `file`: a file that arrived in parts (`/api/uploads`), how many they are, and its name. */
  upload_id?: string;
  upload_parts?: number;
  upload_name?: string;

  @ApiProperty({ type: 'string', format: 'binary', required: false })
  file?: unknown;
}
export class BookStatusChange {
  id!: string;
  status!: 'draft' | 'in_review' | 'published' | 'archived';
}
/** No members are taken. */
export class NoBody {}

export class CoverBody {
  /** PNG, JPEG or WebP, as Base64. */
  @IsBase64({}, { message: 'picture must be Base64.' })
  @MaxLength(900_000, { message: 'This picture is too large. Choose a smaller one.' })
  picture!: string;
}
export class CoverPut {
  id!: string;
}

const PERSONAL = 'private, no-store';

/** The asker as the catalogue knows them. */
export const readerOf = (request: AppRequest): Reader =>
  request.user ? { userId: request.user.userId, role: request.user.role, place: currentPlace() } : null;

@Controller('api')
export class BooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly budgets: Budgets,
    private readonly cache: PublicCache,
    private readonly parts: UploadParts,
  ) {}

  /** The catalogue: what this school's readers can find. */
  @Access('public')
  @Get('books')
  @ApiOkResponse({ type: BookPage })
  async listBooks(
    @Query() filters: BookFilters,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const reader = readerOf(request);
    const ask = async () => {
      const { count, books } = await this.queries.execute(
        new ListBooks(filters, reader, filesOrigin(request)),
      );
      return page(request.url, filters, count, books);
    };
    if (reader) return void reply.header('cache-control', PERSONAL).send(await ask());
    await sendKept(
      { cache: this.cache, request, reply },
      `${filesOrigin(request)} ${request.url}`,
      { vary: 'Authorization' },
      ask,
    );
  }

  /** What the catalogue can be narrowed by, with how many books each choice leaves the caller. */
  @Access('public')
  @Get('books/facets')
  countBookFacets(
    @Query() filters: BookFilters,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookFacets> {
    void reply.header('cache-control', request.user ? PERSONAL : 'public, no-cache');
    return this.queries.execute(new CountFacets(filters, readerOf(request)));
  }

  /** Counts for the library's menu, of what the caller finds. */
  @Access('public')
  @Get('book-stats')
  getBookStats(
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookStats> {
    void reply.header('cache-control', request.user ? PERSONAL : 'public, no-cache');
    return this.queries.execute(new GetBookStats(readerOf(request)));
  }

  /** One book, by id or slug. */
  @Access('public')
  @Get('books/:idOrSlug')
  async getBook(
    @Param('idOrSlug') idOrSlug: string,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Book> {
    const reader = readerOf(request);
    void reply.header('cache-control', reader ? PERSONAL : 'public, no-cache');
    return this.queries.execute(new GetBook(idOrSlug, reader, filesOrigin(request)));
  }

  /** Takes a book file in. The fields come before the file; the answer comes before its check. */
  @Access('book.upload')
  @Post('books')
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadFields })
  async uploadBook(@Req() request: AppRequest): Promise<UploadedBook> {
    const { userId } = request.user!;
    await this.budgets.take('upload', userId);
    return receiveUpload(
      request,
      (file, fields) => this.commands.execute(new UploadBook(file, fields, readerOf(request)!)),
      this.parts,
    );
  }

  /** Gives a draft the file that it waits for, or a mended one in the place of that it has. The answer comes before its check. */
  @Access('book.upload')
  @Post('books/:id/file')
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: GivenFile })
  async giveBookFile(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<UploadedBook> {
    await this.budgets.take('upload', request.user!.userId);
    return receiveUpload(
      request,
      (file, { publish }) => this.commands.execute(new GiveFile(id, readerOf(request)!, file, { publish })),
      this.parts,
    );
  }

  /** How far the check of the book's file has come. */
  @Access('signed-in')
  @Get('books/:id/ingestion')
  @Header('cache-control', PERSONAL)
  getIngestion(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<Ingestion> {
    return this.queries.execute(new GetIngestion(id, readerOf(request)));
  }

  /** Puts the book on the school's shelves. */
  @Access('book.publish')
  @Idempotent()
  @Post('books/:id/publish')
  @HttpCode(200)
  publishBook(
    @Param('id', ParseId) id: string,
    @Body() _body: NoBody,
    @Req() request: AppRequest,
  ): Promise<BookStatusChange> {
    return this.commands.execute(new ChangeBookStatus(id, 'publish', readerOf(request)!));
  }

  /** Puts a picture on the book as its cover: for whoever put the book in, and for administrators. */
  @Access('book.publish')
  @Post('books/:id/cover')
  @HttpCode(200)
  async putCover(
    @Param('id', ParseId) id: string,
    @Body() { picture }: CoverBody,
    @Req() request: AppRequest,
  ): Promise<CoverPut> {
    await this.budgets.take('upload', request.user!.userId);
    return this.commands.execute(new PutCover(id, Buffer.from(picture, 'base64'), readerOf(request)!));
  }

  /** Takes the book off the shelves; it is kept. */
  @Access('book.publish')
  @Idempotent()
  @Post('books/:id/archive')
  @HttpCode(200)
  archiveBook(
    @Param('id', ParseId) id: string,
    @Body() _body: NoBody,
    @Req() request: AppRequest,
  ): Promise<BookStatusChange> {
    return this.commands.execute(new ChangeBookStatus(id, 'archive', readerOf(request)!));
  }
}
