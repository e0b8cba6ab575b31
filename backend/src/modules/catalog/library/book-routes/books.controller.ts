import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiBody,
  ApiConsumes,
  ApiExtraModels,
  ApiOkResponse,
  ApiProperty,
  getSchemaPath,
} from '@nestjs/swagger';
import { IsBase64, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { PRIVATE, PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { ListPage, page } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { sendKept } from '../../../../platform/http/send-kept.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { UploadParts } from '../../../../platform/uploads/parts.ts';
import { EmptyBody } from '../../../../platform/http/empty-body.ts';
import { readerOf } from '../books/reader-of.ts';
import { BookFilters } from '../search/book-filters.ts';
import { BookInList } from '../books/book-in-list.ts';
import { Book } from '../books/book-view.ts';
import { BookFacets, CountFacets } from '../search/count-facets.query.ts';
import { ChangeBookStatus } from '../books/change-book-status.ts';
import { BookStats, GetBookStats } from '../books/get-book-stats.query.ts';
import { AttachFile } from '../uploads/attach-file.ts';
import { GetBook } from '../books/get-book.query.ts';
import { GetIngestion, Ingestion } from '../uploads/get-ingestion.query.ts';
import { ListBooks } from '../search/list-books.query.ts';
import { ListLibrary } from '../search/list-library.query.ts';
import { ReplaceCover } from '../uploads/replace-cover.ts';
import { receiveUpload, UploadFields } from '../uploads/receive-upload.ts';
import { SubmitStudentBook } from '../uploads/submit-student-book.ts';
import { UploadBook } from '../uploads/upload-book.ts';
import { STUDENT_UPLOAD_BUDGET, UPLOAD_BUDGET } from '../../../../platform/uploads/upload.budgets.ts';
import { WithoutSlash } from '../../../../platform/http/without-slash.ts';

export class BookPage extends ListPage {
  /** What a card shows; with `mine` or `status`, for tables, all members of a book. */
  @ApiProperty({
    type: 'array',
    items: { anyOf: [{ $ref: getSchemaPath(BookInList) }, { $ref: getSchemaPath(Book) }] },
  })
  results!: (BookInList | Book)[];
}
export class UploadedBook {
  id!: string;
  status!: 'waiting';
  /** Of a student's book: the story as which it goes to review. */
  story_id?: string;
}
/** The form of a book's file. */
export class AttachedFile {
  /** Publishes the book when its file has passed the check; must be sent before the file. */
  publish?: boolean;
  /**
   * Instead of `file`: the id of a file that was uploaded in parts (`/api/uploads`), the number of parts, and its
   * name.
   */
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
export class CoverBody {
  /** PNG, JPEG or WebP, as Base64. */
  @IsBase64({}, { message: 'picture must be Base64.' })
  @MaxLength(900_000, { message: 'This picture is too large. Choose a smaller one.' })
  picture!: string;
}
export class ReplacedCover {
  id!: string;
}

@Controller('api')
export class BooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly budgets: Budgets,
    private readonly cache: PublicCache,
    private readonly parts: UploadParts,
  ) {}

  /**
   * The catalogue: books that the caller can find at this school, as cards show them. With `mine` or `status` the rows
   * have all members of a book.
   */
  @Access('public')
  @Get('books')
  @ApiExtraModels(BookInList, Book)
  @ApiOkResponse({ type: BookPage })
  async listBooks(
    @Query() filters: BookFilters,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const reader = readerOf(request);
    const ask = async () => {
      const Asked = filters.mine || filters.status ? ListBooks : ListLibrary;
      const { count, books } = await this.queries.execute<
        ListBooks | ListLibrary,
        { count: number; books: (BookInList | Book)[] }
      >(new Asked(filters, reader, filesOrigin(request)));
      return page(request.url, filters, count, books);
    };
    if (reader) return void reply.header('cache-control', PRIVATE).send(await ask());
    await sendKept(
      { cache: this.cache, request, reply },
      `${filesOrigin(request)} ${request.url}`,
      { vary: 'Authorization' },
      ask,
    );
  }

  /** Filters of the catalogue, with the number of books for each value. */
  @Access('public')
  @Get('books/facets')
  countBookFacets(
    @Query() filters: BookFilters,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookFacets> {
    void reply.header('cache-control', request.user ? PRIVATE : 'public, no-cache');
    return this.queries.execute(new CountFacets(filters, readerOf(request)));
  }

  /** Counts for the library's menu, of books that the caller finds. */
  @Access('public')
  @WithoutSlash()
  @Get('book-stats')
  getBookStats(
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookStats> {
    void reply.header('cache-control', request.user ? PRIVATE : 'public, no-cache');
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
    void reply.header('cache-control', reader ? PRIVATE : 'public, no-cache');
    return this.queries.execute(new GetBook(idOrSlug, reader, filesOrigin(request)));
  }

  /**
   * Uploads a book file. The fields must precede the file; the response is sent before its check. A student states
   * title, summary and language alone, and the book goes to review as a story does.
   */
  @Access('book.submit')
  @Post('books')
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadFields })
  async uploadBook(@Req() request: AppRequest): Promise<UploadedBook> {
    const { userId, role } = request.user!;
    await this.budgets.take(role === 'student' ? STUDENT_UPLOAD_BUDGET : UPLOAD_BUDGET, userId);
    if (role === 'student')
      return receiveUpload(
        request,
        (file, fields) => this.commands.execute(new SubmitStudentBook(userId, file, fields)),
        this.parts,
      );
    return receiveUpload(
      request,
      (file, fields) => this.commands.execute(new UploadBook(file, fields, readerOf(request)!)),
      this.parts,
    );
  }

  /** Attaches a file to a draft, or replaces its file. The response is sent before its check. */
  @Access('book.upload')
  @Post('books/:id/file')
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: AttachedFile })
  async attachBookFile(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<UploadedBook> {
    await this.budgets.take(UPLOAD_BUDGET, request.user!.userId);
    return receiveUpload(
      request,
      (file, { publish }) => this.commands.execute(new AttachFile(id, readerOf(request)!, file, { publish })),
      this.parts,
    );
  }

  /** Progress of the check of the book's file. */
  @Access('signed-in')
  @Get('books/:id/ingestion')
  @PrivateResponse()
  getIngestion(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<Ingestion> {
    return this.queries.execute(new GetIngestion(id, readerOf(request)));
  }

  /** Publishes the book. */
  @Access('book.publish')
  @Idempotent()
  @Post('books/:id/publish')
  @HttpCode(200)
  publishBook(
    @Param('id', ParseId) id: string,
    @Body() _body: EmptyBody,
    @Req() request: AppRequest,
  ): Promise<BookStatusChange> {
    return this.commands.execute(new ChangeBookStatus(id, 'publish', readerOf(request)!));
  }

  /** Replaces the cover of the book: for its uploader, and for administrators. */
  @Access('book.publish')
  @Post('books/:id/cover')
  @HttpCode(200)
  async replaceBookCover(
    @Param('id', ParseId) id: string,
    @Body() { picture }: CoverBody,
    @Req() request: AppRequest,
  ): Promise<ReplacedCover> {
    await this.budgets.take(UPLOAD_BUDGET, request.user!.userId);
    return this.commands.execute(new ReplaceCover(id, Buffer.from(picture, 'base64'), readerOf(request)!));
  }

  /** Archives the book: readers no longer find it, and it can be published again. */
  @Access('book.publish')
  @Idempotent()
  @Post('books/:id/archive')
  @HttpCode(200)
  archiveBook(
    @Param('id', ParseId) id: string,
    @Body() _body: EmptyBody,
    @Req() request: AppRequest,
  ): Promise<BookStatusChange> {
    return this.commands.execute(new ChangeBookStatus(id, 'archive', readerOf(request)!));
  }
}
