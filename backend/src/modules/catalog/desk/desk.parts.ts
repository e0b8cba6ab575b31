import { GetDeskBookHandler } from './desk-book.query.ts';
import { DeskCards } from './desk-cards.ts';
import { GetDeskNumbersHandler } from './desk-numbers.query.ts';
import { BookDeskController } from './desk.controller.ts';
import { HideBookHandler, KeepBookHandler, SchoolShelf, ShowBookHandler } from './hide-book.ts';
import { ListPlatformBooksHandler } from './list-platform-books.query.ts';
import { SchoolShelfController } from './school-shelf.controller.ts';
import { EditBooksHandler, UndoEditsHandler } from './edit-books.ts';
import { GetDeskBoardHandler, ListBookDeskHandler } from './list-desk.query.ts';
import { ListOwnBooksHandler } from './list-own-books.query.ts';
import { DeskPlaces, MoveBookHandler } from './move-book.ts';
import { GetReadyBooksHandler, PublishReadyHandler } from './publish-ready.ts';
import { ReportBookHandler } from './report-book.ts';

/** The desk of those who look after books, as `catalog.module.ts` takes it in. */
export const DESK_PARTS = {
  controllers: [BookDeskController, SchoolShelfController],
  providers: [
    DeskCards,
    DeskPlaces,
    EditBooksHandler,
    GetDeskBoardHandler,
    GetDeskBookHandler,
    GetDeskNumbersHandler,
    HideBookHandler,
    KeepBookHandler,
    GetReadyBooksHandler,
    ListBookDeskHandler,
    ListOwnBooksHandler,
    ListPlatformBooksHandler,
    MoveBookHandler,
    PublishReadyHandler,
    ReportBookHandler,
    SchoolShelf,
    ShowBookHandler,
    UndoEditsHandler,
  ],
};
