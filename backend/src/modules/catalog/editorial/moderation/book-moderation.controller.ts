import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { ListPage, page } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../../library/books/reader-of.ts';
import {
  BookReportBody,
  BookReasonBody,
  TransitionBookBody,
  EditBooksBody,
  UndoEditsBody,
} from './moderation-bodies.ts';
import { ModeratedBook, GetModeratedBook } from './get-moderated-book.query.ts';
import { ModerationCard } from './moderation-cards.ts';
import { ModerationCounts, GetModerationCounts } from './get-moderation-counts.query.ts';
import { EditBooks, UndoEdits } from './edit-books.ts';
import {
  ModerationBoard,
  ModerationQueueFilters,
  GetModerationBoard,
  ListModerationQueue,
} from './list-moderation-queue.query.ts';
import { ListOwnBooks, OwnBook, OwnBookFilters } from './list-own-books.query.ts';
import { TransitionBook } from './transition-book.ts';
import {
  GetReadyBooks,
  PublishedBooks,
  PublishReadyBooks,
  PublishReadyBody,
  ReadyBooks,
  ReadyFilters,
} from './publish-ready-books.ts';
import { ReportBook } from './report-book.ts';
import { BooksWithFile, FindSameFile, SameFileQuery } from '../../library/uploads/find-same-file.query.ts';
import { VOICE_BUDGET } from '../../library/reviews/review.budgets.ts';

export class ModerationQueuePage extends ListPage {
  results!: ModerationCard[];
}
export class OwnBookPage extends ListPage {
  results!: OwnBook[];
}
export class BookTransitioned {
  id!: string;
  stage!: 'uploaded' | 'checking' | 'review' | 'changes' | 'ready' | 'live' | 'withdrawn';
}
export class BookReported {
  reported!: boolean;
}
export class EditedBooks {
  changed!: number;
  /** Ids with which the edit can be undone for a day. */
  edits!: string[];
}
export class UndoneEdits {
  changed!: number;
}

