import { ChangeImportHandler, ChangeImportLineHandler } from './change-import.ts';
import { CheckWhenListReceived } from './check-when-list-received.ts';
import { ImportWhenListStarted } from './import-when-list-started.ts';
import {
  ListAwaitedBooksHandler,
  ListBookImportLinesHandler,
  ListBookImportsHandler,
} from './import.queries.ts';
import { BookImportsController } from './imports.controller.ts';
import { ReceiveImportHandler } from './receive-import.ts';
import { StartImportHandler } from './start-import.ts';
import { TakeCovers } from './take-covers.ts';
import { UndoImportHandler } from './undo-import.ts';

/** Books described by lists, as `catalog.module.ts` takes it in. */
export const IMPORT_PARTS = {
  controllers: [BookImportsController],
  providers: [
    ChangeImportHandler,
    ChangeImportLineHandler,
    CheckWhenListReceived,
    ImportWhenListStarted,
    ListAwaitedBooksHandler,
    ListBookImportLinesHandler,
    ListBookImportsHandler,
    ReceiveImportHandler,
    StartImportHandler,
    TakeCovers,
    UndoImportHandler,
  ],
};
