import { RowsController } from './rows.controller.ts';
import { GetBookRowsHandler } from './get-book-rows.query.ts';
import { GetSimilarBooksHandler } from './get-similar-books.query.ts';
import { WarmLibrary } from './warm-library.ts';

/** The rows of the first page, and similar books. */
export const ROW_PROVIDERS = {
  controllers: [RowsController],
  providers: [GetBookRowsHandler, GetSimilarBooksHandler, WarmLibrary],
};
