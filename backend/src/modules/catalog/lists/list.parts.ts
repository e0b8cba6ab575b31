import { BookPosterController } from './book-poster.controller.ts';
import { FindLists } from './find-lists.ts';
import { GetBookPosterHandler } from './get-book-poster.query.ts';
import {
  AddToReadingListHandler,
  KeepReadingListHandler,
  RemoveReadingListHandler,
} from './keep-reading-list.ts';
import { ListAskers } from './list-askers.ts';
import { ListView } from './list-view.ts';
import {
  FollowReadingListHandler,
  GetListPosterHandler,
  GetReadingListHandler,
  ListReadingListsHandler,
} from './list.queries.ts';
import { ReadingListsController } from './lists.controller.ts';

/** Reading lists, as `catalog.module.ts` takes them in. */
export const LIST_PARTS = {
  controllers: [ReadingListsController, BookPosterController],
  providers: [
    AddToReadingListHandler,
    FindLists,
    FollowReadingListHandler,
    GetBookPosterHandler,
    GetListPosterHandler,
    GetReadingListHandler,
    KeepReadingListHandler,
    ListAskers,
    ListReadingListsHandler,
    ListView,
    RemoveReadingListHandler,
  ],
};
