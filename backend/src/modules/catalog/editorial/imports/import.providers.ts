import { BookImports } from './book-imports.ts';
import { ChangeImportHandler, ChangeImportLineHandler } from './change-import.ts';
import { CheckWhenListReceived } from './check-when-list-received.ts';
import { ImportWhenListStarted } from './import-when-list-started.ts';
import {
  ListBooksAwaitingFilesHandler,
  ListBookImportLinesHandler,
  ListBookImportsHandler,
} from './import.queries.ts';
import { BookImportsController } from './imports.controller.ts';
import { ReceiveImportHandler } from './receive-import.ts';
import { StartImportHandler } from './start-import.ts';
import { ImportCovers } from './import-covers.ts';
import { UndoImportHandler } from './undo-import.ts';
import { SweepBookLists } from './sweep-book-lists.ts';

/** The import of books, as `catalog.module.ts` registers it. */
export const IMPORT_PROVIDERS = {
  controllers: [BookImportsController],
  providers: [
    BookImports,
    ChangeImportHandler,
    ChangeImportLineHandler,
    CheckWhenListReceived,
    ImportWhenListStarted,
    ListBooksAwaitingFilesHandler,
    ListBookImportLinesHandler,
    ListBookImportsHandler,
    ReceiveImportHandler,
    StartImportHandler,
    ImportCovers,
    SweepBookLists,
    UndoImportHandler,
  ],
};
