import { CountLibraries } from './count-libraries.ts';
import { FindLibraries } from './find-libraries.ts';
import { SaveLibraryHandler, RemoveLibraryHandler } from './save-library.ts';
import { LibraryHeads } from './library-heads.ts';
import { LibrarySearch } from './library-search.ts';
import { LibrariesController } from './libraries.controller.ts';
import {
  CountLibrariesOpenHandler,
  GetLibraryHandler,
  GetOwnLibraryHandler,
  ListLibrariesHandler,
  ListOwnLibrariesHandler,
} from './library.queries.ts';
import { ListOpenLibrariesHandler, SearchLibrariesHandler } from './search-libraries.query.ts';

/** Public libraries of schools and communities. */
export const LIBRARY_PROVIDERS = {
  controllers: [LibrariesController],
  providers: [
    CountLibraries,
    CountLibrariesOpenHandler,
    FindLibraries,
    GetLibraryHandler,
    GetOwnLibraryHandler,
    SaveLibraryHandler,
    LibraryHeads,
    LibrarySearch,
    ListLibrariesHandler,
    ListOpenLibrariesHandler,
    ListOwnLibrariesHandler,
    RemoveLibraryHandler,
    SearchLibrariesHandler,
  ],
};
