import { ListReaderBooksHandler } from './list-reader-books.query.ts';
import { SetReadingStateHandler } from './set-reading-state.ts';
import { StatesController } from './states.controller.ts';

/** What the module takes of how readers stand to books. */
export const STATE_PARTS = {
  controllers: [StatesController],
  providers: [ListReaderBooksHandler, SetReadingStateHandler],
};
