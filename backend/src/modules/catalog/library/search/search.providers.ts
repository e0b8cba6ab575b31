import { BookPages } from './book-pages.ts';
import { BookSearch } from './book-search.ts';
import { CountFacetsHandler } from './count-facets.query.ts';
import { FindSimilarSoundsHandler } from './find-similar-sounds.query.ts';
import { ListBooksByTitleHandler } from './list-books-by-title.query.ts';
import { ListBooksHandler } from './list-books.query.ts';
import { ListLibraryHandler } from './list-library.query.ts';
import { SearchBooksHandler } from './search-books.query.ts';

/** Lists of books, search and facets. */
export const SEARCH_PROVIDERS = {
  controllers: [],
  providers: [
    BookPages,
    BookSearch,
    CountFacetsHandler,
    FindSimilarSoundsHandler,
    ListBooksByTitleHandler,
    ListBooksHandler,
    ListLibraryHandler,
    SearchBooksHandler,
  ],
};
