import { TransferReadersWhenBooksMerged } from './transfer-readers-when-books-merged.ts';
import { ListDuplicateBooksHandler } from './list-duplicate-books.query.ts';
import { MergeBooksHandler, MarkBooksDistinctHandler } from './merge-books.ts';
import { BookDuplicatesController } from './book-duplicates.controller.ts';

/** Finding and merging duplicates of books. */
export const DUPLICATES_PROVIDERS = {
  controllers: [BookDuplicatesController],
  providers: [
    TransferReadersWhenBooksMerged,
    ListDuplicateBooksHandler,
    MergeBooksHandler,
    MarkBooksDistinctHandler,
  ],
};
