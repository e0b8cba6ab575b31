import { BookPosterController } from './book-poster.controller.ts';
import { ReadingLists } from './reading-lists.ts';
import { GetBookPosterHandler } from './get-book-poster.query.ts';
import {
  AddToReadingListHandler,
  SaveReadingListHandler,
  RemoveReadingListHandler,
} from './save-reading-list.ts';
import { ListViewers } from './list-viewers.ts';
import { ListPublicReadingListsHandler } from './list-public-reading-lists.query.ts';
import { ListReadingListsOfStudentHandler } from './list-lists-of-student.query.ts';
import { ListView } from './list-view.ts';
import {
  FollowReadingListHandler,
  GetListPosterHandler,
  GetReadingListHandler,
  ListReadingListsHandler,
} from './list.queries.ts';
import { RemindOfListHandler } from './remind-of-list.ts';
import { ReadingListsController } from './reading-lists.controller.ts';
import { UnpublishReadingListHandler, PublishReadingListHandler } from './publish-reading-list.ts';
import { PublicListsController } from './public-lists.controller.ts';
import {
  GetListPublicationHandler,
  GetPublicListHandler,
  GetPublicPosterHandler,
  ListPublicListsHandler,
} from './public-list.queries.ts';

/** Reading lists and posters. */
export const LIST_PROVIDERS = {
  controllers: [ReadingListsController, PublicListsController, BookPosterController],
  providers: [
    AddToReadingListHandler,
    UnpublishReadingListHandler,
    ListReadingListsOfStudentHandler,
    ReadingLists,
    FollowReadingListHandler,
    GetBookPosterHandler,
    GetListPublicationHandler,
    GetListPosterHandler,
    GetPublicListHandler,
    GetPublicPosterHandler,
    GetReadingListHandler,
    SaveReadingListHandler,
    ListViewers,
    ListPublicReadingListsHandler,
    ListPublicListsHandler,
    ListReadingListsHandler,
    ListView,
    PublishReadingListHandler,
    RemindOfListHandler,
    RemoveReadingListHandler,
  ],
};