/** Moderation of books: of one school, and at the platform's address of all schools. */
@Controller('api')
export class BookModerationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly budgets: Budgets,
  ) {}

  /** Books that are not published yet by stage; those that have waited longest come first. */
  @Access('book.manage')
  @Get('book-desk/board')
  @PrivateResponse()
  getModerationBoard(
    @Query() filters: ModerationQueueFilters,
    @Req() request: AppRequest,
  ): Promise<ModerationBoard> {
    return this.queries.execute(new GetModerationBoard(filters, filesOrigin(request)));
  }

  /** One page of the moderation queue as a list. */
  @Access('book.manage')
  @Get('book-desk')
  @PrivateResponse()
  async listModerationQueue(
    @Query() filters: ModerationQueueFilters,
    @Req() request: AppRequest,
  ): Promise<ModerationQueuePage> {
    const { count, cards } = await this.queries.execute(
      new ListModerationQueue(filters, filesOrigin(request)),
    );
    return page(request.url, filters, count, cards);
  }

  /** Statistics of all books. */
  @Access('book.manage')
  @Get('book-desk/numbers')
  @PrivateResponse()
  getModerationCounts(): Promise<ModerationCounts> {
    return this.queries.execute(new GetModerationCounts());
  }

  /** Books that can be published together, and books that cannot, with the reason. */
  @Access('book.manage')
  @Get('book-desk/ready')
  @PrivateResponse()
  getReadyBooks(@Query() filters: ReadyFilters, @Req() request: AppRequest): Promise<ReadyBooks> {
    return this.queries.execute(new GetReadyBooks(filters, filesOrigin(request)));
  }

  /** Publishes the given books that have no reports and findings; the others stay unchanged, each with its reason. */
  @Access('book.manage')
  @Post('book-desk/publish')
  @HttpCode(200)
  publishReadyBooks(
    @Body() { books }: PublishReadyBody,
    @Req() request: AppRequest,
  ): Promise<PublishedBooks> {
    return this.commands.execute(new PublishReadyBooks(books, readerOf(request)!, filesOrigin(request)));
  }

  /** One book with its files, findings, reports and history. */
  @Access('book.manage')
  @Get('book-desk/:id')
  @PrivateResponse()
  getModeratedBook(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<ModeratedBook> {
    return this.queries.execute(new GetModeratedBook(id, filesOrigin(request)));
  }

  /** Takes, releases, approves, returns, escalates or withdraws a book, or settles its reports. */
  @Access('book.manage')
  @Post('book-desk/:id/move')
  @HttpCode(200)
  transitionBook(
    @Param('id', ParseId) id: string,
    @Body() { move, reason, note, without }: TransitionBookBody,
    @Req() request: AppRequest,
  ): Promise<BookTransitioned> {
    return this.commands.execute(
      new TransitionBook(id, move, readerOf(request)!, reason ?? null, note, without),
    ) as Promise<BookTransitioned>;
  }

  /** Approves a submitted book, which publishes it, whatever details it lacks; `move` with `approve` names them. */
  @Access('book.manage')
  @Post('books/:id/approve')
  @HttpCode(200)
  approveBook(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<BookTransitioned> {
    return this.commands.execute(
      new TransitionBook(id, 'approve', readerOf(request)!, null, '', 'any'),
    ) as Promise<BookTransitioned>;
  }

  /** Returns a submitted book to its uploader with a reason; the same as `move` with `return`. */
  @Access('book.manage')
  @Post('books/:id/reject')
  @HttpCode(200)
  rejectBook(
    @Param('id', ParseId) id: string,
    @Body() { reason, note }: BookReasonBody,
    @Req() request: AppRequest,
  ): Promise<BookTransitioned> {
    return this.commands.execute(
      new TransitionBook(id, 'return', readerOf(request)!, reason, note),
    ) as Promise<BookTransitioned>;
  }

  /** The caller’s own uploads with their stage, latest change first. */
  @Access('book.upload')
  @Get('books/own')
  @PrivateResponse()
  async listOwnBooks(@Query() filters: OwnBookFilters, @Req() request: AppRequest): Promise<OwnBookPage> {
    const { count, books } = await this.queries.execute(new ListOwnBooks(filters, filesOrigin(request)));
    return page(request.url, filters, count, books);
  }

  /** Books that have this file already, asked before it is uploaded. */
  @Access('book.upload')
  @Get('books/same-file')
  @PrivateResponse()
  findSameFile(@Query() { sha256 }: SameFileQuery, @Req() request: AppRequest): Promise<BooksWithFile> {
    return this.queries.execute(new FindSameFile(sha256, readerOf(request)!));
  }

  /** Submits a draft of one’s own for review instead of publishing it. */
  @Access('book.upload')
  @Post('books/:id/submit')
  @HttpCode(200)
  submitBook(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<BookTransitioned> {
    return this.commands.execute(
      new TransitionBook(id, 'submit', readerOf(request)!, null, ''),
    ) as Promise<BookTransitioned>;
  }

  /** Recalls a submitted book while nobody is reviewing it. */
  @Access('book.upload')
  @Post('books/:id/recall')
  @HttpCode(200)
  recallBook(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<BookTransitioned> {
    return this.commands.execute(
      new TransitionBook(id, 'recall', readerOf(request)!, null, ''),
    ) as Promise<BookTransitioned>;
  }

  /** Reports a problem of a book. */
  @Access('book.react')
  @Post('books/:id/report')
  @HttpCode(200)
  async reportBook(
    @Param('id', ParseId) id: string,
    @Body() { fault, note }: BookReportBody,
    @Req() request: AppRequest,
  ): Promise<BookReported> {
    await this.budgets.take(VOICE_BUDGET, request.user!.userId);
    return this.commands.execute(new ReportBook(id, readerOf(request)!, fault, note));
  }

  /** Changes the same fields of many books of this school. */
  @Access('book.manage')
  @Post('books/edit')
  @HttpCode(200)
  editBooks(@Body() { books, set }: EditBooksBody): Promise<EditedBooks> {
    return this.commands.execute(new EditBooks(books, set));
  }

  /** Undoes one’s edits of the last day, except for fields that somebody has changed since. */
  @Access('book.manage')
  @Post('books/edit/undo')
  @HttpCode(200)
  undoBookEdits(@Body() { edits }: UndoEditsBody): Promise<UndoneEdits> {
    return this.commands.execute(new UndoEdits(edits));
  }
}
