import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { page } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../platform/http/request.ts';
import { NoBody, readerOf } from '../books/books.controller.ts';
import { AddToReadingList, KeepReadingList, RemoveReadingList } from './keep-reading-list.ts';
import { ReadingListBody, ReadingListsQuery } from './list-bodies.ts';
import { ReadingListCard, ReadingListView } from './list-view.ts';
import { PosterCode } from './poster-code.ts';
import {
  FollowReadingList,
  GetListPoster,
  GetReadingList,
  ListFollowing,
  ListReadingLists,
} from './list.queries.ts';

export class ReadingListPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: ReadingListCard[];
}
export class KeptReadingList {
  id!: string;
}
export class FilledReadingList {
  id!: string;
  books_count!: number;
}

const PERSONAL = 'private, no-store';

/** Reading lists: made by teachers, read by classes. */
@Controller('api/reading-lists')
export class ReadingListsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Lists for the asker, those to be read soonest first; for teachers those of their classes, too. */
  @Access('signed-in')
  @Get()
  @Header('cache-control', PERSONAL)
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
  @Header('cache-control', PERSONAL)
  getReadingList(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<ReadingListView> {
    return this.queries.execute(new GetReadingList(readerOf(request)!, id, filesOrigin(request)));
  }

  /** Makes a list. */
  @Access('class.teach')
  @Idempotent()
  @Post()
  addReadingList(@Body() body: ReadingListBody, @Req() request: AppRequest): Promise<KeptReadingList> {
    return this.commands.execute(new KeepReadingList(null, readerOf(request)!, body));
  }

  /** Changes a list; what is sent replaces what was there. */
  @Access('class.teach')
  @Put(':id')
  changeReadingList(
    @Param('id', ParseId) id: string,
    @Body() body: ReadingListBody,
    @Req() request: AppRequest,
  ): Promise<KeptReadingList> {
    return this.commands.execute(new KeepReadingList(id, readerOf(request)!, body));
  }

  /** Puts a book at the end of a list; one that is there already stays where it is. */
  @Access('class.teach')
  @Put(':id/books/:bookId')
  addBookToReadingList(
    @Param('id', ParseId) id: string,
    @Param('bookId', ParseId) bookId: string,
    @Body() _body: NoBody,
    @Req() request: AppRequest,
  ): Promise<FilledReadingList> {
    return this.commands.execute(new AddToReadingList(id, readerOf(request)!, bookId));
  }

  /** Takes a list away; what was read stays read. */
  @Access('class.teach')
  @Delete(':id')
  @HttpCode(204)
  removeReadingList(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    return this.commands.execute(new RemoveReadingList(id, readerOf(request)!));
  }

  /** Who of the class or group read what of a list. */
  @Access('class.teach')
  @Get(':id/following')
  @Header('cache-control', PERSONAL)
  followReadingList(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<ListFollowing> {
    return this.queries.execute(new FollowReadingList(readerOf(request)!, id));
  }

  /** The address of a list as a QR code, for its poster. */
  @Access('class.teach')
  @Get(':id/poster')
  @Header('cache-control', PERSONAL)
  getListPoster(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<PosterCode> {
    return this.queries.execute(new GetListPoster(readerOf(request)!, id));
  }
}
