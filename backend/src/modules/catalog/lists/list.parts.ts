import { BookPosterController } from './book-poster.controller.ts';
import { FindLists } from './find-lists.ts';
import { GetBookPosterHandler } from './get-book-poster.query.ts';
import {
  AddToReadingListHandler,
  KeepReadingListHandler,
  RemoveReadingListHandler,
} from './keep-reading-list.ts';
import { ListAskers } from './list-askers.ts';
import { ListOpenListsHandler } from './list-open-lists.query.ts';
import { ListView } from './list-view.ts';
import {
  FollowReadingListHandler,
  GetListPosterHandler,
  GetReadingListHandler,
  ListReadingListsHandler,
} from './list.queries.ts';
import { ReadingListsController } from './lists.controller.ts';
import { CloseReadingListHandler, OpenReadingListHandler } from './open-list.ts';
import { PublicListsController } from './public-lists.controller.ts';
import {
  GetListDoorHandler,
  GetPublicListHandler,
  GetPublicPosterHandler,
  ListPublicListsHandler,
} from './public-list.queries.ts';

/** Reading lists, as `catalog.module.ts` takes them in. */
export const LIST_PARTS = {
  controllers: [ReadingListsController, PublicListsController, BookPosterController],
  providers: [
    AddToReadingListHandler,
    CloseReadingListHandler,
    FindLists,
    FollowReadingListHandler,
    GetBookPosterHandler,
    GetListDoorHandler,
    GetListPosterHandler,
    GetPublicListHandler,
    GetPublicPosterHandler,
    GetReadingListHandler,
    KeepReadingListHandler,
    ListAskers,
    ListOpenListsHandler,
    ListPublicListsHandler,
    ListReadingListsHandler,
    ListView,
    OpenReadingListHandler,
    RemoveReadingListHandler,
  ],
};
