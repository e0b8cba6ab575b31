import { GetModeratedBookHandler } from './get-moderated-book.query.ts';
import { ModerationCards } from './moderation-cards.ts';
import { GetModerationCountsHandler } from './get-moderation-counts.query.ts';
import { BookReviewPresence } from './book-review-presence.ts';
import { BookModerationController } from './book-moderation.controller.ts';
import { HideBookHandler, RetainBookHandler, SchoolLibrary, UnhideBookHandler } from './hide-book.ts';
import { ListPlatformBooksHandler } from './list-platform-books.query.ts';
import { SchoolLibraryController } from './school-library.controller.ts';
import { EditBooksHandler, UndoEditsHandler } from './edit-books.ts';
import { GetModerationBoardHandler, ListModerationQueueHandler } from './list-moderation-queue.query.ts';
import { ListOwnBooksHandler } from './list-own-books.query.ts';
import { ModerationTenants, TransitionBookHandler } from './transition-book.ts';
import { GetReadyBooksHandler, PublishReadyBooksHandler } from './publish-ready-books.ts';
import { ReportBookHandler } from './report-book.ts';

/** The moderation queue and board of books, and what a school decides about books of the platform. */
export const MODERATION_PROVIDERS = {
  controllers: [BookModerationController, SchoolLibraryController],
  providers: [
    BookReviewPresence,
    ModerationCards,
    ModerationTenants,
    EditBooksHandler,
    GetModerationBoardHandler,
    GetModeratedBookHandler,
    GetModerationCountsHandler,
    HideBookHandler,
    RetainBookHandler,
    GetReadyBooksHandler,
    ListModerationQueueHandler,
    ListOwnBooksHandler,
    ListPlatformBooksHandler,
    TransitionBookHandler,
    PublishReadyBooksHandler,
    ReportBookHandler,
    SchoolLibrary,
    UnhideBookHandler,
    UndoEditsHandler,
  ],
};
