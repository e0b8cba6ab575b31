import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { page } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { readerOf } from '../books/books.controller.ts';
import { BookReportBody, DeskMoveBody, EditBooksBody, UndoEditsBody } from './desk-bodies.ts';
import { DeskBook, GetDeskBook } from './desk-book.query.ts';
import { DeskCard } from './desk-cards.ts';
import { DeskNumbers, GetDeskNumbers } from './desk-numbers.query.ts';
import { EditBooks, UndoEdits } from './edit-books.ts';
import { DeskBoard, BookDeskFilters, GetDeskBoard, ListBookDesk } from './list-desk.query.ts';
import { ListOwnBooks, OwnBook, OwnBookFilters } from './list-own-books.query.ts';
import { MoveBook } from './move-book.ts';
import {
  GetReadyBooks, PublishedBooks, PublishReady, PublishReadyBody, ReadyBooks, ReadyFilters,
} from './publish-ready.ts'; // prettier-ignore
import { ReportBook } from './report-book.ts';

export class BookDeskPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: DeskCard[];
}
export class OwnBookPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: OwnBook[];
}
export class DeskMoved {
  id!: string;
  stage!: 'uploaded' | 'checking' | 'review' | 'changes' | 'ready' | 'live' | 'withdrawn';
}
export class BookReported {
  reported!: boolean;
}
export class EditedBooks {
  changed!: number;
  /** What takes it back, for a day. */
  edits!: string[];
}
export class UndoneEdits {
  changed!: number;
}

const PERSONAL = 'private, no-store';

/** The desk of those who look after books: a school's own, and at the platform's address those of all schools. */
@Controller('api')
export class BookDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly budgets: Budgets,
  ) {}

  /** Books on their way to the readers, by where they stand, those first that wait longest. */
  @Access('book.manage')
  @Get('book-desk/board')
  @Header('cache-control', PERSONAL)
  getDeskBoard(@Query() filters: BookDeskFilters, @Req() request: AppRequest): Promise<DeskBoard> {
    return this.queries.execute(new GetDeskBoard(filters, filesOrigin(request)));
  }

  /** The same as a list, a page of it. */
  @Access('book.manage')
  @Get('book-desk')
  @Header('cache-control', PERSONAL)
  async listDesk(@Query() filters: BookDeskFilters, @Req() request: AppRequest): Promise<BookDeskPage> {
    const { count, cards } = await this.queries.execute(new ListBookDesk(filters, filesOrigin(request)));
    return page(request.url, filters, count, cards);
  }

  /** What there is to know of all books at one look. */
  @Access('book.manage')
  @Get('book-desk/numbers')
  @Header('cache-control', PERSONAL)
  getDeskNumbers(): Promise<DeskNumbers> {
    return this.queries.execute(new GetDeskNumbers());
  }

  /** What could be published at once, and what stays with its reason. */
  @Access('book.manage')
  @Get('book-desk/ready')
  @Header('cache-control', PERSONAL)
  getReadyBooks(@Query() filters: ReadyFilters, @Req() request: AppRequest): Promise<ReadyBooks> {
    return this.queries.execute(new GetReadyBooks(filters, filesOrigin(request)));
  }

  /** Publishes those of some books against which nothing stands; the others stay, each with its reason. */
  @Access('book.manage')
  @Post('book-desk/publish')
  @HttpCode(200)
  publishReadyBooks(
    @Body() { books }: PublishReadyBody,
    @Req() request: AppRequest,
  ): Promise<PublishedBooks> {
    return this.commands.execute(new PublishReady(books, readerOf(request)!, filesOrigin(request)));
  }

  /** One book with its files, findings, reports and everything that was done with it. */
  @Access('book.manage')
  @Get('book-desk/:id')
  @Header('cache-control', PERSONAL)
  getDeskBook(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<DeskBook> {
    return this.queries.execute(new GetDeskBook(id, filesOrigin(request)));
  }

  /** Takes, releases, approves, returns, escalates or withdraws a book, or decides that reports of it are settled. */
  @Access('book.manage')
  @Post('book-desk/:id/move')
  @HttpCode(200)
  moveBook(
    @Param('id', ParseId) id: string,
    @Body() { move, reason, note }: DeskMoveBody,
    @Req() request: AppRequest,
  ): Promise<DeskMoved> {
    return this.commands.execute(
      new MoveBook(id, move, readerOf(request)!, reason ?? null, note),
    ) as Promise<DeskMoved>;
  }

  /** One’s own uploads and where they stand, those first that moved last. */
  @Access('book.upload')
  @Get('books/own')
  @Header('cache-control', PERSONAL)
  async listOwnBooks(@Query() filters: OwnBookFilters, @Req() request: AppRequest): Promise<OwnBookPage> {
    const { count, books } = await this.queries.execute(new ListOwnBooks(filters, filesOrigin(request)));
    return page(request.url, filters, count, books);
  }

  /** Sends a draft of one’s own for a look, in place of publishing it oneself. */
  @Access('book.upload')
  @Post('books/:id/submit')
  @HttpCode(200)
  submitBook(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<DeskMoved> {
    return this.commands.execute(
      new MoveBook(id, 'submit', readerOf(request)!, null, ''),
    ) as Promise<DeskMoved>;
  }

  /** Takes back what one sent, while nobody looks at it. */
  @Access('book.upload')
  @Post('books/:id/recall')
  @HttpCode(200)
  recallBook(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<DeskMoved> {
    return this.commands.execute(
      new MoveBook(id, 'recall', readerOf(request)!, null, ''),
    ) as Promise<DeskMoved>;
  }

  /** Says that something is wrong with a book. */
  @Access('book.react')
  @Post('books/:id/report')
  @HttpCode(200)
  async reportBook(
    @Param('id', ParseId) id: string,
    @Body() { fault, note }: BookReportBody,
    @Req() request: AppRequest,
  ): Promise<BookReported> {
    await this.budgets.take('voice', request.user!.userId);
    return this.commands.execute(new ReportBook(id, readerOf(request)!, fault, note));
  }

  /** Says the same of many books of this school at once. */
  @Access('book.manage')
  @Post('books/edit')
  @HttpCode(200)
  editBooks(@Body() { books, set }: EditBooksBody): Promise<EditedBooks> {
    return this.commands.execute(new EditBooks(books, set));
  }

  /** Takes one’s edits of the last day back, where nobody has changed the same since. */
  @Access('book.manage')
  @Post('books/edit/undo')
  @HttpCode(200)
  undoBookEdits(@Body() { edits }: UndoEditsBody): Promise<UndoneEdits> {
    return this.commands.execute(new UndoEdits(edits));
  }
}
