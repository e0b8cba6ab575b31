import { Module } from '@nestjs/common';
import { BookView } from './books/book-view.ts';
import { BooksController } from './books/books.controller.ts';
import { ChangeBookStatusHandler } from './books/change-book-status.ts';
import { ClearWhenBookRefused } from './books/clear-when-book-refused.ts';
import { FindBook } from './books/find-book.ts';
import { CountFacetsHandler } from './books/count-facets.query.ts';
import { CountBooksHandler } from './books/count-books.query.ts';
import { GetBookStatsHandler } from './books/get-book-stats.query.ts';
import { GetBookHandler } from './books/get-book.query.ts';
import { ExamineDocumentHandler } from './ingestion/examine-document.query.ts';
import { GetIngestionHandler } from './books/get-ingestion.query.ts';
import { IngestWhenBookUploaded } from './books/ingest-when-book-uploaded.ts';
import { ListBooksHandler } from './books/list-books.query.ts';
import { GetBookCardHandler, ListBookAddressesHandler } from './books/public-books.query.ts';
import { Readers } from './books/readers.ts';
import { SearchBooksHandler } from './books/search-books.query.ts';
import { GetShelfNumbersHandler } from './books/get-shelf-numbers.query.ts';
import { FileIntake } from './books/file-intake.ts';
import { GiveFileHandler } from './books/give-file.ts';
import { UploadBookHandler } from './books/upload-book.ts';
import { Covers } from './books/covers.ts';
import { PutCoverHandler } from './books/put-cover.ts';
import { CategoriesController } from './categories/categories.controller.ts';
import { CATEGORY_PARTS } from './categories/category.parts.ts';
import { ListCategoriesHandler } from './categories/list-categories.query.ts';
import { ListShelvesHandler } from './categories/list-shelves.query.ts';
import { LIST_PARTS } from './lists/list.parts.ts';
import { BookOriginController } from './reading/book-origin.controller.ts';
import { Capabilities } from './reading/capabilities.ts';
import { CountReadersHandler, CountReadersOfSchoolsHandler } from './reading/count-readers.query.ts';
import { GetReadingDaysHandler } from './reading/get-reading-days.query.ts';
import { CountReadingHandler } from './reading/count-reading.query.ts';
import { ListBooksReadHandler } from './reading/list-books-read.query.ts';
import { ListReadingHandler } from './reading/list-reading.query.ts';
import { MoveWhenPeopleMerged } from './reading/move-when-people-merged.ts';
import { CatalogPersonalData } from './personal-data.ts';
import { ClassMargin } from './notes/class-margin.ts';
import { CountNotesWaitingHandler } from './notes/count-notes-waiting.query.ts';
import { DecideOnNoteHandler } from './notes/decide-on-note.ts';
import { ListAnnotationsHandler } from './notes/list-annotations.query.ts';
import { ListMarginHandler } from './notes/list-margin.query.ts';
import { ListWaitingNotesHandler } from './notes/list-waiting-notes.query.ts';
import { NotesController } from './notes/notes.controller.ts';
import { RemoveAnnotationHandler } from './notes/remove-annotation.ts';
import { SaveAnnotationHandler } from './notes/save-annotation.ts';
import { GetOfflineBookHandler } from './reading/get-offline-book.query.ts';
import { GetPlacesHandler } from './reading/get-places.query.ts';
import { GetReadingMinutesHandler } from './reading/sessions/get-reading-minutes.query.ts';
import { LOG_PARTS } from './reading/log/log.parts.ts';
import { STATE_PARTS } from './reading/states/states.parts.ts';
import { ReadingLogController } from './reading/sessions/reading-log.controller.ts';
import {
  ListSessionsHandler,
  RemoveSessionHandler,
  SaveSessionHandler,
} from './reading/sessions/sessions.ts';
import {
  GetReadingSettingsHandler,
  SaveReadingSettingsHandler,
} from './reading/settings/reading-settings.ts';
import { DESK_PARTS } from './desk/desk.parts.ts';
import { FEED_PARTS } from './feeds/feed.parts.ts';
import { DETAIL_PARTS } from './details/details.parts.ts';
import { TWIN_PARTS } from './twins/twin.parts.ts';
import { IMPORT_PARTS } from './imports/import.parts.ts';
import { OpenBookHandler } from './reading/open-book.query.ts';
import { ReadingController } from './reading/reading.controller.ts';
import { SaveProgressHandler } from './reading/save-progress.ts';
import { GetBookRowsHandler } from './rows/get-book-rows.query.ts';
import { GetNearBooksHandler } from './rows/near-books.query.ts';
import { RowsController } from './rows/rows.controller.ts';
import { SAMPLE_PARTS } from './sample/sample.parts.ts';
import { STORY_PARTS } from './stories/story.parts.ts';
import { LIBRARY_PARTS } from './libraries/library.parts.ts';
import { WORLD_PARTS } from './world/world.parts.ts';
import { VOICE_PARTS } from './voices/voice.parts.ts';
import { WORD_PARTS } from './words/word.parts.ts';
import { SendFile } from '../../platform/storage/send-file.ts';

