import { BookOriginController } from './book-origin.controller.ts';
import { ReadingController } from './reading.controller.ts';
import { GetOfflineBookHandler } from './get-offline-book.query.ts';
import { OpenBookHandler } from './open-book.query.ts';
import { SendFile } from '../../../../platform/storage/send-file.ts';

/** Opening a book, and its files on the book origin. */
export const CONTENT_PROVIDERS = {
  controllers: [BookOriginController, ReadingController],
  providers: [GetOfflineBookHandler, OpenBookHandler, SendFile],
};
