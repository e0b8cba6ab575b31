import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { ListPage, page } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { EmptyBody } from '../../../../platform/http/empty-body.ts';
import { readerOf } from '../books/reader-of.ts';
import { AddToReadingList, SaveReadingList, RemoveReadingList } from './save-reading-list.ts';
import { RemindOfList } from './remind-of-list.ts';
import { ReadingListBody, ReadingListsQuery, RemindOfListBody } from './list-bodies.ts';
import { ReadingListCard, ReadingListView } from './list-view.ts';
import { PosterCode } from './poster-code.ts';
import {
  FollowReadingList,
  GetListPoster,
  GetReadingList,
  ListFollowing,
  ListReadingLists,
} from './list.queries.ts';

export class ReadingListPage extends ListPage {
  results!: ReadingListCard[];
}
export class SavedReadingList {
  id!: string;
}
export class ReadingListBooksAdded {
  id!: string;
  books_count!: number;
}

export class RemindedOfList {
  /** Ids of the children who were reminded now. */
  reminded!: string[];
}

/** Reading lists: teachers create them, classes read them. */
@Controller('api/reading-lists')
export class ReadingListsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Lists for the caller, earliest due date first; for teachers also those of their classes. */
  @Access('signed-in')
  @Get()
  @PrivateResponse()
  async listReadingLists(
    @Query() query: ReadingListsQuery,
    @Req() request: AppRequest,
  ): Promise<ReadingListPage> {
    const { limit, offset, search, class: classId, mine } = query;
    const { count, results } = await this.queries.execute(
      new ListReadingLists(
        readerOf(request)!,
        { limit, offset, search, classId, changed: mine === 'true' || mine === '1' },
        filesOrigin(request),
      ),
    );
    return page(request.url, query, count, results);
  }

  /** One list with its books. */
  @Access('signed-in')
  @Get(':id')
  @PrivateResponse()
  getReadingList(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<ReadingListView> {
    return this.queries.execute(new GetReadingList(readerOf(request)!, id, filesOrigin(request)));
  }

  /** Creates a list. */
  @Access('class.teach')
  @Idempotent()
  @Post()
  createReadingList(@Body() body: ReadingListBody, @Req() request: AppRequest): Promise<SavedReadingList> {
    return this.commands.execute(new SaveReadingList(null, readerOf(request)!, body));
  }

  /** Changes a list; the request replaces all of it. */
  @Access('class.teach')
  @Put(':id')
  changeReadingList(
    @Param('id', ParseId) id: string,
    @Body() body: ReadingListBody,
    @Req() request: AppRequest,
  ): Promise<SavedReadingList> {
    return this.commands.execute(new SaveReadingList(id, readerOf(request)!, body));
  }

  /** Adds a book at the end of a list; a book that is on it already keeps its position. */
  @Access('class.teach')
  @Put(':id/books/:bookId')
  addBookToReadingList(
    @Param('id', ParseId) id: string,
    @Param('bookId', ParseId) bookId: string,
    @Body() _body: EmptyBody,
    @Req() request: AppRequest,
  ): Promise<ReadingListBooksAdded> {
    return this.commands.execute(new AddToReadingList(id, readerOf(request)!, bookId));
  }

  /** Deletes a list; reading data are kept. */
  @Access('class.teach')
  @Delete(':id')
  @HttpCode(204)
  removeReadingList(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    return this.commands.execute(new RemoveReadingList(id, readerOf(request)!));
  }

  /** Who of a list’s class or group, or which child, read which books of it. */
  @Access('class.teach')
  @Get(':id/following')
  @PrivateResponse()
  followReadingList(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<ListFollowing> {
    return this.queries.execute(new FollowReadingList(readerOf(request)!, id));
  }

  /**
   * Reminds children of a list that they have not read to the end, each at most once a day: in Today, and by e-mail where
   * they have an address. Guardians who may see what the child reads get an e-mail too.
   */
  @Access('class.teach')
  @Post(':id/reminders')
  @HttpCode(200)
  remindOfReadingList(
    @Param('id', ParseId) id: string,
    @Body() body: RemindOfListBody,
    @Req() request: AppRequest,
  ): Promise<RemindedOfList> {
    return this.commands.execute(new RemindOfList(readerOf(request)!, id, body.student_ids));
  }

  /** The address of a list as a QR code, for its poster. */
  @Access('class.teach')
  @Get(':id/poster')
  @PrivateResponse()
  getListPoster(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<PosterCode> {
    return this.queries.execute(new GetListPoster(readerOf(request)!, id));
  }
}
