import { ListReaderBooksHandler } from './list-reader-books.query.ts';
import { ReadingStateWriter } from './reading-state-writer.ts';
import { SetReadingStateHandler } from './set-reading-state.ts';
import { StatesController } from './reading-states.controller.ts';

/** Nest controllers and providers of reading states. */
export const READING_STATE_PROVIDERS = {
  controllers: [StatesController],
  providers: [ListReaderBooksHandler, ReadingStateWriter, SetReadingStateHandler],
};
