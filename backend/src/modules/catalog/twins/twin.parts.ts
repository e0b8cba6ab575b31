import { FollowWhenBooksMerged } from './follow-when-books-merged.ts';
import { ListTwinsHandler } from './list-twins.query.ts';
import { MergeBooksHandler, TellApartHandler } from './merge-books.ts';
import { BookTwinsController } from './twins.controller.ts';

/** Books that are here twice, as `catalog.module.ts` takes it in. */
export const TWIN_PARTS = {
  controllers: [BookTwinsController],
  providers: [FollowWhenBooksMerged, ListTwinsHandler, MergeBooksHandler, TellApartHandler],
};