@Module({
  controllers: [
    BookOriginController,
    BooksController,
    CategoriesController,
    NotesController,
    ReadingController,
    ReadingLogController,
    RowsController,
    ...LIST_PARTS.controllers,
    ...LOG_PARTS.controllers,
    ...STATE_PARTS.controllers,
    ...STORY_PARTS.controllers,
    ...VOICE_PARTS.controllers,
    ...WORD_PARTS.controllers,
    ...DESK_PARTS.controllers,
    ...FEED_PARTS.controllers,
    ...LIBRARY_PARTS.controllers,
    ...WORLD_PARTS.controllers,
    ...SAMPLE_PARTS.controllers,
    ...IMPORT_PARTS.controllers,
    ...DETAIL_PARTS.controllers,
    ...TWIN_PARTS.controllers,
  ],
  providers: [
    ...LIST_PARTS.providers,
    ...LOG_PARTS.providers,
    ...STATE_PARTS.providers,
    ...STORY_PARTS.providers,
    ...VOICE_PARTS.providers,
    ...WORD_PARTS.providers,
    ...DESK_PARTS.providers,
    ...FEED_PARTS.providers,
    ...LIBRARY_PARTS.providers,
    ...WORLD_PARTS.providers,
    ...SAMPLE_PARTS.providers,
    ...IMPORT_PARTS.providers,
    ...DETAIL_PARTS.providers,
    ...TWIN_PARTS.providers,
    ...CATEGORY_PARTS,
    BookView,
    Capabilities,
    CatalogPersonalData,
    ChangeBookStatusHandler,
    ClearWhenBookRefused,
    FindBook,
    GetBookCardHandler,
    GetBookHandler,
    GetBookRowsHandler,
    GetNearBooksHandler,
    CountBooksHandler,
    CountFacetsHandler,
    CountReadersHandler,
    CountReadersOfSchoolsHandler,
    CountReadingHandler,
    GetBookStatsHandler,
    ExamineDocumentHandler,
    GetIngestionHandler,
    GetReadingDaysHandler,
    GetShelfNumbersHandler,
    IngestWhenBookUploaded,
    ListBookAddressesHandler,
    ListBooksHandler,
    ListCategoriesHandler,
    ListBooksReadHandler,
    ListReadingHandler,
    ListShelvesHandler,
    MoveWhenPeopleMerged,
    ClassMargin,
    CountNotesWaitingHandler,
    DecideOnNoteHandler,
    GetOfflineBookHandler,
    GetPlacesHandler,
    GetReadingMinutesHandler,
    GetReadingSettingsHandler,
    ListAnnotationsHandler,
    ListMarginHandler,
    ListSessionsHandler,
    ListWaitingNotesHandler,
    RemoveAnnotationHandler,
    RemoveSessionHandler,
    SaveAnnotationHandler,
    SaveReadingSettingsHandler,
    SaveSessionHandler,
    OpenBookHandler,
    Covers,
    PutCoverHandler,
    Readers,
    SaveProgressHandler,
    SearchBooksHandler,
    SendFile,
    FileIntake,
    GiveFileHandler,
    UploadBookHandler,
  ],
})
export class CatalogModule {}
