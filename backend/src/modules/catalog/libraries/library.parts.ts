import { CountLibraries } from './count-libraries.ts';
import { FindLibraries } from './find-libraries.ts';
import { KeepLibraryHandler, RemoveLibraryHandler } from './keep-library.ts';
import { LibrariesController } from './libraries.controller.ts';
import {
  CountLibrariesOpenHandler,
  GetLibraryHandler,
  GetOwnLibraryHandler,
  ListLibrariesHandler,
  ListOwnLibrariesHandler,
} from './library.queries.ts';
import { ListOpenLibrariesHandler, SearchLibrariesHandler } from './search-libraries.query.ts';

/** Libraries of the world, as `catalog.module.ts` takes them in. */
export const LIBRARY_PARTS = {
  controllers: [LibrariesController],
  providers: [
    CountLibraries,
    CountLibrariesOpenHandler,
    FindLibraries,
    GetLibraryHandler,
    GetOwnLibraryHandler,
    KeepLibraryHandler,
    ListLibrariesHandler,
    ListOpenLibrariesHandler,
    ListOwnLibrariesHandler,
    RemoveLibraryHandler,
    SearchLibrariesHandler,
  ],
};
